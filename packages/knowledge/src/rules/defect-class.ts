/** AS 4349.1: kinds A–F, and major / minor / safety hazard beside the product's own scale. */
import type { As4349Class, Severity } from '../findings.ts';

/** Stands where nobody knows what is cracked, or why (decision 38). */
export const NOT_CLASSIFIED = 'Not classified: engineer or inspector to confirm';

/** Major is what must be fixed to avoid danger, loss of use or further deterioration: our critical and high. */
export function as4349Class(severity: Severity): As4349Class {
  return severity === 'critical' || severity === 'high' ? 'major' : 'minor';
}
