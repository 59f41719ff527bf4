import { FAMILIES, type Family } from '@plumbline/knowledge';
import { observationSchema, type Sample } from '@plumbline/vision';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { trainingExamples } from '../platform/database/schema.ts';

export type ExampleRow = typeof trainingExamples.$inferSelect;

/** The most examples that the panel holds and a run learns from: the newest. */
const MOST = 20_000;

const familyOf = (name: string): Family | undefined => FAMILIES.find((family) => family === name);

/** Labelled photos that the network installed has looked at, as learning sees them. */
export async function findObserved(queries: Queries, network: string): Promise<(Sample & { id: number })[]> {
  const rows = await queries
    .select({
      id: trainingExamples.id,
      family: trainingExamples.family,
      source: trainingExamples.source,
      groupKey: trainingExamples.groupKey,
      observation: trainingExamples.observation,
    })
    .from(trainingExamples)
    .where(
      and(
        eq(trainingExamples.network, network),
        isNotNull(trainingExamples.observation),
        isNull(trainingExamples.problem),
      ),
    )
    .orderBy(desc(trainingExamples.id))
    .limit(MOST);
  return rows.reverse().flatMap(({ id, family, source, groupKey, observation }) => {
    const seen = observationSchema.safeParse(observation);
    const shown = familyOf(family);
    if (!seen.success || !shown) return [];
    return [
      {
        ...(seen.data as Omit<Sample, 'family' | 'source' | 'group'>),
        id,
        family: shown,
        source: source === 'upload' ? 'upload' : groupKey,
        group: groupKey,
      },
    ];
  });
}

/** The oldest example that the network installed hasn't looked at, taken so that no other process takes it too. */
export async function takeUnobserved(tx: Queries, network: string): Promise<ExampleRow | undefined> {
  const unseen = and(
    isNull(trainingExamples.problem),
    sql`${trainingExamples.network} is distinct from ${network}`,
  );
  const [row] = await tx
    .select()
    .from(trainingExamples)
    .where(unseen)
    .orderBy(asc(trainingExamples.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
