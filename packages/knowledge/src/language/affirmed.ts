/**
 * Whether words that name a defect affirm it. 'Asbestos removed in 2019' tells of the past, and 'pool fence compliant,
 * certificate sighted' of a thing that is as it should be: neither gives a finding its name.
 */
import { hazardOfDefect } from '../hazards/from-finding.ts';
import { Reading } from '../hazards/reading.ts';
import { readMentions } from './mentions.ts';
import { namesItself } from './named-by-words.ts';

/** Says of a thing that it is as it should be. */
const VOUCHED =
  /\b(?:safety glass|toughened|tempered|laminated|complian(?:t|ce)|complies|conforms?|to code|certif\w+|clearance|self[ -]?(?:clos|latch)\w*|latches|tested|in (?:good )?working order|working|as new|new|in good order|no (?:damage|defects?|issues?|problems?|faults?)|intact|sound|secure|firm|solid|signed off|passed|approved|stamped|stamp|marked|markings?)\b/;
/** Takes it back, or tells of what isn't so. */
const BUT =
  /\b(?:but|however|although|though|except|yet|not|no longer|never|without|non|isn t|doesn t|don t|aren t|won t|can t|missing|lacks?|expired|fail\w*|only|old|broken|loose|crack\w*|chip\w*|rust\w*|rot\w*|gap\w*|low|short|needs?)\b/;

/** Brings back what was mended. */
const BACK =
  /\b(?:c(?:a|o)me(?:s|ing)? back|return(?:s|ed|ing)?|again|still|keeps?|recurr\w*|reappear\w*|but)\b/;

/** True where the words say of what they name that it is there now, and not as it should be. */
export function affirms(words: string): (defectId: string) => boolean {
  const { words: read, settled } = new Reading(words);
  const rest = read.flatMap(({ text }, at) => (settled[at] ? [] : [text])).join(' ');
  const isVouched = VOUCHED.test(rest) && !BUT.test(rest.replace(VOUCHED, ' '));
  const isBack = BACK.test(words.toLowerCase());
  let tellsNothing: boolean | undefined;
  return (defectId) => {
    if (!isBack && namesItself(defectId, words) && !namesItself(defectId, rest)) return false;
    if (hazardOfDefect(defectId) === undefined) return true;
    tellsNothing ??= readMentions(words).amiss === 0 && !/\d/.test(words) && !BUT.test(rest);
    return !isVouched && !tellsNothing;
  };
}
