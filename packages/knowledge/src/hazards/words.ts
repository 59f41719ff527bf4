/**
 * A person's words, each with its place in the text, its clause and its sentence. Every pattern is a single character
 * class, so time is linear in the length whatever the text is.
 */
import { stemOf } from '../language/tokens.ts';

/** Longer texts are cut, in characters and in words. */
const MAX_CHARACTERS = 10_000;
const MAX_WORDS = 1_800;

export interface Word {
  /** Lower case without accents and apostrophes; 'not' stands for any "n't". */
  text: string;
  stem: string;
  /** Place in the folded text, for quoting. */
  from: number;
  to: number;
  clause: number;
  sentence: number;
}

const CONTRACTIONS = new Map(
  `cannot:can wont:will cant:can dont:do doesnt:does dosent:does dosnt:does doesent:does didnt:did isnt:is arent:are
  wasnt:was werent:were hasnt:has havent:have hadnt:had couldnt:could wouldnt:would shouldnt:should aint:is
  woudnt:would shant:will`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const CRACK = /^(?:crack(?:s|ing)?|crks?|crkg)$/;
/** A full stop after these ends no sentence: 'conc. footing', 'at the prev. house'. */
const ABBREVIATED =
  /^(?:ext|int|conc|approx|prev|opp|incl|vert|horiz|insp|ret|struct|elec|disch|press|adj|adjoin|loc|gen|bldg|lvl|flr|ftg|ktn|kit|ldry|lnge|vs|mr|mrs|dr)$/;
const CLAUSE_STARTS = new Set(
  'and but because so also however although though then plus yet while whereas except & +'.split(' '),
);
const SHORT_FORMS = new Map([
  ['theres', ['there', 'is']],
  ['its', ['it']],
  ['im', ['i', 'am']],
  ['ive', ['i', 'have']],
  ['weve', ['we', 'have']],
  ['whats', ['what', 'is']],
  ['wheres', ['where', 'is']],
  ['youre', ['you', 'are']],
  ['theyre', ['they', 'are']],
  ['ppl', ['people']],
]);

/** One form for accents, quotes and dashes. Never longer than the text is. */
export function foldText(text: string): string {
  return (
    text
      .slice(0, MAX_CHARACTERS)
      .normalize('NFKC')
      .normalize('NFD')
      // Accents, and what is pasted along unseen: zero-width and direction marks, soft hyphens.
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .slice(0, MAX_CHARACTERS)
      .replace(/[’‘‛`´ʼʻ′]/g, "'")
  );
}

const PIECE = /\d+(?:[.,]\d+)?|[\p{L}']+|[.!?;\n•]|[,:()\u2013\u2014]|[&+"\u201d°%-]/gu;
const SENTENCE_END = new Set(['.', '!', '?', ';', '\n', '•']);
const PAUSE = new Set([',', ':', '(', ')', '\u2013', '\u2014']);

/** The words of a folded text. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let sentence = 0;
  let endsAt = -2;
  for (const match of folded.matchAll(PIECE)) {
    if (words.length >= MAX_WORDS) break;
    const [raw] = match;
    const from = match.index;
    const to = from + raw.length;
    const last = words.at(-1);
    if (
      raw === '.' &&
      last?.to === from &&
      ABBREVIATED.test(last.text) &&
      /^ [\p{Ll}\d]/u.test(folded.slice(to, to + 2))
    )
      continue;
    if (SENTENCE_END.has(raw)) {
      if (last?.sentence === sentence) sentence += 1;
      if (last?.clause === clause) clause += 1;
      continue;
    }
    const spacedDash = raw === '-' && from > endsAt && folded[to] === ' ';
    if (PAUSE.has(raw) || spacedDash) {
      if (last?.clause === clause) clause += 1;
      endsAt = to;
      continue;
    }
    endsAt = to;
    if (raw === '-' || raw === '°') continue;
    const piece = raw.toLowerCase();
    if (CLAUSE_STARTS.has(piece) && last?.clause === clause) clause += 1;
    const push = (text: string) =>
      words.push({ text, stem: text === 'stepped' ? text : stemOf(text), from, to, clause, sentence });
    const bare = piece.replaceAll("'", '');
    const verb = CONTRACTIONS.get(bare);
    if (verb !== undefined || piece.endsWith("n't")) {
      push(verb ?? piece.slice(0, -3));
      push('not');
      continue;
    }
    // An inspector's 'step crack' runs through brickwork; no step is cracked.
    if (CRACK.test(bare) && last?.text === 'step' && last.clause === clause) {
      last.text = 'stepped';
      last.stem = 'stepped';
    }
    // 'W/out a cover'.
    if (
      (bare === 'out' || bare === 'o') &&
      last?.text === 'w' &&
      last.to + 1 === from &&
      folded[last.to] === '/'
    ) {
      last.text = 'without';
      last.stem = stemOf('without');
      last.to = to;
      continue;
    }
    const whole = piece.replace(/'(?:s|re|ve|ll|m|d)$/, '').replaceAll("'", '');
    const parts = SHORT_FORMS.get(bare);
    if (parts) for (const part of parts) push(part);
    else if (whole !== '') push(whole);
    else if (raw === '"' || raw === '\u201d') push('"');
  }
  return words;
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const sameSentence = (words: readonly Word[], a: number, b: number): boolean =>
  words[a]?.sentence === words[b]?.sentence;

export const sameClause = (words: readonly Word[], a: number, b: number): boolean =>
  words[a]?.clause === words[b]?.clause;

/** The word at this place; nothing beyond either end. */
export const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';
