/**
 * Reads what somebody measured from their own words: value, unit, what it is of, and the length it was
 * measured over. Sizes of materials, dates, addresses and the like aren't measurements; when in doubt
 * nothing is read.
 */
import type { Measurement } from '../findings.ts';
import { attributeOf, isLowerWorse } from './attribute-of.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { normalise, scan, type Token } from './scan.ts';
import { isReference, isTrap } from './traps.ts';

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

const UPPER_BOUND = [
  ['less', 'than'],
  ['smaller', 'than'],
  ['not', 'more', 'than'],
  ['no', 'more', 'than'],
  ['under'],
  ['below'],
  ['<'],
];

function isUpperBound(tokens: readonly Token[], from: number): boolean {
  return UPPER_BOUND.some((words) =>
    words.every((word, index) => tokens[from - words.length + index]?.text === word),
  );
}

function toMeasurement(
  reading: Reading,
  tokens: readonly Token[],
  text: string,
  reference: Quantity | undefined,
): Measurement {
  const { quantity, attribute } = reading;
  const upper = isUpperBound(tokens, quantity.from);
  const worst = isLowerWorse(attribute) ? quantity.low : quantity.high;
  const value = upper ? Math.round(worst * 50) / 100 : worst;
  const uncertainty = upper ? value : quantity.uncertainty;
  const first = tokens[quantity.from];
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

/**
 * Measurements in the order in which they stand. A range counts with its worst end; 'less than 2 mm' as
 * 1 ± 1 mm. Lengths come in millimetres, falls in percent, leans in degrees. Never throws.
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
    const sentence = sentenceOf(tokens, quantity);
    if (isTrap(quantity, tokens, sentence)) continue;
    const attribute = attributeOf(quantity, quantities, tokens, sentence);
    const before = readings.at(-1);
    // 'cracks of 2 mm, 4 mm and 3 mm': the others are of what the first is.
    const listed =
      attribute === 'size' && before && before.quantity.from >= sentence.from && !before.quantity.large;
    if (attribute) readings.push({ quantity, attribute: listed ? before.attribute : attribute });
  }
  return readings.map((reading) => {
    const sentence = sentenceOf(tokens, reading.quantity);
    const near = references.filter(
      (reference) => reference.from >= sentence.from && reference.to <= sentence.to,
    );
    const after = near.find((reference) => reference.from > reading.quantity.from);
    const spans = reading.attribute !== 'crack_length';
    return toMeasurement(reading, tokens, normal, spans ? (after ?? near.at(-1)) : undefined);
  });
}
