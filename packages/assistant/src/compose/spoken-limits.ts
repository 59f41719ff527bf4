/**
 * A size judged by the limit of the part that it stands beside, where the message names both: 'the balcony rail is 985
 * off the tiles'. Nothing is searched for, so words that no row holds take nothing from it.
 */
import type { StateCode } from '@plumbline/knowledge';
import { holdsIn, TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { givesWhatIsAsked } from '../question/quantities.ts';
import { beyondOf } from '../rows/tolerance-rows.ts';
import { notHeld } from './limit-parts.ts';
import { keeps } from './limit-values.ts';
import type { Part } from './part.ts';
import { isClaimed, isOver, type Size, sizesIn } from './sizes-said.ts';
import type { Spoken } from './spoken.ts';
import { SPOKEN_OF_FABRIC } from './spoken-fabric.ts';
import { SPOKEN_OF_ROOMS } from './spoken-rooms.ts';
import { SPOKEN_OF_STAIRS } from './spoken-stairs.ts';
import { flowSaid, ratioSaid } from './stated-limits.ts';

const SPOKEN: readonly Spoken[] = [...SPOKEN_OF_STAIRS, ...SPOKEN_OF_ROOMS, ...SPOKEN_OF_FABRIC];

/** What is asked of a limit, where no size is stated. */
const ASKS =
  /\b(?:how|what|whats|which|when|max(?:imum)?|min(?:imum)?|limit|allowed|meant|supposed|need(?:s|ed)?|tolerance|biggest|smallest|lowest|highest|most|least)\b/i;

const rowOf = (id: string): Tolerance | undefined => TOLERANCES.find((row) => row.id === id);

/** What a message is about, with the row that sets its limit. */
interface Meant {
  spoken: Spoken;
  row: Tolerance;
  /** Whether it holds in the state that is spoken of. */
  here: boolean;
}

function meantBy(text: string, state: StateCode | null, today: string): Meant[] {
  const found = SPOKEN.flatMap((spoken): Meant[] => {
    if (!spoken.of.every((words) => words.test(text)) || spoken.unless?.test(text)) return [];
    const id = typeof spoken.row === 'string' ? spoken.row : spoken.row({ text, state, today });
    const row = id === undefined ? undefined : rowOf(id);
    return row && row.confidence !== 'unsure'
      ? [{ spoken, row, here: state === null || holdsIn(row, state) }]
      : [];
  });
  // What is more particular stands first, and leaves nothing to what is less so.
  return found.filter(
    ({ spoken }, at) =>
      !found.slice(0, at).some((other) => other.spoken.instead?.some((name) => name === spoken.name)),
  );
}

const heldBy = (text: string, state: StateCode | null, today: string): Meant[] =>
  meantBy(text, state, today).filter(({ here }) => here);

/** A size in millimetres as this limit reads it: where heights are told in metres, a bare 2.2 is 2.2 m. */
function readAs({ spoken }: Meant, size: Size): Size {
  const inMetres =
    spoken.metres && (size.unit === '' || size.unit === 'mm') && size.value < 10 && /\./.test(size.words);
  return inMetres
    ? { ...size, value: size.value * 1000, unit: 'm', words: `${size.value} m` }
    : size.unit === ''
      ? { ...size, words: `${size.words} mm` }
      : size;
}

const YEAR = /^(?:19\d\d|20[0-4]\d)$/;

/** How far a size stands from the words that name its part. */
function distance(size: Size, { of: [part] }: Spoken, text: string): number {
  if (!part) return 0;
  const all = [...text.matchAll(new RegExp(part.source, `${part.flags.replace('g', '')}g`))];
  return Math.min(
    ...all.map(({ index, 0: word }) =>
      index >= size.end ? index - size.end : Math.max(0, size.at - index - word.length),
    ),
  );
}

/** The size that was measured of this part; both ends where it is a range. */
function sizesOf(meant: Meant, text: string): Size[] {
  const { spoken } = meant;
  const [least, most] = spoken.sizes;
  const fit = sizesIn(text)
    .filter((size) => size.unit !== '' || spoken.metres || !YEAR.test(size.words))
    .map((size) => readAs(meant, size))
    .filter((size) => size.value >= least && size.value <= most)
    .filter((size) => (spoken.apart || !isOver(size)) && !isClaimed(size) && !spoken.skip?.test(size.around));
  const [nearest] = [...fit].sort((a, b) => distance(a, spoken, text) - distance(b, spoken, text));
  if (!nearest) return [];
  const at = fit.indexOf(nearest);
  const [before, next] = [fit[at - 1], fit[at + 1]];
  if (nearest.spans && next) return [nearest, next];
  return before?.spans ? [before, nearest] : [nearest];
}

const wordFor = (kept: boolean, row: Tolerance): string =>
  kept
    ? '**within the limit**'
    : row.operator === '>='
      ? '**below the least allowed**, so not within it'
      : '**beyond the limit**';

interface Stated {
  words: string;
  kept: boolean;
  /** What the verdict depends on besides. */
  but?: string | undefined;
}

/** What a message states of a limit and whether that keeps it; undefined where it states nothing of it. */
function statedOf(meant: Meant, text: string): Stated | undefined {
  const { spoken, row } = meant;
  if (spoken.as === 'ratio') {
    const ratio = ratioSaid(text);
    const [low = row.limit, high = 1] = row.range ?? [];
    if (!ratio || low === null) return undefined;
    const least = spoken.least ?? low;
    return { words: ratio.words, kept: ratio.value >= least - 1e-9 && ratio.value <= high + 1e-9 };
  }
  if (spoken.as === 'flow') {
    const flow = flowSaid(text);
    const least = spoken.least ?? row.limit;
    return flow && least !== null ? { words: flow.words, kept: flow.value >= least } : undefined;
  }
  if (spoken.as === 'count') {
    const count = /(?<![\d.])(\d{1,2}) (?:risers?|steps?|treads?)\b/i.exec(text);
    const [low = 0, high = 0] = row.range ?? [];
    const value = Number(count?.[1] ?? 0);
    return count ? { words: count[0], kept: value >= low && value <= high } : undefined;
  }
  const sizes = sizesOf(meant, text);
  const kept = sizes.map(({ value }) => keeps(row, value, text));
  const [first] = kept;
  if (first === undefined || kept.some((each) => each !== first)) return undefined;
  const words = sizes.map((size) => size.words).join(' to ');
  const [{ value } = { value: 0 }] = sizes;
  return { words, kept: first, but: first ? undefined : spoken.but?.(value, text) };
}

function told({ row, spoken }: Meant, stated: Stated | undefined): Part[] {
  return rowsNamed(`tolerance:${row.id}`).map((one): Part => {
    // Of a size that keeps its limit nobody asks what it means to break it.
    const beyond = stated?.kept ? undefined : beyondOf(one.id);
    const verdict = stated ? `${stated.words} is ${wordFor(stated.kept, row)}. ` : '';
    const also = spoken.also?.(row.id);
    const but = stated?.but ? ` ${stated.but}` : '';
    return {
      text: `${verdict}${one.text}${beyond ? ` ${beyond}` : ''}${but}${also ? ` ${also}` : ''}`,
      rows: [one],
      support: stated ? 0.85 : 0.8,
    };
  });
}

/** The limits whose part and size a message names, each with its verdict; what is broken comes first. */
export function judgedBeside(text: string, state: StateCode | null, today: string): Part[] {
  const judged = heldBy(text, state, today).flatMap((meant) => {
    const stated = statedOf(meant, text);
    return stated ? [{ meant, stated }] : [];
  });
  return [
    ...judged.filter(({ stated }) => !stated.kept),
    ...judged.filter(({ stated }) => stated.kept),
  ].flatMap(({ meant, stated }) => told(meant, stated));
}

const asks = (text: string) => ASKS.test(text) && !statesAnySize(text);
const statesAnySize = (text: string) =>
  sizesIn(text).some((size) => !isOver(size) && !isClaimed(size) && !YEAR.test(size.words));
/** Who asks how thick a membrane must be isn't told how high. */
const gives = ({ row }: Meant, text: string): boolean =>
  rowsNamed(`tolerance:${row.id}`).every((one) =>
    givesWhatIsAsked(text, `${one.title} ${one.text} ${one.keywords}`),
  );

/** The limits that a message asks for by their part, without a size. */
export function askedBeside(text: string, state: StateCode | null, today: string): Part[] {
  return asks(text)
    ? heldBy(text, state, today).flatMap((meant) => (gives(meant, text) ? told(meant, undefined) : []))
    : [];
}

/** That no such limit is held for the state, and what another has, where all that is meant is held for others only. */
export function heldElsewhere(text: string, state: StateCode | null, today: string): Part[] {
  const meant = state === null ? [] : meantBy(text, state, today);
  const [first] = meant;
  if (!state || !first || meant.some(({ here }) => here)) return [];
  const stated = statedOf(first, text);
  if (!stated && !(asks(text) && gives(first, text))) return [];
  const [row] = rowsNamed(`tolerance:${first.row.id}`);
  const verdict = stated ? ` a limit that ${stated.words} ${stated.kept ? 'would keep' : 'would break'}` : '';
  return notHeld(state, row, 0.7, verdict);
}
