/** Sentences as people write them, by the defect they mean, and under 'nothing' those that mean none. */
import { DEFECTS } from '../taxonomy.ts';
import rows from './data/examples.json' with { type: 'json' };

/** Texts by the id of a defect, or by 'nothing'. */
export type Examples = Readonly<Record<string, readonly string[]>>;

export const NOTHING = 'nothing';

/** The sentences that the reader learns from. Those that it is measured on are kept elsewhere. */
export const EXAMPLES: Examples = rows;

/** A text to learn from, and how much it counts. */
export interface Lesson {
  meaning: string;
  text: string;
  counts: number;
}

/** What causes or worsens a defect is said of it now and then. */
const COUNT_OF_CAUSES = 0.3;

/** The taxonomy's own words about each defect. */
export function lessonsOfTaxonomy(): Lesson[] {
  return DEFECTS.flatMap(({ id, name, synonyms, cues, escalatesWhen, causes }) => [
    ...[name, ...synonyms, ...cues].map((text) => ({ meaning: id, text, counts: 1 })),
    ...[...escalatesWhen, ...causes].map((text) => ({ meaning: id, text, counts: COUNT_OF_CAUSES })),
  ]);
}

export function lessonsOf(examples: Examples): Lesson[] {
  return Object.entries(examples).flatMap(([meaning, texts]) =>
    texts.map((text) => ({ meaning, text, counts: 1 })),
  );
}
