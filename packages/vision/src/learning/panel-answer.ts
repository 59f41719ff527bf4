import { FAMILIES, type Family } from '@plumbline/knowledge';
import { decide } from '../consensus/decide.ts';
import { seenIn } from '../consensus/observed.ts';
import { normalise, poolFamilies } from '../consensus/opinion-pool.ts';
import { borneOut } from '../consensus/sureness.ts';
import type { ConsensusWeights } from '../consensus/weights.ts';
import { opinionOfNearest } from '../engines/precedent.ts';
import type { Example } from '../network/examples.ts';
import { corrected, type Head } from '../network/head.ts';
import type { EngineFamily, Vote } from '../panel.ts';
import type { Answer } from './judge.ts';
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

/**
 * What a version would answer on a photo that was observed earlier, shown without a word: what `combine` answers, less
 * the naming of defects, which photos alone don't give.
 */
export function answerOn(
  observation: Observation,
  { head, weights }: PanelVersion,
  precedents?: Precedents,
): Answer {
  const votes = votesOn(observation, head, precedents);
  const families = poolFamilies(votes, weights);
  if (!families) throw new Error('Nobody said anything of this photo.');
  const grounds = { families, photo: families, candidates: [], words: undefined, canName: false };
  const decision = decide(grounds, weights);
  const { outcome, family, group } = decision;
  const confidence = borneOut(decision, { basis: 'photo' }, seenIn(votes, families));
  return { outcome, family, group, confidence, distribution: families };
}
