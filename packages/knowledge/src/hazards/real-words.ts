/** English words that lie one slip away from the vocabulary of hazards and are meant as they stand. */
import { REAL_WORDS } from './model/trained.ts';

export const FILTER_BITS = 1 << 16;
const HASHES = 6;

/** The bits of a word in the filter. */
export function filterPlaces(word: string): number[] {
  let one = 0x811c9dc5;
  let two = 5381;
  for (let at = 0; at < word.length; at += 1) {
    one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
    two = (Math.imul(two, 33) + word.charCodeAt(at)) | 0;
  }
  return Array.from({ length: HASHES }, (_, i) => ((one + Math.imul(i, two | 1)) >>> 8) & (FILTER_BITS - 1));
}

let kept: Uint8Array | undefined;
const bits = (): Uint8Array => {
  kept ??= Uint8Array.from(atob(REAL_WORDS), (letter) => letter.charCodeAt(0));
  return kept;
};

/** True for every word of the list, and for one in a hundred others. */
export const isRealWord = (word: string): boolean =>
  filterPlaces(word).every((place) => ((bits()[place >> 3] ?? 0) >> (place & 7)) & 1);
