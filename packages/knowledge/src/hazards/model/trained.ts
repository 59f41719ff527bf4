/** What `npm run train:hazards` wrote. */
import trained from '../../data/hazard-weights.json' with { type: 'json' };
import type { PackedWeights } from './weights.ts';

export const TRAINED: PackedWeights = trained;
