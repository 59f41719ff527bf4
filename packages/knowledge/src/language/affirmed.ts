/**
 * Whether words that name a defect affirm it. 'Asbestos removed in 2019' tells of the past, and 'pool fence compliant,
 * certificate sighted' of a thing that is as it should be: neither gives a finding its name.
 */
import type { DefectId } from '../defects.ts';
import { chanceOfDanger } from '../hazards/chance.ts';
import { hazardOfDefect } from '../hazards/from-finding.ts';
import { Reading } from '../hazards/reading.ts';
import { readMentions } from './mentions.ts';
import { namesItself } from './named-by-words.ts';

/** Says of a thing that it is as it should be. */
const VOUCHED =
  /\b(?:safety glass|toughened|tempered|laminated|complian(?:t|ce)|complies|conforms?|to code|certif\w+|clearance|self[ -]?(?:clos|latch)\w*|latches|tested|in (?:good )?working order|in good order|no (?:damage|defects?|issues?|problems?|faults?)|intact|signed off|passed|approved|stamped|stamp|markings?)\b/g;
/** Takes it back, or tells of what isn't so. */
const BUT =
  /\b(?:but|however|although|though|except|yet|not|no longer|never|without|non|isn t|doesn t|don t|aren t|won t|can t|missing|lacks?|expired|fail\w*|only|old|broken|loose|crack\w*|chip\w*|rust\w*|rot\w*|gap\w*|low|short|needs?)\b/;

/** Somebody's word for a thing, which mends no fault that is told beside it. */
const CERTIFIED = /\b(?:re)?certif\w+|\bcomplian(?:t|ce)\b|\bpassed\b|\bapproved\b|\bsigned off\b/gi;
/** What a vouched pane bears; a stain by itself. */
const MARKS = /\b(?:marked|tagged|labell?ed)\b/g;

/** Brings back what was mended. */
const BACK =
  /\b(?:c(?:a|o)me(?:s|ing)? back|return(?:s|ed|ing)?|again|still|keeps?|recurr\w*|reappear\w*|but)\b/;
/** Tells of what was removed that some of it is there yet. */
const LEFT =
  /\b(?:bits?|pieces?|scraps?|some|dust|debris|fragments?|sheets?|offcuts?|rubble|lumps?|chunks?|piles?|few)(?: \w+){0,3} left\b|\bleft (?:in|on|under|behind|over|there|all|around|at|by|beside|lying|bits|pieces|some|scraps|dust|debris)\b|\b(?:remain(?:s|ing|ed)?|leftovers?|remnants?)\b/;
const NONE_LEFT = /\b(?:no|none|nothing|not any|without)(?: \w+){0,3} (?:left|remain\w*)\b/;

/** What protects people: gone, it's missing. */
const GUARDS: ReadonlySet<string> = new Set([
  'barrier_noncompliant',
  'stair_noncompliant',
  'pool_barrier',
  'missing_smoke_alarm',
  'fire_door_defect',
] satisfies DefectId[]);
const TAKEN =
  /\b(?:removed?|removing|gone|stolen|demolished|dismantled|(?:taken|took|take|pulled|ripped|torn|knocked|cut|broken|came|come)(?: \w+){0,3} (?:down|off|out|away)|(?:taken|took) the)\b/;
const PUT_BACK =
  /\b(?:replac\w*|reinstat\w*|reinstall\w*|refit\w*|rehung|put back|back (?:on|up|in)|new (?:ones?|\w*rail\w*|balust\w*|barriers?|fenc\w+|gates?|\w*alarms?|detectors?|doors?|stairs?))\b/;
const NOT_YET = /\b(?:not|never|yet|to be|being|will|wait\w*|await\w*|until|when|needs?)\b|n['’]t\b/;

/**
 * A defect that endangers people is named by nothing that is this unlikely to tell of a danger: of 1,380 harmless
 * sentences such names warned of 241, and 50 with it; of 56 dangers that no alert was raised for, they told 4, and 2.
 */
const LEAST_OF_DANGER = 0.03;

/** True where the words say of what they name that it is there now, and not as it should be. */
export function affirms(words: string): (defectId: string) => boolean {
  const uncertified = words.replace(CERTIFIED, ' ');
  const { words: read, settled } = new Reading(uncertified);
  const rest = read.flatMap(({ text }, at) => (settled[at] ? [] : [text])).join(' ');
  const text = words.toLowerCase();
  const unvouched = text.replace(VOUCHED, ' ');
  const isVouched =
    unvouched !== text &&
    !BUT.test(rest.replace(VOUCHED, ' ')) &&
    readMentions(unvouched.replace(MARKS, ' ')).amiss === 0;
  const isBack = BACK.test(text) || (LEFT.test(text) && !NONE_LEFT.test(text));
  const isTaken = TAKEN.test(text) && (!PUT_BACK.test(text) || NOT_YET.test(text));
  let tellsNothing: boolean | undefined;
  let isHarmless: boolean | undefined;
  return (defectId) => {
    const endangers = hazardOfDefect(defectId) !== undefined;
    if (endangers) isHarmless ??= chanceOfDanger(uncertified) < LEAST_OF_DANGER;
    if (endangers && isHarmless) return false;
    if (isTaken && GUARDS.has(defectId)) return true;
    if (!isBack && namesItself(defectId, words) && !namesItself(defectId, rest)) return false;
    if (!endangers) return true;
    tellsNothing ??= readMentions(words).amiss === 0 && !/\d/.test(words) && !BUT.test(rest);
    return !isVouched && !tellsNothing;
  };
}
