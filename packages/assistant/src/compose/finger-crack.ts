/** A crack that takes a finger: an engineer before any trade. */
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';

/** A crack that takes a finger, a thumb or a hand. */
export const takesAFinger = (text: string): boolean =>
  /\bcrack\w*\b.{0,60}\b(?:fingers?|thumbs?|hands?|fists?|arms?)\b|\b(?:fingers?|thumbs?|hands?|fists?|arms?)\b.{0,40}\bcrack\w*\b/i.test(
    text,
  );

const MAY_BE_MOVEMENT =
  'A crack that takes a finger or a hand may be movement of the building. Have its cause found before any trade fills or covers it.';

/** Says so of the trade that was asked about. */
export const engineerBefore = (said: string): Part[] => [
  {
    text: said.includes('engineer')
      ? `**Yes, a structural engineer first.** ${MAY_BE_MOVEMENT}`
      : `**No, a structural engineer before a ${said}.** ${MAY_BE_MOVEMENT}`,
    rows: rowsNamed('defect:brick_vertical_crack/who'),
    support: 0.85,
  },
];
