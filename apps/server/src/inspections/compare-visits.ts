import type { Compared, FindingLine, FollowUpState, RepairStateId } from '@plumbline/contract';
import { SEVERITY_RANK } from '@plumbline/knowledge';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { type LineRow, lineColumns, toLine } from '../defects/index.ts';
import { readingsOf } from '../monitoring/index.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, findingFollowUps, repairs } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import type { OfUser } from './places.ts';
import { findVisit } from './visits.ts';

/** Somebody said that it was repaired. */
const REPAIRED: ReadonlySet<RepairStateId> = new Set(['fixed', 'fixed_unverified', 'verified']);

/** A finding as two visits are compared by it. */
export interface Seen {
  line: FindingLine;
  taxonomyId: string | null;
  family: string | null;
  /** Its readings got wider by more than they are off. */
  grew: boolean;
  /** Its repair was reported or verified as done. */
  repaired: boolean;
}

export interface Said {
  findingId: number;
  state: FollowUpState;
  laterId: number | null;
}

const place = ({ line }: Seen) => line.placeId ?? line.location.trim().toLowerCase();

/** How well two findings fit each other: the same defect in the same place, at least of one family; 0: not the same. */
function likeness(earlier: Seen, later: Seen): number {
  const [from, to] = [place(earlier), place(later)];
  // Without a place there is no telling one crack from the next.
  if (from === '' || from !== to) return 0;
  if (earlier.taxonomyId !== null && earlier.taxonomyId === later.taxonomyId) return 2;
  return earlier.family !== null && earlier.family === later.family ? 1 : 0;
}

const stands = ({ line }: Seen) =>
  line.decision === 'corrected' || (line.outcome === 'defect' && line.decision !== 'rejected');

/** 'Same' is never suggested of what grew, nor of what somebody is warned of: nobody is to read there that all is as before. */
function suggested(earlier: Seen, later: Seen): FollowUpState | 'look' {
  const isGraver = SEVERITY_RANK[later.line.severity] > SEVERITY_RANK[earlier.line.severity];
  if (isGraver || earlier.grew || later.grew) return 'worse';
  return [earlier, later].some(({ line }) => line.alerts.length > 0) ? 'look' : 'same';
}

/**
 * Of what the later visit has no finding of. That it isn't there any more is suggested only where somebody has looked: the
 * visit is over, or something else was found in that place. Of a hazard it never is.
 */
function suggestedUnmatched(earlier: Seen, later: readonly Seen[], isOver: boolean): Compared['state'] {
  if (earlier.line.alerts.length > 0) return 'look';
  if (earlier.repaired) return 'to_check';
  const at = place(earlier);
  return isOver || (at !== '' && later.some((one) => place(one) === at)) ? 'not_found' : 'unseen';
}

/**
 * Sets the findings of two visits side by side. What somebody said stands; the rest is suggested from place and defect,
 * each finding at most once. 'Fixed' is never suggested: a photo that doesn't show a defect doesn't show a repair.
 */
export function compareFindings(
  earlier: readonly Seen[],
  later: readonly Seen[],
  said: readonly Said[],
  isOver: boolean,
): Compared[] {
  const before = earlier.filter(stands);
  const now = later.filter(stands);
  const sayings = new Map(said.map((one) => [one.findingId, one]));
  const taken = new Set(said.flatMap(({ laterId }) => (laterId === null ? [] : [laterId])));
  const pairs = before
    .filter(({ line }) => !sayings.has(line.id))
    .flatMap((one) => now.map((other) => ({ one, other, fit: likeness(one, other) })))
    .filter(({ fit, other }) => fit > 0 && !taken.has(other.line.id))
    .sort((a, b) => b.fit - a.fit || a.one.line.id - b.one.line.id || a.other.line.id - b.other.line.id);
  const matched = new Map<number, Seen>();
  for (const { one, other } of pairs) {
    if (matched.has(one.line.id) || taken.has(other.line.id)) continue;
    matched.set(one.line.id, other);
    taken.add(other.line.id);
  }
  const known = new Map(now.map((one) => [one.line.id, one]));
  const compared = before.map((one): Compared => {
    const saying = sayings.get(one.line.id);
    const match = saying ? known.get(saying.laterId ?? 0) : matched.get(one.line.id);
    const state = saying?.state ?? (match ? suggested(one, match) : suggestedUnmatched(one, later, isOver));
    return { state, said: saying !== undefined, earlier: one.line, later: match?.line ?? null };
  });
  const fresh = now.filter(({ line }) => !taken.has(line.id));
  return [
    ...fresh.map(({ line }): Compared => ({ state: 'new', said: false, earlier: null, later: line })),
    ...compared,
  ];
}

async function seenOn(queries: Queries, projectId: number, visitId: number): Promise<Seen[]> {
  const rows = await queries
    .select({
      ...lineColumns,
      taxonomyId: defects.taxonomyId,
      family: defects.family,
      repair: repairs.state,
    })
    .from(defects)
    .leftJoin(repairs, eq(repairs.findingId, defects.id))
    .where(and(eq(defects.projectId, projectId), eq(defects.visitId, visitId)))
    .orderBy(asc(defects.id));
  const readings = await readingsOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map(({ taxonomyId, family, repair, ...row }) => ({
    line: toLine(row satisfies LineRow),
    taxonomyId,
    family,
    grew: readings.get(row.id)?.series.some(({ says }) => says === 'wider') ?? false,
    repaired: repair !== null && REPAIRED.has(repair),
  }));
}

/** @throws AppError not_found for visits of somebody else or of two buildings */
export async function compareVisits(
  database: Database,
  of: OfUser,
  earlierVisitId: number,
): Promise<Compared[]> {
  const later = await findVisit(database, of);
  const earlier = await findVisit(database, { ...of, id: earlierVisitId });
  if (earlier.projectId !== later.projectId) throw notFound('Visit not found. It may have been deleted.');
  const [before, now, said] = await Promise.all([
    seenOn(database, later.projectId, earlier.id),
    seenOn(database, later.projectId, later.id),
    database
      .select({
        findingId: findingFollowUps.findingId,
        state: findingFollowUps.state,
        laterId: findingFollowUps.laterId,
      })
      .from(findingFollowUps)
      .where(and(eq(findingFollowUps.projectId, later.projectId), eq(findingFollowUps.visitId, later.id))),
  ]);
  const shown = new Set(before.map(({ line }) => line.id));
  return compareFindings(
    before,
    now,
    said.filter(({ findingId }) => shown.has(findingId)),
    later.closedAt !== null,
  );
}

interface Saying {
  findingId: number;
  state: FollowUpState | null;
  laterFindingId?: number | null | undefined;
}

/** Keeps what became of an earlier finding by this visit; null takes it back. @throws AppError not_found, conflict */
export async function sayFollowUp(database: Database, of: OfUser, saying: Saying): Promise<void> {
  const { findingId, state, laterFindingId = null } = saying;
  const { projectId } = await findVisit(database, of);
  await database.transaction(async (tx) => {
    await holdProject(tx, of.actor, projectId, 'key share');
    const found = await tx
      .select({ id: defects.id, visitId: defects.visitId })
      .from(defects)
      .where(
        and(
          eq(defects.projectId, projectId),
          or(eq(defects.id, findingId), inArray(defects.id, laterFindingId === null ? [] : [laterFindingId])),
        ),
      )
      .orderBy(asc(defects.id))
      .for('key share');
    const earlier = found.find(({ id }) => id === findingId);
    const later = found.find(({ id }) => id === laterFindingId);
    if (!earlier || (laterFindingId !== null && !later)) {
      throw notFound('Finding not found. It may have been deleted.');
    }
    if (earlier.visitId === of.id || (later && later.visitId !== of.id)) {
      throw new AppError('conflict', {
        message: 'Choose a finding of an earlier visit and one of this visit.',
      });
    }
    if (state === null) {
      await tx
        .delete(findingFollowUps)
        .where(and(eq(findingFollowUps.findingId, findingId), eq(findingFollowUps.visitId, of.id)));
      return;
    }
    const kept = { state, laterId: laterFindingId, notedAt: new Date() };
    await tx
      .insert(findingFollowUps)
      .values({ ...kept, projectId, findingId, visitId: of.id })
      .onConflictDoUpdate({ target: [findingFollowUps.findingId, findingFollowUps.visitId], set: kept });
  });
}
