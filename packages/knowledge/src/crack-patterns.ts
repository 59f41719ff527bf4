/** How a crack runs, where the name of a defect says so. A name tells no pattern that nobody told and no check saw. */
import type { DefectId } from './defects.ts';
import { isSaid } from './denied.ts';

const STEPS =
  'step(?:ped|ping)(?! (?:on|over|out|back|off|into|stones?|footings?|gardens?|paths?|ramps?|retaining|terrace\\w*)\\b)' +
  '|stair[- ]?(?:case|s|step\\w*)?[- ]?(?:pattern\\w*|shaped?|fashion|like|wise)' +
  '|(?:like|in) (?:an? |the )?(?:little |big |small )?(?:steps|stairs?|stair ?cases?|stairway)' +
  '|steps[- ](?:like|shaped?|pattern)|zig[- ]?zag\\w*|saw[- ]?tooth\\w*';
/** 'Front step cracked' is a step that is cracked, and 'step crack' a crack in steps. */
const STEP_CRACK =
  '(?<!\\b(?:front|back|rear|side|top|bottom|first|second|last|lower|upper|entry|porch|door|garden|pool|concrete|stair|each|this|that|middle) )step[- ]crack(?:s|ing)?';
/** A crack that follows the joints turns with them, unless it is said to keep to one of them. */
const JOINTS = 'follow(?:s|ed|ing)? (?:the |its |their )?(?:\\w+ )?(?:mortar|joints?|perps?|perpends)';
const ONE_WAY = 'horizontal\\w*|vertical\\w*|level|straight|bed joint';

const UPRIGHT =
  'vertical\\w*|straight (?:up|down|cracks?|lines?)|up and down|top to bottom|bottom to top|full[- ]height|floor to ceiling|ceiling to floor';
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

/** True where the words tell how the crack of another defect runs, and not of this one. */
export const runsOtherwise = (id: DefectId, words: string): boolean =>
  lacksPattern(id, words) && Object.entries(TOLD).some(([other, told]) => other !== id && told(words));
