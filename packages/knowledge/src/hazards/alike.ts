/** What has the words of a danger and is something else: wires of a balustrade, holes for cables, plaster of a wall. */
import type { AlertKind } from './alert.ts';

interface Alike {
  /** All of these are said. */
  says: readonly RegExp[];
  /** With any of these it may be the danger all the same. */
  unless: RegExp;
  kinds: readonly AlertKind[];
}

const LIVE =
  /\b(?:power|electric\w*|live|bare|spark(?:s|ed|ing)?|shock\w*|tingl\w*|zap\w*|lights?|lamp|plug\w*|switch\w*|hit|nick\w*|damag\w*|trip\w*|burn\w*|copper|earth|cord)\b/;
const OF_CEILING =
  /\b(?:ceil\w*|overhead|above|upstairs|over|cornice|bed|roof|sheet|batten\w*|joists?|drop\w*|hang\w*|f[ae]ll\w*)\b/;

const ALIKE: readonly Alike[] = [
  {
    says: [/\b(?:balustrad\w*|(?:hand|guard)?rail\w*|infill|trellis)\b/, /\b(?:wires?|cables?)\b/],
    unless: LIVE,
    kinds: ['electrical'],
  },
  // What is drilled for a cable isn't the cable.
  {
    says: [
      /\b(?:drill\w*|holes?|penetrations?|cored?) (?:\w+ ){0,6}?(?:for|a?round) (?:\w+ ){0,3}?(?:cables?|wires?|data)\b/,
    ],
    unless: LIVE,
    kinds: ['electrical'],
  },
  {
    says: [
      /\b(?:plaster\w*|gyprock|render) (?:on the (?:\w+ )?wall )?(?:\w+ ){0,4}?(?:beside|next to|under|below|near) (?:\w+ ){0,3}?(?:windows?|doors?|skirting|sill)\b/,
    ],
    unless: OF_CEILING,
    kinds: ['ceiling'],
  },
];

/** The kinds of danger that a text of one sentence only has the words of. */
export const alikeIn = (text: string): readonly AlertKind[] =>
  ALIKE.filter(({ says, unless }) => says.every((one) => one.test(text)) && !unless.test(text)).flatMap(
    ({ kinds }) => kinds,
  );
