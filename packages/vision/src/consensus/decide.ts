import { FAMILIES, FAMILY_NAMES, type Family, findDefectName } from '@plumbline/knowledge';
import type { Outcome } from '../panel.ts';
import type { Candidate } from './naming.ts';
import { calibrated, type FamilyDistribution } from './opinion-pool.ts';
import type { ConsensusWeights } from './weights.ts';

export interface Decision {
  outcome: Outcome;
  family: Family | null;
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
  candidates: readonly Candidate[];
  /** The defect that the words name, where they name one. */
  words: { defectId: string; probability: number } | undefined;
  /** Whether anything besides the family speaks for one defect rather than another: words, stage, geometry. */
  canName: boolean;
}

const NO_DEFECT = 'No visible defect in this photo';
const NOT_BUILDING = "This doesn't look like part of a building";
const NOT_SURE = "Not sure: this photo alone doesn't settle it";
/** The share that the likeliest defect needs among the candidates to give the result its name. */
const NAMED = 0.5;
/** Words are never taken to be surer than this: they may be mistaken, and the photo doesn't bear them out. */
const WORDS_AT_MOST = 0.8;

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

/**
 * Whether something is surely wrong with the building and its likeliest family well ahead of the others. Not a crack:
 * an engine of its own speaks for each, and those that it left open were right in 1 of 4 drawn pictures.
 */
function leads(families: FamilyDistribution, { thresholds }: ConsensusWeights): boolean {
  const any = DEFECTS.reduce((sum, family) => sum + families[family], 0);
  const [family, probability] = topDefect(families);
  // What may well be no building at all isn't surely a building's defect.
  if (family === 'crack' || families.not_building >= thresholds.notBuilding / 2) return false;
  return any >= thresholds.anyDefect * (1 - families.not_building) && probability >= thresholds.leading * any;
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
  const named = best && grounds.canName && share >= NAMED ? best : undefined;
  const confidence = calibrated(probability, weights.calibration) * (named ? Math.max(share, 0.8) : 1);
  return {
    outcome: 'defect',
    family,
    defectId: named?.defectId ?? null,
    title: named?.name ?? FAMILY_NAMES[family],
    confidence,
    settledByWords: grounds.words !== undefined && !photoSees(family, grounds, weights),
  };
}

function plain(outcome: Outcome, title: string, confidence: number): Decision {
  return { outcome, family: null, defectId: null, title, confidence, settledByWords: false };
}

/** What the panel answers, given its distribution. Doubt is an answer. */
export function decide(grounds: Grounds, weights: ConsensusWeights): Decision {
  const { thresholds, calibration } = weights;
  const { families, words } = grounds;
  const foreign = grounds.photo?.not_building ?? 0;
  const looks = words && words.probability >= thresholds.words ? looksOf(words.defectId) : undefined;
  const isForeign = foreign >= thresholds.notBuilding;
  // Who says clearly what is wrong with a building is told of doubt first: only a sure look turns them away.
  if (isForeign && (!looks || foreign >= (1 + thresholds.notBuilding) / 2))
    return plain('not_building', NOT_BUILDING, calibrated(foreign, calibration));
  const [family, probability] = topDefect(families);
  const confidence = Math.min(WORDS_AT_MOST, words?.probability ?? 0);
  const shown = probability >= thresholds.defect ? calibrated(probability, calibration) : 0;
  // What no photo shows stands on the words alone, unless the photo is surer of something else.
  if (words && looks?.length === 0 && !isForeign && shown < confidence) {
    const title = findDefectName(words.defectId)?.name ?? '';
    return {
      outcome: 'defect',
      family: null,
      defectId: words.defectId,
      title,
      confidence,
      settledByWords: true,
    };
  }
  // A defect that the words name may look like this or that; which of them needn't be known.
  const together = (looks ?? []).reduce((sum, look) => sum + families[look], 0);
  if (Math.max(probability, together) >= thresholds.defect) {
    const decision =
      probability >= thresholds.defect || !looks
        ? defectOf(family, probability, grounds, weights)
        : defectOf(likeliest(families, looks)[0], together, grounds, weights);
    if (!decision.settledByWords) return decision;
    return { ...decision, confidence: Math.min(WORDS_AT_MOST, decision.confidence) };
  }
  // Surely a defect, and one family ahead: named no more surely than what just reaches the threshold.
  if (!isForeign && photoSees(family, grounds, weights))
    return defectOf(family, thresholds.defect, grounds, weights);
  if (families.normal >= thresholds.normal) {
    return plain('no_visible_defect', NO_DEFECT, calibrated(families.normal, calibration));
  }
  return plain('not_sure', NOT_SURE, calibrated(Math.max(probability, families.normal), calibration));
}
