/** Patterns over the words of a sentence, with the places of the words that they found. */
import type { Word } from './words.ts';

/** The words from `start` to before `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/** A sentence with a blank behind each word, its first word's place, and where each of them starts in it. */
interface Sentence {
  text: string;
  first: number;
  starts: readonly number[];
}

/** Dozens of patterns look at the same words, one after the other. */
const joined = new WeakMap<readonly Word[], readonly Sentence[]>();

function sentencesOf(words: readonly Word[]): readonly Sentence[] {
  const known = joined.get(words);
  if (known) return known;
  const sentences: Sentence[] = [];
  for (let first = 0; first < words.length; ) {
    const { sentence } = words[first] ?? {};
    const starts: number[] = [];
    let text = '';
    let end = first;
    for (; words[end]?.sentence === sentence && end < words.length; end += 1) {
      starts.push(text.length);
      text += `${words[end]?.text} `;
    }
    sentences.push({ text, first, starts });
    first = end;
  }
  joined.set(words, sentences);
  return sentences;
}

/** Every place in these words where the pattern, a global one, is met: between blanks, one sentence at a time. */
export function stretchesWith(words: readonly Word[], pattern: RegExp): Stretch[] {
  const found: Stretch[] = [];
  for (const { text, first, starts } of sentencesOf(words)) {
    const placeOf = (at: number) => first + starts.findLastIndex((from) => from <= at);
    // `matchAll` makes a pattern of its own for every sentence, and most of them find nothing.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      found.push({
        start: placeOf(match.index),
        end: placeOf(match.index + match[0].trimEnd().length - 1) + 1,
      });
      if (match[0] === '') pattern.lastIndex += 1;
    }
  }
  return found;
}
