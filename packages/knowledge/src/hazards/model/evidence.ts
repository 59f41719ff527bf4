/**
 * What the rules and the two models say, as numbers: of each kind of hazard, and then of danger at all. `npm run
 * train:hazards` learns how much each counts from sentences that none was made from, so that a rule is believed as far as
 * it deserves.
 */
import { ALERT_KINDS, type AlertKind } from '../alert.ts';
import { HAZARDS } from '../facts/hazards.ts';
import type { Told } from '../matching.ts';
import type { Reading } from '../reading.ts';
import { DECISION } from './trained.ts';

/** Scores of a model, before they become chances. */
export interface Scores {
  any: number;
  kinds: readonly number[];
  /** Any hazard in the text as one: what is told in a sentence may be settled three sentences on. */
  whole: number;
}

/** In fewer words than this a caption such as 'unit 5' tells the models nothing. */
export const FEWEST_WORDS = 3;
/** A text of fewer words is a caption, which names a trouble and leaves out how bad it is. */
const CAPTION_WORDS = 6;
/** Longer texts count as this long: no sentence was learnt from that is. */
const MOST_WORDS = 60;
/** No score says more than this. */
const FURTHEST = 12;

const within = (score: number) => Math.max(-FURTHEST, Math.min(FURTHEST, score));

/** What there is to weigh of a text. */
export interface Heard {
  opinion: Scores & { net: Scores };
  ruled: readonly Told[];
  words: number;
  /** The share of its words that are denied, mended, past, supposed or asked in general. */
  hushed: number;
  asks: boolean;
}

/** What there is to weigh of a reading. */
export function heardIn(reading: Reading, opinion: Heard['opinion'], ruled: readonly Told[]): Heard {
  const { words, denied, quiet } = reading;
  const hushed = words.filter((_, at) => denied[at] || quiet[at]).length / Math.max(1, words.length);
  return { opinion, ruled, words: words.length, hushed, asks: reading.asks(words.length) };
}

const lengthOf = (words: number) => Math.log(Math.min(MOST_WORDS, words) + 1);

/** One model's scores of each kind: as such, as a share of all, and how far ahead of the others. */
function compared(scores: Scores) {
  const kinds = scores.kinds.map(within);
  const [most = -FURTHEST, second = most] = [...kinds].sort((one, other) => other - one);
  const all = kinds.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return kinds.map((score) => ({
    score,
    share: Math.log(Math.exp(score - most) / all + 1e-3),
    ahead: score - (score === most ? second : most),
  }));
}

/** A row of numbers for each kind, in their order. */
export function evidenceOf({ opinion, ruled, words }: Heard): number[][] {
  const any = within(opinion.any);
  const anyOfNet = within(opinion.net.any);
  const byModel = compared(opinion);
  const byNet = compared(opinion.net);
  const length = lengthOf(words);
  const few = words < CAPTION_WORDS ? 1 : 0;
  return ALERT_KINDS.map((kind, i) => {
    const { score, share, ahead } = byModel[i] ?? { score: -FURTHEST, share: 0, ahead: 0 };
    const net = byNet[i] ?? { score: -FURTHEST, share: 0, ahead: 0 };
    const rules = ruled.filter(({ hazard }) => HAZARDS[hazard].kind === kind).length;
    const others = ruled.length > rules ? 1 : 0;
    const said = rules > 0 ? 1 : 0;
    const sure = ruled.some(({ hazard, certain }) => certain && HAZARDS[hazard].kind === kind) ? 1 : 0;
    return [
      ...[any, Math.max(0, any), score, share, ahead, length, few, few * any],
      ...[said, rules > 1 ? 1 : 0, others, others * said],
      ...[said * any, said * score, said * share, said * length],
      ...[anyOfNet, Math.max(0, anyOfNet), net.score, net.share, net.ahead],
      ...[said * anyOfNet, said * net.score, (anyOfNet * any) / 10, (net.score * score) / 10],
      ...[sure, sure * score],
    ];
  });
}

/** What speaks for danger at all, once each kind has its chance. */
export function dangerEvidence(heard: Heard, chances: readonly number[]): number[] {
  const { opinion, ruled, words, hushed } = heard;
  const odds = (chance: number) => Math.log((chance + 1e-4) / (1 - chance + 1e-4));
  const [most = 0, second = 0] = [...chances].sort((one, other) => other - one);
  const none = chances.reduce((product, chance) => product * (1 - chance), 1);
  const any = within(opinion.any);
  const anyOfNet = within(opinion.net.any);
  const said = ruled.length > 0 ? 1 : 0;
  const sure = ruled.some(({ certain }) => certain) ? 1 : 0;
  const now = ruled.some(({ hazard }) => HAZARDS[hazard].urgency === 'now') ? 1 : 0;
  return [
    ...[any, Math.max(0, any), odds(most), odds(second), odds(1 - none)],
    ...[said, ruled.length > 1 ? 1 : 0, now, said * any, lengthOf(words)],
    ...[within(Math.max(...opinion.kinds)), within(Math.max(...opinion.net.kinds))],
    ...[anyOfNet, Math.max(0, anyOfNet), sure],
    ...[within(opinion.whole), within(opinion.net.whole), hushed, hushed * said, heard.asks ? 1 : 0],
  ];
}

/** Weights of a logistic regression. */
export interface Line {
  bias: number;
  weights: readonly number[];
}

export interface Decision {
  kinds: Line;
  danger: Line;
}

export const chanceOn = ({ bias, weights }: Line, evidence: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)));

export interface Chances {
  /** That the text tells of any danger. */
  danger: number;
  /** That it tells of each kind. */
  kinds: ReadonlyMap<AlertKind, number>;
}

/** The chance of each kind, in their order. A rule that speaks of a kind never makes it less likely. */
export function kindChances(heard: Heard, line: Line): number[] {
  const silent = evidenceOf({ ...heard, ruled: [] });
  return evidenceOf(heard).map((row, i) => Math.max(chanceOn(line, row), chanceOn(line, silent[i] ?? row)));
}

export function chancesOf(heard: Heard, decision: Decision = DECISION): Chances {
  const chances = kindChances(heard, decision.kinds);
  return {
    danger: chanceOn(decision.danger, dangerEvidence(heard, chances)),
    kinds: new Map(ALERT_KINDS.map((kind, i) => [kind, chances[i] ?? 0])),
  };
}
