import type { Stats } from '@plumbline/contract';

/** Shown, and marked as samples, while an account has no findings. In percent. */
export const SAMPLE = {
  compliance: 85,
  structural: 92,
  waterproofing: 95,
  fireSafety: 78,
  accessibility: 89,
  overall: 87,
} as const;

/** From this percentage fire safety is green. */
export const FIRE_SAFETY_GREEN = 85;

/** What a share of compliance is a share of. */
export const judgedWords = (stats: Stats | undefined) => `${stats?.judgedFindings ?? 0} judged`;
