import type { SeverityCounts } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';

export const SEVERITY_WORDS = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const;

/** The lightest is hollow, as its mark is: told apart without colour. */
export const SEVERITY_FILL = {
  critical: 'fill-critical stroke-critical',
  high: 'fill-high stroke-high',
  medium: 'fill-medium stroke-medium',
  low: 'fill-surface stroke-low',
} as const;

export const totalOf = (counts: SeverityCounts): number =>
  SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0);
