/** How a part of a house stands in the vocabulary. */

/** What a part is, so far as that decides what may be wrong with it and when it can't wait. */
export type Nature =
  | 'water'
  | 'power'
  | 'gas'
  | 'opening'
  | 'glass'
  | 'high'
  | 'carries'
  | 'masonry'
  | 'covering'
  | 'ground';

/** Its name here, with its article in words, what people type, and who looks at it first. */
export type PartWords = readonly [
  id: string,
  name: string,
  said: RegExp,
  who: string,
  natures: readonly Nature[],
];
