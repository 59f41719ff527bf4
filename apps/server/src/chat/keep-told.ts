import { toldAsFact } from '@plumbline/assistant';
import { type Alert, covers, mergeAlerts } from '@plumbline/knowledge/hazards';
import { and, eq, sql } from 'drizzle-orm';
import { findDefect, warnOfFinding } from '../defects/index.ts';
import { keepWarned, readHazards, unsafeWarnedBy } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, places } from '../platform/database/schema.ts';
import { findProject, holdProject } from '../projects/index.ts';

/** A message about a finding or a project, and what its answer warned of. */
interface Told {
  defectId: number | null;
  projectId: number | null;
  text: string;
  alerts: readonly Alert[];
}

/**
 * Keeps a danger that a message tells as a fact with the finding that it is about, as a comment's words are, or as a
 * finding of its project; what is asked or supposed stays in the chat. What is open there already isn't told twice, so the
 * same message again changes nothing. Returns what to tell the reader, null for nothing.
 */
export async function keepTold(tx: Queries, actor: Member, told: Told): Promise<string | null> {
  const { defectId, projectId, text, alerts } = told;
  if (alerts.length === 0 || (defectId === null && projectId === null)) return null;
  const words = toldAsFact(text);
  if (words === '') return null;
  // What its answer didn't warn of was taken back, and what the project warns of by itself stands without it.
  const isTold = ({ kind, basis }: Alert) =>
    basis !== 'project' && alerts.some((alert) => alert.kind === kind);
  if (defectId !== null) {
    const { defect } = await findDefect(tx, actor, defectId);
    await holdProject(tx, actor, defect.projectId, 'key share');
    const written = { from: 'chat' as const, words };
    const warned = (await unsafeWarnedBy(tx, defectId, written)).filter(isTold);
    const fresh = warned.filter((alert) => !defect.alerts.some((open) => covers(open, alert)));
    if (fresh.length === 0) return null;
    await warnOfFinding(tx, actor, defectId, written);
    return `${titlesOf(fresh)}: kept as an open alert on finding ${defect.number}.`;
  }
  const id = projectId ?? 0;
  await holdProject(tx, actor, id, 'no key update');
  const { project } = await findProject(tx, actor, id);
  const warned = readHazards(words, project).filter(isTold);
  const fresh = await notOpenIn(tx, actor, id, words, warned);
  if (fresh.length === 0) return null;
  await keepWarned(tx, actor, {
    projectId: id,
    words,
    before: '',
    from: 'Told in the chat',
    source: 'written',
  });
  return `${titlesOf(fresh)}: added to the project as a finding.`;
}

const titlesOf = (alerts: readonly Alert[]) =>
  mergeAlerts(alerts)
    .map(({ title }) => title)
    .join(', ');

const ROOM =
  /\b(?:(?:bath|bed|living|dining|play|family|rumpus|store|powder|sun) ?rooms?|ensuite|kitchen|laundry|lounge|garage|carport|hall(?:way)?|stair\w*|study|office|toilet|pantry|balcony|deck|patio|porch|verandah?|roof|eaves?|attic|basement|cellar|subfloor|meter|pool|shed|driveway|front|back|rear|upstairs|downstairs|level \d+|unit \d+)\b/gi;
const roomsIn = (words: string) =>
  [...words.toLowerCase().matchAll(ROOM)].map(([room]) => room.replace(' ', ''));

/** Of these dangers, those that no finding of the project has open, in the room that is named where one is. */
async function notOpenIn(
  tx: Queries,
  actor: Member,
  projectId: number,
  words: string,
  alerts: readonly Alert[],
): Promise<Alert[]> {
  const found = await tx
    .select({
      alerts: defects.alerts,
      location: defects.location,
      said: defects.userDescription,
      place: places.name,
    })
    .from(defects)
    .leftJoin(places, eq(places.id, defects.placeId))
    .where(
      and(ownedBy(actor, defects), eq(defects.projectId, projectId), sql`${defects.alerts} <> '[]'::jsonb`),
    );
  const named = roomsIn(words);
  const near = found.filter(({ location, said, place }) => {
    const there = roomsIn([location, said, place ?? ''].join(' '));
    return named.every((room) => there.includes(room));
  });
  return alerts.filter((alert) => !near.some((one) => one.alerts.some((open) => covers(open, alert))));
}
