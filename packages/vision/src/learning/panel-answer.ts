import { FAMILIES, type Family } from '@plumbline/knowledge';
import { combine } from '../consensus/combine.ts';
import { normalise } from '../consensus/opinion-pool.ts';
import type { ConsensusWeights } from '../consensus/weights.ts';
import { opinionOfNearest } from '../engines/precedent.ts';
import type { Example } from '../network/examples.ts';
import type { Consensus, EngineFamily, Vote } from '../panel.ts';
import { corrected, type Head } from './head.ts';
import type { Observation } from './observation.ts';

/** What a version of the panel is made of. */
export interface PanelVersion {
  /** Null where the network's own answer stands. */
  head: Head | null;
  weights: ConsensusWeights;
}

/** The examples that `precedent` compares with: those that ship, and those labelled in this installation. */
export interface Precedents {
  shipped: readonly Example[];
  added: readonly Example[];
}

const PHOTO_ALONE = { description: '', stages: [], project: {}, inspectedOn: '2026-01-01' };

function voteOf(engineId: string, family: EngineFamily, families: Partial<Record<Family, number>>): Vote {
  const opinion = { families, defects: {}, summary: '', recommendations: [], measurements: [] };
  return { engineId, engineName: engineId, family, status: 'voted', opinion, elapsedMs: 0 };
}

/** The votes that the panel's engines would cast on a photo that was observed earlier. */
export function votesOn(observation: Observation, head: Head | null, precedents?: Precedents): Vote[] {
  const { embedding, scores, votes } = observation;
  const shares = normalise(corrected(scores, embedding, head));
  const surface = Object.fromEntries(FAMILIES.map((family, at) => [family, shares[at] ?? 0]));
  const nearest =
    precedents && precedents.added.length > 0
      ? opinionOfNearest(Float32Array.from(embedding), precedents.shipped, precedents.added)
      : undefined;
  return [
    voteOf('surface', 'network', surface),
    ...Object.entries(votes).map(([id, { family, families }]) => voteOf(id, family, families)),
    ...(nearest ? [voteOf('precedent', 'precedent', nearest.families)] : []),
  ];
}

/** What a version would answer on a photo that was observed earlier, shown without a word. */
export function answerOn(
  observation: Observation,
  { head, weights }: PanelVersion,
  precedents?: Precedents,
): Consensus {
  return combine(votesOn(observation, head, precedents), PHOTO_ALONE, weights);
}
