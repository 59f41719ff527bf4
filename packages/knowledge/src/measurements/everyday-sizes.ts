/** Sizes in things that people hold against a gap: 'fits a 20c coin', 'as wide as my thumb', 'two fingers wide'. */
import { EVERYDAY_THINGS, type EverydayThing } from './everyday-things.ts';
import type { Quantity } from './quantities.ts';
import { scan, type Token } from './scan.ts';
import { set } from './vocabulary.ts';

const LEADS = set('a an my your his her the their our this that someones someone one single whole');
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
  ['four', 4],
  ['4', 4],
]);
const FITTING = set(
  'fit fits fitted fitting stick sticks stuck put puts push poke pokes slide slides slip slips slot get gets jam shove insert inserted wedge go goes pass passes squeeze',
);
const INTO = set('in into through inside between down behind under underneath it there');
const WIDTHS = set('wide width widths across big large fat size sized gap gaps crack cracks');
const THICKNESSES = set('thick thickness deep');
const AS = set('as about roughly around like nearly almost');
const OVER = set('wider bigger thicker larger fatter greater more');
const UNDER = set('thinner smaller narrower finer less');
const OF = set('size width thickness diameter');
const THINNESS = set('thin thinner fine finer thick thicker thickness');

const REACH = 5;
const NAME_LENGTH = 3;

interface Named {
  thing: EverydayThing;
  length: number;
}

const byName: ReadonlyMap<string, EverydayThing> = new Map(
  EVERYDAY_THINGS.flatMap((thing) =>
    thing.names.map((name): [string, EverydayThing] => [
      scan(name)
        .map(({ text }) => text)
        .join(' '),
      thing,
    ]),
  ),
);

/** One form for 'fingers', "finger's" and 'finger'. */
function nameAt(tokens: readonly Token[], at: number): Named | undefined {
  for (let length = NAME_LENGTH; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    if (words.length < length) continue;
    const joined = words.join(' ');
    const found = byName.get(joined) ?? (joined.endsWith('s') ? byName.get(joined.slice(0, -1)) : undefined);
    if (!found) continue;
    const coin = ['coin', 'coins', 'piece'].includes(tokens[at + length]?.text ?? '') ? 1 : 0;
    return { thing: found, length: length + coin };
  }
  return undefined;
}

type Compared = 'is' | 'over' | 'under';

interface Phrase {
  side: 'thick' | 'wide' | 'usual';
  compared: Compared;
  from: number;
  to: number;
}

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';

/** Where a person says that something goes in: before the thing ('fit a coin in it') or after ('my hand fits in'). */
function fitsIn(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(Math.max(0, from - REACH), from).map(({ text }) => text);
  const after = tokens.slice(to, to + REACH).map(({ text }) => text);
  const denied = before.some((word) => ['not', 'never', 't', 'cannot', 'cant', 'no'].includes(word));
  if (denied) return false;
  const into = after.slice(0, 3).some((word) => INTO.has(word));
  if (before.some((word) => FITTING.has(word)) && into) return true;
  return after.slice(0, 3).some((word) => FITTING.has(word)) && after.some((word) => INTO.has(word));
}

/** 'a 20c coin on edge', 'a dollar coin edgeways': its thickness. */
function isOnEdge(tokens: readonly Token[], to: number): boolean {
  const after = tokens.slice(to, to + REACH).map(({ text }) => text);
  const [first, ...rest] = after[0] === 'coin' ? after.slice(1) : after;
  if (first === 'edgeways' || first === 'edgewise') return true;
  return first === 'on' && (rest[0] === 'edge' || (rest[0] === 'its' && rest[1] === 'edge'));
}

/** A crack that 'fits' or 'takes' a thing: what it is compared with stands right after. */
const TAKES = new Set(['fits', 'takes', 'swallows']);

/** The words around a thing that make it a size; undefined where it is only mentioned. */
function phraseAround(tokens: readonly Token[], from: number, to: number): Phrase | undefined {
  let lead = from;
  while (lead > 0 && LEADS.has(textAt(tokens, lead - 1))) lead -= 1;
  const [last, other] = [textAt(tokens, lead - 1), textAt(tokens, lead - 2)];
  const dash = textAt(tokens, to) === '-' ? 1 : 0;
  const next = textAt(tokens, to + dash);
  if (last === 'than' && (OVER.has(other) || UNDER.has(other))) {
    const side = THINNESS.has(other) ? 'thick' : other === 'wider' || other === 'bigger' ? 'wide' : 'usual';
    return { side, compared: OVER.has(other) ? 'over' : 'under', from: lead - 2, to };
  }
  if (last === 'as' && (WIDTHS.has(other) || THICKNESSES.has(other) || THINNESS.has(other)))
    return { side: THINNESS.has(other) ? 'thick' : 'wide', compared: 'is', from: lead - 2, to };
  if (last === 'of' && other === 'step') return { side: 'usual', compared: 'is', from: lead - 2, to };
  if (last === 'of' && OF.has(other))
    return { side: other === 'thickness' ? 'thick' : 'wide', compared: 'is', from: lead - 2, to };
  if (fitsIn(tokens, lead, to) || (TAKES.has(last) && isOnEdge(tokens, to)))
    return { side: 'thick', compared: 'is', from: lead, to };
  // A wall is 'one brick thick' by design, and a 'brick crack' is one in bricks.
  const brick = textAt(tokens, from).startsWith('brick');
  const opening = /^(?:gap|crack)s?$/.test(next);
  if (THICKNESSES.has(next) && !brick)
    return { side: 'thick', compared: 'is', from: lead, to: to + dash + 1 };
  const shaped =
    WIDTHS.has(next) && !(brick && opening) && (!['big', 'large', 'fat'].includes(next) || AS.has(last));
  if (shaped) {
    const kept = opening ? 0 : 1;
    return { side: 'wide', compared: 'is', from: lead, to: to + dash + kept };
  }
  if (next === 'thin' || next === 'fine') return { side: 'thick', compared: 'is', from: lead, to: to + 1 };
  return undefined;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** A range as its middle and half its width. */
export function spread(low: number, high: number): { value: number; uncertainty: number } {
  return { value: hundredths((low + high) / 2), uncertainty: hundredths((high - low) / 2) };
}

function sized({ thing }: Named, { side, compared, from, to }: Phrase, times: number): Quantity {
  const [low, high] = thing[side === 'usual' ? thing.usual : side];
  const [least, most] =
    compared === 'over' ? [low, high * 1.6] : compared === 'under' ? [0, high] : [low * times, high * times];
  const { value, uncertainty } = spread(least, most);
  return {
    low: value,
    high: value,
    uncertainty,
    unit: 'mm',
    large: false,
    bare: false,
    everyday: true,
    from,
    to,
  };
}

/** The size that starts at this token, in things; undefined where none does. */
export function everydayAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const named = nameAt(tokens, at);
  if (!named) return undefined;
  const times = COUNTS.get(textAt(tokens, at - 1)) ?? 1;
  // 'unit 2 nail' is no two nails, and '2 card' says nothing: only hands are counted.
  const counted = times > 1 && named.thing.usual === 'wide' ? times : 1;
  const phrase = phraseAround(tokens, counted > 1 ? at - 1 : at, at + named.length);
  return phrase && sized(named, phrase, counted);
}
