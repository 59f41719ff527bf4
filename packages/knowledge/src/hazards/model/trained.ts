/** What `npm run train:hazards` wrote. */
import decision from '../../data/hazard-decision.json' with { type: 'json' };
import trained from '../../data/hazard-weights.json' with { type: 'json' };
import type { Decision } from './evidence.ts';
import type { PackedWeights } from './weights.ts';

export const TRAINED: PackedWeights = trained;
export const DECISION: Decision = decision;
