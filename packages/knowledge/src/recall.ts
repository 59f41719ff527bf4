/**
 * What the panel finds and misses of each kind of defect, in photos of sources that its networks never saw. Measured,
 * never written by hand: `npm run evaluate:scorecard -- <collection> --write` makes the file.
 */
import measured from './data/recall.json' with { type: 'json' };
import { FAMILIES, type Family } from './findings.ts';
import { wilson } from './wilson.ts';

export { wilson };

export interface FamilyRecall {
  /** Photos that show this kind. */
  photos: number;
  /** The sources they are from: one source says little of others. */
  sources: number;
  /** In how many the panel named this kind. */
  named: number;
  /** In how many it said that something is wrong, this or another kind. */
  marked: number;
  /** How many it called clean: the worst of its mistakes. */
  clean: number;
  /** How many photos it said this of, whatever they show. */
  said: number;
}

/** The panel that `familyRecall` is of, and the day it was measured. */
export const RECALL_VERSION: string = measured.version;
export const RECALL_DATE: string = measured.measuredOn;

/** Measured recall by family; nothing where there are no photos to measure on. */
export const familyRecall: Readonly<Partial<Record<Family, FamilyRecall>>> = measured.families;

/** An answer of this kind that was right in fewer of the test photos than this is told with how often. */
const OFTEN_RIGHT = 0.6;

/** Whether most test photos that the panel read as this family showed it. */
export function isOftenRight(family: Family): boolean {
  const { said = 0, named = 0 } = familyRecall[family] ?? {};
  return said > 0 && named / said >= OFTEN_RIGHT;
}

/** What the panel says of itself counts as so many test photos beside those that were measured. */
const OWN_WORD = 10;

/**
 * How sure an answer of this family may be said to be: of one that test photos were often misread as, no surer than that
 * bears out. Its precision is shrunk towards what the panel says, and never above its upper bound (95 %).
 */
export function asOftenRight(family: Family, confidence: number): number {
  const { said = 0, named = 0 } = familyRecall[family] ?? {};
  if (said === 0 || isOftenRight(family)) return confidence;
  const shrunk = (named + OWN_WORD * confidence) / (said + OWN_WORD);
  return Math.min(confidence, shrunk, wilson(named, said)[1]);
}

/** Photos without a defect: how many were called clean, and how many defective. */
export const CLEAN_RECALL: { photos: number; sources: number; clean: number; marked: number } =
  measured.clean;

/** All test photos, those answered, and of these the ones answered rightly at the level of the answer. */
export const OVERALL_RECALL: { photos: number; answered: number; right: number } = measured.overall;

/** More of a family's photos than this called clean, and it counts as not found. */
const CLEAN_AT_MOST = 0.1;

/** Of fewer photos than this nothing is told of a family: it counts as not found. */
export const ENOUGH_PHOTOS = 25;

/** Kinds of which the panel may call a photo clean. While there is one, it says 'no visible defect' of nothing. */
export const UNFOUND_FAMILIES: readonly Family[] = FAMILIES.filter((family) => {
  if (family === 'normal' || family === 'not_building') return false;
  const { photos = 0, clean = 0 } = familyRecall[family] ?? {};
  return photos < ENOUGH_PHOTOS || clean > CLEAN_AT_MOST * photos;
});
