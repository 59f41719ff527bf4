/** How a crack runs, where the name of a defect says so. A name tells no pattern that nobody told and no check saw. */
import type { DefectId } from './defects.ts';
import { isSaid } from './denied.ts';

const STEPS =
  'step(?:ped|ping)(?! (?:on|over|out|back|off|into|stones?|footings?|gardens?|paths?|ramps?|retaining|terrace\\w*)\\b)' +
  '|stair[- ]?(?:case|s|step\\w*)?[- ]?(?:pattern\\w*|shaped?|fashion|like|wise)' +
  // 'In the steps' and 'in steps to the pool' are places.
  '|like (?:an? )?(?:little |big |small )?(?:steps|stairs?|stair ?cases?|stairway)(?! (?:is|are|was|were|has|have|crack\\w*)\\b)' +
  '|in (?:little |big |small )?steps(?! (?:to|of|at|by|near|next|outside|behind|leading|going|under|in|on|(?:up|down) to)\\b)' +
  '|steps[- ](?:like|shaped?|pattern)|zig[- ]?zag\\w*|saw[- ]?tooth\\w*(?! (?:roof|skylight|blade|window)\\w*)';
/** 'Front step cracked' is a step that is cracked, and 'step crack' a crack in steps. */
const STEP_CRACK =
  '(?<!\\b(?:front|back|rear|side|top|bottom|first|second|last|lower|upper|entry|porch|door|garden|pool|concrete|stair|each|this|that|middle) )step[- ]crack(?:s|ing)?';
/** A crack that follows the joints turns with them, unless it is said to keep to one of them. */
const JOINTS = 'follow(?:s|ed|ing)? (?:the |its |their )?(?:\\w+ )?(?:mortar|joints?|perps?|perpends)';
const ONE_WAY = 'horizontal\\w*|vertical\\w*|level|straight|bed joint';

/** Said of the crack: 'beside the vertical joint' tells how the joint runs, and 'floor to ceiling' how far something reaches. */
const UPRIGHT =
  'vertically|vertical (?:(?:hairline|thin|fine|wide|long|brick|wall) )*(?:crack|split|line|fracture)\\w*' +
  '|(?<!\\b(?:the|an?|its|each|this|that|to|beside|near|at|by|two|next) )vertical(?=$|[.,;:!?)]| (?:up|down|through|from|in|on|and|above|below|across|along|with|over|\\d))' +
  '|straight (?:up|down|cracks?|lines?)|up and down';
/** Stepped or straight through the bricks: either may be. */
const DIAGONAL = 'diagonal\\w*';
const UNITS =
  'through (?:the |a |an |some |several |many |whole )?(?:brick|block|unit|stone)s?(?! (?:wall|work|joint|fence))' +
  '|(?:brick|block|stone)s? (?:(?:has|have|is|are|was|were|itself|themselves|that|been|all|clean) ){0,3}(?:cracked|split|snapped|broken)' +
  '|(?:cracked|split|broken|snapped) (?:bricks|blocks|stones)';

/** True for a stepped crack, whatever it is said to be in. */
export const saysStepCrack = (words: string): boolean =>
  isSaid(words, STEP_CRACK) || (isSaid(words, STEPS) && isSaid(words, 'crack\\w*'));

const TOLD: Readonly<Partial<Record<DefectId, (words: string) => boolean>>> = {
  brick_stepped_crack: (words) =>
    isSaid(words, STEPS) || isSaid(words, STEP_CRACK) || (isSaid(words, JOINTS) && !isSaid(words, ONE_WAY)),
  brick_vertical_crack: (words) => isSaid(words, UPRIGHT) || isSaid(words, UNITS),
};

/** True where a defect's name tells how its crack runs, and the words don't. */
export const lacksPattern = (id: DefectId, words: string): boolean => TOLD[id]?.(words) === false;

/**
 * True where the words tell how the crack of another defect runs, and not of this one. Where steps were traced on the photo,
 * 'vertical' says only where the crack goes: what breaks through bricks alone runs otherwise.
 */
export const runsOtherwise = (id: DefectId, words: string, isTracedInSteps = false): boolean =>
  isTracedInSteps && !isSaid(words, UNITS)
    ? id === 'brick_vertical_crack'
    : lacksPattern(id, words) &&
      !(id === 'brick_stepped_crack' && isSaid(words, DIAGONAL)) &&
      Object.entries(TOLD).some(([other, told]) => other !== id && told(words));
