import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { unsafeGatherWritten } from '../../judgement/index.ts';
import {
  crackReadings,
  defects,
  migrationRows,
  readingPlans,
  repairEntries,
  repairEntryPhotos,
  repairLooks,
  repairs,
} from '../../platform/database/schema.ts';
import type { LifeBody, ReadingsBody, RepairBody } from '../format/read-life.ts';
import { type Bringing, idsHere, inPages, reasonOf, stagedAfter, type Transaction } from './bring.ts';
import { keepClosingsOf } from './keep-closings.ts';

const AT_A_TIME = 100;

/** The finding here, and whose it is. */
interface Of {
  findingId: number;
  userId: number;
}

/**
 * Brings the repairs and readings of findings that are new here, once those and their photos are. What was done with a
 * finding here since it came stays as it is.
 */
export async function bringLives(bringing: Bringing): Promise<void> {
  const { tx, userId } = bringing;
  if (userId === null) return;
  const read = (after: number) =>
    tx
      .select({
        id: migrationRows.id,
        path: migrationRows.path,
        sourceId: migrationRows.sourceId,
        repair: sql<LifeBody['repair']>`${migrationRows.body}->'repair'`,
        readings: sql<LifeBody['readings']>`${migrationRows.body}->'readings'`,
      })
      .from(migrationRows)
      .where(stagedAfter(bringing, { kind: 'defects', actions: ['create'], after }))
      .orderBy(asc(migrationRows.id))
      .limit(AT_A_TIME);
  await inPages(AT_A_TIME, read, (rows) => keepLives(bringing, userId, rows));
}

async function keepLives(
  bringing: Bringing,
  userId: number,
  rows: readonly (LifeBody & { path: string; sourceId: string })[],
): Promise<void> {
  const findings = await idsHere(
    bringing,
    'defects',
    rows.map(({ sourceId }) => sourceId),
  );
  const named = rows.flatMap(({ repair }) => [
    ...(repair?.entries.flatMap(({ photoIds }) => photoIds) ?? []),
    ...(repair?.looks.flatMap(({ beforeId, afterId }) => [beforeId, afterId]) ?? []),
  ]);
  const photos = await idsHere(bringing, 'photos', named);
  const endangered = await withHazards(bringing, [...findings.values()]);
  for (const { sourceId, path, repair, readings } of rows) {
    const findingId = findings.get(sourceId);
    if (findingId === undefined) continue;
    const of = { findingId, userId };
    const hazard = endangered.has(findingId);
    await keepOrTell(bringing, { path, what: 'Its repair' }, async (tx) => {
      if (repair) await keepRepair(tx, of, { repair, photos, hazard });
    });
    await keepOrTell(bringing, { path, what: 'Its readings' }, async (tx) => {
      if (readings) await keepReadings(tx, of, readings);
    });
  }
  await unsafeGatherWritten(bringing.tx, [...findings.values()]);
  await keepClosingsOf(bringing, findings);
}

/** What the database refuses of a finding's life stays out as a whole, and that is said; the finding stays. */
async function keepOrTell(
  { tx, problems }: Bringing,
  { path, what }: { path: string; what: string },
  keep: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(keep);
  } catch (error) {
    if (reasonOf(error) === undefined) throw error;
    problems.add({ path, message: `${what} contradicts itself and was left out`, level: 'error' });
  }
}

async function withHazards({ tx }: Bringing, ids: readonly number[]): Promise<Set<number>> {
  const found = await tx
    .select({ id: defects.id })
    .from(defects)
    .where(and(inArray(defects.id, [0, ...ids]), sql`${defects.alerts} <> '[]'`));
  return new Set(found.map(({ id }) => id));
}

/** What ends a repair in a good way: none of it stands while somebody may be in danger. */
const ENDED: readonly RepairBody['state'][] = ['verified', 'accepted', 'not_defect'];

interface Repair {
  repair: RepairBody;
  photos: ReadonlyMap<string, number>;
  hazard: boolean;
}

async function keepRepair(tx: Transaction, of: Of, { repair, photos, hazard }: Repair): Promise<void> {
  const { entries, looks, ...row } = repair;
  const state = hazard && ENDED.includes(row.state) ? 'reopened' : row.state;
  const kept = await tx
    .insert(repairs)
    .values({ ...of, ...row, state })
    .onConflictDoNothing()
    .returning({ findingId: repairs.findingId });
  if (kept.length === 0) return;
  const seen = looks.flatMap(({ beforeId, afterId, at, ...look }) => {
    const [before, after] = [photos.get(beforeId), photos.get(afterId)];
    if (!before || !after) return [];
    return { ...look, findingId: of.findingId, beforeId: before, afterId: after, createdAt: new Date(at) };
  });
  if (seen.length > 0) await tx.insert(repairLooks).values(seen).onConflictDoNothing();
  if (entries.length === 0) return;
  const added = await tx
    .insert(repairEntries)
    .values(
      entries.map(({ from, to, by, at, photoIds: _apart, ...entry }) => ({
        ...{ ...of, ...entry, fromState: from, toState: to, actorKind: by, createdAt: new Date(at) },
      })),
    )
    .onConflictDoNothing()
    .returning({ id: repairEntries.id, key: repairEntries.key });
  const idOf = new Map(added.map(({ id, key }) => [key, id]));
  const shown = entries.flatMap(({ key, photoIds }) =>
    photoIds.flatMap((there) => {
      const [entryId, photoId] = [idOf.get(key), photos.get(there)];
      return entryId && photoId ? { entryId, photoId } : [];
    }),
  );
  if (shown.length > 0) await tx.insert(repairEntryPhotos).values(shown).onConflictDoNothing();
  // Nothing that was said before the move is news here.
  const seenEntry = Math.max(0, ...idOf.values());
  await tx.update(repairs).set({ seenEntry }).where(eq(repairs.findingId, of.findingId));
}

async function keepReadings(tx: Transaction, of: Of, { entries, nextOn }: ReadingsBody): Promise<void> {
  const idOf = new Map<string, number>();
  // One after the other: a correction names one that came before it.
  for (const { corrects, at, ...entry } of entries) {
    const correctsId = corrects === null ? null : idOf.get(corrects);
    if (correctsId === undefined) continue;
    const [kept] = await tx
      .insert(crackReadings)
      .values({ ...of, ...entry, correctsId, createdAt: new Date(at) })
      .onConflictDoNothing()
      .returning({ id: crackReadings.id });
    if (kept) idOf.set(entry.key, kept.id);
  }
  if (nextOn)
    await tx
      .insert(readingPlans)
      .values({ ...of, nextOn })
      .onConflictDoNothing();
}
