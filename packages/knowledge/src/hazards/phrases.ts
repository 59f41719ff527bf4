/** Patterns over the words of a sentence, with the places of the words that they found. */
import type { Word } from './words.ts';

/** The words from `start` to before `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/** Every place in these words where the pattern, a global one, is met: between blanks, one sentence at a time. */
export function stretchesWith(words: readonly Word[], pattern: RegExp): Stretch[] {
  const found: Stretch[] = [];
  for (let start = 0; start < words.length; ) {
    const { sentence } = words[start] ?? {};
    const starts: number[] = [];
    let text = '';
    let end = start;
    for (; words[end]?.sentence === sentence && end < words.length; end += 1) {
      starts.push(text.length);
      text += `${words[end]?.text} `;
    }
    const placeOf = (at: number) => start + starts.findLastIndex((from) => from <= at);
    for (const match of text.matchAll(pattern))
      found.push({
        start: placeOf(match.index),
        end: placeOf(match.index + match[0].trimEnd().length - 1) + 1,
      });
    start = end;
  }
  return found;
}
