/** How far off somebody may be who measured nothing: 'about 6 mm', 'a couple of mm', 'hairline'. */
import { spread } from './everyday-sizes.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './scan.ts';
import { set } from './vocabulary.ts';

const ROUGH_BEFORE = set(
  'about approx approximately around roughly maybe perhaps probably say circa nearly almost ~ ≈ guess reckon like possibly',
);
const ROUGH_AFTER = set('ish roughly approx approximately about maybe');
const ROUGH_PHRASES = [
  ['or', 'so'],
  ['give', 'or', 'take'],
  ['i', 'think'],
  ['i', 'reckon'],
  ['i', 'guess'],
];

/** Share of a small length that an eye is off, and its least in millimetres. */
const SHARE = 0.2;
const LEAST = 0.5;
/** From here on people compare with what they know, and are off by less. */
const LARGE = 50;
const SHARE_OF_LARGE = 0.05;

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** How many words before a number say that it is a guess: 'about', 'maybe a'. */
export function roughBefore(tokens: readonly Token[], from: number): number {
  const before = tokens[from - 1]?.text ?? '';
  const article = ['a', 'an', 'only', 'just'].includes(before) ? 1 : 0;
  return ROUGH_BEFORE.has(tokens[from - 1 - article]?.text ?? '') ? article + 1 : 0;
}

/** True where the words say that the number is a guess. */
function isRough(tokens: readonly Token[], { from, to }: Quantity): boolean {
  if (roughBefore(tokens, from) > 0) return true;
  const dash = tokens[to]?.text === '-' ? 1 : 0;
  if (ROUGH_AFTER.has(tokens[to + dash]?.text ?? '')) return tokens[to + dash + 1]?.kind !== 'number';
  return ROUGH_PHRASES.some((words) => words.every((word, at) => tokens[to + at]?.text === word));
}

/** Half the range of a length that was guessed, in its own unit. */
function guessOf(value: number, unit: Quantity['unit']): number {
  if (unit !== 'mm') return hundredths(value * SHARE);
  return hundredths(
    value <= LARGE ? Math.max(LEAST, value * SHARE) : LARGE * SHARE + (value - LARGE) * SHARE_OF_LARGE,
  );
}

/** Half the range that the words leave open; undefined where a number stands as it is. */
export function uncertaintyOf(
  tokens: readonly Token[],
  quantity: Quantity,
  value: number,
): number | undefined {
  if (quantity.uncertainty !== undefined) return quantity.uncertainty;
  return isRough(tokens, quantity) ? Math.min(value, guessOf(value, quantity.unit)) : undefined;
}

const AMOUNTS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['couple', [1, 3]],
  ['few', [2, 5]],
  ['several', [3, 8]],
]);
const MILLIMETRES = /^(?:mms?|mils?|millimet(?:re|er)s?)$/;
const CENTIMETRES = /^(?:cms?|centimet(?:re|er)s?)$/;

/** 'a couple of mm', 'a few centimetres'. */
export function vagueAt(tokens: readonly Token[], from: number): Quantity | undefined {
  const first = tokens[from]?.text === 'a' ? from + 1 : from;
  const amount = AMOUNTS.get(tokens[first]?.text ?? '');
  if (!amount) return undefined;
  const at = tokens[first + 1]?.text === 'of' ? first + 2 : first + 1;
  const unit = tokens[at]?.text ?? '';
  const factor = MILLIMETRES.test(unit) ? 1 : 10;
  if (factor > 1 && !CENTIMETRES.test(unit)) return undefined;
  const { value, uncertainty } = spread(amount[0] * factor, amount[1] * factor);
  return { low: value, high: value, uncertainty, unit: 'mm', large: false, bare: false, from, to: at + 1 };
}

/** What people call a hairline, in millimetres: AS 2870 means 0.1 by it, most people anything that they can't feel. */
const HAIRLINE = [0.05, 0.5] as const;

/** 'hairline', 'hair-line': a width, as long as no number is beside it. */
export function hairlineAt(tokens: readonly Token[], from: number): Quantity | undefined {
  const word = tokens[from]?.text;
  const dash = tokens[from + 1]?.text === '-' ? 1 : 0;
  const parted = word === 'hair' && tokens[from + 1 + dash]?.text === 'line';
  if (word !== 'hairline' && word !== 'hairlines' && !parted) return undefined;
  const { value, uncertainty } = spread(...HAIRLINE);
  const to = from + (parted ? 2 + dash : 1);
  return {
    low: value,
    high: value,
    uncertainty,
    unit: 'mm',
    large: false,
    bare: false,
    hairline: true,
    from,
    to,
  };
}
