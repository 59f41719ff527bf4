/** How sure an answer is said to be. */
import type { SeenSign } from '@plumbline/knowledge/hazards';
import { asOftenRight } from '@plumbline/knowledge/recall';
import type { Agreement } from '../panel.ts';
import type { Decision } from './decide.ts';

/**
 * How sure the answer is said to be. What the photo alone reads is no surer than such readings were right; words that name
 * the same, and bare steel, which only a break lays open, speak for it besides.
 */
export function borneOut(
  { family, confidence }: Pick<Decision, 'family' | 'confidence'>,
  { basis }: Pick<Agreement, 'basis'>,
  seen: readonly SeenSign[],
): number {
  return family === null || basis !== 'photo' || seen.includes('exposed_reinforcement')
    ? confidence
    : asOftenRight(family, confidence);
}
