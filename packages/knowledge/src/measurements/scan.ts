/** Cuts the user's words into tokens. One pass, no backtracking; long texts are cut off. */

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
];

/** The text as the parser reads it: lower case, one form for quotes, dashes and fractions. */
export function normalise(text: string): string {
  return REWRITES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.slice(0, LONGEST).toLowerCase(),
  );
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
