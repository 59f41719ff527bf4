/**
 * Whether something large may have come down or stand open: a fallen ceiling, a wall broken through, a front without its
 * tiles.
 */
import MODEL from '../model/data/fallen.json' with { type: 'json' };
import type { Inference } from './inference.ts';
import { scoreOf } from './whole.ts';

/** How surely, 0 to 1; not calibrated. Undefined of an inference that wasn't asked. */
export function fallenShare(inference: Pick<Inference, 'whole'>): number | undefined {
  const score = scoreOf(MODEL, inference);
  return score === undefined ? undefined : Math.round(1e5 / (1 + Math.exp(-score))) / 1e5;
}
