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
  /\b(?:power|electric\w*|live|bare|spark(?:s|ed|ing)?|shock\w*|tingl\w*|zap\w*|lights?|lamp|plug\w*|switch\w*|hit|nicked|through (?:a|the|our|my) (?:\w+ )?(?:cable|wire)|damag\w*|trip\w*|burn\w*|copper|earth|extension|cord)\b/;
const WORSE =
  /\b(?:sag\w*|dip\w*|drop\w*|bow\w*|split\w*|broke\w*|snap\w*|fell|fall\w*|hang\w*|loose|soft|wet|drip\w*|leak\w*|gap\w*|widen\w*|grow\w*|grew|open\w*|new|sudden\w*|louder|worse|smell\w*|burn\w*|hot|smok\w*|scorch\w*|char\w*|crackl\w*|bulg\w*|spread\w*|truss\w*|wall|storm|wind|snow|dust)\b/;
const OF_CEILING =
  /\b(?:ceil\w*|overhead|above|upstairs|over (?:my|our|the|her|his)|cornice|bed|roof|sheet|batten\w*|joists?|drop\w*|hang\w*|fall\w*|fell)\b/;

const ALIKE: readonly Alike[] = [
  {
    says: [
      /\b(?:balustrad\w*|railings?|handrail|infill|guard ?rail|trellis|baluster\w*)\b/,
      /\b(?:wires?|cables?)\b/,
    ],
    unless: LIVE,
    kinds: ['electrical'],
  },
  // What is drilled for a cable isn't the cable.
  {
    says: [
      /\b(?:drill\w*|holes?|penetrations?|cored?|chased?|ducts?) (?:\w+ ){0,6}?(?:for|around|round|with|where) (?:\w+ ){0,3}?(?:cables?|wires?|conduits?|data|nbn)\b/,
    ],
    unless: LIVE,
    kinds: ['electrical'],
  },
  {
    says: [
      /\b(?:plaster\w*|gyprock|render) (?:on the (?:\w+ )?wall )?(?:\w+ ){0,4}?(?:beside|next to|under|below|around|near|by) (?:\w+ ){0,3}?(?:windows?|doors?|skirting|fireplace|sill|chimney)\b/,
    ],
    unless: OF_CEILING,
    kinds: ['ceiling'],
  },
  {
    says: [/\bbrown\w*\b/, /\b(?:lines?|stripes?)\b/, /\b(?:joists?|battens?|rafters?|ceiling)\b/],
    unless: WORSE,
    kinds: ['ceiling', 'fire'],
  },
  // A wall that a child steps over.
  {
    says: [
      /\b(?:retain\w*|sleepers?|garden (?:wall|edge|edging|bed)|block wall|edging)\b/,
      /\b(?:(?:knee|shin|ankle) high|(?:1\d\d|2\d\d|3\d\d) ?(?:mm )?(?:h|high|tall)|(?:one|two|1|2) sleepers? (?:high|tall))\b/,
    ],
    unless:
      /\b(?:kids?|child\w*|toddler|play\w*|swing|hous\w*|drive\w*|cars?|pool|path|footing|slab|steps?|people|trip\w*|grow\w*|moving|fell|metre|above)\b/,
    kinds: ['retaining_wall', 'structural'],
  },
];

/** The kinds of danger that a text of one sentence only has the words of. */
export const alikeIn = (text: string): readonly AlertKind[] =>
  ALIKE.filter(({ says, unless }) => says.every((one) => one.test(text)) && !unless.test(text)).flatMap(
    ({ kinds }) => kinds,
  );
