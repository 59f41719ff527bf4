import { type AnalysisContext, FAMILY_NAMES, isDefectId, type Measurement } from '@plumbline/knowledge';
import { mayTellOfDanger, readAlerts } from '@plumbline/knowledge/hazards';
import { lacksPattern, namesItself } from '@plumbline/knowledge/language';
import { familyTitle, materialsNamed, needsMaterial, saysCrack } from '@plumbline/knowledge/materials';
import type { Quality } from '../evidence/evidence.ts';
import type { Consensus, Vote } from '../panel.ts';
import { agreementOf, readsWords } from './agreement.ts';
import { type Decision, decide, type Grounds, unsettled, upperLevel } from './decide.ts';
import { nameDefects } from './naming.ts';
import {
  deniedBy,
  fallenIsDoubted,
  isHoled,
  isStained,
  mismatchOf,
  observedIn,
  seenIn,
  unseenMovement,
} from './observed.ts';
import { addWords, calibrated, type FamilyDistribution, poolFamilies } from './opinion-pool.ts';
import { adviceFor, consensusFactors, divergentPoints } from './reasons.ts';
import { highest, supports } from './says.ts';
import { borneOut } from './sureness.ts';
import type { ConsensusWeights } from './weights.ts';
import { withImpliedFamilies } from './words.ts';

/** Words say what sort of defect, never whether the photo shows a building at all. */
function keepForeign(all: FamilyDistribution, photo: FamilyDistribution): FamilyDistribution {
  const foreign = photo.not_building;
  const rest = 1 - all.not_building;
  const entries = Object.entries(all).map(([family, share]) => [
    family,
    family === 'not_building' ? foreign : (share * (1 - foreign)) / (rest || 1),
  ]);
  return Object.fromEntries(entries) as FamilyDistribution;
}

/** Nothing but doubt: what the panel knows when no engine could say anything of what is seen. */
const CLUELESS: FamilyDistribution = {
  crack: 0.08,
  spalling: 0.08,
  mould_algae: 0.08,
  vegetation: 0.08,
  corrosion: 0.08,
  peeling_damp: 0.08,
  efflorescence: 0.08,
  tile_fault: 0.08,
  normal: 0.28,
  not_building: 0.08,
};

/** Asks for plainer words where no alert has understood them. */
const unseenDanger = (words: string): string | undefined =>
  readAlerts({ words }).length === 0
    ? 'Your words may tell of a danger that this photo doesn’t show. Say in short sentences what is wrong, and where.'
    : undefined;

/** Measurements of several engines, the same one named once. */
function measurementsOf(votes: readonly Vote[]): Measurement[] {
  const seen = new Map<string, Measurement>();
  for (const measurement of votes.flatMap(({ opinion }) => opinion?.measurements ?? [])) {
    const key = [measurement.attribute, measurement.value, measurement.unit, measurement.origin].join('|');
    if (!seen.has(key)) seen.set(key, measurement);
  }
  return [...seen.values()];
}

/** No answer is given that nothing on the screen bears out: it is the level above then, if something shows that, or doubt. */
function shownOnly(
  decision: Decision,
  votes: readonly Vote[],
  above: Decision | undefined,
  likeliest: number,
): Decision {
  // A group is told of what was measured alone: words and hosted models that fit into it don't show it.
  const isShown = (one: Decision) =>
    votes.some(
      (vote) => supports(vote, one) && !(one.group && (readsWords(vote) || vote.family === 'hosted')),
    );
  if (decision.outcome === 'not_sure' || isShown(decision)) return decision;
  // A name that nobody gives may still be of a kind that somebody sees.
  const kind: Decision = { ...decision, defectId: null };
  if (decision.family !== null && votes.some((vote) => supports(vote, kind)))
    return { ...kind, title: FAMILY_NAMES[decision.family] };
  if (decision.family !== null && above && isShown(above)) return above;
  // A group is as sure as all that stands below it: doubt is told by the likeliest alone.
  return unsettled(decision.group === null ? decision.confidence : Math.min(decision.confidence, likeliest));
}

/** Whether a group is also what the panel says without hosted models: none of them tips an unsure panel into one. */
function byMeasured(
  { group }: Decision,
  votes: readonly Vote[],
  context: AnalysisContext,
  weights: ConsensusWeights,
): boolean {
  const own = votes.filter(({ family }) => family !== 'hosted');
  if (group === null || own.length === votes.length) return true;
  return combine(own, context, weights).group === group;
}

/** Makes one calibrated answer of the votes. `quality` sharpens the advice where the panel isn't sure. */
export function combine(
  votes: readonly Vote[],
  context: AnalysisContext,
  weights: ConsensusWeights,
  quality?: Quality,
): Consensus {
  const read = votes.map((vote) => (readsWords(vote) ? withImpliedFamilies(vote) : vote));
  const photo = poolFamilies(
    read.filter((vote) => !readsWords(vote)),
    weights,
  );
  const measured = poolFamilies(
    read.filter((vote) => !readsWords(vote) && vote.family !== 'hosted'),
    weights,
  );
  const said = read.filter(readsWords);
  const wordsVote = votes.find((vote) => vote.family === 'words' && vote.status === 'voted');
  const named = highest(wordsVote?.opinion?.defects ?? {});
  const families = photo
    ? keepForeign(addWords(photo, said, weights), photo)
    : (poolFamilies(said, weights) ?? CLUELESS);
  const candidates = nameDefects(families, votes, context, weights);
  const materials = materialsNamed(context.description);
  const seenNamed = new Set(
    votes.filter((vote) => !readsWords(vote)).flatMap(({ opinion }) => Object.keys(opinion?.defects ?? {})),
  );
  // Words that tell the kind only are as sure as they are of the kind.
  const kind = wordsVote?.opinion?.kindOnly ? wordsVote.opinion.families.crack : undefined;
  const words = named && { defectId: named[0], probability: kind ?? named[1] };
  const grounds: Grounds = {
    families,
    photo,
    measured,
    candidates,
    words,
    canName:
      context.stages.length > 0 ||
      votes.some(({ opinion }) => Object.keys(opinion?.defects ?? {}).length > 0),
    isUntold: (id) =>
      isDefectId(id) &&
      !seenNamed.has(id) &&
      (needsMaterial(id, materials) || lacksPattern(id, context.description)),
    damaged: Math.max(0, ...votes.map(({ opinion }) => opinion?.damaged ?? 0)),
    fallenIsDoubted: fallenIsDoubted(votes),
    isStained: isStained(votes),
    isHoled: isHoled(votes),
    mayTellOfDanger: mayTellOfDanger(context.description),
    statesCrack: saysCrack(context.description),
    titleOf: (family) => familyTitle(family, context.description),
  };
  const clear = words && words.probability >= weights.thresholds.words ? words : undefined;
  const above = measured && !clear ? upperLevel(measured, weights) : undefined;
  const likeliest = calibrated(Math.max(...Object.values(families)), weights.calibration);
  const decided = shownOnly(decide(grounds, weights), votes, above, likeliest);
  const decision = byMeasured(decided, votes, context, weights) ? decided : unsettled(decided.confidence);
  const seen = seenIn(votes, photo);
  const agreement = agreementOf(votes, decision, context.description);
  const against = mismatchOf(
    clear && {
      defectId: clear.defectId,
      isNamed:
        kind !== undefined
          ? saysCrack(context.description)
          : namesItself(clear.defectId, context.description),
      kindOnly: kind !== undefined,
    },
    decision,
    agreement,
    { photo, votes },
  );
  const mismatch =
    deniedBy(context.description, decision, agreement, seen) ??
    against ??
    unseenMovement(context.description, decision) ??
    (grounds.mayTellOfDanger && decision.outcome === 'not_sure'
      ? unseenDanger(context.description)
      : undefined);
  const best =
    decision.outcome === 'defect' ? candidates.slice(0, 5).filter((one) => one.probability >= 0.02) : [];
  return {
    ...decision,
    confidence: borneOut(decision, agreement, seen),
    agreement,
    ...(mismatch ? { mismatch } : {}),
    observed: observedIn(votes),
    seen,
    distribution: families,
    candidates: best,
    consensusFactors: consensusFactors(votes, decision, context, agreement),
    divergentPoints: divergentPoints(votes, decision, families, agreement),
    advice: decision.outcome === 'not_sure' ? adviceFor(families, votes, context, quality) : [],
    enginesAsked: votes.length,
    enginesVoted: votes.filter(({ status }) => status === 'voted').length,
    measurements: measurementsOf(votes),
    modelVersion: weights.version,
  };
}
