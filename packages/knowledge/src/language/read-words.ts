import type { StageId, StateCode } from '../stages.ts';
import { readMentions } from './mentions.ts';
import { stageNudge, stateNudge } from './nudges.ts';
import { weigh } from './weigh.ts';

/** What a user's words say. */
export interface WordsReading {
  /** Probability by defect id, likeliest first. Sums to `1 - unsaid`; empty when the words say nothing. */
  defects: Readonly<Record<string, number>>;
  /** Probability that the words name no defect at all, 0–1. */
  unsaid: number;
  /** The words deny or praise: 'no cracks', 'looks fine'. */
  allWell: boolean;
}

/** Spread of the distribution, and the weight that 'says nothing' has. Fitted on the development sentences. */
export const TEMPERATURE = 1.15;
export const WEIGHT_OF_NOTHING = 3.2;
const PRAISE_WEIGHS = 1.5;
/** Less than this isn't worth a place in the list. */
const LEAST = 0.002;

export interface WordsContext {
  stages?: readonly StageId[];
  state?: StateCode | undefined;
}

const NOTHING_SAID = { defects: {}, unsaid: 1 } as const;

/**
 * Reads a description into a distribution over the taxonomy. Stage and state only shift what the words already point
 * to; without words there is no opinion. Time is linear in the length; texts over 10,000 characters are cut.
 * Commands in the text are words like any others. Never throws.
 */
export function readWords(description: string, context: WordsContext = {}): WordsReading {
  const reading = readMentions(description);
  const weights = weigh(reading);
  const allWell = reading.denied + reading.praised > 0;
  if (weights.size === 0) return { ...NOTHING_SAID, allWell };
  const exponents = [...weights].map(([defectId, weight]): [string, number] => [
    defectId,
    weight + stageNudge(defectId, context.stages ?? []) + stateNudge(defectId, context.state),
  ]);
  const nothing = WEIGHT_OF_NOTHING + (allWell ? PRAISE_WEIGHS : 0);
  const highest = Math.max(nothing, ...exponents.map(([, weight]) => weight));
  const odds = exponents.map(([defectId, weight]): [string, number] => [
    defectId,
    Math.exp((weight - highest) / TEMPERATURE),
  ]);
  const oddsOfNothing = Math.exp((nothing - highest) / TEMPERATURE);
  const sum = odds.reduce((total, [, odd]) => total + odd, oddsOfNothing);
  const kept = odds
    .map(([defectId, odd]): [string, number] => [defectId, odd / sum])
    .filter(([, probability]) => probability >= LEAST)
    .sort((a, b) => b[1] - a[1]);
  const said = kept.reduce((total, [, probability]) => total + probability, 0);
  return { defects: Object.fromEntries(kept), unsaid: 1 - said, allWell };
}
