import { FAMILIES } from '@plumbline/knowledge';
import { z } from 'zod';

/** As many places are kept of what was taught. */
export const MOST_CENTRES = 200;

/**
 * How alike a photo must be to one that was taught for the head to speak at all, and in full. Of the training photos 9 in
 * 10 are as near as 0.92 to one of 20 others of their own look; to 20 of another look half come as near as 0.65.
 */
const [SILENT, FULL] = [0.85, 0.95];

/**
 * What was learned from labelled photos on top of the network: a correction of its scores by where the photo lies.
 * All zeros leave the network's own answer.
 */
export const headSchema = z.object({
  /** Added to each family's score, in the order of FAMILIES. */
  offset: z.array(z.number()).length(FAMILIES.length),
  /** Per family, what each number of the embedding adds to its score. */
  weights: z.array(z.array(z.number())).length(FAMILIES.length),
  /** Where what was taught lies: elsewhere the head says nothing. Heads of earlier versions speak everywhere. */
  near: z.optional(z.array(z.array(z.number())).max(MOST_CENTRES)),
});
export type Head = z.infer<typeof headSchema>;

/** How far the head speaks of a photo that lies here, 0 to 1. */
function nearness(embedding: ArrayLike<number>, { near }: Head): number {
  if (!near) return 1;
  let most = 0;
  for (const centre of near) {
    let alike = 0;
    for (let k = 0; k < centre.length; k++) alike += (centre[k] ?? 0) * (embedding[k] ?? 0);
    if (alike > most) most = alike;
  }
  return Math.min(1, Math.max(0, (most - SILENT) / (FULL - SILENT)));
}

/** The network's scores as this head corrects them. Without a head they stay as they are. */
export function corrected(
  scores: readonly number[],
  embedding: ArrayLike<number>,
  head: Head | null | undefined,
): number[] {
  if (!head) return [...scores];
  const share = nearness(embedding, head);
  if (share === 0) return [...scores];
  return scores.map((score, family) => {
    const weights = head.weights[family] ?? [];
    let sum = head.offset[family] ?? 0;
    for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (embedding[k] ?? 0);
    return score + share * sum;
  });
}
