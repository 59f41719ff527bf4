/**
 * Whether something large may have come down or stand open: a fallen ceiling, a wall broken through, a front without its
 * tiles. One linear score of what `damage` knows of the whole photo; it says nothing of where.
 */
import MODEL from '../model/data/fallen.json' with { type: 'json' };
import type { Inference } from './inference.ts';

/** What the trunk of `damage` ends with: 1,280 maps, a 32nd of the picture's size. */
export const LAST_LAYER = '/trunk/Clip_1_output_0';

/** The mean of each map. */
export function meansOf(maps: Float32Array, channels: number): Float32Array {
  const area = maps.length / channels;
  return Float32Array.from({ length: channels }, (_, channel) => {
    let sum = 0;
    for (let at = channel * area; at < (channel + 1) * area; at++) sum += maps[at] ?? 0;
    return sum / area;
  });
}

/** How surely, 0 to 1; not calibrated. Undefined of an inference that wasn't asked. */
export function fallenShare({ whole }: Pick<Inference, 'whole'>): number | undefined {
  if (!whole) return undefined;
  const score = MODEL.weights.reduce((sum, weight, at) => sum + weight * (whole[at] ?? 0), MODEL.offset);
  return Math.round(1e5 / (1 + Math.exp(-score))) / 1e5;
}
