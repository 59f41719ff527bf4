/** Whether a photo in which nobody looked for a defect may show one: one of many, looked at without being asked. */
import { LOCAL_FAMILIES } from './network/inference.ts';
import type { Examination } from './panel.ts';

/** Shares are compared as log odds; nothing counts as surer than this. */
const NEVER_SURER = 1e-4;
const logOdds = (share: number) => {
  const held = Math.min(1 - NEVER_SURER, Math.max(NEVER_SURER, share));
  return Math.log(held / (1 - held));
};

/** A flat, hazy photo has no less taken off than one of middling contrast: what is seen in it is as doubtful. */
const LEAST_CONTRAST = 0.5;

/**
 * What a photo says of itself, in the order of `ASKS_BY`: how surely each kind is marked in it, its contrast (hard light
 * and sharpening have the network mark more of every surface), and how much the panel gives any defect.
 */
export function overlookedFacts({ votes, consensus }: Pick<Examination, 'votes' | 'consensus'>): number[] {
  const marked = votes.find(({ opinion }) => opinion?.marked)?.opinion?.marked;
  const { normal = 0, not_building = 0 } = consensus.distribution;
  return [
    ...LOCAL_FAMILIES.map((family) => logOdds(marked?.shares[family] ?? 0)),
    Math.max(LEAST_CONTRAST, marked?.contrast ?? 0),
    logOdds(1 - normal - not_building),
  ];
}

/** Weights of the facts. Fitted by `npm run evaluate:omissions` (decision 0525). */
const ASKS_BY = {
  weights: [0.64, 0.51, -0.3, 0.22, 0.58, 0.21, -0.29, -0.23, -4.73, 0.43],
  offset: 7.58,
} as const;

/** From here on the panel is very sure of a defect, and somebody is asked whatever else the photo says. */
const VERY_SURE = 0.9;
export const isSurelySeen = ({ consensus }: Pick<Examination, 'consensus'>): boolean =>
  consensus.outcome === 'defect' && consensus.confidence >= VERY_SURE;

/** The score of these facts; above 0 somebody is asked. */
export const overlookedScore = (
  { weights, offset }: { weights: readonly number[]; offset: number },
  facts: readonly number[],
): number => facts.reduce((sum, fact, at) => sum + fact * (weights[at] ?? 0), offset);

/** Whether somebody is asked about a photo that was kept without analysis. */
export const mayBeOverlooked = (examination: Pick<Examination, 'votes' | 'consensus'>): boolean =>
  isSurelySeen(examination) || overlookedScore(ASKS_BY, overlookedFacts(examination)) > 0;
