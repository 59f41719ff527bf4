/** A size that is taken back: the one that is said now stands in its place in all that the talk has told. */
import { withUnits } from '../compose/stated-limits.ts';
import { sizesInFigures } from '../question/size-words.ts';
import type { Thread } from '../question/thread.ts';

const SIZE = /\b(\d+(?:\.\d+)?) ?(mm|cm|m|mils?|millimet\w*|centimet\w*|met(?:re|er)s?)\b/gi;
const inMm = (count = '', unit = '') =>
  Number(count) * (/^(?:mm|mil)/i.test(unit) ? 1 : /^c/i.test(unit) ? 10 : 1000);

const figures = (text: string) => withUnits(sizesInFigures(text));
const sizesOf = (text: string) =>
  [...text.matchAll(SIZE)].map(({ 0: said, 1: count, 2: unit, index }) => ({
    said,
    index,
    mm: inMm(count, unit),
  }));

/** Lines with the size of the newest that has one in the place of what it was; of several the one nearest to it. */
function correctedLines(lines: string, message: string): string {
  const now = sizesOf(figures(message)).at(-1);
  const each = lines.split('\n');
  const at = each.findLastIndex((line) => sizesOf(figures(line)).length > 0);
  if (!now || at < 0) return lines;
  const text = figures(each[at] ?? '');
  const apart = ({ mm }: { mm: number }) => Math.abs(Math.log(Math.max(mm, 0.01) / Math.max(now.mm, 0.01)));
  const [was] = sizesOf(text).sort((a, b) => apart(a) - apart(b));
  if (!was) return lines;
  each[at] = `${text.slice(0, was.index)}${now.said}${text.slice(was.index + was.said.length)}`;
  return each.join('\n');
}

/** A conversation in which that size was never said; for a message that takes one back. */
export const correctedThread = (thread: Thread, message: string): Thread => ({
  ...thread,
  said: correctedLines(thread.said, message),
  topic: correctedLines(thread.topic, message),
  asked: correctedLines(thread.asked, message),
  told: correctedLines(thread.told, message),
  crack: correctedLines(thread.crack, message),
  danger: correctedLines(thread.danger, message),
});
