import { FAMILIES } from '@plumbline/knowledge';
import { z } from 'zod';

/**
 * What was learned from labelled photos on top of the network: a correction of its scores by where the photo lies.
 * All zeros leave the network's own answer.
 */
export const headSchema = z.object({
  /** Added to each family's score, in the order of FAMILIES. */
  offset: z.array(z.number()).length(FAMILIES.length),
  /** Per family, what each number of the embedding adds to its score. */
  weights: z.array(z.array(z.number())).length(FAMILIES.length),
});
export type Head = z.infer<typeof headSchema>;

/** The network's scores as this head corrects them. Without a head they stay as they are. */
export function corrected(
  scores: readonly number[],
  embedding: ArrayLike<number>,
  head: Head | null | undefined,
): number[] {
  if (!head) return [...scores];
  return scores.map((score, family) => {
    const weights = head.weights[family] ?? [];
    let sum = score + (head.offset[family] ?? 0);
    for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (embedding[k] ?? 0);
    return sum;
  });
}
