/** Whether two photos show the same thing: what each is known by, and how they are compared. */

import { isAlike } from './likeness.ts';
import { printOf } from './print.ts';
import { wordsOf } from './words.ts';

export { nearestByWords } from './words.ts';

/** What a photo is known again by. */
export interface PhotoPrint {
  /** Compared two and two. */
  spots: Uint8Array;
  /** By these the photos that are worth comparing are found. */
  words: Uint8Array;
}

/** Rejects where the picture can't be decoded. */
export async function photoPrint(picture: Uint8Array): Promise<PhotoPrint> {
  const spots = await printOf(picture);
  return { spots, words: wordsOf(spots) };
}

/** Which of the others show the same as this one: their places in the list. */
export const alikeAmong = (spots: Uint8Array, others: readonly Uint8Array[]): number[] =>
  others.flatMap((other, at) => (isAlike(spots, other) ? [at] : []));
