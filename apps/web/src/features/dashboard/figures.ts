/** Shown, and marked as samples, where there is no figure of one's own yet. In percent. */
export const SAMPLE = {
  accuracy: 95,
  compliance: 85,
  structural: 92,
  waterproofing: 95,
  fireSafety: 78,
  accessibility: 89,
  overall: 87,
} as const;

/** From this percentage fire safety is green. */
export const FIRE_SAFETY_GREEN = 85;

/** Whole percent of a figure given as percent (above 1) or as a share (up to 1). */
export function asPercent(figure: number): number {
  return Math.round(figure > 1 ? figure : figure * 100);
}
