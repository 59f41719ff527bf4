/** Which parts of a house a message names, and which of them it speaks of. */
import type { Nature } from './part-words.ts';
import { PARTS_OF_FABRIC } from './parts-of-fabric.ts';
import { PARTS_OF_ROOMS } from './parts-of-rooms.ts';

const VOCABULARY = [...PARTS_OF_ROOMS, ...PARTS_OF_FABRIC];

export type PartId = (typeof VOCABULARY)[number][0];

export interface HousePart {
  id: PartId;
  /** With its article: 'a garage door'. */
  name: string;
  /** Who looks at it first, with the article. */
  who: string;
  natures: readonly Nature[];
}

const HOUSE_PARTS: readonly HousePart[] = VOCABULARY.map(([id, name, , who, natures]) => ({
  id,
  name,
  who,
  natures,
}));
const ANY_PART = new RegExp(
  `\\b(?:${VOCABULARY.map(([, , said]) => `(${said.source})`).join('|')})\\b`,
  'gi',
);

/** A part is only told as a place: 'near the door', 'on the roof'. */
const PLACE =
  /\b(?:in|into|inside|on|onto|at|by|near|under|underneath|beneath|behind|over|above|below|beside|along|across|around|round|next to|against|from|off|through|thru|to|between|towards?|opposite|outside|past|up|down|of)\W+(?:(?:the|a|an|my|our|his|her|their|your|this|that|its|top|bottom|edge|side|end|corner|middle|inside|outside|back|front|of|one|both|all|main|new|old|spare|upstairs|downstairs|kids?['’]?s?|bathroom|ensuite|laundry|kitchen|garage|hall|hallway|bedroom|lounge|master|study|nursery|alfresco)\W+)*$/i;

/** Where the name of something stands in a message. */
export interface Span {
  start: number;
  end: number;
}

/** Something named, with the names before it that only say which one. */
export interface Named<Of extends Span> {
  /** What it is a name of: of 'the shower tap' the tap. */
  of: Of;
  qualifiers: readonly Of[];
  /** Told only as the place of something else. */
  isPlace: boolean;
  start: number;
  end: number;
}

/** What is named, in its order, of all names found; of 'the shower tap' only the tap, which the shower qualifies. */
export function namedOf<Of extends Span>(message: string, found: readonly Of[], place: RegExp): Named<Of>[] {
  const named = found.flatMap((of, at): Named<Of>[] => {
    const next = found[at + 1];
    // 'The shower tap' is a tap, and 'the balcony door' a door.
    if (next !== undefined && QUALIFIES.test(message.slice(of.end, next.start))) return [];
    const qualifiers: Of[] = [];
    let start = of.start;
    for (let before = at - 1; before >= 0; before -= 1) {
      const one = found[before];
      if (!one || !QUALIFIES.test(message.slice(one.end, start))) break;
      qualifiers.push(one);
      start = one.start;
    }
    return [{ of, qualifiers, isPlace: place.test(message.slice(0, start)), start, end: of.end }];
  });
  // 'Between the frame and the bricks' names two places.
  for (const [at, one] of named.entries()) {
    const before = named[at - 1];
    if (before?.isPlace && ALSO.test(message.slice(before.end, one.start))) one.isPlace = true;
  }
  return named;
}
const QUALIFIES = /^['’]?s? ?$/;
const ALSO = /^ (?:and|or|&) (?:(?:the|a|an|my|our|its) )?(?:\w+ )?$/i;

/** A part that a message names. */
export interface PartNamed {
  part: HousePart;
  /** Told only as the place of something else. */
  isPlace: boolean;
  /** In the words of the message. */
  said: string;
}

/** Each part that a message names, where it stands, qualifiers of another with them. */
export const partsIn = (message: string): ({ part: HousePart } & Span)[] =>
  [...message.matchAll(ANY_PART)].flatMap((match) => {
    const part = HOUSE_PARTS[match.slice(1).findIndex((group) => group !== undefined)];
    return part ? [{ part, start: match.index, end: match.index + match[0].length }] : [];
  });

/** The parts of a house that a message names, in their order; of 'the shower tap' only the tap. */
export const partsNamed = (message: string): PartNamed[] =>
  namedOf(message, partsIn(message), PLACE).map(({ of: { part }, isPlace, start, end }) => ({
    part,
    isPlace,
    said: message.slice(start, end),
  }));

/** What a message speaks of: what is no place of something else, else nothing. */
export const thingsNamed = (message: string): PartNamed['part'][] =>
  partsNamed(message).flatMap(({ part, isPlace }) => (isPlace ? [] : [part]));
