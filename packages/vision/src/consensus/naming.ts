import {
  type AnalysisContext,
  DEFECT_NAMES,
  type DefectId,
  FAMILIES,
  FAMILY_DEFECTS,
} from '@plumbline/knowledge';
import { runsOtherwise } from '@plumbline/knowledge/language';
import { isRuledOutByMaterial, materialsNamed } from '@plumbline/knowledge/materials';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import type { Vote } from '../panel.ts';
import { type FamilyDistribution, weightOf } from './opinion-pool.ts';
import type { ConsensusWeights } from './weights.ts';

export interface Candidate {
  defectId: DefectId;
  name: string;
  probability: number;
}

/** Each defect of a family is this much less likely than the one before it, before anything else is known. */
const NEXT_IN_LINE = 0.72;
const STAGE_FITS = 2.2;
const STAGE_DOESNT_FIT = 0.7;
/** What is left for a defect that the photo can't show, so that words can still name it. */
const UNSEEN = 0.0006;
/** What is left for a defect of another material than the words name, or that runs otherwise than they say. */
const OTHERWISE = 1e-6;
/** An engine that names defects rules out those it doesn't name only so far. */
const UNNAMED = 0.004;

/** How likely each defect is by what is seen and by the stage of works. */
function priors(families: FamilyDistribution, context: AnalysisContext): Map<DefectId, number> {
  const prior = new Map<DefectId, number>(DEFECT_NAMES.map(({ id }) => [id, UNSEEN]));
  for (const family of FAMILIES) {
    const shares = FAMILY_DEFECTS[family].map((id, rank) => {
      const stages = findDefect(id)?.stages ?? [];
      const fits = context.stages.some((stage) => stages.includes(stage));
      const stage = context.stages.length === 0 ? 1 : fits ? STAGE_FITS : STAGE_DOESNT_FIT;
      return [id, NEXT_IN_LINE ** rank * stage] as const;
    });
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    for (const [id, share] of shares) {
      prior.set(id, (prior.get(id) ?? 0) + (families[family] * share) / total);
    }
  }
  return prior;
}

/**
 * The defects of the taxonomy by probability: what is seen and the stage, times what each engine that names
 * defects says of them. Likeliest first; sums to 1 over all defects.
 */
export function nameDefects(
  families: FamilyDistribution,
  votes: readonly Vote[],
  context: AnalysisContext,
  weights: ConsensusWeights,
): Candidate[] {
  const prior = priors(families, context);
  const materials = materialsNamed(context.description);
  const isTracedInSteps = votes.some(
    ({ family, opinion }) => family === 'geometry' && (opinion?.defects.brick_stepped_crack ?? 0) > 0.5,
  );
  const naming = votes.filter(({ opinion }) => opinion && Object.keys(opinion.defects).length > 0);
  const scored = DEFECT_NAMES.map(({ id, name }) => {
    let score = Math.log(prior.get(id) ?? UNSEEN);
    if (isRuledOutByMaterial(id, materials)) score += Math.log(OTHERWISE);
    else if (runsOtherwise(id, context.description, isTracedInSteps)) score += Math.log(OTHERWISE);
    for (const vote of naming) {
      const siblings = naming.filter(({ family }) => family === vote.family).length;
      const said = vote.opinion?.defects[id] ?? 0;
      score += weightOf(vote, siblings, weights) * Math.log(Math.max(UNNAMED, said));
    }
    return { defectId: id, name, score };
  });
  const top = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - top), 0);
  return scored
    .map(({ defectId, name, score }) => ({ defectId, name, probability: Math.exp(score - top) / total }))
    .sort((a, b) => b.probability - a.probability);
}
