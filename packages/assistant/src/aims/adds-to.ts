/** A short message that corrects or adds to the question before it: 'no sorry ten months', 'the least fall I mean'. */

import { tokenise } from '@plumbline/knowledge/language';

const OPENS =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|no|nah|sorry|wait|hang on|hold on|typo|scrap that|actually|oops|i mean(?:t)?|rather|make (?:that|it)|what if|if|then|mine'?s?|ours|its|it'?s|that'?s|he also says|she also says)\b[\s,:-]*)+/i;
const LONGEST = 10;
const MOST = /\b(?:max(?:imum)?|most|highest|upper)\b/i;
const LEAST = /\b(?:min(?:imum)?|least|lowest|lower)\b/i;
const AGE =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)? (?:years?|yrs?|months?|mths?|weeks?)\b/i;
const SIZE = /\b\d+(?:\.\d+)? ?(?:mm|cm|m|mils?|millimet\w*|centimet\w*|met(?:re|er)s?)\b/i;
const SWAPPED: readonly (readonly [RegExp, RegExp])[] = [
  [MOST, LEAST],
  [LEAST, MOST],
  [AGE, AGE],
  [SIZE, SIZE],
];

const stems = (text: string) => tokenise(text).map(({ stem }) => stem);

/** Whether a message says nothing that the question before didn't, but for which end of it is wanted. */
export function onlyTurns(message: string, before: string): boolean {
  const said = new Set(stems(before));
  const added = stems(message.replace(OPENS, ''));
  const ends = added.filter((stem) => MOST.test(stem) || LEAST.test(stem));
  return ends.length > 0 && added.every((stem) => said.has(stem) || ends.includes(stem) || stem === 'the');
}

/** The question before with what this message adds, the old value of the same kind taken out; undefined where it adds nothing. */
export function withAdded(message: string, before: string): string | undefined {
  const added = message.replace(OPENS, '').trim();
  const short = message.trim().split(/\s+/).length <= LONGEST;
  if (before === '' || added === '' || added === message.trim() || !short) return undefined;
  const kept = SWAPPED.reduce(
    (text, [old, instead]) => (instead.test(added) ? text.replace(old, ' ') : text),
    before,
  );
  return `${kept.replace(/\s+/g, ' ').trim()} ${added}`;
}
