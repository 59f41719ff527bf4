/** A bare size ('about 6 mm') means what is natural for the finding: a crack's width, a skirting's gap. */
import type { Family, Measurement } from '../findings.ts';
import type { Attribute } from '../measurements/attributes.ts';
import type { AssessInput } from './types.ts';

const BY_DEFECT: ReadonlyMap<string, Attribute> = new Map([
  ['plasterboard_crack', 'crack_width'],
  ['brick_stepped_crack', 'crack_width'],
  ['brick_vertical_crack', 'crack_width'],
  ['slab_crack', 'crack_width'],
  ['render_defect', 'crack_width'],
  ['skirting_gap', 'gap'],
  ['fire_door_defect', 'gap'],
  ['tile_lippage', 'lippage'],
  ['overhanging_brick', 'overhang'],
  ['uneven_floor', 'unevenness'],
  ['ceiling_sag', 'sag'],
]);

/** The attribute that a bare size has for this finding, or undefined where there is no natural one. */
export function naturalAttribute(defectId: string | null, family: Family | null): Attribute | undefined {
  if (defectId !== null) return BY_DEFECT.get(defectId);
  return family === 'crack' ? 'crack_width' : undefined;
}

const LEVELS = new Set(['out_of_level', 'unevenness', 'bow', 'sag', 'out_of_plumb']);
const OVER = /\b(?:over|in|across|under) (?:an?y? )?(\d+(?:\.\d+)?) ?(mm|m|metres?|meters?)\b/i;

/** The length that the words name for a level or bow: it may have been measured after the words were written. */
function lengthInWords(description: string): number | undefined {
  const [, amount, unit = ''] = OVER.exec(description) ?? [];
  return amount === undefined ? undefined : Number(amount) * (unit.toLowerCase() === 'mm' ? 1 : 1000);
}

/** The measurements with bare sizes named, and levels with the length that the words give them. */
export function nameSizes({
  defectId,
  family,
  measurements,
  description,
}: AssessInput): readonly Measurement[] {
  const attribute = naturalAttribute(defectId, family);
  const over = lengthInWords(description);
  return measurements.map((one) => {
    const named = attribute && one.attribute === 'size' ? { ...one, attribute } : one;
    const open = over !== undefined && named.referenceLength === undefined && LEVELS.has(named.attribute);
    return open ? { ...named, referenceLength: over } : named;
  });
}
