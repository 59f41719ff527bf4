/** Categories of cracking by AS 2870 Appendix C: Table C1 for walls, Table C2 for concrete floors. */
import { type Citation, weakest } from '../confidence.ts';
import type { Severity } from '../findings.ts';
import { rangeInWords } from '../measurements/format.ts';
import { citeTolerance, tolerance } from '../tolerances.ts';

type CategoryNumber = 0 | 1 | 2 | 3 | 4;

/** A length in millimetres with half of what it may be off. */
export interface DoubtfulLength {
  value: number;
  uncertainty?: number;
}
type Length = number | DoubtfulLength;

export interface CrackCategory {
  table: 'C1' | 'C2';
  /** The worse one, where the doubt reaches over a limit. */
  category: CategoryNumber;
  /** The milder one that it may be as well; left out where there is no doubt. */
  orCategory?: CategoryNumber;
  /** True where a width without doubt stands right at a limit. */
  atLimit?: boolean;
  /** True from 25 mm in a wall: the table ends there. */
  beyond?: boolean;
  /** 'Category 2', 'Category 1 or 2', 'beyond AS 2870 category 4'. */
  label?: string;
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
/** Table C1 ends here, in millimetres. */
const END_OF_C1 = 25;
/** Several cracks of this width in one group count as Category 3 in a wall. */
const GROUPED_WIDTH = 3;
const SEVERAL = 3;

const bandFrom = (reached: number): CategoryNumber =>
  reached >= 4 ? 4 : reached === 3 ? 3 : reached === 2 ? 2 : reached === 1 ? 1 : 0;

interface Band {
  worse: CategoryNumber;
  milder: CategoryNumber;
}

const rangeOf = (length: Length): [number, number] => {
  const { value, uncertainty = 0 } = typeof length === 'number' ? { value: length } : length;
  return [Math.max(0, value - uncertainty), value + uncertainty];
};

const isKnown = (length: Length): boolean =>
  rangeOf(length).every((end) => Number.isFinite(end)) &&
  (typeof length === 'number' ? length : length.value) >= 0;

/** The categories that a length may be in: a value at a limit is in both. */
function bandOf(length: Length, ends: readonly number[]): Band {
  const [low, high] = rangeOf(length);
  return {
    worse: bandFrom(ends.filter((end) => high >= end).length),
    milder: bandFrom(ends.filter((end) => low > end).length),
  };
}

const isExact = (length: Length): boolean => {
  const [low, high] = rangeOf(length);
  return low === high;
};

/** '2 mm'; a range is ours, whoever said or chose what it stands for: 'taken as 0.3 to 1 mm'. */
const written = (length: Length): string => {
  const { value, uncertainty = 0 } = typeof length === 'number' ? { value: length } : length;
  return uncertainty === 0
    ? `${Math.round(value * 100) / 100} mm`
    : `taken as ${rangeInWords(value, uncertainty)} mm`;
};

function describe(
  table: 'C1' | 'C2',
  { worse, milder }: Band,
  reason: string,
  { beyond, exact = false }: { beyond?: string; exact?: boolean } = {},
): CrackCategory {
  const row = tolerance(`as2870-${table.toLowerCase()}-${worse}`);
  const provision = citeTolerance(row);
  const open = milder < worse && beyond === undefined;
  return {
    table,
    category: worse,
    ...(open ? { orCategory: milder } : {}),
    ...(open && exact ? { atLimit: true } : {}),
    ...(beyond === undefined ? {} : { beyond: true }),
    label:
      beyond ??
      (open ? `Category ${milder}${worse - milder > 1 ? ' to' : ' or'} ${worse}` : `Category ${worse}`),
    name: open ? `${NAMES[milder]} to ${NAMES[worse]}` : NAMES[worse],
    band: row.limitText,
    meaning: row.exceeding,
    provision: { ...provision, confidence: weakest(row.confidence, row.clauseConfidence) },
    reason: open ? `${reason} That reaches over a limit of the table.` : reason,
  };
}

/** Category of wall cracking. `widths` in millimetres, one per crack of the group; at least one. */
export function wallCrackCategory(widths: readonly Length[]): CrackCategory | undefined {
  const known = widths.filter(isKnown);
  const [first] = known.toSorted((one, other) => rangeOf(other)[1] - rangeOf(one)[1]);
  if (first === undefined) return undefined;
  const band = bandOf(first, WALL_WIDTHS);
  const grouped = known.filter((width) => rangeOf(width)[1] >= GROUPED_WIDTH).length >= SEVERAL;
  if (grouped && band.worse < 3) {
    return describe(
      'C1',
      { worse: 3, milder: 3 },
      `${known.length} cracks of ${GROUPED_WIDTH} mm or more in one group.`,
    );
  }
  const [low, high] = rangeOf(first);
  if (high <= END_OF_C1) return describe('C1', band, `${written(first)} wide.`, { exact: low === high });
  const within = low <= END_OF_C1 ? `Category ${band.milder} or ` : '';
  return describe('C1', band, `${written(first)} wide.`, {
    beyond: `${within}beyond AS 2870 category 4`,
  });
}

/** Category of a concrete floor. Both in millimetres; at least one of them must be known. */
export function floorCrackCategory(width?: Length, offset?: Length): CrackCategory | undefined {
  const byWidth = width === undefined || !isKnown(width) ? undefined : bandOf(width, FLOOR_WIDTHS);
  const byOffset = offset === undefined || !isKnown(offset) ? undefined : bandOf(offset, FLOOR_OFFSETS);
  if (offset !== undefined && byOffset && byOffset.worse > (byWidth?.worse ?? -1))
    return describe(
      'C2',
      byOffset,
      `Level differs${isExact(offset) ? ' by' : ','} ${written(offset)} under a 3 m straightedge.`,
      {
        exact: isExact(offset),
      },
    );
  if (width !== undefined && byWidth)
    return describe('C2', byWidth, `${written(width)} wide.`, { exact: isExact(width) });
  return undefined;
}

/** How bad a category is on the product's scale. */
export const CATEGORY_SEVERITY: Readonly<Record<'C1' | 'C2', readonly Severity[]>> = {
  C1: ['low', 'low', 'medium', 'high', 'critical'],
  C2: ['low', 'low', 'low', 'medium', 'high'],
};
