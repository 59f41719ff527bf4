import type { Alert } from '@plumbline/knowledge/hazards';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { crackReadings, defects, projects, repairEntries } from '../platform/database/schema.ts';
import type { WrittenSince } from '../platform/database/written-since.ts';
import { changeFindings } from './keep-findings.ts';
import { mayMean } from './may-mean.ts';
import type { FactsRow } from './project-facts.ts';
import { type HazardRow, ofWritten } from './read-hazards.ts';

type Told = Omit<HazardRow, 'closedAlerts'>;

/**
 * Keeps with a finding what somebody wrote of it where that warns of a danger, and judges it anew. Whoever writes of a
 * danger anew opens its closed alert. Call it in the transaction that keeps what was written, with the finding held.
 */
export async function keepWritten(tx: Queries, findingId: number, written: WrittenSince): Promise<void> {
  const warned = await unsafeWarnedBy(tx, findingId, written);
  if (warned.length === 0) return;
  await changeFindings(tx, eq(defects.id, findingId), ({ writtenSince, closedAlerts }) => {
    const left = closedAlerts.filter(({ alert: done }) => !warned.some((alert) => mayMean(alert, done)));
    const opens = left.length < closedAlerts.length;
    return {
      writtenSince: [...writtenSince, opens ? { ...written, reopened: true as const } : written],
      closedAlerts: left,
    };
  });
}

/** What words of a finding warn of, before they are kept with it. */
export async function unsafeWarnedBy(
  tx: Queries,
  findingId: number,
  written: WrittenSince,
): Promise<Alert[]> {
  if (written.words === '') return [];
  const [found] = await tx
    .select({ defect: defects, project: projects })
    .from(defects)
    .innerJoin(projects, eq(projects.id, defects.projectId))
    .where(eq(defects.id, findingId));
  return found ? ofWritten(found.defect, written, found.project) : [];
}

/** Reads anew what was written of these findings: their repairs and readings came in from elsewhere. */
export async function unsafeGatherWritten(tx: Queries, findingIds: readonly number[]): Promise<void> {
  const written = await unsafeWrittenSince(tx, findingIds);
  if (written.size === 0) return;
  const found = await tx
    .select({ id: defects.id, project: projects })
    .from(defects)
    .innerJoin(projects, eq(projects.id, defects.projectId))
    .where(inArray(defects.id, [...written.keys()]));
  for (const { id, project } of found) {
    await changeFindings(tx, eq(defects.id, id), (row) => ({
      writtenSince: warning(
        row,
        [...ofNoList(row.writtenSince), ...asOpened(written.get(id), row.writtenSince)],
        project,
      ),
    }));
  }
}

/** Of what was written, what warns of anything: the rest stands where it was written alone. */
export const warning = (
  row: Told,
  written: readonly WrittenSince[] = [],
  project: FactsRow,
): WrittenSince[] => written.filter((one) => ofWritten(row, one, project).length > 0);

/** What stands on photos and plans, or was told in a chat, was read as it was written: no list tells of which finding it was. */
export const ofNoList = (written: readonly WrittenSince[]): WrittenSince[] =>
  written.filter(({ from }) => from === 'mark' || from === 'pin' || from === 'chat');

/** What lists tell, with what is known of it: that it opened an alert. */
export const asOpened = (
  told: readonly WrittenSince[] = [],
  known: readonly WrittenSince[],
): WrittenSince[] =>
  told.map((one) =>
    known.some(({ from, words, reopened }) => reopened && from === one.from && words === one.words)
      ? { ...one, reopened: true }
      : one,
  );

/** Every comment, message by link and note of a reading, by finding, in the order in which they came. */
export async function unsafeWrittenSince(
  tx: Queries,
  findingIds: readonly number[],
): Promise<Map<number, WrittenSince[]>> {
  const ids = [...findingIds];
  const said = await tx
    .select({ findingId: repairEntries.findingId, by: repairEntries.actorKind, words: repairEntries.note })
    .from(repairEntries)
    .where(and(inArray(repairEntries.findingId, ids), ne(repairEntries.note, '')))
    .orderBy(asc(repairEntries.id));
  const read = await tx
    .select({ findingId: crackReadings.findingId, words: crackReadings.note })
    .from(crackReadings)
    .where(and(inArray(crackReadings.findingId, ids), ne(crackReadings.note, '')))
    .orderBy(asc(crackReadings.id));
  const written = new Map<number, WrittenSince[]>();
  const add = (findingId: number, one: WrittenSince) =>
    written.set(findingId, [...(written.get(findingId) ?? []), one]);
  for (const { findingId, by, words } of said)
    add(findingId, { from: by === 'holder' ? 'message' : 'comment', words });
  for (const { findingId, words } of read) add(findingId, { from: 'reading', words });
  return written;
}
