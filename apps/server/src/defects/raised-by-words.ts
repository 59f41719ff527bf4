/** An alert that was raised by words which somebody has changed since, and what it is closed with. */
import { WORDS_CHANGED } from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';
import { and, eq, ne, sql } from 'drizzle-orm';
import { hazardsOf, readHazards } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, type projects, visits } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { DefectRow } from './defect-view.ts';
import { ofOnePhoto } from './same-photo.ts';

export const saysWordsChanged = (reason: string): boolean => reason.startsWith(WORDS_CHANGED);

const refusal = (reason: string) => new AppError('invalid_input', { fields: { reason } });

const NOT_SO =
  'This alert wasn’t raised by words that can be changed. Write who checked it and what they found.';
const STILL_THERE =
  'Those words still stand there, or the new ones tell of the same danger. Change them first.';

/** What stands now in the box where a finding's words were written; undefined where that box is gone or isn't known. */
async function wordsNow(queries: Queries, defect: DefectRow, project: typeof projects.$inferSelect) {
  const { visitId, location, description } = defect;
  const isFrom = (from: string) => description.startsWith(`${from}: `);
  if (isFrom('From the project’s description')) return [project.description];
  if (visitId === null) return undefined;
  const [visit] = await queries.select().from(visits).where(eq(visits.id, visitId));
  if (!visit) return undefined;
  const { notInspected, inspectedAreas, weather, attendedBy } = visit;
  if (isFrom('Why it was not inspected')) {
    const now = notInspected.filter(({ area }) => area === location);
    // An area of which nothing is said any more has no new words.
    return now.length > 0 || inspectedAreas.includes(location)
      ? notInspected.map(({ area, reason }) => `${area}: ${reason}`)
      : undefined;
  }
  if (isFrom('From the visit’s weather')) return [weather];
  if (isFrom('From who was present')) return [attendedBy.join('\n')];
  return isFrom('From the areas inspected') ? [inspectedAreas.join('\n')] : undefined;
}

/**
 * Refuses to close an alert because its words were changed where they weren't: they must be gone from the box where they
 * were written, and neither what stands there now nor anything else of the finding may tell of a danger of that kind.
 * @throws AppError invalid_input
 */
export async function refuseUnchanged(
  queries: Queries,
  defect: DefectRow,
  { alert, project }: { alert: Alert; project: typeof projects.$inferSelect },
): Promise<void> {
  if (!defect.imported || defect.photoId !== null) throw refusal(NOT_SO);
  const now = await wordsNow(queries, defect, project);
  if (!now) throw refusal(NOT_SO);
  const { examination, verdict, taxonomyId } = defect;
  // Its name was made of the alert, unless somebody decided on one.
  const consensus = { ...examination.consensus, defectId: null, family: null };
  const besides = hazardsOf(
    {
      ...defect,
      ...{ userDescription: '', standingAlerts: [], examination: { ...examination, consensus } },
      taxonomyId: verdict ? taxonomyId : null,
    },
    project,
  );
  const said = [...now.flatMap((words) => readHazards(words, project)), ...besides];
  if (said.some(({ kind }) => kind === alert.kind)) throw refusal(STILL_THERE);
}

/** Other findings on which the same words raised the same alert: of one photo, or of one box of a visit. */
export function alikeOf(queries: Queries, actor: Member, defect: DefectRow, { kind, title, because }: Alert) {
  const { id, projectId, photoId, visitId, imported } = defect;
  const ofBox = and(
    eq(defects.imported, true),
    eq(defects.projectId, projectId),
    eq(defects.location, defect.location),
    visitId === null ? sql`false` : eq(defects.visitId, visitId),
  );
  return queries
    .select({ id: defects.id, number: defects.number })
    .from(defects)
    .where(
      and(
        ne(defects.id, id),
        ownedBy(actor, defects),
        photoId === null ? (imported ? ofBox : sql`false`) : ofOnePhoto(defect),
        sql`${defects.alerts} @> ${JSON.stringify([{ kind, title, because }])}::jsonb`,
      ),
    )
    .orderBy(defects.id);
}
