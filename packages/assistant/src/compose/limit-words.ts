/** What people call a limit without its name: 'one riser is higher than the next' asks for uniformity. */
import type { DefectId } from '@plumbline/knowledge';

const STEPS = /\b(?:risers?|steps?|treads?|goings?)\b/i;

const CALLED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:higher|lower|deeper|shorter|taller|bigger|smaller|different) (?:than|to|from) the (?:next|other|one|rest|last)|\buneven|\bvar(?:y|ies)|\binconsistent|\bnot the same\b|\bdiffer/i,
    'riser going uniformity adjacent',
  ],
];
const FLAT = /\b(?:straight ?edges?|flat(?:ness)?|dips?|humps?)\b/i;
const CONCRETE = /\b(?:slab|concrete)\b/i;
const RODS = /\b(?:rods?|wires?|bars|spindles?|palings?|pickets?|balusters?|uprights)\b/i;

/** Words that name the limit beside those of the message; empty where the message names it. */
export function limitWords(text: string): string {
  if (STEPS.test(text)) {
    const found = CALLED.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  if (CONCRETE.test(text) && FLAT.test(text)) return 'concrete flatness straightedge finish';
  if (
    RODS.test(text) &&
    /\b(?:gaps?|apart|between|space|spacing)\b/i.test(text) &&
    !/brick|joint|solar/i.test(text)
  )
    return 'balustrade openings sphere';
  if (/\blid\b/i.test(text)) return 'ceiling room height';
  return '';
}

/** How the limits of a defect are asked for, where a message only says 'what’s allowed?' of it. */
const LIMITS_OF: Partial<Record<DefectId, string>> = {
  tile_lippage: 'lippage between adjacent tiles',
  skirting_gap: 'gap between skirting and flooring',
  brick_stepped_crack: 'crack in a masonry wall',
  brick_vertical_crack: 'crack in a masonry wall',
  plasterboard_crack: 'cracking in plasterboard',
  slab_crack: 'crack in slab on ground',
  uneven_floor: 'new floor level difference',
  bath_falls: 'fall of wet-area floor to a floor waste',
  barrier_noncompliant: 'barrier height floors landings balconies',
  stair_noncompliant: 'stairs riser',
  overhanging_brick: 'exterior leaf overhang past slab edge',
  frame_out_of_plumb: 'wall straightness',
  blocked_weephole: 'weephole spacing',
  fire_door_defect: 'fire door mean clearance',
  gutter_defect: 'eaves gutter fall',
  exhaust_not_ducted: 'exhaust fan minimum flow',
  dpc_bridged: 'DPC height above finished ground',
  termite_barrier: 'exposed slab edge for termite inspection',
};

export const limitsOf = (defectId: DefectId | null | undefined): string | undefined =>
  defectId ? LIMITS_OF[defectId] : undefined;
