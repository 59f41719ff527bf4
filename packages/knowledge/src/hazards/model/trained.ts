/** What `npm run train:hazards` and `evaluate/real-words.ts` wrote. */
import decision from '../../data/hazard-decision.json' with { type: 'json' };
import net from '../../data/hazard-net.json' with { type: 'json' };
import trained from '../../data/hazard-weights.json' with { type: 'json' };
import realWords from '../../data/real-words.json' with { type: 'json' };
import type { Decision } from './evidence.ts';
import type { PackedNet } from './packed-net.ts';
import type { PackedWeights } from './weights.ts';

export const TRAINED: PackedWeights = trained;
export const TRAINED_NET: PackedNet = net;
export const DECISION: Decision = decision;
/** Base64. */
export const REAL_WORDS: string = realWords.bits;
