/** Steps of several alerts, and of the finding beside them, as one list: nothing twice, and the stronger where two contradict. */
import type { Alert } from './alert.ts';

type Stepped = Pick<Alert, 'steps'>;

const partsOf = (text: string) => text.split(/(?<=[.!?;:])\s+/).filter(Boolean);

/** Everybody has to be gone from there, without an 'if'. */
const LEAVES = /\b(?:get everyone out|leave the area|out of the room|everyone clear)\b/i;
/** What somebody would have to stay or go back for. */
const STAYS =
  /^(?:turn|switch|tape|photograph|measure|mark|clear|fit|put up|lead|wipe|lock|check|run|follow|close the door|open)\b/i;
const CONDITIONAL = /\b(?:if|where|once|until)\b/i;

const leaves = ({ steps }: Stepped): boolean =>
  steps.flatMap(partsOf).some((part) => LEAVES.test(part) && !CONDITIONAL.test(part));

/** The steps of all, in the order of the alerts: where one sends everybody out, no other keeps somebody there. */
export function unitedSteps(alerts: readonly Stepped[]): string[] {
  return alerts.flatMap(({ steps }, at) =>
    alerts.some((other, place) => place !== at && leaves(other))
      ? steps.filter((step) => !STAYS.test(step))
      : steps,
  );
}

/** Different words for the same, so that a step that is told twice is known. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:everyone|everybody|others|anyone)\b/g, 'people'],
  [/\blet (?:no one|nobody) into\b/g, 'keep people out of'],
  [/\bpressure-wash\b/g, 'wash'],
];
const SMALL = new Set([
  'a',
  'an',
  'the',
  'it',
  'its',
  'and',
  'or',
  'of',
  'to',
  'as',
  'is',
  'up',
  'that',
  'what',
]);

function wordsOf(text: string): string[] {
  const plain = ALIKE.reduce((told, [from, to]) => told.replace(from, to), text.toLowerCase());
  return (plain.match(/[a-z’']+/g) ?? []).filter((word) => !SMALL.has(word));
}

/** True where every part of a line is said by one sentence of the steps, none of them with an 'if' that the line lacks. */
export function isCovered(line: string, steps: readonly string[]): boolean {
  const said = steps.flatMap(partsOf).map((part) => ({ part, words: new Set(wordsOf(part)) }));
  return partsOf(line).every((own) =>
    said.some(
      ({ part, words }) =>
        wordsOf(own).every((word) => words.has(word)) && (!CONDITIONAL.test(part) || CONDITIONAL.test(own)),
    ),
  );
}
