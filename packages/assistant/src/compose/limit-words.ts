/** What people call a limit without its name: 'one riser is higher than the next' asks for uniformity. */
import type { DefectId } from '@plumbline/knowledge';
import { ratioSaid } from './stated-limits.ts';

const GOING = /\b(?:goings?|treads?)\b(?! (?:to|in|up|ahead|out|through|back|down|off)\b)/i;
const STEPS = /\b(?:risers?|steps?|treads?|goings?)\b/i;

const CALLED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:higher|lower|deeper|shorter|taller|bigger|smaller|different) (?:than|to|from) (?:all )?(?:of )?(?:the|its) (?:next|others?|one|rest|last|neighbours?)|\buneven|\bvar(?:y|ies)|\binconsistent|\bnot the same\b|\bdiffer/i,
    'riser going uniformity adjacent',
  ],
];
const FLAT = /\b(?:straight ?edges?|flat(?:ness)?|dips?|humps?)\b/i;
const CONCRETE = /\b(?:slab|concrete)\b/i;
const RODS = /\b(?:rods?|wires?|bars|spindles?|palings?|pickets?|balusters?|uprights)\b/i;

const RAIL = /\b(?:rails?|railings?|balustrad\w*|balastrad\w*|barriers?|guard ?rails?)\b/i;
const OPENING =
  /\b(?:gaps?|apart|between|spac\w*|openings?|sphere|wide|width|climb\w*|needed?|towel|gate|pool)\b/i;
const STATED = /(?<![\d.:])\d{3,4}(?![\d:])/;
const LEVEL = /\b(?:runs? (?:off|out|down)|out(?: of level)?|slop(?:es|ing|ed)|level)\b/i;
const OVER = /\b(?:2|two) ?m(?:et(?:re|er)s?)?\b/i;
const OUT = /\bout\b/i;
const WHOLE_ROOM =
  /\b(?:whole|entire|across (?:the|a)|over (?:the|a)|full) (?:\w+ )?(?:room|lounge|bedroom|living|kitchen)/i;
const PLUMB = /\bplumb\b|\bvertical\b|\bleans?\b|\bleaning\b/i;
const STANDING = /\b(?:how far|distance|where)\b.*\b(?:stand|look|view|judge|inspect)/i;
const FINISH = /\b(?:paint\w*|walls?|finish\w*|plaster\w*|render|tiles?)\b/i;

/** A height that a room may have: 2.05 m, 2350 mm. */
const ROOM_HIGH =
  /\b(?:1\.[5-9]\d?|2\.\d{1,2}|3\.[0-4]\d?) ?m(?:et(?:re|er)s?)?\b|\b(?:1[5-9]|2\d|3[0-4])\d\d ?mm\b/i;
/** What is asked of a ceiling's surface or of what hangs on it. */
const OF_CEILINGS_FACE =
  /\b(?:cracks?|cracked|sag\w*|stain\w*|leak\w*|straight|level|joints?|cornices?|fan|lights?|alarm|droop\w*|fell|fallen|down|long|over|across|view\w*|visible|see)\b/i;
const MARKS = /\b(?:scratch\w*|marks?|smears?|blemish\w*|stains?|runs|streaks?|cleaners?|spots?)\b/i;
const FROM_FAR = /\b(?:from|at) (?:about |around )?\d(?:\.\d+)? ?m(?:et(?:re|er)s?)?\b/i;

/** Words that name the limit beside those of the message; empty where the message names it. */
export function limitWords(text: string): string {
  if (
    RAIL.test(text) &&
    !OPENING.test(text) &&
    !/\b(?:risers?|goings?|treads?)\b/i.test(text) &&
    STATED.test(text)
  )
    return /\bstair|\bsteps?\b/i.test(text)
      ? 'barrier height stair flight'
      : 'barrier height floors landings balconies';
  if (/\btiled?\b/i.test(text) && /\bfloors?\b/i.test(text) && (OUT.test(text) || OVER.test(text)))
    return 'finished tiled surface flatness';
  if (
    /\bfloors?\b/i.test(text) &&
    LEVEL.test(text) &&
    WHOLE_ROOM.test(text) &&
    !/tile|shower|fall|wet|slab/i.test(text)
  )
    return 'new floor level difference within any room or area';
  if (/\bfloors?\b/i.test(text) && LEVEL.test(text) && !/tile|shower|fall|wet|concrete|slab/i.test(text))
    return OVER.test(text) ? 'new floor level difference over a short length' : 'new floor level difference';
  if (/\btil(?:e|es|ed|ing)\b/i.test(text) && /\bstraight ?edge|\bflatness\b/i.test(text))
    return 'finished tiled surface flatness';
  if (/\blippage|\blip\b/i.test(text) && /\btil(?:e|er|es|ing)\b|lippage/i.test(text))
    return /polish|ground/i.test(text)
      ? 'lippage ground-flat polished tiles'
      : /narrow/i.test(text)
        ? ''
        : 'lippage between adjacent tiles';
  if (/\b(?:brick\w*|masonry)\b/i.test(text) && PLUMB.test(text) && !/\bcrack/i.test(text))
    return 'masonry deviation from vertical within a storey';
  if ((STANDING.test(text) && FINISH.test(text)) || (MARKS.test(text) && FROM_FAR.test(text)))
    return 'normal viewing position finishes';
  if (/\b(?:first|bottom|top|last|lowest) (?:step|riser)\b/i.test(text) && STATED.test(text))
    return 'stairs riser';
  if (STEPS.test(text)) {
    const found = CALLED.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  if (
    /\b(?:risers?|rise)\b/i.test(text) !== GOING.test(text) &&
    /(?<!\d)[123]\d\d(?!\d)/.test(text) &&
    !/\bgaps?\b/i.test(text)
  )
    return /\b(?:risers?|rise)\b/i.test(text) ? 'stairs riser' : 'stair going';
  if (CONCRETE.test(text) && FLAT.test(text)) return 'concrete flatness straightedge finish';
  if (
    RODS.test(text) &&
    /\b(?:gaps?|apart|between|space|spacing)\b/i.test(text) &&
    !/brick|joint|solar/i.test(text)
  )
    return 'balustrade openings sphere';
  if (/\b(?:p[1-5]|r9|r1[0-3])\b/i.test(text) && /\b(?:steps?|stairs?|treads?|nosings?)\b/i.test(text))
    return 'slip resistance of treads nosings landings';
  if (
    /\bslip (?:rating|resistance|class)\b/i.test(text) &&
    /\b(?:steps?|stairs?|treads?|nosings?)\b/i.test(text)
  )
    return 'slip resistance of treads nosings landings';
  if (/\bfire door/i.test(text) && /\b(?:gaps?|clearance|margins?)\b/i.test(text))
    return 'fire door mean clearance';
  if (/\bslab edge\b/i.test(text) && /\btermite|\bpav|\bexposed|\bshowing/i.test(text))
    return 'exposed slab edge for termite inspection';
  if (/\bgutters?\b/i.test(text) && ratioSaid(text)) return 'eaves gutter fall';
  if (/\blid\b/i.test(text)) return 'ceiling room height';
  if (/\bceilings?\b/i.test(text) && ROOM_HIGH.test(text) && !OF_CEILINGS_FACE.test(text))
    return 'ceiling room height';
  if (/\b(?:shower|wet area|bathroom|laundry|ensuite)\b/i.test(text) && ratioSaid(text))
    return 'fall of wet-area floor to a floor waste';
  if (
    /\bskirtings?\b/i.test(text) &&
    /\bgaps?\b/i.test(text) &&
    /\bfloor\w*|\bboards\b|\bunder\b/i.test(text)
  )
    return 'gap between skirting and flooring';
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
