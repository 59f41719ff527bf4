/**
 * Reads what somebody measured from their own words: value, unit, what it is of, and the length it was
 * measured over. Sizes of materials, dates, addresses and the like aren't measurements; when in doubt
 * nothing is read.
 */
import type { Measurement } from '../findings.ts';
import { attributeInWords, attributeOf, isLowerWorse } from './attribute-of.ts';
import { roughBefore, uncertaintyOf } from './doubt.ts';
import { spread } from './everyday-sizes.ts';
import { isOtherNumber, isReference } from './other-numbers.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { normalise, scan, type Token } from './scan.ts';

interface Reading {
  quantity: Quantity;
  attribute: string;
}

const SENTENCE_END = new Set(['.', ';', '!', '?', '\n']);

/** Token ranges of the sentences: cues don't reach from one into another. */
function sentenceOf(tokens: readonly Token[], quantity: Quantity): { from: number; to: number } {
  let from = quantity.from;
  while (from > 0 && !SENTENCE_END.has(tokens[from - 1]?.text ?? '.')) from -= 1;
  let to = quantity.to;
  while (to < tokens.length && !SENTENCE_END.has(tokens[to]?.text ?? '.')) to += 1;
  return { from, to };
}

const UPPER_BOUND = /(?:^| )(?:less than|smaller than|not? more than|under|below|<) $/;
const LOWER_BOUND = /(?:^| )(?:more than|bigger than|wider than|greater than|exceeds|exceeding|over|>) $/;
const FIRST_END = /(?:^| )(?:between|from) $/;
const LONGEST_BOUND = 3;

/** 'more than 5 mm': the least it is; how much more isn't said. */
const BEYOND = 1.15;
const BEYOND_BY = 0.14;

/** How many words right before it bound it: two of 'less than 2 mm'; 0 where none does. */
function bounds(tokens: readonly Token[], from: number, bounding: RegExp): number {
  const before = tokens.slice(Math.max(0, from - LONGEST_BOUND), from);
  const found = bounding.exec(before.map(({ text }) => `${text} `).join(''))?.[0].trim();
  return found ? found.split(' ').length : 0;
}

/** How many words before it make it a range, and belong to what was said. */
const boundingWords = (tokens: readonly Token[], from: number): number =>
  bounds(tokens, from, UPPER_BOUND) ||
  bounds(tokens, from, LOWER_BOUND) ||
  bounds(tokens, from, FIRST_END) ||
  roughBefore(tokens, from);

/** Both ends were measured: the widest place counts, and the range is no doubt about it. */
const VARIES =
  /^(?:var(?:y|ies|ied|ying|iable)|rang(?:e|es|ed|ing)|taper(?:s|ed|ing)?|widen(?:s|ed|ing)?|grows?|increas(?:es|ing)|narrows?|narrowing)$/;

function variesIn(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  return tokens.slice(from, to).some(({ text }) => VARIES.test(text));
}

/** Value and half its range, as far as the words leave one. */
function statedValue(
  quantity: Quantity,
  attribute: string,
  tokens: readonly Token[],
): { value: number; uncertainty?: number | undefined } {
  const lowerWorse = isLowerWorse(attribute);
  const worst = lowerWorse ? quantity.low : quantity.high;
  if (!quantity.everyday && bounds(tokens, quantity.from, UPPER_BOUND) > 0) {
    const value = hundredths(worst / 2);
    return { value, uncertainty: value };
  }
  if (!quantity.everyday && !lowerWorse && bounds(tokens, quantity.from, LOWER_BOUND) > 0)
    return { value: hundredths(worst * BEYOND), uncertainty: hundredths(worst * BEYOND_BY) };
  if (quantity.low < quantity.high && !variesIn(tokens, sentenceOf(tokens, quantity)))
    return spread(quantity.low, quantity.high);
  return { value: worst, uncertainty: uncertaintyOf(tokens, quantity, worst) };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function toMeasurement(
  reading: Reading,
  tokens: readonly Token[],
  text: string,
  reference: Quantity | undefined,
): Measurement {
  const { quantity, attribute } = reading;
  const { value, uncertainty } = statedValue(quantity, attribute, tokens);
  const first = tokens[quantity.from - boundingWords(tokens, quantity.from)];
  const last = tokens[(reference && reference.from > quantity.from ? reference.to : quantity.to) - 1];
  return {
    attribute,
    value,
    unit: quantity.unit,
    ...(reference ? { referenceLength: reference.high } : {}),
    ...(uncertainty === undefined ? {} : { uncertainty }),
    origin: 'stated',
    text: text.slice(first?.start ?? 0, last?.end ?? text.length).trim(),
  };
}

/** A number beside it says more than a thing: in 'brick crack 4 mm wide' no brick was measured with. */
function outdone(
  { quantity, attribute }: Reading,
  readings: readonly Reading[],
  sentence: { from: number; to: number },
): boolean {
  return (
    quantity.everyday === true &&
    readings.some(
      (other) =>
        !other.quantity.everyday &&
        other.attribute === attribute &&
        other.quantity.from >= sentence.from &&
        other.quantity.to <= sentence.to,
    )
  );
}

/**
 * Measurements in the order in which they stand. A range counts as its middle with half of it as
 * doubt, or with its worst end where both were measured; 'less than 2 mm' as
 * 1 ± 1 mm, 'about 6 mm' and 'fits my finger' as the middle of what they may mean. Lengths come in millimetres, falls in percent, leans in degrees. Never throws.
 */
export function readMeasurements(text: string): Measurement[] {
  const normal = normalise(text);
  const tokens = scan(normal);
  const quantities = quantitiesIn(tokens);
  const references = quantities.filter((quantity) =>
    isReference(quantity, quantities, tokens, sentenceOf(tokens, quantity)),
  );
  const readings: Reading[] = [];
  for (const quantity of quantities) {
    if (quantity.bare || references.includes(quantity)) continue;
    // A number beside it says how wide a hairline is.
    if (
      quantity.hairline &&
      quantities.some((other) => other.unit === 'mm' && !other.hairline && !other.large)
    )
      continue;
    const sentence = sentenceOf(tokens, quantity);
    const inWords = quantity.everyday || quantity.hairline;
    if (!inWords && isOtherNumber(quantity, tokens, sentence)) continue;
    const attribute = inWords
      ? attributeInWords(quantity, quantities, tokens, sentence)
      : attributeOf(quantity, quantities, tokens, sentence);
    const before = readings.at(-1);
    // 'cracks of 2 mm, 4 mm and 3 mm': the others are of what the first is.
    const listed =
      attribute === 'size' && before && before.quantity.from >= sentence.from && !before.quantity.large;
    if (attribute) readings.push({ quantity, attribute: listed ? before.attribute : attribute });
  }
  const counted = readings.filter((one) => !outdone(one, readings, sentenceOf(tokens, one.quantity)));
  return counted.map((reading) => {
    const sentence = sentenceOf(tokens, reading.quantity);
    const near = references.filter(
      (reference) => reference.from >= sentence.from && reference.to <= sentence.to,
    );
    const after = near.find((reference) => reference.from > reading.quantity.from);
    const spans = reading.attribute !== 'crack_length';
    return toMeasurement(reading, tokens, normal, spans ? (after ?? near.at(-1)) : undefined);
  });
}
