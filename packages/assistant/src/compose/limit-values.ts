/** Lengths that messages state, in millimetres, and whether a limit is kept by one. */
import type { Tolerance } from '@plumbline/knowledge/tolerances';

export const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const BOTH_ENDS = /\b(\d+(?:\.\d+)?) ?(?:mm|cm|m)? ?(?:-|–|to|and|or) ?(\d+(?:\.\d+)?) ?(mm|cm|m)\b/i;

/** Both ends of a range that a message states, in millimetres. */
export function endsSaid(text: string): { values: [number, number]; words: string } | undefined {
  const found = BOTH_ENDS.exec(text);
  if (!found) return undefined;
  const factor = UNITS[found[3]?.toLowerCase() ?? ''] ?? 1;
  const [low, high] = [Number(found[1]) * factor, Number(found[2]) * factor];
  return low < high ? { values: [low, high], words: found[0].trim() } : undefined;
}

export const inMillimetres = (value: number, unit: string): number | undefined => {
  const factor = UNITS[unit];
  return factor === undefined ? undefined : value * factor;
};

/** Rooms in which less height is enough, and how much that is in the row's unit. */
const SMALLER_ROOM =
  /\b(?:kitchen|laundry|bathroom|ensuite|toilet|wc|powder room|corridor|hall(?:way)?|passage|pantry|store ?room|garage|car ?port|car park)s?\b/i;
/** A garage that is made into a bedroom is one. */
const BECOMES =
  /\b(?:conver(?:t\w*|sion)|turn(?:ed|ing)|chang(?:ed|ing)|made|making|use[ds]?|using) (?:\w+ ){0,3}?(?:in(?:to)?|to|as) (?:an? |the |another )?(?:\w+ )?(?:bed ?room|living|lounge|study|office|granny flat|rumpus|family room|habitable)/i;
const LEAST_IN_SMALLER: Readonly<Record<string, number>> = { 'ceil-height': 2.1 };

/** A row's limit in its own unit, as it counts where a text says. */
const limitOf = (row: Tolerance, text: string): number | null =>
  (SMALLER_ROOM.test(text) && !BECOMES.test(text) ? LEAST_IN_SMALLER[row.id] : undefined) ?? row.limit;

/** Whether a length keeps a row's limit; undefined where that can't be told from the two alone. */
export function keeps(row: Tolerance, value: number, text: string): boolean | undefined {
  if (row.confidence === 'unsure' || row.isCondition) return undefined;
  if (row.operator === 'range' && row.range) {
    const [low, high] = row.range.map((bound) =>
      bound === null || bound === undefined || row.unit === null ? undefined : inMillimetres(bound, row.unit),
    );
    return low === undefined || high === undefined ? undefined : value >= low && value <= high;
  }
  const set = limitOf(row, text);
  const limit = set === null || row.unit === null ? undefined : inMillimetres(set, row.unit);
  if (limit === undefined) return undefined;
  if (row.operator === '>=') return value >= limit;
  if (row.operator === '<') return value < limit;
  return row.operator === '<=' ? value <= limit : undefined;
}

const BY_HOW_MUCH =
  /\bby how (?:much|many)\b|\bhow (?:much|far|many mm|many millimetres) (?:\w+ )?(?:over|past|beyond|above|under|below|outside|out of (?:tolerance|limit))\b|\b(?:over|under|past) by (?:what|how)\b|\bhow (?:much|far) (?:is|am|are) (?:it|that|i|we|they) (?:over|past|beyond|under|short|out)\b/i;

/** By how much a length misses its limit, where that is asked; empty else. */
function missedBy(row: Tolerance, value: number | undefined, text: string): string {
  const [low, high] = row.range ?? [];
  const bounds = [limitOf(row, text), low, high].flatMap((bound) =>
    typeof bound === 'number' && row.unit !== null ? (inMillimetres(bound, row.unit) ?? []) : [],
  );
  if (value === undefined || bounds.length === 0 || !BY_HOW_MUCH.test(text)) return '';
  const by = Math.min(...bounds.map((bound) => Math.abs(value - bound)));
  return ` by ${Math.round(10 * by) / 10} mm`;
}

/** By how it is measured, what is said of a value under the least of its range, and over the most. */
const SIDES = {
  ratio: ['too flat', 'too steep'],
  length: ['less than the least', 'more than the most'],
} as const;

/** How it is put that a value keeps a row's limit or doesn't, with the side of a range on which it lies. */
function verdictWords(row: Tolerance, kept: boolean, value?: number): string {
  if (kept) return '**within the limit**';
  const [low, high] = row.range ?? [];
  const factor = row.unit === 'ratio' ? 1 : (UNITS[row.unit ?? ''] ?? 1);
  const [under, over] = row.unit === 'ratio' ? SIDES.ratio : SIDES.length;
  const side =
    value === undefined || !row.range
      ? ''
      : typeof low === 'number' && value < low * factor
        ? ` (${under})`
        : typeof high === 'number' && value > high * factor
          ? ` (${over})`
          : '';
  return row.operator === '>='
    ? '**below the least allowed**, so not within it'
    : `**beyond the limit**${side}`;
}

/** How it is put that a value keeps a row's limit or doesn't, and by how much it misses where the text asks that. */
export const verdictSaid = (
  row: Tolerance,
  { kept, value }: { kept: boolean; value?: number | undefined },
  text: string,
): string => `${verdictWords(row, kept, value)}${kept ? '' : missedBy(row, value, text)}`;
