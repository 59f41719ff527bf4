/**
 * What the panel finds and misses of each kind of defect, in photos of sources that its networks never saw. Measured,
 * never written by hand: `evaluate/recall.ts --write` in packages/vision makes the file.
 */
import measured from './data/recall.json' with { type: 'json' };
import { FAMILIES, type Family } from './findings.ts';

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

/** Photos without a defect: how many were called clean, and how many defective. */
export const CLEAN_RECALL: { photos: number; sources: number; clean: number; marked: number } =
  measured.clean;

/** All test photos, those answered, and of these the ones answered rightly at the level of the answer. */
export const OVERALL_RECALL: { photos: number; answered: number; right: number } = measured.overall;

/** More of a family's photos than this called clean, or fewer photos than this to tell by, and it counts as not found. */
const CLEAN_AT_MOST = 0.1;
const ENOUGH = 25;

/** Kinds of which the panel may call a photo clean. While there is one, it says 'no visible defect' of nothing. */
export const UNFOUND_FAMILIES: readonly Family[] = FAMILIES.filter((family) => {
  if (family === 'normal' || family === 'not_building') return false;
  const { photos = 0, clean = 0 } = familyRecall[family] ?? {};
  return photos < ENOUGH || clean > CLEAN_AT_MOST * photos;
});
