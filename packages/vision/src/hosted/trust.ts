/**
 * How far a hosted model is believed. It says how sure it is, and nobody has measured whether it is right that often: a
 * model that always says 1.0 would outvote a panel that is rightly in doubt. So its probabilities are flattened at first,
 * and less so the more decided findings show that it deserves it.
 */
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { complete } from '../consensus/opinion-pool.ts';
import type { Opinion } from '../panel.ts';

export interface Trust {
  /** The power that its probabilities are raised to, 0–1: 1 takes it at its word, 0 doesn't listen. 1 / temperature. */
  strength: number;
  /** How many decided findings this rests on. */
  decided: number;
}

/** A temperature of 10: being told 1.0 moves the odds of a family by a factor of 1.7. */
export const FIRST_TRUST: Trust = { strength: 1 / 10, decided: 0 };

/** Before so many findings are decided, its seeing nothing speaks for nothing: nobody has seen it overlook a defect yet. */
const LEAST_DECIDED = 20;
/** How far a family without a defect may stand above the likeliest defect until then: as what it says, and no more. */
const BARELY_AHEAD = 1.000001;

const isDefect = (family: Family) => family !== 'normal' && family !== 'not_building';
const NOTHING_THERE = FAMILIES.filter((family) => !isDefect(family));

/** What it said of a photo, and what the photo showed, as a person decided. */
export interface DecidedVote {
  stated: Opinion['families'];
  truth: Family;
}

/** Its word as the panel counts it: a whole distribution, in the order in which it ranked the families. */
export function flatten(stated: Opinion['families'], trust: Trust): Record<Family, number> {
  const powers = powersOf(stated, trust.strength);
  if (trust.decided < LEAST_DECIDED) {
    const top = Math.max(...FAMILIES.filter(isDefect).map((family) => powers[family]));
    for (const family of NOTHING_THERE) powers[family] = Math.min(powers[family], top * BARELY_AHEAD);
  }
  const total = FAMILIES.reduce((sum, family) => sum + powers[family], 0);
  return Object.fromEntries(FAMILIES.map((family) => [family, powers[family] / total])) as Record<
    Family,
    number
  >;
}

function powersOf(stated: Opinion['families'], strength: number): Record<Family, number> {
  const whole = complete(stated);
  return Object.fromEntries(FAMILIES.map((family) => [family, whole[family] ** strength])) as Record<
    Family,
    number
  >;
}

/** An opinion as the panel counts it. Keeps what the model said; its defects become as much less sure as their family. */
export function calibrate(opinion: Opinion, trust: Trust): Opinion {
  const families = flatten(opinion.families, trust);
  const whole = complete(opinion.families);
  const share = Math.min(1, ...FAMILIES.filter(isDefect).map((family) => families[family] / whole[family]));
  const defects = Object.fromEntries(Object.entries(opinion.defects).map(([id, said]) => [id, said * share]));
  return { ...opinion, families, defects, stated: opinion.families };
}

/** Half of the χ² value of one degree of freedom at 95%: how much less likely a strength may make what was seen. */
const TOLERATED = 1.92;
const STEPS = 200;

/**
 * How far to believe a model, given what it said of findings that people have decided. It starts cautiously and moves
 * only as far as the findings force it to: to the nearest strength that isn't ruled out at 95%. With few of them nothing
 * is ruled out, and it stays where it began. It's never believed beyond its word.
 */
export function fitTrust(votes: readonly DecidedVote[]): Trust {
  const said = votes.map(({ stated, truth }) => {
    const whole = complete(stated);
    return { truth: Math.log(whole[truth]), all: FAMILIES.map((family) => Math.log(whole[family])) };
  });
  // How unlikely a strength makes what was seen: the negative logarithm of the likelihood.
  const lossAt = (strength: number) =>
    said.reduce((loss, { truth, all }) => {
      const total = all.reduce((sum, log) => sum + Math.exp(strength * log), 0);
      return loss + Math.log(total) - strength * truth;
    }, 0);
  const strengths = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  const losses = strengths.map(lossAt);
  const least = Math.min(...losses);
  const possible = strengths.filter((_, at) => (losses[at] ?? 0) <= least + TOLERATED);
  const lowest = possible[0] ?? 0;
  const highest = possible.at(-1) ?? 1;
  const strength = Math.min(highest, Math.max(lowest, FIRST_TRUST.strength));
  return { strength, decided: votes.length };
}
