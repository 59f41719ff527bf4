/**
 * What somebody calls harmless, asks of, or wants mended: 'the builder reckons the sagging ceiling is fine', 'is a sagging
 * ceiling normal', 'what trade fixes a leaning retaining wall'. The frame says nothing of the danger, so what stands in it
 * is heard by itself.
 */
import { FRAMES } from './frames.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

interface Sentence {
  text: string;
  /** How many words of the whole text end with it. */
  end: number;
}

function sentencesOf(words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  words.forEach(({ text, sentence }, at) => {
    const last = sentences.at(-1);
    if (last && words[at - 1]?.sentence === sentence)
      Object.assign(last, { text: `${last.text} ${text}`, end: at + 1 });
    else sentences.push({ text, end: at + 1 });
  });
  return sentences;
}

/** A generality or what is over: 'exposed wires', 'the unit I used to rent'. */
const NOT_HERE =
  /\b(?:ever|always|used to|last house|last place|asked whether|asked if|generally|usually|in general|stolen|(?<!only )if|would|could|might|new|next|future)\b/;
const DETERMINED = /^(?:an?|the|my|our|this|that|these|those|some|one|two|both|all|having|\w+ing)\b/;
/** Sentences of so few words tell nothing of their own: 'true?', 'thanks heaps'. */
const SHORT = 4;
/** Longer texts tell more than one thing. */
const LONGEST = 40;

/** What is left of a text without its frame. */
export interface Framed {
  /** What stands in the frame, and the whole text with it in the frame's place. */
  inner: string;
  text: string;
  /** The text had nothing else to tell. */
  isAlone: boolean;
}

function innerOf(sentence: string, hasMark: boolean): string | undefined {
  for (const { isAsked, needsMark = false, frame } of FRAMES) {
    if (needsMark && !hasMark) continue;
    const groups = frame.exec(sentence)?.groups;
    if (!groups?.inner) continue;
    // Where it is, and what it does, belong to it: 'a hiss' is nothing, 'a hiss behind the gas meter' is.
    const told = [groups.inner.trim(), groups.where].filter(Boolean).join(' ');
    // 'The exposed wiring' is a title: 'exposed wiring'.
    const inner =
      told.split(' ').length <= SHORT ? told.replace(/^(?:the|my|our|these|those) (?=\w+ )/, '') : told;
    const count = inner.split(' ').length;
    const isGeneral = isAsked && count < 4 && !DETERMINED.test(told);
    return count < 2 || isGeneral || NOT_HERE.test(groups.inner) ? undefined : inner;
  }
  return undefined;
}

/** The text with what stands in the first such frame in its place. */
export function framedIn(reading: Reading): Framed | undefined {
  const { words } = reading;
  if (words.length > LONGEST) return undefined;
  const sentences = sentencesOf(words).filter(({ text }) => text.split(' ').length > SHORT);
  for (const [at, { text, end }] of sentences.entries()) {
    const inner = innerOf(text, reading.asks(end));
    if (inner !== undefined)
      return {
        inner,
        text: sentences.map((one, i) => (i === at ? inner : one.text)).join('. '),
        isAlone: sentences.length === 1,
      };
  }
  return undefined;
}
