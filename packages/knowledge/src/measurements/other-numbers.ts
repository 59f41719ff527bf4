/** Numbers that aren't measurements of a fault, and lengths over which something was measured. */
import type { Quantity } from './quantities.ts';
import type { Token } from './scan.ts';
import {
  ATTRIBUTE_WORDS,
  FALL_WORDS,
  FAULTS,
  GROUND,
  LABELS,
  LEAN_WORDS,
  OVER,
  PLACES,
  REQUIREMENTS,
  SPANS,
  set,
  THINGS,
} from './vocabulary.ts';

export interface Sentence {
  from: number;
  to: number;
}

/** True where one of the words stands in the sentence. */
export function mentions(
  tokens: readonly Token[],
  { from, to }: Sentence,
  words: ReadonlySet<string>,
): boolean {
  for (let at = from; at < to; at += 1) if (words.has(tokens[at]?.text ?? '')) return true;
  return false;
}

const DIMENSION = /^x\d*$/;
const SHAPES = set('wide long high deep tall');
const REQUIREMENT_REACH = 7;
const GROWTH = set('grown grew increased widened another extra');
const BOUNDS = set('over above exceeding than bigger greater more wider');

function isDimension(quantity: Quantity, tokens: readonly Token[]): boolean {
  const before = tokens[quantity.from - 1];
  const after = tokens[quantity.to];
  return (
    DIMENSION.test(before?.text ?? '') ||
    DIMENSION.test(after?.text ?? '') ||
    after?.text === '*' ||
    before?.text === '*'
  );
}

/** '10 mm plasterboard' is a thing; '2 mm tile lippage' and '5 mm wide crack' are faults. */
function isSizeOfThing(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  let at = quantity.to;
  if (SHAPES.has(tokens[at]?.text ?? '') && at + 1 < sentence.to) at += 1;
  const next = tokens[at]?.text ?? '';
  if (at >= sentence.to || !THINGS.has(next)) return false;
  return ![1, 2].some((step) => at + step < sentence.to && FAULTS.has(tokens[at + step]?.text ?? ''));
}

const IS = set('is are was measures');
const ARTICLES = set('the a an this that');
const CLAUSE_ENDS = set(', and but )');

/** 'Crack by the downpipe, pipe is 100 mm': a clause of its own that says how large a thing is. */
function isToldOfThing(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  const words = (at: number) => tokens[at]?.text ?? '';
  if (!IS.has(words(quantity.from - 1)) || !THINGS.has(words(quantity.from - 2))) return false;
  const start = ARTICLES.has(words(quantity.from - 3)) ? quantity.from - 3 : quantity.from - 2;
  const begins = start <= sentence.from || words(start - 1) === ',';
  return begins && (quantity.to >= sentence.to || CLAUSE_ENDS.has(words(quantity.to)));
}

function isRequirement(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  for (
    let at = quantity.from - 1;
    at >= Math.max(sentence.from, quantity.from - REQUIREMENT_REACH);
    at -= 1
  ) {
    const word = tokens[at]?.text ?? '';
    if (word === ',') return false;
    if (REQUIREMENTS.has(word)) return true;
  }
  return ['tolerance', 'allowed', 'limit', 'permitted', 'required', 'specified'].includes(
    tokens[quantity.to]?.text ?? '',
  );
}

/** 'no gaps over 2 mm'. */
function isDenied(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  if (!BOUNDS.has(tokens[quantity.from - 1]?.text ?? '')) return false;
  for (let at = quantity.from - 1; at >= Math.max(sentence.from, quantity.from - 5); at -= 1) {
    const word = tokens[at]?.text ?? '';
    if (['no', 'not', 'none', 'never', 'without'].includes(word))
      return !['more'].includes(tokens[at + 1]?.text ?? '');
  }
  return false;
}

/** 'has grown 2 mm' is by how much, not how wide. */
function isGrowth(quantity: Quantity, tokens: readonly Token[]): boolean {
  return [1, 2].some((step) => GROWTH.has(tokens[quantity.from - step]?.text ?? ''));
}

/** Nobody says by less where something is, in millimetres: 'crack 6 mm above the door' is its width. */
const LEAST_DISTANCE = 20;

function isPlace(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  const next = tokens[quantity.to]?.text ?? '';
  if (PLACES.has(next)) return !['one', 'end', 'side'].includes(tokens[quantity.to + 1]?.text ?? '');
  if ((next !== 'above' && next !== 'below') || quantity.high < LEAST_DISTANCE) return false;
  return !mentions(tokens, sentence, GROUND);
}

/** True for a number with a unit that is no measurement of a fault. */
export function isOtherNumber(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  const before = tokens[quantity.from - 1];
  if (before && before.kind === 'number' && quantity.from - 1 >= sentence.from) return true;
  if (before && (before.text === '$' || before.text === '/' || LABELS.has(before.text))) return true;
  if (before?.text === ':' && tokens[quantity.from - 2]?.kind === 'number') return true;
  if (quantity.unit === 'percent' && !mentions(tokens, sentence, FALL_WORDS)) return true;
  if (quantity.unit === 'degrees' && !mentions(tokens, sentence, LEAN_WORDS)) return true;
  return (
    isDimension(quantity, tokens) ||
    isSizeOfThing(quantity, tokens, sentence) ||
    isToldOfThing(quantity, tokens, sentence) ||
    isRequirement(quantity, tokens, sentence) ||
    isDenied(quantity, tokens, sentence) ||
    isGrowth(quantity, tokens) ||
    isPlace(quantity, tokens, sentence)
  );
}

const SHORTEST_REFERENCE = 300;
const LONGEST_BARE = 20_000;
/** Words that may follow a length without its unit: 'in 2.4 and getting worse', but not 'in 6 months'. */
const AFTER_BARE = set('and but so which on near at the it with');
/** How much longer than the finding a length must be to be what it was measured over. */
const TIMES = 10;

/** Another length of the sentence that is a finding for which this one could be the reference. */
function hasFinding(quantity: Quantity, quantities: readonly Quantity[], sentence: Sentence): boolean {
  return quantities.some(
    (other) =>
      other !== quantity &&
      !other.bare &&
      !other.large &&
      other.unit === 'mm' &&
      other.from >= sentence.from &&
      other.to <= sentence.to &&
      other.high * TIMES <= quantity.high,
  );
}

/** True for the '2 m' of '4 mm over 2 m', the '2.4' of '10 mm out of plumb in 2.4', the '2.4 m' of '2.4 m wall 10 mm out'. */
export function isReference(
  quantity: Quantity,
  quantities: readonly Quantity[],
  tokens: readonly Token[],
  sentence: Sentence,
): boolean {
  if (quantity.unit !== 'mm' || quantity.high < SHORTEST_REFERENCE) return false;
  if (!hasFinding(quantity, quantities, sentence) || isDimension(quantity, tokens)) return false;
  const article = ['a', 'an', 'the', 'any'].includes(tokens[quantity.from - 1]?.text ?? '') ? 1 : 0;
  const before = tokens[quantity.from - 1 - article]?.text ?? '';
  const own = tokens[quantity.from]?.text ?? '';
  const after = tokens[quantity.to]?.text ?? '';
  if (quantity.bare) {
    const told = quantities.some(
      (other) => other.to <= quantity.from && other.from >= sentence.from && !other.bare,
    );
    const ends = tokens[quantity.to]?.kind !== 'word' || AFTER_BARE.has(after);
    return told && ends && ['in', 'over', 'across'].includes(before) && quantity.high <= LONGEST_BARE;
  }
  if (OVER.has(before) || own === 'per' || own === 'every' || own === 'each') return !PLACES.has(after);
  const shape = SHAPES.has(after) ? 1 : 0;
  return SPANS.has(tokens[quantity.to + shape]?.text ?? '') && !ATTRIBUTE_WORDS.has(before);
}
