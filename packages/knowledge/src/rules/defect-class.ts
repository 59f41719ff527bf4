/** AS 4349.1: kinds A–F, and major / minor / safety hazard beside the product's own scale. */
import type { Trade } from '../defects.ts';
import type { Severity } from '../findings.ts';

export type As4349Class = 'major' | 'minor';

/** Major is what must be fixed to avoid danger, loss of use or further deterioration: our critical and high. */
export function as4349Class(severity: Severity): As4349Class {
  return severity === 'critical' || severity === 'high' ? 'major' : 'minor';
}

const STRUCTURAL_TRADES: readonly Trade[] = ['structural', 'concrete', 'masonry', 'carpentry', 'roofing'];
const FIRE_AND_WATER_TRADES: readonly Trade[] = ['fire', 'waterproofing'];

export type WarrantyClass = 'major' | 'minor';

/**
 * The class under the state's warranty law. Major (or structural) only where the defect is rated major and
 * its trade makes a structural element, or in NSW also fire safety or waterproofing.
 */
export function warrantyClass(trade: Trade | null, severity: Severity, state: string): WarrantyClass {
  if (trade === null || as4349Class(severity) === 'minor') return 'minor';
  if (STRUCTURAL_TRADES.includes(trade)) return 'major';
  return state === 'NSW' && FIRE_AND_WATER_TRADES.includes(trade) ? 'major' : 'minor';
}
