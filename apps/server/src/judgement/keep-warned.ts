import type { ClosedAlert } from '@plumbline/contract';
import { type Alert, covers, isSameDanger, mergeAlerts } from '@plumbline/knowledge/hazards';
import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { type Member, ownedBy, ownerOf, personOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, projects } from '../platform/database/schema.ts';
import { appendTrail } from '../trail/index.ts';
import { broughtInExamination } from './brought-in.ts';
import { hashFindings } from './hash-findings.ts';
import { changeFindings, keepFinding } from './keep-findings.ts';
import { ofAside } from './of-aside.ts';
import { readHazards } from './read-hazards.ts';
import { untouched } from './untouched.ts';

type Project = typeof projects.$inferSelect;

interface Written {
  projectId: number;
  /** What it says now, and what the same text said before: what was told then is known. */
  words: string;
  before: string;
  /** Where it was written, as the finding says it. */
  from: string;
  /** Its name in the trail. */
  source: 'description' | 'not_inspected' | 'written';
  visitId?: number;
  location?: string;
  /** A name, or a box with standing phrases: only what can be neither warns. */
  aside?: boolean;
}

/** What somebody wrote in a box of a project's: its words now and before, by where they were written. */
export type Told = readonly [from: string, words: string | undefined, before?: string | undefined];

/** The same of several boxes at once; undefined is a box that wasn't filled in. */
export async function keepAllWarned(
  tx: Queries,
  by: Member,
  of: Pick<Written, 'projectId' | 'visitId' | 'location' | 'aside'>,
  told: readonly Told[],
): Promise<void> {
  const changed = told.filter(([, words = '', before = '']) => words !== '' && words !== before);
  if (changed.length === 0) return;
  const project = await projectOf(tx, by, of.projectId);
  for (const [from, words = '', before = ''] of changed)
    await keepIn(tx, by, project, { ...of, words, before, from, source: 'written' });
}

/**
 * A danger that somebody writes of a building where there is no finding of it becomes one, so that it stands in lists,
 * reports and the assistant and is closed with a reason. Call it in the transaction that keeps the text, with the project
 * held: what the text said before isn't told twice. No credit is asked.
 */
export async function keepWarned(tx: Queries, by: Member, written: Written): Promise<void> {
  if (written.words !== written.before && written.words !== '')
    await keepIn(tx, by, await projectOf(tx, by, written.projectId), written);
}

async function projectOf(tx: Queries, by: Member, id: number): Promise<Project> {
  const [project] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), ownedBy(by, projects)));
  if (!project) throw new Error('A project that is held is gone');
  return project;
}

async function keepIn(
  tx: Queries,
  by: Member,
  project: Project,
  { projectId, words, before, from, source, visitId, location = '', aside = false }: Written,
): Promise<void> {
  const known = before === '' ? [] : readHazards(before, project);
  const warned = readHazards(words, project);
  const heard = aside ? ofAside(warned, words) : warned;
  const changed = heard.filter(
    ({ title, because }) => !known.some((other) => other.title === title && other.because === because),
  );
  const there = await findToldBefore(tx, by, { projectId, location, from, visitId, before }, changed, known);
  // The same danger in other words of the same text stays one finding, which says them.
  if (there) {
    const told = toldIn(heard.filter(there.tells), words, project);
    await changeFindings(tx, eq(defects.id, there.id), {
      userDescription: told,
      description: `${from}: ${told}`,
    });
    const sha256 = (await hashFindings(tx, [there.id])).get(there.id);
    const kinds = [...new Set(changed.filter(there.tells).map(({ kind }) => kind))];
    await appendTrail(
      tx,
      { projectId, ...ownerOf(by), by },
      kinds.map((kind) => ({
        event: 'alert_raised',
        subject: { kind: 'finding', id: there.id },
        sha256,
        detail: { kind, from: source },
      })),
    );
  }
  const fresh = changed.filter((alert) => !there?.tells(alert));
  const [first] = mergeAlerts(fresh);
  if (!first) return;
  const { title } = first;
  const told = toldIn(fresh, words, project);
  if (await isToldAlready(tx, by, { projectId, location, told }, fresh)) return;
  await keepFinding(
    tx,
    {
      ...untouched(),
      ...ownerOf(by),
      ...{ projectId, photoId: null, location },
      ...(visitId === undefined ? {} : { visitId }),
      // No panel looked at it, and nothing but the words is known.
      imported: true,
      ...{ title, originalTitle: title, taxonomyId: null },
      examination: broughtInExamination({ title, confidence: 0, consensusFactors: [from] }),
      originalSeverity: 'medium',
      originalCompliance: 'undetermined',
      description: `${from}: ${told}`,
      userDescription: told,
    },
    by,
    { from: source, charged: false },
  );
}

/** What of a text tells these dangers: what was told before isn't told again, as long as the rest tells by itself what it tells here. */
function toldIn(alerts: readonly Alert[], words: string, project: Project): string {
  const said = [...new Set(alerts.map(({ because }) => because))].join('\n');
  const alone = readHazards(said, project).map(({ title }) => title);
  return alerts.every(({ title }) => alone.includes(title)) ? said : words;
}

/** Letters and digits of a text, so that what was cut out of it is found in it. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The finding that the same text made of a danger that it tells in other words now, and which dangers those are. Where
 * several texts of a name tell of one, it is the one whose words this text had.
 */
async function findToldBefore(
  tx: Queries,
  by: Member,
  {
    projectId,
    location,
    from,
    visitId,
    before,
  }: Pick<Written, 'projectId' | 'from' | 'visitId' | 'before'> & { location: string },
  changed: readonly Alert[],
  known: readonly Alert[],
): Promise<{ id: number; tells: (alert: Alert) => boolean } | undefined> {
  // Told anew or no longer told in the words that it had.
  const retold = changed.filter((one) => known.some((other) => isSameDanger(other, one)));
  if (retold.length === 0) return undefined;
  const rows = await tx
    .select()
    .from(defects)
    .where(
      and(
        eq(defects.projectId, projectId),
        ownedBy(by, defects),
        eq(defects.imported, true),
        sql`${defects.photoId} is null and ${defects.verdict} is distinct from 'rejected'`,
        sql`starts_with(${defects.description}, ${`${from}: `})`,
        eq(defects.location, location),
        visitId === undefined ? undefined : eq(defects.visitId, visitId),
      ),
    )
    .orderBy(asc(defects.id));
  const had = letters(before);
  const becauses = known.map(({ because }) => letters(because));
  const isOfText = (line: string) => had.includes(letters(line)) || becauses.includes(letters(line));
  for (const { id, alerts, closedAlerts, userDescription } of rows) {
    const dangers = [...alerts, ...closedAlerts.map(({ alert }) => alert)];
    const tells = (alert: Alert) => dangers.some((one) => isSameDanger(one, alert));
    if (retold.some(tells) && userDescription.split('\n').every(isOfText)) return { id, tells };
  }
  return undefined;
}

const folded = (words: SQLWrapper | string) => sql`lower(regexp_replace(btrim(${words}), '\\s+', ' ', 'g'))`;

/**
 * Whether a finding tells of all this in the same words, of the same place where one is named. Closed alerts of one that
 * was made of words alone are opened, as whoever writes of a danger anew does.
 */
async function isToldAlready(
  tx: Queries,
  by: Member,
  { projectId, location, told }: { projectId: number; location: string; told: string },
  fresh: readonly Alert[],
): Promise<boolean> {
  const alike = await tx
    .select()
    .from(defects)
    .where(
      and(
        eq(defects.projectId, projectId),
        sql`${defects.verdict} is distinct from 'rejected'`,
        sql`${folded(defects.userDescription)} = ${folded(told)}`,
        location === '' ? undefined : sql`${folded(defects.location)} = ${folded(location)}`,
      ),
    )
    .orderBy(asc(defects.id));
  const isCovered = (alerts: readonly Alert[]) =>
    fresh.every((alert) => alerts.some((known) => covers(known, alert)));
  if (alike.some(({ alerts }) => isCovered(alerts))) return true;
  const closed = alike.find(
    ({ photoId, alerts, closedAlerts }) =>
      photoId === null && isCovered([...alerts, ...closedAlerts.map(({ alert }) => alert)]),
  );
  if (!closed) return false;
  const isMeant = ({ alert }: ClosedAlert) => fresh.some((one) => isSameDanger(one, alert));
  await changeFindings(tx, eq(defects.id, closed.id), ({ closedAlerts }) => ({
    closedAlerts: closedAlerts.filter((one) => !isMeant(one)),
  }));
  const sha256 = (await hashFindings(tx, [closed.id])).get(closed.id);
  for (const { alert, reason } of closed.closedAlerts.filter(isMeant)) {
    const { kind, title } = alert;
    await recordAudit(tx, {
      action: 'alert_reopened',
      actorId: personOf(by),
      subjectId: closed.userId,
      detail: { reference: `defect:${closed.id}`, kind, title, reason },
    });
    await appendTrail(tx, { projectId, ...ownerOf(by), by }, [
      {
        event: 'alert_reopened',
        subject: { kind: 'finding', id: closed.id },
        sha256,
        detail: { kind, title },
      },
    ]);
  }
  return true;
}
