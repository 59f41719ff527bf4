/** Finds numbers with units: '3-5mm', '1/2 inch', '1:80', 'two metres', '6 ± 1 mm'. Units become millimetres or percent. */
import { hairlineAt, vagueAt } from './doubt.ts';
import { everydayAt } from './everyday-sizes.ts';
import type { Token } from './scan.ts';

type QuantityUnit = 'mm' | 'percent' | 'degrees';

export interface Quantity {
  low: number;
  high: number;
  unit: QuantityUnit;
  /** As written: metres and feet are lengths to measure over rather than defects. */
  large: boolean;
  uncertainty?: number;
  /** Written without a unit ('in 2.4'): only ever a reference length in metres. */
  bare: boolean;
  /** Said in things, such as fingers and coins. */
  everyday?: boolean;
  /** Said in one word that is no number. */
  hairline?: boolean;
  /** First token, and the one after the last. */
  from: number;
  to: number;
}

interface Unit {
  factor: number;
  unit: QuantityUnit;
  large: boolean;
}

const MM: Unit = { factor: 1, unit: 'mm', large: false };
const CM: Unit = { factor: 10, unit: 'mm', large: false };
const METRE: Unit = { factor: 1000, unit: 'mm', large: true };
const INCH: Unit = { factor: 25.4, unit: 'mm', large: false };
const FOOT: Unit = { factor: 304.8, unit: 'mm', large: true };
const PERCENT: Unit = { factor: 1, unit: 'percent', large: false };
const DEGREES: Unit = { factor: 1, unit: 'degrees', large: false };

const spelt = (unit: Unit, words: string) => words.split(' ').map((word) => [word, unit] as const);

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...spelt(MM, 'mm mms millimetre millimetres millimeter millimeters mil mils'),
  ...spelt(CM, 'cm cms centimetre centimetres centimeter centimeters'),
  ...spelt(METRE, 'm metre metres meter meters mtr mtrs'),
  ...spelt(INCH, 'inch inches'),
  ...spelt(FOOT, 'ft foot feet'),
  ...spelt(PERCENT, '% percent'),
  ...spelt(DEGREES, 'degree degrees deg °'),
]);

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, before) => [word, before + 1] as const),
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
]);

interface Amount {
  value: number;
  to: number;
  fraction: boolean;
}

const isText = (token: Token | undefined, ...texts: string[]) =>
  token !== undefined && texts.includes(token.text);

/** A number, fraction, mixed number or number word at this token. */
function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'word') {
    const value = NUMBER_WORDS.get(token.text);
    return value === undefined ? undefined : { value, to: at + 1, fraction: false };
  }
  if (token.kind !== 'number' || /^0\d/.test(token.text)) return undefined;
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const mixed = fractionAt(tokens, isText(tokens[at + 1], '-') ? at + 2 : at + 1);
  if (mixed && mixed.value < 1 && Number.isInteger(token.value)) {
    return { value: token.value + mixed.value, to: mixed.to, fraction: true };
  }
  return { value: token.value, to: at + 1, fraction: false };
}

function fractionAt(tokens: readonly Token[], at: number): Amount | undefined {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (top?.kind !== 'number' || !isText(slash, '/') || bottom?.kind !== 'number') return undefined;
  // '12/03/2024' is a date, '1/24 main st' an address: neither is a fraction of an inch.
  if (isText(tokens[at + 3], '/') || isText(tokens[at - 1], '/') || ![2, 4, 8, 16, 32].includes(bottom.value))
    return undefined;
  return { value: top.value / bottom.value, to: at + 3, fraction: true };
}

/** How far back an opening quote is looked for. */
const QUOTE_REACH = 40;

/** Quotes opened before this token and not closed: then a '"' closes them and isn't an inch. */
function insideQuote(tokens: readonly Token[], at: number): boolean {
  let open = false;
  for (const token of tokens.slice(Math.max(0, at - QUOTE_REACH), at)) {
    if (token.text === '"' && (open || !token.glued)) open = !open;
  }
  return open;
}

function unitAt(
  tokens: readonly Token[],
  at: number,
  fraction: boolean,
): { unit: Unit; to: number } | undefined {
  const dash = isText(tokens[at], '-') ? at + 1 : at;
  const token = tokens[dash];
  if (!token) return undefined;
  const unit = UNITS.get(token.text);
  if (unit) return { unit, to: dash + 1 };
  if (token.text === 'in' && (token.glued || fraction)) return { unit: INCH, to: dash + 1 };
  if (token.text === '"' && token.glued && !insideQuote(tokens, dash)) return { unit: INCH, to: dash + 1 };
  if (token.text === "'" && token.glued) return { unit: FOOT, to: dash + 1 };
  return undefined;
}

const JOINS = ['-', 'to', 'or', 'and', '/'];

function quantity(low: number, high: number, unit: Unit, from: number, to: number): Quantity {
  const scale = (value: number) => Math.round(value * unit.factor * 100) / 100;
  return {
    low: scale(Math.min(low, high)),
    high: scale(Math.max(low, high)),
    unit: unit.unit,
    large: unit.large,
    bare: false,
    from,
    to,
  };
}

/** '3-5 mm', '3 mm to 5 mm', 'between 3 and 5 mm'. */
function rangeAt(tokens: readonly Token[], from: number, first: Amount): Quantity | undefined {
  const own = unitAt(tokens, first.to, first.fraction);
  const join = own?.to ?? first.to;
  const joiner = tokens[join];
  if (!joiner || !JOINS.includes(joiner.text)) return undefined;
  if (joiner.text === 'and' && !isText(tokens[from - 1], 'between')) return undefined;
  const second = amountAt(tokens, join + 1);
  const unit = second && unitAt(tokens, second.to, second.fraction);
  if (!second || !unit || (own && own.unit.unit !== unit.unit.unit)) return undefined;
  const low = (first.value * (own ?? unit).unit.factor) / unit.unit.factor;
  if (!own && second.value < first.value && joiner.text === '-') return undefined;
  return quantity(low, second.value, unit.unit, from, unit.to);
}

const SIDES = ['wide', 'high', 'long', 'deep', 'out'];

/** '6 ± 1 mm', '6 mm ± 1 mm' and '6 mm wide ± 1 mm'. */
function withError(tokens: readonly Token[], from: number, first: Amount): Quantity | undefined {
  const own = unitAt(tokens, first.to, first.fraction);
  const sign = (own?.to ?? first.to) + (own && isText(tokens[own.to], ...SIDES) ? 1 : 0);
  if (!isText(tokens[sign], '±')) return undefined;
  const error = amountAt(tokens, sign + 1);
  const unit =
    error &&
    (unitAt(tokens, error.to, error.fraction) ?? (own ? { unit: own.unit, to: error.to } : undefined));
  if (!error || !unit) return undefined;
  const value = quantity(first.value, first.value, (own ?? unit).unit, from, unit.to);
  return { ...value, uncertainty: Math.round(error.value * unit.unit.factor * 100) / 100 };
}

/** '1:80' or '1 in 80' as percent. */
function ratioAt(tokens: readonly Token[], from: number, first: Amount): Quantity | undefined {
  const second = tokens[first.to + 1];
  if (first.value !== 1 || !isText(tokens[first.to], ':', 'in') || second?.kind !== 'number')
    return undefined;
  if (second.value < 10 || second.value > 1000 || unitAt(tokens, first.to + 2, false)) return undefined;
  const value = Math.round(10000 / second.value) / 100;
  return { low: value, high: value, unit: 'percent', large: false, bare: false, from, to: first.to + 2 };
}

/** 'half an inch', 'a quarter inch', 'half a metre'. */
function halfAt(tokens: readonly Token[], from: number): Quantity | undefined {
  const share = isText(tokens[from], 'half') ? 0.5 : isText(tokens[from], 'quarter') ? 0.25 : undefined;
  if (share === undefined) return undefined;
  let at = from + 1;
  if (isText(tokens[at], 'of')) at += 1;
  if (isText(tokens[at], 'a', 'an')) at += 1;
  const unit = UNITS.get(tokens[at]?.text ?? '');
  return unit && unit.unit === 'mm' ? quantity(share, share, unit, from, at + 1) : undefined;
}

/** 'a metre', 'per metre', 'an inch'. */
function singleAt(tokens: readonly Token[], from: number): Quantity | undefined {
  if (!isText(tokens[from], 'a', 'an', 'per', 'every', 'each')) return undefined;
  const unit = UNITS.get(tokens[from + 1]?.text ?? '');
  if (unit?.unit !== 'mm' || tokens[from + 1]?.text === 'm') return undefined;
  return quantity(1, 1, unit, from, from + 2);
}

function quantityAt(tokens: readonly Token[], from: number): Quantity | undefined {
  const first = amountAt(tokens, from);
  if (!first) return halfAt(tokens, from) ?? singleAt(tokens, from);
  const whole =
    ratioAt(tokens, from, first) ?? withError(tokens, from, first) ?? rangeAt(tokens, from, first);
  if (whole) return whole;
  const unit = unitAt(tokens, first.to, first.fraction);
  if (unit) return quantity(first.value, first.value, unit.unit, from, unit.to);
  if (tokens[from]?.kind !== 'number') return undefined;
  return { ...quantity(first.value, first.value, METRE, from, first.to), bare: true };
}

/** Nobody states more in one description; what follows isn't read. */
const MOST = 60;

/** Quantities in order, at most 60; numbers without a unit come as `bare`. */
export function quantitiesIn(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  let at = 0;
  while (at < tokens.length && found.length < MOST) {
    const next =
      everydayAt(tokens, at) ?? vagueAt(tokens, at) ?? hairlineAt(tokens, at) ?? quantityAt(tokens, at);
    if (next) {
      found.push(next);
      at = next.to;
    } else {
      at += 1;
    }
  }
  return found;
}
