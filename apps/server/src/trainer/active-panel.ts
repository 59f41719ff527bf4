import {
  type ConsensusWeights,
  consensusWeightsSchema,
  type Example,
  type Head,
  type HostedModel,
  headSchema,
  hostedEngineId,
  networkFingerprint,
  type PanelSettings,
  SHIPPED_WEIGHTS,
  type VisionPool,
} from '@plumbline/vision';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { hostedTrust, modelVersions, trainerState } from '../platform/database/schema.ts';
import { findObserved } from './find-examples.ts';

/** The panel as it answers now: the same in every process, one moment after it was changed in any. */
export interface ActivePanel {
  /** Names the network that is installed. */
  readonly network: string;
  /**
   * The weights to examine a photo with. Before it answers it looks whether examples or the active version have
   * changed and sets the panel's processes up anew if so.
   */
  current(): Promise<ConsensusWeights>;
}

/** The version that ships with this release, as results name it. */
export const shippedWeights = (network: string): ConsensusWeights => ({
  ...SHIPPED_WEIGHTS,
  version: `${SHIPPED_WEIGHTS.version}.${network.slice(0, 6)}`,
});

/** A version as it can be run: one made for another network can't, and what ships answers in its place. */
export function runnable(
  row: Pick<typeof modelVersions.$inferSelect, 'network' | 'head' | 'weights'> | undefined,
  network: string,
): { head: Head | null; weights: ConsensusWeights } {
  if (row?.network !== network) return { head: null, weights: shippedWeights(network) };
  return {
    head: row.head === null ? null : headSchema.parse(row.head),
    weights: consensusWeightsSchema.parse(row.weights),
  };
}

/** The active version and its revision. */
export async function readActive(queries: Queries) {
  const [row] = await queries
    .select({ state: trainerState, version: modelVersions })
    .from(trainerState)
    .leftJoin(modelVersions, eq(modelVersions.id, trainerState.activeVersionId));
  if (!row) throw new Error('The trainer’s state is missing');
  return row;
}

interface PanelParts {
  database: Database;
  vision: VisionPool;
  /** What the panel is set up with besides: hosted models. */
  base: PanelSettings;
}

export async function openPanel({ database, vision, base }: PanelParts): Promise<ActivePanel> {
  const network = await networkFingerprint(base.assetsDir);
  let loaded: { revision: number; weights: ConsensusWeights } | undefined;
  let loading: Promise<ConsensusWeights> | undefined;

  async function load(): Promise<ConsensusWeights> {
    // One moment of the database: the revision belongs to exactly these examples and this version.
    const { state, version, examples, trusts } = await database.transaction(
      async (tx) => ({
        ...(await readActive(tx)),
        examples: await findObserved(tx, network),
        trusts: await tx.select().from(hostedTrust),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const { head, weights } = runnable(version ?? undefined, network);
    vision.configure({
      ...base,
      hosted: (base.hosted ?? []).map((model): HostedModel => {
        const trust = trusts.find(({ engineId }) => engineId === hostedEngineId(model));
        return trust ? { ...model, trust } : model;
      }),
      ...(head ? { head } : {}),
      examples: examples.map(
        ({ family, embedding }): Example => ({ family, embedding: Float32Array.from(embedding) }),
      ),
    });
    loaded = { revision: state.revision, weights };
    return weights;
  }

  async function current(): Promise<ConsensusWeights> {
    // A load that is under way may have begun before the change that this caller must see.
    while (loading) await loading.catch(() => undefined);
    const [state] = await database.select({ revision: trainerState.revision }).from(trainerState);
    if (loaded && state?.revision === loaded.revision) return loaded.weights;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return { network, current };
}
