/**
 * What the rules and the second opinion say of one kind of hazard, as numbers. `npm run train:hazards` learns how much
 * each counts from sentences that neither was made from, so that a rule is believed as far as it deserves.
 */
import { ALERT_KINDS, type AlertKind } from '../alert.ts';
import { HAZARDS } from '../facts/hazards.ts';
import type { Told } from '../matching.ts';
import { DECISION } from './trained.ts';

/** Scores of the second opinion, before they become chances. */
export interface Scores {
  any: number;
  kinds: readonly number[];
}

/** In fewer words than this a caption such as 'unit 5 bedroom 2' tells nothing. */
export const FEWEST_WORDS = 5;
/** Longer texts count as this long: no sentence was learnt from that is. */
const MOST_WORDS = 60;
/** No score says more than this. */
const FURTHEST = 12;

const within = (score: number) => Math.max(-FURTHEST, Math.min(FURTHEST, score));

/** A row of numbers for each kind, in their order. */
export function evidenceOf(scores: Scores, ruled: readonly Told[], words: number): number[][] {
  const any = within(scores.any);
  const kinds = scores.kinds.map(within);
  const [most = -FURTHEST, second = most] = [...kinds].sort((one, other) => other - one);
  const all = kinds.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const length = Math.log(Math.min(MOST_WORDS, words) + 1);
  const few = words < FEWEST_WORDS ? 1 : 0;
  return ALERT_KINDS.map((kind, i) => {
    const score = kinds[i] ?? -FURTHEST;
    const rules = ruled.filter(({ hazard }) => HAZARDS[hazard].kind === kind).length;
    const others = ruled.length > rules ? 1 : 0;
    const said = rules > 0 ? 1 : 0;
    const share = Math.log(Math.exp(score - most) / all + 1e-3);
    const ahead = score - (score === most ? second : most);
    return [
      ...[any, Math.max(0, any), score, share, ahead, length, few, few * any],
      ...[
        said,
        rules > 1 ? 1 : 0,
        others,
        others * said,
        said * any,
        said * score,
        said * share,
        said * length,
      ],
    ];
  });
}

export interface Decision {
  bias: number;
  weights: readonly number[];
}

/** How likely the text tells of each kind. */
export function chancesOf(
  scores: Scores,
  ruled: readonly Told[],
  words: number,
  { bias, weights }: Decision = DECISION,
): Map<AlertKind, number> {
  const rows = evidenceOf(scores, ruled, words);
  return new Map(
    ALERT_KINDS.map((kind, i) => {
      const score = (rows[i] ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
      return [kind, 1 / (1 + Math.exp(-score))];
    }),
  );
}
