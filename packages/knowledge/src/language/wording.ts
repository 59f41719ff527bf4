/**
 * How alike a text is to the wording of each defect's lessons: naive Bayes over words and concepts. It catches what
 * the clues don't foresee; the clues catch what a bag of words can't, such as a denial.
 */
import type { Lesson } from './examples.ts';
import { type Reading, readMentions } from './mentions.ts';
import { asWritten } from './typos.ts';

/** Lessons that a meaning seems to have had of every feature: the more, the less one odd word decides. */
const DOUBT = 4;
/** A long text says the same thing many times over: from here on its features share what they weigh. */
const FULL_FEATURES = 24;

/** Log-odds by meaning, 0 for what no lesson speaks of. */
type Wording = (reading: Reading) => Map<string, number>;

interface Feature {
  total: number;
  by: Map<string, number>;
}

function featuresOf({ stems, mentions }: Reading): Set<string> {
  return new Set([...stems, ...mentions.map(({ concept }) => `:${concept}`)]);
}

/** What was counted in lessons; plain data. */
export interface Learnt {
  all: number;
  /** How much the lessons of a meaning count. */
  lessons: [meaning: string, counts: number][];
  features: [feature: string, total: number, by: [meaning: string, counts: number][]][];
}

/** Learns from lessons. Takes well under a second for a few thousand. */
export function learnFrom(lessons: readonly Lesson[]): Learnt {
  const lessonsPer = new Map<string, number>();
  const seen = new Map<string, Feature>();
  let all = 0;
  for (const { meaning, text, counts } of lessons) {
    all += counts;
    lessonsPer.set(meaning, (lessonsPer.get(meaning) ?? 0) + counts);
    for (const feature of featuresOf(readMentions(text, asWritten))) {
      const known = seen.get(feature) ?? { total: 0, by: new Map<string, number>() };
      known.total += counts;
      known.by.set(meaning, (known.by.get(meaning) ?? 0) + counts);
      seen.set(feature, known);
    }
  }
  return {
    all,
    lessons: [...lessonsPer],
    features: [...seen].map(([feature, { total, by }]) => [feature, total, [...by]]),
  };
}

/** The likeness to what was learnt. */
export function wordingOf({ all, lessons, features }: Learnt): Wording {
  const seen = new Map<string, Feature>(
    features.map(([feature, total, by]) => [feature, { total, by: new Map(by) }]),
  );
  return (reading) => {
    const known = [...featuresOf(reading)].flatMap((feature) => seen.get(feature) ?? []);
    const share = Math.min(1, FULL_FEATURES / known.length);
    const odds = new Map<string, number>();
    for (const [meaning, lessonsOfIt] of lessons) {
      let sum = 0;
      for (const { by, total } of known) {
        const usual = (total + 0.5) / (all + 1);
        sum += Math.log(((by.get(meaning) ?? 0) + DOUBT * usual) / (lessonsOfIt + DOUBT) / usual);
      }
      odds.set(meaning, share * sum);
    }
    return odds;
  };
}
