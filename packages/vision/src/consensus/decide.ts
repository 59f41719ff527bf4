import {
  FAMILIES,
  FAMILY_NAMES,
  type Family,
  findDefectName,
  GROUP_FAMILIES,
  GROUP_NAMES,
  type Group,
  NEAR_GROUPS,
} from '@plumbline/knowledge';
import { UNFOUND_FAMILIES } from '@plumbline/knowledge/recall';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import type { Outcome } from '../panel.ts';
import type { Candidate } from './naming.ts';
import { calibrated, type FamilyDistribution } from './opinion-pool.ts';
import type { ConsensusWeights } from './weights.ts';

export interface Decision {
  outcome: Outcome;
  family: Family | null;
  /** The level above, where no single family is sure. */
  group: Group | null;
  defectId: string | null;
  title: string;
  confidence: number;
  settledByWords: boolean;
}

export interface Grounds {
  /** By photo and words together. */
  families: FamilyDistribution;
  /** By the photo alone. */
  photo: FamilyDistribution | undefined;
  /** By the photo and the engines that were measured, without hosted models; the same as `photo` unless told. */
  measured?: FamilyDistribution | undefined;
  candidates: readonly Candidate[];
  /** The defect that the words name, where they name one. */
  words: { defectId: string; probability: number } | undefined;
  /** Whether anything besides the family speaks for one defect rather than another: words, stage, geometry. */
  canName: boolean;
  /** Whether nothing tells what this defect would be in, or how it runs: a stepped crack where nobody says stepped. */
  isUntold?: (defectId: string) => boolean;
  /** Whether the words say that it is a crack. */
  statesCrack?: boolean;
  /** How much of the photo looks damaged, 0 to 1; 0 where no engine tells. */
  damaged?: number;
  /** Whether the photo leaves open that something large came down or stands open. */
  fallenIsDoubted?: boolean;
  /** Whether a brownish patch lies on a light surface: most of them are called clean otherwise. */
  isStained?: boolean;
  /** Whether a light surface has a dark opening. */
  isHoled?: boolean;
  /** Whether the words may tell of a danger that nobody understood. */
  mayTellOfDanger?: boolean;
  /** Kinds of defect that this panel isn't known to find: a wall may show them all the same. */
  unfound?: readonly Family[];
  /** What a family is called beside these words. */
  titleOf?: (family: Family) => string;
}

const NO_DEFECT = 'No visible defect in this photo';
const NOT_BUILDING = 'This doesn’t look like part of a building';
const NOT_SURE = 'Not sure: this photo alone doesn’t settle it';
/** The share that the likeliest defect needs among the candidates to give the result its name. */
const NAMED = 0.5;
/** Words are never taken to be surer than this: they may be mistaken, and the photo doesn't bear them out. */
const WORDS_AT_MOST = 0.8;
/** The same where a photo would show it and this one doesn't. */
const UNSEEN_AT_MOST = 0.6;
/** Of a family that is named by the photo alone. */
const EVEN = 0.5;
/** A group's share is its confidence: of the test photos at least so many were of the group. Never surer than this. */
const UPPER_AT_MOST = 0.9;
/** From here on a photo shows its defect whatever the words are about, danger apart. */
const PLAINLY = 0.75;
/** 'No visible defect' is never said with less (decision 37), whatever the weights allow. */
export const CLEAN_AT_LEAST = 0.75;

const isDefect = (family: Family) => family !== 'normal' && family !== 'not_building';

/** The likeliest of some families, with its probability. */
function likeliest(families: FamilyDistribution, some: readonly Family[]): [Family, number] {
  return some.reduce<[Family, number]>(
    (best, family) => (families[family] > best[1] ? [family, families[family]] : best),
    ['crack', -1],
  );
}

const DEFECTS = FAMILIES.filter(isDefect);
const topDefect = (families: FamilyDistribution) => likeliest(families, DEFECTS);

/** How surely something is wrong, if it is a building at all. */
function anyDefect(families: FamilyDistribution): number {
  const building = 1 - families.not_building;
  return building > 0 ? DEFECTS.reduce((sum, family) => sum + families[family], 0) / building : 0;
}

/** Whether something is surely wrong with the building. */
const isSurelyWrong = (families: FamilyDistribution, { thresholds }: ConsensusWeights): boolean =>
  anyDefect(families) >= thresholds.anyDefect && families.not_building < thresholds.notBuilding / 2;

/** Whether something is surely wrong and its likeliest family well ahead of the others. */
function leads(families: FamilyDistribution, weights: ConsensusWeights): boolean {
  const [family, probability] = topDefect(families);
  if (family === 'crack' || !isSurelyWrong(families, weights)) return false;
  return probability >= weights.thresholds.leading * anyDefect(families) * (1 - families.not_building);
}

/** The lowest level above the families that the photo is sure of; undefined where it isn't sure of any. */
export function upperLevel(families: FamilyDistribution, weights: ConsensusWeights): Decision | undefined {
  // What may well be no building isn't surely a building's defect, of whatever level.
  if (families.not_building >= weights.thresholds.notBuilding / 2) return undefined;
  const shareOf = (group: Group) => GROUP_FAMILIES[group].reduce((sum, family) => sum + families[family], 0);
  const near = NEAR_GROUPS.map((group) => ({ group, share: shareOf(group) })).reduce((best, one) =>
    one.share > best.share ? one : best,
  );
  const level =
    near.share >= weights.thresholds.group
      ? near
      : isSurelyWrong(families, weights)
        ? { group: 'damage' as const, share: anyDefect(families) }
        : undefined;
  return (
    level && {
      ...plain('defect', GROUP_NAMES[level.group], Math.min(UPPER_AT_MOST, level.share)),
      group: level.group,
    }
  );
}

/** What a defect looks like on a photo; empty where no photo shows it. */
const looksOf = (defectId: string): readonly Family[] => findDefectName(defectId)?.families ?? [];

/** Whether the photo by itself would have given this family. */
function photoSees(family: Family, grounds: Grounds, weights: ConsensusWeights): boolean {
  const { photo } = grounds;
  if (!photo) return false;
  if (photo[family] >= weights.thresholds.defect) return true;
  return topDefect(photo)[0] === family && leads(photo, weights);
}

function defectOf(
  family: Family,
  probability: number,
  grounds: Grounds,
  weights: ConsensusWeights,
): Decision {
  const ofFamily = grounds.candidates.filter(({ defectId }) =>
    looksOf(defectId).some((own) => own === family),
  );
  const total = ofFamily.reduce((sum, candidate) => sum + candidate.probability, 0);
  const best = ofFamily[0];
  const share = best && total > 0 ? best.probability / total : 0;
  const open = family === 'crack' && best && grounds.isUntold?.(best.defectId);
  const nameable = grounds.canName && !open ? best : undefined;
  const named = nameable && share >= NAMED ? best : undefined;
  const confidence = calibrated(probability, weights.calibration) * (named ? Math.max(share, 0.8) : 1);
  return {
    outcome: 'defect',
    family,
    group: null,
    defectId: named?.defectId ?? null,
    title: named?.name ?? grounds.titleOf?.(family) ?? FAMILY_NAMES[family],
    confidence,
    settledByWords: grounds.words !== undefined && !photoSees(family, grounds, weights),
  };
}

function plain(outcome: Outcome, title: string, confidence: number): Decision {
  return { outcome, family: null, group: null, defectId: null, title, confidence, settledByWords: false };
}

/** Doubt, with how likely the likeliest is. */
export const unsettled = (confidence: number): Decision => plain('not_sure', NOT_SURE, confidence);

/** Defects that endanger people or the building: words that name one aren't outvoted by a photo (decision 36). */
function isGrave(defectId: string): boolean {
  const severity = findDefect(defectId)?.typicalSeverity;
  return severity === 'critical' || severity === 'high' || defectId === 'exposed_reinforcement';
}

/** What words name by themselves, whatever the photo shows. */
function onWordsAlone(
  { defectId, probability }: NonNullable<Grounds['words']>,
  { isUntold, titleOf }: Grounds,
): Decision {
  const [look] = looksOf(defectId);
  const settled = {
    outcome: 'defect' as const,
    group: null,
    confidence: Math.min(look === undefined ? WORDS_AT_MOST : UNSEEN_AT_MOST, probability),
    settledByWords: true,
  };
  // Words of a crack that don't say what is cracked name the kind and no more.
  return look === 'crack' && isUntold?.(defectId)
    ? { ...settled, family: look, defectId: null, title: titleOf?.(look) ?? FAMILY_NAMES[look] }
    : { ...settled, family: null, defectId, title: findDefectName(defectId)?.name ?? '' };
}

function byWordsAndPhoto(grounds: Grounds, weights: ConsensusWeights): Decision | undefined {
  const { thresholds } = weights;
  const { families, words } = grounds;
  const [family, probability] = topDefect(families);
  const looks = words && words.probability >= thresholds.words ? looksOf(words.defectId) : undefined;
  // A defect that the words name may look like this or that; which of them needn't be known.
  const together = (looks ?? []).reduce((sum, look) => sum + families[look], 0);
  if (Math.max(probability, together) >= thresholds.defect) {
    const decision =
      probability >= thresholds.defect || !looks
        ? defectOf(family, probability, grounds, weights)
        : defectOf(likeliest(families, looks)[0], together, grounds, weights);
    if (!decision.settledByWords) return decision;
    return { ...decision, confidence: Math.min(UNSEEN_AT_MOST, decision.confidence) };
  }
  // Surely a defect, one family ahead, and the words mean just that one: named no more surely than at the threshold.
  return looks?.includes(family) && photoSees(family, grounds, weights)
    ? defectOf(family, thresholds.defect, grounds, weights)
    : undefined;
}

/**
 * Whether 'no visible defect' is earned: nothing small looks damaged either, nothing seems to have come down or to be
 * stained or opened, the words tell of no danger either, and there is no kind of defect that the panel would have called clean. What a family is found in is measured (`UNFOUND_FAMILIES`).
 */
function isEarned(
  { families, damaged = 0, unfound = UNFOUND_FAMILIES, ...grounds }: Grounds,
  weights: ConsensusWeights,
) {
  const { fallenIsDoubted, isStained, isHoled, mayTellOfDanger } = grounds;
  if (unfound.length > 0 || fallenIsDoubted || isStained || isHoled || mayTellOfDanger) return false;
  return damaged === 0 || families.normal * (1 - Math.min(1, damaged)) >= weights.thresholds.clean;
}

/** What the panel answers, given its distribution. Doubt is an answer. */
export function decide(grounds: Grounds, weights: ConsensusWeights): Decision {
  const { thresholds, calibration } = weights;
  const { families, photo } = grounds;
  const foreign = photo?.not_building ?? 0;
  const isForeign = foreign >= thresholds.notBuilding;
  const words = grounds.words && grounds.words.probability >= thresholds.words ? grounds.words : undefined;
  const looks = words ? looksOf(words.defectId) : [];
  // Clear words settle the subject where the photo shows no building, and where what they name endangers people.
  const borneOut =
    looks.some((look) => photoSees(look, grounds, weights)) ||
    (grounds.statesCrack === true && photoSees('crack', grounds, weights));
  if (words && (isForeign || (isGrave(words.defectId) && !borneOut))) return onWordsAlone(words, grounds);
  if (isForeign) return plain('not_building', NOT_BUILDING, calibrated(foreign, calibration));
  const [, probability] = topDefect(families);
  const shown = probability >= thresholds.defect ? calibrated(probability, calibration) : 0;
  // What no photo shows stands on the words alone, unless the photo is surer of something else.
  if (words && looks.length === 0 && shown < Math.min(WORDS_AT_MOST, words.probability))
    return onWordsAlone(words, grounds);
  const defect = byWordsAndPhoto(grounds, weights);
  // What the photo plainly shows isn't talked away by words for something else.
  const [plainly] = photo ? topDefect(photo) : [];
  if (words && photo && plainly && photo[plainly] >= PLAINLY && (!defect || defect.settledByWords)) {
    const seen = defectOf(plainly, photo[plainly], grounds, weights);
    return { ...seen, confidence: Math.min(UNSEEN_AT_MOST, seen.confidence), settledByWords: false };
  }
  // What is as sure as its share says was measured without hosted models: a vote of theirs makes no group sure.
  const measured = 'measured' in grounds ? grounds.measured : photo;
  const upper = measured && !words ? upperLevel(measured, weights) : undefined;
  // A crack at less than even odds is no crack yet: an engine of its own speaks for each, so that none of the training
  // photos named one so faintly was right. Where the level above is surer, the answer stops there.
  if (defect?.family === 'crack' && upper && upper.confidence > defect.confidence) {
    if (calibrated(probability, calibration) < EVEN) return upper;
  }
  if (defect) return defect;
  const clean = calibrated(families.normal, calibration);
  if (families.normal >= thresholds.normal && clean >= CLEAN_AT_LEAST && isEarned(grounds, weights))
    return plain('no_visible_defect', NO_DEFECT, clean);
  // A photo that settles nothing doesn't silence words that are clear.
  if (words) return onWordsAlone(words, grounds);
  if (upper) return upper;
  return plain('not_sure', NOT_SURE, calibrated(Math.max(probability, families.normal), calibration));
}
