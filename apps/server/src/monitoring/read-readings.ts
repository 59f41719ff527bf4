import type { Monitoring, Reading, ReadingSeries } from '@plumbline/contract';
import type { Measurement } from '@plumbline/knowledge';
import { readGrowth } from '@plumbline/knowledge/monitoring';
import { asc, eq, inArray } from 'drizzle-orm';
import { findDefect } from '../defects/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { crackReadings, readingPlans } from '../platform/database/schema.ts';

/** Every reading of a finding, corrected ones among them, what those that count say, and when the next is due. @throws AppError not_found */
export async function readReadings(queries: Queries, actor: Member, findingId: number): Promise<Monitoring> {
  await findDefect(queries, actor, findingId);
  const [plan] = await queries
    .select({ nextOn: readingPlans.nextOn })
    .from(readingPlans)
    .where(eq(readingPlans.findingId, findingId));
  return { ...(await readSeries(queries, findingId)), nextOn: plan?.nextOn ?? null };
}

/** The same of a finding that was found through its owner. */
export async function readSeries(queries: Queries, findingId: number): Promise<Omit<Monitoring, 'nextOn'>> {
  return (await readingsOf(queries, [findingId])).get(findingId) ?? { readings: [], series: [] };
}

/** Readings of findings that were found through their owner, by finding; those without any are left out. */
export async function readingsOf(
  queries: Queries,
  findingIds: readonly number[],
): Promise<Map<number, Omit<Monitoring, 'nextOn'>>> {
  const rows = await queries
    .select()
    .from(crackReadings)
    .where(inArray(crackReadings.findingId, [0, ...findingIds]))
    .orderBy(asc(crackReadings.readOn), asc(crackReadings.id));
  const corrected = new Set(rows.map(({ correctsId }) => correctsId));
  const of = new Map<number, Reading[]>();
  for (const { userId: _owner, key: _key, findingId, createdAt, correctsId, ...row } of rows) {
    const reading = { at: createdAt.toISOString(), corrects: correctsId, corrected: corrected.has(row.id) };
    of.set(findingId, [...(of.get(findingId) ?? []), { ...row, ...reading }]);
  }
  return new Map([...of].map(([id, readings]) => [id, { readings, series: seriesOf(readings) }]));
}

/** The widest of the newest widths at each point, as a measurement of its finding; null where only movement was read. */
export function widestOf(readings: readonly Reading[], series: readonly ReadingSeries[]): Measurement | null {
  const newest = new Set(
    series.flatMap(({ kind, readingIds }) => (kind === 'width' ? readingIds.slice(-1) : [])),
  );
  const [widest] = readings
    .filter(({ id }) => newest.has(id))
    .toSorted((one, other) => most(other) - most(one));
  if (!widest || widest.mm === null) return null;
  const { mm, plusMinus, instrument } = widest;
  return {
    ...{ attribute: 'crack_width', value: mm, unit: 'mm', uncertainty: plusMinus },
    ...{ origin: 'inspector', reference: instrument },
  };
}

const most = ({ mm, plusMinus }: Reading) => (mm ?? 0) + plusMinus;

/** Like with like: one point of the crack, and widths apart from what a tell-tale shows. */
function seriesOf(readings: readonly Reading[]): ReadingSeries[] {
  const groups = new Map<string, { point: string; kind: ReadingSeries['kind']; counted: Counted[] }>();
  for (const { id, readOn, point, instrument, mm, plusMinus, corrected } of readings) {
    if (corrected || mm === null) continue;
    const kind = instrument === 'tell-tale' ? 'movement' : 'width';
    const key = `${kind} ${point.toLowerCase()}`;
    const group = groups.get(key) ?? { point, kind, counted: [] };
    group.counted.push({ id, day: readOn, mm, plusMinus });
    groups.set(key, group);
  }
  return [...groups.values()].map(({ point, kind, counted }) => ({
    ...{ point, kind, readingIds: counted.map(({ id }) => id) },
    ...readGrowth(counted),
  }));
}

interface Counted {
  id: number;
  day: string;
  mm: number;
  plusMinus: number;
}
