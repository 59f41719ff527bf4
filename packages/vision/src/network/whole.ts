/** What `damage` knows of a photo as a whole, and linear scores of it. They say nothing of where. */
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

/** A score that `fit/whole.ts` fitted: what each mean adds to it. */
export interface WholeModel {
  offset: number;
  weights: readonly number[];
}

/** The model's score of a photo, a logarithm of odds; not calibrated. Undefined of an inference that wasn't asked. */
export function scoreOf(
  { offset, weights }: WholeModel,
  { whole }: Pick<Inference, 'whole'>,
): number | undefined {
  return whole && weights.reduce((sum, weight, at) => sum + weight * (whole[at] ?? 0), offset);
}
