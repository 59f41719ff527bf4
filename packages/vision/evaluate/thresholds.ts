import { FAMILIES, type Family } from '@plumbline/knowledge';
import { poolFamilies } from '../src/consensus/opinion-pool.ts';
import type { ConsensusWeights } from '../src/consensus/weights.ts';
import { isDefect } from '../src/learning/figures.ts';
import type { Ballots } from './ballots.ts';

/** Of the answers that are given, this many should be right. */
const AIM = 0.85;
/** The folds' networks are trained for minutes, the shipped one for longer: they may move a threshold only so far. */
const LEAST = 0.5;
const MOST = 0.6;
const STEP = 0.025;

/** What the panel would say if it always answered, and with which score. */
interface Leaning {
  outcome: 'defect' | 'normal' | 'notBuilding';
  score: number;
  right: boolean;
  /** A source counts the same, however many photos it has. */
  weight: number;
}

function leaningOf({ votes, truth }: Ballots, weights: ConsensusWeights, weight: number): Leaning {
  const shares = poolFamilies(votes, weights);
  const top = FAMILIES.reduce<Family>((a, b) => ((shares?.[b] ?? 0) > (shares?.[a] ?? 0) ? b : a), 'normal');
  const outcome = isDefect(top) ? 'defect' : top === 'normal' ? 'normal' : 'notBuilding';
  return { outcome, score: shares?.[top] ?? 0, right: top === truth, weight };
}

/** The lowest score from which on an answer of each kind is right as often as it should be, on these sets. */
export function fittedThresholds(
  sets: readonly (readonly Ballots[])[],
  weights: ConsensusWeights,
): Pick<ConsensusWeights['thresholds'], 'defect' | 'normal' | 'notBuilding'> {
  const all = sets.flatMap((set) => set.map((one) => leaningOf(one, weights, 1 / set.length)));
  const fit = (outcome: Leaning['outcome']): number => {
    const leaning = all.filter((one) => one.outcome === outcome);
    for (let at = LEAST; at < MOST; at += STEP) {
      const answered = leaning.filter(({ score }) => score >= at);
      const total = answered.reduce((sum, { weight }) => sum + weight, 0);
      const right = answered.reduce((sum, one) => sum + (one.right ? one.weight : 0), 0);
      if (total > 0 && right / total >= AIM) return Math.round(at * 1000) / 1000;
    }
    return MOST;
  };
  return { defect: fit('defect'), normal: fit('normal'), notBuilding: fit('notBuilding') };
}
