/** Longest run of characters without a place to break that fits into the narrowest column. */
const LONGEST_WORD = 24;
/** Where a long run may break. */
export const BREAK = '\u200b';

/**
 * Characters that steer instead of showing something: controls, direction overrides, joiners, variation selectors,
 * tags, private use. A printed page is the same with or without them, or it would lie about what was typed.
 */
const STEERING =
  /(?![\n\t])[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|\p{Variation_Selector}|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|[\u{1f3fb}-\u{1f3ff}]/gu;

/** Text as it can be set on a page whatever was typed; long runs get places to break. */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(STEERING, '')
    .replace(/\t/g, ' ')
    .replace(/\S{25,}/gu, breakUp);
}

/** Half of one would be searched for in vain: it stands whole where there is room for it. */
const SHA256 = /^[0-9a-f]{64}$/;

function breakUp(run: string): string {
  if (SHA256.test(run)) return run;
  const characters = [...run];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += LONGEST_WORD) {
    pieces.push(characters.slice(at, at + LONGEST_WORD).join(''));
  }
  return pieces.join(BREAK);
}

/** Every string inside a value made printable; anything else stays as it is. */
export function printable<T>(value: T): T {
  return walk(value) as T;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(walk);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
}
