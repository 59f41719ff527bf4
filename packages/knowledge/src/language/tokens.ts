/**
 * A user's words as folded, stemmed tokens in clauses and sentences.
 * Every pattern here is a single character class, so time is linear in the length whatever the text is.
 */

/** Longer texts are cut: what matters stands in front. In characters and in tokens. */
const MAX_CHARACTERS = 10_000;
export const MAX_TOKENS = 1_500;

export interface Token {
  /** Lower case without accents; 'not' stands for any "n't". */
  word: string;
  stem: string;
  sentence: number;
  /** Counted through the whole text, not within a sentence. */
  clause: number;
}

const VOWEL = /[aeiouy]/;
const CONTRACTIONS = new Map([
  ['cannot', 'can'],
  ['wont', 'will'],
  ['cant', 'can'],
  ['dont', 'do'],
  ['doesnt', 'does'],
  ['didnt', 'did'],
  ['isnt', 'is'],
  ['arent', 'are'],
  ['wasnt', 'was'],
  ['werent', 'were'],
  ['hasnt', 'has'],
  ['havent', 'have'],
  ['hadnt', 'had'],
  ['couldnt', 'could'],
  ['wouldnt', 'would'],
  ['aint', 'is'],
]);
/** A new clause starts at these, so that 'no cracks but the gutter leaks' keeps its leak. */
const CLAUSE_WORDS = new Set(['and', 'but', 'because', 'so', 'also', 'however', 'although', 'then', 'plus']);

function undouble(stem: string): string {
  const last = stem.at(-1);
  return stem.length > 3 && last === stem.at(-2) && last !== 'l' && last !== 's' ? stem.slice(0, -1) : stem;
}

function endingsOff(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Takes plurals and verb endings off. Words only need to meet in the same place, not in a dictionary. */
export function stemOf(word: string): string {
  let stem = endingsOff(word);
  if (stem.length > 5 && stem.endsWith('ing') && VOWEL.test(stem.slice(0, -3)))
    stem = undouble(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed') && VOWEL.test(stem.slice(0, -2)))
    stem = undouble(stem.slice(0, -2));
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}

/** Lower case, accents off, British and American endings left as they are. */
export function fold(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .slice(0, MAX_CHARACTERS)
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}

/** The words of a text, each with the sentence and clause it stands in. Never throws. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  const push = (word: string) => tokens.push({ word, stem: stemOf(word), sentence, clause });
  for (const [piece] of fold(text).matchAll(/\p{N}+\.\p{N}+|[\p{L}\p{N}']+|[.!?;\n]|[,:()\u2013\u2014]/gu)) {
    if (tokens.length >= MAX_TOKENS) break;
    if (/^[.!?;\n]$/.test(piece)) {
      if (tokens.at(-1)?.sentence === sentence) {
        sentence += 1;
        clause += 1;
      }
      continue;
    }
    if (/^[,:()\u2013\u2014]$/.test(piece)) {
      if (tokens.at(-1)?.clause === clause) clause += 1;
      continue;
    }
    if (CLAUSE_WORDS.has(piece) && tokens.at(-1)?.clause === clause) clause += 1;
    const bare = piece.replaceAll("'", '');
    const short = CONTRACTIONS.get(bare);
    if (short !== undefined || piece.endsWith("n't")) {
      push(short ?? piece.slice(0, -3));
      push('not');
      continue;
    }
    const word = piece.replace(/'s$/, '').replaceAll("'", '');
    if (word !== '') push(word);
  }
  return tokens;
}
