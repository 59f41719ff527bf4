import type { StageId, StateCode } from '../stages.ts';
import { blendComplaints, partsOf } from './complaints.ts';
import { EXAMPLES, type Examples, lessonsOf, lessonsOfTaxonomy, NOTHING } from './examples.ts';
import { MADE_LEARNT } from './made-learnt.ts';
import { readMentions } from './mentions.ts';
import { stageNudge, stateNudge } from './nudges.ts';
import { weigh } from './weigh.ts';
import { type Learnt, learnFrom, wordingOf } from './wording.ts';

/** What a user's words say. */
export interface WordsReading {
  /** Probability by defect id, likeliest first. Sums to `1 - unsaid`; empty when the words say nothing. */
  defects: Readonly<Record<string, number>>;
  /** Probability that the words name no defect at all, 0–1. */
  unsaid: number;
  /** The words deny or praise: 'no cracks', 'looks fine'. */
  allWell: boolean;
}

export interface WordsContext {
  stages?: readonly StageId[];
  state?: StateCode | undefined;
}

/** Reads a description into a distribution over the taxonomy. */
export type WordsReader = (description: string, context?: WordsContext) => WordsReading;

/** How far the likeness of the wording counts beside the clues, the spread, and what 'says nothing' starts with. */
const WEIGHT_OF_WORDING = 0.5;
const TEMPERATURE = 1.5;
const WEIGHT_OF_NOTHING = 4;
const PRAISE_WEIGHS = 1.5;
/** What clues and likeness are worth where the words name things but nothing amiss. */
const WORTH_WITHOUT_TROUBLE = 0.5;
/** Added to 'says nothing' where the words name things but nothing amiss. */
const NOTHING_AMISS_WEIGHS = 5;
/** Less than this isn't worth a place in the list. */
const LEAST = 0.002;

/**
 * Makes a reader that has learnt from these examples. `readWords` is the one to use; others serve for measuring with
 * some examples left out. Learning takes a few hundred milliseconds.
 */
export const makeWordsReader = (examples: Examples): WordsReader => readerOf(learn(examples));

/** What is learnt from the taxonomy and these examples. */
export const learn = (examples: Examples = EXAMPLES): Learnt =>
  learnFrom([...lessonsOfTaxonomy(), ...lessonsOf(examples)]);

function readerOf(learnt: Learnt): WordsReader {
  const wording = wordingOf(learnt);
  const readOne: WordsReader = (description, { stages = [], state } = {}) => {
    const reading = readMentions(description);
    const allWell = reading.denied + reading.praised > 0;
    if (reading.stems.length === 0) return { defects: {}, unsaid: 1, allWell };
    const clues = weigh(reading);
    const nothing =
      WEIGHT_OF_NOTHING + (1 - reading.amiss) * NOTHING_AMISS_WEIGHS + (allWell ? PRAISE_WEIGHS : 0);
    const scores = [...wording(reading)].map(([meaning, likeness]): [string, number] => {
      const start = meaning === NOTHING ? nothing : 0;
      const worth = meaning !== NOTHING && reading.amiss === 0 ? WORTH_WITHOUT_TROUBLE : 1;
      const nudge = stageNudge(meaning, stages) + stateNudge(meaning, state);
      return [meaning, start + worth * ((clues.get(meaning) ?? 0) + WEIGHT_OF_WORDING * likeness) + nudge];
    });
    const highest = Math.max(...scores.map(([, score]) => score));
    const odds = scores.map(([meaning, score]): [string, number] => [
      meaning,
      Math.exp((score - highest) / TEMPERATURE),
    ]);
    const sum = odds.reduce((total, [, odd]) => total + odd, 0);
    const kept = odds
      .map(([meaning, odd]): [string, number] => [meaning, odd / sum])
      .filter(([meaning, probability]) => meaning !== NOTHING && probability >= LEAST)
      .sort((a, b) => b[1] - a[1]);
    const said = kept.reduce((total, [, probability]) => total + probability, 0);
    return { defects: Object.fromEntries(kept), unsaid: 1 - said, allWell };
  };
  return (description, context) =>
    blendComplaints(
      readOne(description, context),
      partsOf(description).map((part) => readOne(part, context)),
    );
}

let reader: WordsReader | undefined;

/**
 * Reads a description into a distribution over the taxonomy. Stage and state only shift what the words already point
 * to; without words there is no opinion. Time is linear in the length; texts over 10,000 characters are cut.
 * Commands in the text are words like any others. Never throws. The first call learns, some hundred milliseconds
 * where the build hasn't.
 */
export const readWords: WordsReader = (description, context) => {
  reader ??= readerOf(MADE_LEARNT === undefined ? learn() : (JSON.parse(MADE_LEARNT) as Learnt));
  return reader(description, context);
};
