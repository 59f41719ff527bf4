/** Which concepts a text mentions, where, how firmly, and whether as missing or denied. */
import { SIGNS } from './concepts/signs.ts';
import { LONE_SIGNS, WEAK_SIGNS } from './concepts/working-order.ts';
import { type Lane, lexicon, longestMatch } from './lexicon.ts';
import { type Token, tokenise } from './tokens.ts';
import { type Corrector, makeCorrector } from './typos.ts';

export interface Mention {
  /** A concept's name; '-name' where the thing is missing or the virtue lacking. */
  concept: string;
  clause: number;
  sentence: number;
  /** 1, or less where the word only tells a place or a cause. */
  strength: number;
}

export interface Reading {
  mentions: Mention[];
  /** How much the words tell that something is amiss: 0 nothing, 0.5 perhaps, 1 surely. */
  amiss: 0 | 0.5 | 1;
  /** Words that praise, not counting those turned by a negation. */
  praised: number;
  /** Signs that the text denies: 'no cracks'. */
  denied: number;
  /** The words themselves, stemmed and corrected, without numbers and words that say nothing. */
  stems: string[];
}

/** How many words a negation reaches for a thing or virtue, for a sign, and what 'or' adds to it. */
const REACH_OF_THINGS = 6;
const REACH_OF_SIGNS = 3;
const WHERE_REACH = 4;
const WHERE_STRENGTH = 0.6;
/** These turn what ought to be there; of a sign they say nothing ('poor crack repair'). */
const ONLY_OF_THINGS = new Set(
  'missing forgot forgotten poor inadequate insufficient need lack lacking minus absent omit fail refuse yet nonexistent'.split(
    ' ',
  ),
);

const EMPTY_WORDS = new Set(
  `a an the is are was were be been it its this that these those of to in on at by for from with and or but so as we i
  my our you your they them he she his her has have had do does did will can could would there here when where which
  who what very just also more most some any all each every about up out into over off again still get got put one two
  am me us than then too if not no mm cm m approx`.split(/\s+/),
);

const tellsSomething = (word: string) => !EMPTY_WORDS.has(word) && !/^\p{N}/u.test(word);

/** Things that nobody names unless they are the trouble. */
const TROUBLES = new Set(['asbestos', 'fibro', 'floatglass']);
const SIGN_NAMES = new Set(Object.keys(SIGNS));

function amissIn(mentions: readonly Mention[]): 0 | 0.5 | 1 {
  const told = new Set(mentions.map(({ concept }) => concept));
  const signs = [...told].filter((concept) => SIGN_NAMES.has(concept));
  const lacking = [...told].some((concept) => concept.startsWith('-'));
  const ofAThing = signs.length < told.size || signs.length > 1;
  const sure = signs.some((sign) => !WEAK_SIGNS.has(sign) && (ofAThing || LONE_SIGNS.has(sign)));
  if (sure || lacking || [...TROUBLES].some((trouble) => told.has(trouble))) return 1;
  return signs.length > 0 ? 0.5 : 0;
}

interface Span {
  start: number;
  end: number;
  concepts: string[];
}

function spansOf(lane: Lane, stems: readonly string[], words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < stems.length; ) {
    const match = longestMatch(lane, stems, words, start);
    if (match) spans.push({ start, end: start + match.length, concepts: match.concepts });
    start += match?.length ?? 1;
  }
  return spans;
}

/** Per token: how far a negation that stands before it reaches, for things and for signs. */
function negationsOf(tokens: readonly Token[], stems: readonly string[], controls: readonly Span[]) {
  const things = new Array<boolean>(tokens.length).fill(false);
  const signs = new Array<boolean>(tokens.length).fill(false);
  const thingsAfter = new Array<boolean>(tokens.length).fill(false);
  const where = new Array<boolean>(tokens.length).fill(false);
  const sameClause = (a: number, b: number) => tokens[a]?.clause === tokens[b]?.clause;
  for (const { start, end, concepts } of controls) {
    if (concepts.includes('negator')) {
      const undone =
        lexicon()
          .controls.phrases.get(stems[end] ?? '')
          ?.includes('undoer') === true;
      if (!undone) {
        for (let i = end; i < end + REACH_OF_THINGS && i < tokens.length && sameClause(i, start); i += 1)
          things[i] = true;
        let reach = ONLY_OF_THINGS.has(stems[start] ?? '') ? 0 : REACH_OF_SIGNS;
        for (let i = end; i < end + reach && i < tokens.length && sameClause(i, start); i += 1) {
          signs[i] = true;
          if (stems[i] === 'or' && reach < 12) reach += REACH_OF_SIGNS;
        }
      }
    }
    if (concepts.includes('afterthought'))
      for (let i = start - 1; i >= 0 && i >= start - REACH_OF_THINGS && sameClause(i, start); i -= 1)
        thingsAfter[i] = true;
    if (concepts.includes('where'))
      for (let i = end; i < end + WHERE_REACH && i < tokens.length && sameClause(i, start); i += 1)
        where[i] = true;
  }
  return { things, signs, thingsAfter, where };
}

/**
 * Reads a text. Takes time in proportion to its length, whatever it holds. Never throws. `correct` mends misspelt
 * words.
 */
export function readMentions(text: string, correct: Corrector = makeCorrector(lexicon().stems)): Reading {
  const tokens = tokenise(text);
  const stems = tokens.map((token) => correct(token.word, token.stem));
  const words = tokens.map((token) => token.word);
  const controls = spansOf(lexicon().controls, stems, words);
  const negated = negationsOf(tokens, stems, controls);
  const reading: Reading = {
    mentions: [],
    praised: 0,
    denied: 0,
    amiss: 0,
    stems: stems.filter((_, at) => tellsSomething(words[at] ?? '')),
  };
  const mention = (concept: string, at: number, strength = 1) => {
    const token = tokens[at];
    if (token) reading.mentions.push({ concept, clause: token.clause, sentence: token.sentence, strength });
  };
  for (const { start, end, concepts } of spansOf(lexicon().things, stems, words)) {
    const strength = negated.where[start] ? WHERE_STRENGTH : 1;
    const missing = negated.things[start] || negated.thingsAfter[end - 1];
    for (const concept of concepts) {
      mention(concept, start, strength);
      if (missing) mention(`-${concept}`, start, strength);
    }
  }
  for (const { start, concepts } of spansOf(lexicon().signs, stems, words)) {
    if (negated.signs[start]) reading.denied += 1;
    else
      for (const concept of concepts)
        mention(concept, start, negated.where[start] ? WHERE_STRENGTH + 0.2 : 1);
  }
  for (const { start, end, concepts } of spansOf(lexicon().virtues, stems, words))
    if (negated.things[start] || negated.thingsAfter[end - 1])
      for (const concept of concepts) mention(`-${concept}`, start);
  for (const { start, concepts } of spansOf(lexicon().unWords, stems, words))
    for (const concept of concepts) mention(`-${concept}`, start);
  for (const { start, concepts } of controls)
    if (concepts.includes('praise') && !negated.things[start]) reading.praised += 1;
  reading.amiss = amissIn(reading.mentions);
  return reading;
}
