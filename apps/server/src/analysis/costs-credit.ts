import type { Consensus } from '@plumbline/vision';

/** From this share on, the photo by itself shows no part of a building. */
const FOREIGN = 0.6;

/**
 * Whether an answer keeps its credit (decision 10): doubt costs nothing, and neither does a photo of no building,
 * whatever the words beside it name.
 */
export function costsCredit({
  outcome,
  settledByWords,
  distribution,
}: Pick<Consensus, 'outcome' | 'settledByWords' | 'distribution'>): boolean {
  if (outcome === 'not_sure' || outcome === 'not_building') return false;
  return !(settledByWords && distribution.not_building >= FOREIGN);
}
