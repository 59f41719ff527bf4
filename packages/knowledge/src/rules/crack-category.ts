/** Categories of cracking by AS 2870 Appendix C: Table C1 for walls, Table C2 for concrete floors. */
import { type Citation, weakest } from '../confidence.ts';
import type { Severity } from '../findings.ts';
import { citeTolerance, tolerance } from '../tolerances.ts';

type CategoryNumber = 0 | 1 | 2 | 3 | 4;

export interface CrackCategory {
  table: 'C1' | 'C2';
  category: CategoryNumber;
  name: string;
  /** The width band, in words. */
  band: string;
  /** What it means in the building, in words. */
  meaning: string;
  provision: Citation;
  reason: string;
}

const NAMES = ['negligible', 'very slight', 'slight', 'moderate', 'severe'] as const;
/** Lower ends of categories 1–4, in millimetres. A width at an end falls in the worse category. */
const WALL_WIDTHS = [0.1, 1, 5, 15] as const;
const FLOOR_WIDTHS = [0.3, 1, 2, 4] as const;
/** Change from a 3 m straightedge centred over the crack. */
const FLOOR_OFFSETS = [8, 10, 15, 25] as const;
/** Several cracks of this width in one group count as Category 3 in a wall. */
const GROUPED_WIDTH = 3;
const SEVERAL = 3;

function bandOf(value: number, ends: readonly number[]): CategoryNumber {
  const reached = ends.filter((end) => value >= end).length;
  return reached >= 4 ? 4 : reached === 3 ? 3 : reached === 2 ? 2 : reached === 1 ? 1 : 0;
}

function describe(table: 'C1' | 'C2', category: CategoryNumber, reason: string): CrackCategory {
  const row = tolerance(`as2870-${table.toLowerCase()}-${category}`);
  const provision = citeTolerance(row);
  return {
    table,
    category,
    name: NAMES[category],
    band: row.limitText,
    meaning: row.exceeding,
    provision: { ...provision, confidence: weakest(row.confidence, row.clauseConfidence) },
    reason,
  };
}

/** Category of wall cracking. `widths` in millimetres, one per crack of the group; at least one. */
export function wallCrackCategory(widths: readonly number[]): CrackCategory | undefined {
  const known = widths.filter((width) => Number.isFinite(width) && width >= 0);
  if (known.length === 0) return undefined;
  const widest = Math.max(...known);
  const byWidth = bandOf(widest, WALL_WIDTHS);
  const grouped = known.filter((width) => width >= GROUPED_WIDTH).length >= SEVERAL;
  if (grouped && byWidth < 3) {
    return describe('C1', 3, `${known.length} cracks of ${GROUPED_WIDTH} mm or more in one group.`);
  }
  return describe('C1', byWidth, `${widest} mm wide.`);
}

/** Category of a concrete floor. Both in millimetres; at least one of them must be known. */
export function floorCrackCategory(width?: number, offset?: number): CrackCategory | undefined {
  const byWidth = width === undefined || !(width >= 0) ? undefined : bandOf(width, FLOOR_WIDTHS);
  const byOffset = offset === undefined || !(offset >= 0) ? undefined : bandOf(offset, FLOOR_OFFSETS);
  if (byWidth === undefined && byOffset === undefined) return undefined;
  if ((byOffset ?? -1) > (byWidth ?? -1)) {
    return describe('C2', byOffset ?? 0, `Level differs by ${offset} mm under a 3 m straightedge.`);
  }
  return describe('C2', byWidth ?? 0, `${width} mm wide.`);
}

/** How bad a category is on the product's scale. */
export const CATEGORY_SEVERITY: Readonly<Record<'C1' | 'C2', readonly Severity[]>> = {
  C1: ['low', 'low', 'medium', 'high', 'critical'],
  C2: ['low', 'low', 'low', 'medium', 'high'],
};
