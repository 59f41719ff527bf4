import { answerOn, type ConsensusWeights, evaluate, readSamples } from '@plumbline/vision';
import { and, eq } from 'drizzle-orm';
import { modelVersions, trainerState } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { activate } from './activate-version.ts';
import { shippedWeights } from './active-panel.ts';

/**
 * Sees to it that the version that ships stands among the versions, with its figures. It becomes active where nothing
 * else can be: the first time, and when a release has brought another network. Made when versions are first asked for,
 * so that no start waits for its figures; several processes may do it at once.
 */
export async function ensureShippedVersion({
  database,
  panel,
}: Pick<Services, 'database' | 'panel'>): Promise<void> {
  const { network } = panel;
  const weights = shippedWeights(network);
  const name = weights.version;
  const [known] = await database.select().from(modelVersions).where(eq(modelVersions.name, name));
  const figures = known ? undefined : await measure(weights);
  await database.transaction(async (tx) => {
    const [state] = await tx.select().from(trainerState).for('update');
    if (figures) {
      await tx
        .insert(modelVersions)
        .values({
          name,
          kind: 'shipped',
          verdict: 'accepted',
          reason: 'Ships with the product.',
          network,
          head: null,
          weights,
          figures,
          exampleIds: [],
        })
        .onConflictDoNothing();
    }
    const [shipped] = await tx.select().from(modelVersions).where(eq(modelVersions.name, name));
    const [active] = await tx
      .select()
      .from(modelVersions)
      .where(and(eq(modelVersions.id, state?.activeVersionId ?? 0), eq(modelVersions.network, network)));
    const stands = active !== undefined && (active.kind !== 'shipped' || active.id === shipped?.id);
    if (shipped && !stands) await activate(tx, shipped.id, 'release', null);
  });
}

async function measure(weights: ConsensusWeights) {
  const { samples } = await readSamples('benchmark');
  const shipped = { head: null, weights };
  return { benchmark: evaluate(samples, (sample) => answerOn(sample, shipped)), heldOut: null };
}
