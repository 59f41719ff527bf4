import type { Examination } from '@plumbline/vision';

/**
 * How sure the panel has to be before it asks about a photo that was kept without analysis. Chosen on photos of sound
 * surfaces, so that at most two of a hundred are asked about; see docs/decisions/0120-visits-places-and-plans.md.
 */
export const ASK_FROM = 0.65;

/** Whether somebody is asked about a photo in which nobody looked for a defect. */
export function asksAbout({ consensus }: Pick<Examination, 'consensus'>): boolean {
  return consensus.outcome === 'defect' && consensus.confidence >= ASK_FROM;
}
