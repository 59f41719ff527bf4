import type { ModelPerformance, PastPerformance } from '@plumbline/contract';
import { type ConsensusWeights, consensusWeightsSchema, type Evaluation } from '@plumbline/vision';
import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { modelVersions, pastPerformance, trainingExamples } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { readActive } from './active-panel.ts';
import { ensureShippedVersion } from './shipped-version.ts';

/** Versions are a few dozen in years; beyond that the oldest aren't shown. */
const MOST = 200;

/** Each engine's share of the panel's weight; together 1. */
export function sharesOf({ engines }: Pick<ConsensusWeights, 'engines'>): Record<string, number> {
  const total = Object.values(engines).reduce((sum, weight) => sum + weight, 0) || 1;
  return Object.fromEntries(
    Object.entries(engines).map(([id, weight]) => [id, Math.round((weight / total) * 1000) / 1000]),
  );
}

/** Every version with its figures: the active one first, then the newest. */
export async function listPerformance({
  database,
  panel,
}: Pick<Services, 'database' | 'panel'>): Promise<ModelPerformance[]> {
  await ensureShippedVersion({ database, panel });
  const [{ state }, rows] = await Promise.all([
    readActive(database),
    database.select().from(modelVersions).orderBy(desc(modelVersions.id)).limit(MOST),
  ]);
  const left = await stillThere(
    database,
    rows.flatMap(({ exampleIds }) => exampleIds),
  );
  const versions = rows.map((row): ModelPerformance => {
    const { benchmark, heldOut } = row.figures as { benchmark: Evaluation; heldOut: Evaluation | null };
    return {
      id: row.id,
      modelVersion: row.name,
      accuracyScore: benchmark.accuracy,
      kind: row.kind,
      active: row.id === state.activeVersionId,
      accepted: row.verdict === 'accepted',
      reason: row.reason,
      outdated: row.network !== panel.network,
      examples: row.exampleIds.length,
      withdrawn: row.exampleIds.filter((id) => !left.has(id)).length,
      weights: sharesOf(consensusWeightsSchema.parse(row.weights)),
      benchmark,
      heldOut,
      createdAt: row.createdAt.toISOString(),
    };
  });
  return [...versions.filter(({ active }) => active), ...versions.filter(({ active }) => !active)];
}

/** Versions of systems that data was brought in from, the newest first. */
export async function listPastPerformance(database: Database): Promise<PastPerformance[]> {
  const rows = await database
    .select()
    .from(pastPerformance)
    .orderBy(desc(pastPerformance.createdAt))
    .limit(MOST);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function stillThere(database: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: trainingExamples.id })
    .from(trainingExamples)
    .where(inArray(trainingExamples.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}
