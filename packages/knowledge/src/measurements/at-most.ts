import type { Measurement } from '../findings.ts';

/** The most that it may be, error included, in its own unit. */
export const atMost = ({ value, uncertainty = 0 }: Measurement): number => value + uncertainty;

/** The widest that a crack may be by what was stated and measured, in millimetres; 0 without a width. */
export function widestCrack(measurements: readonly Measurement[]): number {
  const widths = measurements.filter(({ attribute, unit }) => unit === 'mm' && attribute === 'crack_width');
  return Math.max(0, ...widths.map(atMost));
}
