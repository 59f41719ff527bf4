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
function naturalAttribute(defectId: string | null, family: Family | null): Attribute | undefined {
  if (defectId !== null) return BY_DEFECT.get(defectId);
  return family === 'crack' ? 'crack_width' : undefined;
}

/** The measurements with bare sizes named. */
export function nameSizes({ defectId, family, measurements }: AssessInput): readonly Measurement[] {
  const attribute = naturalAttribute(defectId, family);
  if (!attribute) return measurements;
  return measurements.map((one) => (one.attribute === 'size' ? { ...one, attribute } : one));
}
