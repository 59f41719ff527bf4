import { calibrated } from '../consensus/opinion-pool.ts';
import type { ConsensusWeights } from '../consensus/weights.ts';

/** The score of an answer before calibration, and whether the answer was right. */
export interface Outcome {
  score: number;
  right: boolean;
}

/** How many photos the curve as it was is worth at each of its points. */
const PRIOR_PHOTOS = 150;
const HIGHEST = 0.98;

const twoPlaces = (value: number) => Math.round(value * 100) / 100;

/**
 * Moves a calibration curve towards what was right among these answers: each point by the answers near it, the more
 * of them the further. The curve keeps rising.
 */
export function fitCalibration(
  outcomes: readonly Outcome[],
  prior: ConsensusWeights['calibration'],
): ConsensusWeights['calibration'] {
  let floor = 0;
  return prior.map(([score], at): [number, number] => {
    const low = ((prior[at - 1]?.[0] ?? -1) + score) / 2;
    const high = ((prior[at + 1]?.[0] ?? 2) + score) / 2;
    const near = outcomes.filter((one) => one.score >= low && one.score < high);
    // What is near a point lies beside it, not on it: the curve is moved by how far those answers are off.
    const off = near.reduce((sum, one) => sum + (one.right ? 1 : 0) - calibrated(one.score, prior), 0);
    const moved = calibrated(score, prior) + off / (near.length + PRIOR_PHOTOS);
    floor = Math.min(HIGHEST, Math.max(floor, moved));
    return [score, at === 0 ? 0 : twoPlaces(floor)];
  });
}
