import type { Examination, Vote } from '@plumbline/vision';
import { nameDefect } from './name-defect.ts';

/** Stands where our own findings name the weights that made them. */
const NO_PANEL = 'imported';

interface BroughtIn {
  title: string;
  /** 0 to 1; 0 where the source states none. */
  confidence: number;
  votes?: Vote[];
  consensusFactors?: string[];
  divergentPoints?: string[];
}

/** What another system or a person found, in the shape of what our panel finds. Nothing is added that they didn't say. */
export function broughtInExamination({
  title,
  confidence,
  votes = [],
  consensusFactors = [],
  divergentPoints = [],
}: BroughtIn): Examination {
  const { taxonomyId, family } = nameDefect(title);
  return {
    votes,
    consensus: {
      outcome: 'defect',
      family,
      defectId: taxonomyId,
      title,
      confidence,
      distribution: {} as Examination['consensus']['distribution'],
      candidates: [],
      settledByWords: false,
      consensusFactors,
      divergentPoints,
      advice: [],
      enginesAsked: votes.length,
      enginesVoted: votes.length,
      measurements: [],
      modelVersion: NO_PANEL,
    },
    overlays: [],
    overlayDescription: '',
    elapsedMs: 0,
  };
}
