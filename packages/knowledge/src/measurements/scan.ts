/** Cuts the user's words into tokens. One pass, no backtracking; long texts are cut off. */
import { withoutDeniedFaults } from './denied-faults.ts';

export interface Token {
  kind: 'number' | 'word' | 'sign';
  text: string;
  value: number;
  /** No space between this token and the one before it. */
  glued: boolean;
  start: number;
  end: number;
}

const LONGEST = 4000;

/** Words that tell where, and a thing that nothing is held against or guarded by. */
const WHERE =
  '(?:under|beneath|along|beside|near|by|next to|over(?= (?:the |a )?(?:door|window|opening|lintel)))(?! (?:[a-z]+ ){0,3}(?:rail|balust|straight|level|string|batten|whole|full|length|\\d)) [a-z]';

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/[’‘′]/g, "'"],
  [/[“”″]/g, '"'],
  [/[–—−]/g, '-'],
  [/[×✕]/g, 'x'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/\u00a0|\t/g, ' '],
  [/[\r\n]+/g, ' ; '],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/⅛/g, ' 1/8'],
  [/⅜/g, ' 3/8'],
  [/⅝/g, ' 5/8'],
  // Of a size at two times the newest counts: 'was 2 mm in June, now 14 mm', 'grew from 4 to 16 mm'.
  [
    /\b(?:was|to be) [\d.]+ ?[mc]m(?=(?:(?!gap|crack|wall|plumb|top|end)[^\d?])+(?:[\d.]+ ?[mc]m now|\b(?:now|is|has)\b[^\d?]+\d))/g,
    '',
  ],
  [/\b(?:gr[eo]wn?|went|opened|widened) from [\d.]+ ?(?:[mc]m)?[a-z ]*to (?=\d)/g, 'is '],
  [/\+\/-|\+-|\b(?:give or take|plus or minus|plus minus)\b/g, '±'],
  [/\bapprox\./g, 'approx'],
  [/(\d) ?-?ish ?(mm|cm)\b/g, '$1$2 ish'],
  [/\bper cent\b/g, 'percent'],
  [/\bstraight edge\b/g, 'straightedge'],
  [/\bout of plumb\b|\boff plumb\b|\bnot plumb\b|\boff vertical\b|\bout of vertical\b/g, 'unplumb'],
  [/\bout of level\b|\boff level\b|\bnot level\b/g, 'unlevel'],
  [/\bout of straight\b|\bnot straight\b/g, 'bow'],
  [/\bout of plane\b|\blevel difference\b|\bdifference in levels?\b|\bheight difference\b/g, 'offset'],
  [/\bout of square\b/g, 'unsquare'],
  [/\bc\/c\b/g, 'centres'],
  // Concrete cast flat and stood up: no wall that leans. 'Cavity brick' and 'sloping ceiling' are names as well.
  [/\btilt(?:[ -]?up|(?=[ -]?(?:panel|slab|concrete)s?\b))/g, 'precast'],
  [
    /\b(?:cavity|hollow|exposed|cover|sloping) (?=(?:brick|wall|masonry|veneer|block|core|aggregate|beam|plate|strip|ceiling|roof)(?:s|work)?\b)/g,
    '',
  ],
  [
    /\b(by|at|near|beside|next to|under|bottom of|top of) (?:the |an? )?(?:opening|landing|tread|fall)\b/g,
    '$1 it',
  ],
  // How far away something is isn't how wide it is: '40 mm to the left of', '300 mm under the ceiling', '3 mm, 30 mm under'.
  [/\d+ ?[mc]m (?=(?:to the )?(?:left|right|short) of\b|(?:in|up|down|back|along|across) from\b)/g, ''],
  [new RegExp(`\\b(?:[5-9]\\d|\\d{3,}) ?mm (?=${WHERE})`, 'g'), ''],
  [new RegExp(`(\\d ?mm\\b[^.;]{0,40}, ?)[2-4]\\d ?mm (?=${WHERE})`, 'g'), '$1'],
  // 'One side is up about a coin', 'one edge sits 4 mm higher': a step.
  [
    /\b(sides?|edges?|half)(?: of the [a-z]+)?(?: is| sits| stands)*(?: up| down| raised| lifted| higher| lower)(?: by| about)*(?= an? )/g,
    '$1 step of',
  ],
  [
    /\b(sides?|edges?|half)(?: of the [a-z]+)?(?: is)*(?: up| down| raised| lifted)(?: by)*(?= (?:about )?\d)/g,
    '$1 step of',
  ],
  [/\b(sides?|edges?|half)(?: is| sits| stands)* (an? [a-z]{3,9}) (?:higher|lower)\b/g, '$1 step of $2'],
];

/** The text as the parser reads it: lower case, one form for quotes, dashes and fractions, without what it denies. */
export function normalise(text: string): string {
  const rewritten = REWRITES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.slice(0, LONGEST).toLowerCase(),
  );
  return withoutDeniedFaults(rewritten);
}

const TOKEN = /\d+(?:,\d{3}(?!\d))*(?:\.\d+)?|\.\d+|[a-z][a-z0-9]*|\S/g;

/** Tokens of a normalised text. A word may end in digits ('n12', 'm2'): such a one is never a number. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const number = /^\.?\d/.test(found);
    tokens.push({
      kind: number ? 'number' : /^[a-z]/.test(found) ? 'word' : 'sign',
      text: found,
      value: number ? Number(found.replaceAll(',', '')) : Number.NaN,
      glued: match.index === last,
      start: match.index,
      end: match.index + found.length,
    });
    last = match.index + found.length;
  }
  return tokens;
}
