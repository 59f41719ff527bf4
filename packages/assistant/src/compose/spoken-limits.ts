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
import { keeps, verdictSaid } from './limit-values.ts';
import type { Part } from './part.ts';
import { isClaimed, isOver, type Size, sizesIn, toldWith } from './sizes-said.ts';
import type { Spoken } from './spoken.ts';
import { SPOKEN_OF_FABRIC } from './spoken-fabric.ts';
import { SPOKEN_OF_ROOMS } from './spoken-rooms.ts';
import { SPOKEN_OF_STAIRS } from './spoken-stairs.ts';
import { flowSaid, ratioSaid } from './stated-limits.ts';

const SPOKEN: readonly Spoken[] = [...SPOKEN_OF_STAIRS, ...SPOKEN_OF_ROOMS, ...SPOKEN_OF_FABRIC];

/** What is asked of a limit, where no size is stated. */
const ASKS =
  /\b(?:how|what|whats|which|when|max(?:imum)?|min(?:imum)?|limit|allowed|meant|supposed|need(?:s|ed)?|have to|has to|must|should|tolerance|rat(?:ing|ed)|too many|biggest|smallest|lowest|highest|most|least)\b|\b(?:height|spacing|clearance|width)\W*$/i;

/** Asks for somebody, a reason, a time or what to do: no limit is asked for with these, unless by its name. */
const ASKS_ELSE =
  /\b(?:what|which) (?:kind of |sort of )?(?:trade|tradie|tradesperson|contractor|causes?|caused|makes|made|happen\w*|now|next|photos?|paper\w*)\b|\bwhat (?:do|should|can|would) (?:i|we) (?:do|say|ask|tell|look)\b|\bhow (?:often|long (?:do|does|until|before|will|can|till|have)|do i (?:fix|clean|tell|know|stop|find))\b|^\W*(?:and |so |but |ok )*(?:who|whom|whose|why)\b/i;
const NAMES_LIMIT =
  /\b(?:limits?|toleranc\w*|allowed|defects?|faulty|acceptable|max(?:imum)?|min(?:imum)?|height|width|spacing|clearance|fall|slope|rating|code|standard|ncc)\b|\d ?(?:mm|m|:)/i;

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

/** What stands between a size and another part of the sentence counts as so many letters. */
const PARTED = 40;
const PARTING = /[,.;:()]| (?:and|but|with|while|then) /;

/** How far a size stands from the words that name its part. */
function distance(size: Size, { of: [part] }: Spoken, text: string): number {
  if (!part) return 0;
  const all = [...text.matchAll(new RegExp(part.source, `${part.flags.replace('g', '')}g`))];
  return Math.min(
    ...all.map(({ index, 0: word }) => {
      const end = index + word.length;
      const between =
        index >= size.end ? text.slice(size.end, index) : text.slice(end, Math.max(end, size.at));
      return between.length + (PARTING.test(between) ? PARTED : 0);
    }),
  );
}

/** The size that was measured of this part, with those that are told in one go with it, and how far off it stands. */
function sizesOf(meant: Meant, text: string): { sizes: Size[]; off: number } {
  const { spoken } = meant;
  const [least, most] = spoken.sizes;
  const fits = (size: Size) =>
    size.value >= least &&
    size.value <= most &&
    (spoken.apart || !isOver(size)) &&
    !isClaimed(size) &&
    !spoken.skip?.test(size.around);
  const all = sizesIn(text)
    .filter((size) => size.unit !== '' || spoken.metres || !YEAR.test(size.words))
    .map((size) => readAs(meant, size));
  const off = (size: Size) => distance(size, spoken, text);
  const [nearest] = all.filter(fits).sort((a, b) => off(a) - off(b));
  return nearest
    ? { sizes: toldWith(all, nearest).filter(fits), off: off(nearest) }
    : { sizes: [], off: Number.POSITIVE_INFINITY };
}

interface Stated {
  words: string;
  kept: boolean;
  /** What was judged, in millimetres or as a ratio, where it is one value. */
  value?: number | undefined;
  /** What the verdict depends on besides. */
  but?: string | undefined;
  /** Where the size stands, and how far off the part it is of. */
  at?: number;
  off?: number;
}

/** What a message states of a limit and whether that keeps it; undefined where it states nothing of it. */
function statedOf(meant: Meant, text: string): Stated | undefined {
  const { spoken, row } = meant;
  if (spoken.as === 'ratio') {
    const ratio = ratioSaid(text);
    const [low = row.limit, high = 1] = row.range ?? [];
    if (!ratio || low === null) return undefined;
    const least = spoken.least ?? low;
    return {
      words: ratio.words,
      kept: ratio.value >= least - 1e-9 && ratio.value <= high + 1e-9,
      value: ratio.value,
    };
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
  if (spoken.as === 'fact') return { words: '', kept: false };
  const { sizes, off } = sizesOf(meant, text);
  const judged = sizes.flatMap((size) => {
    const kept = spoken.keeps?.(size.value, text) ?? keeps(row, size.value, text);
    return kept === undefined ? [] : [{ size, kept }];
  });
  const [first] = judged;
  const broken = judged.filter(({ kept }) => !kept);
  // A range that reaches over the limit is neither within nor beyond it; of a list each stands for itself.
  const isRange = sizes.some(({ next }) => next === 'range');
  if (!first || (isRange && broken.length > 0 && broken.length < judged.length)) return undefined;
  const said = broken.length > 0 ? broken : judged;
  return {
    words: said.map(({ size }) => size.words).join(isRange ? ' to ' : ' and '),
    kept: broken.length === 0,
    value: said.length === 1 ? said[0]?.size.value : undefined,
    but: broken[0] && spoken.but?.(broken[0].size.value, text),
    at: first.size.at,
    off,
  };
}

function told({ row, spoken }: Meant, stated: Stated | undefined, text: string, today: string): Part[] {
  return rowsNamed(`tolerance:${row.id}`).map((one): Part => {
    // Of a size that keeps its limit nobody asks what it means to break it.
    const beyond = stated?.kept ? undefined : beyondOf(one.id, stated !== undefined);
    const verdict = stated
      ? spoken.verdict
        ? `${spoken.verdict(stated.words, stated.kept, text)} `
        : `${stated.words} ${/ and /.test(stated.words) ? 'are' : 'is'} ${verdictSaid(row, stated, text)}. `
      : '';
    const also = spoken.also?.({ rowId: row.id, text, today });
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
  // A size is of one part only: the one that it stands nearest to.
  const owned = judged.filter(
    ({ stated: { at, off = 0 } }) =>
      at === undefined || !judged.some(({ stated: other }) => other.at === at && (other.off ?? 0) < off),
  );
  return [
    ...owned.filter(({ stated }) => !stated.kept),
    ...owned.filter(({ stated }) => stated.kept),
  ].flatMap(({ meant, stated }) => told(meant, stated, text, today));
}

const asks = (text: string) =>
  ASKS.test(text) && !statesAnySize(text) && (!ASKS_ELSE.test(text) || NAMES_LIMIT.test(text));
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
    ? heldBy(text, state, today).flatMap((meant) =>
        gives(meant, text) ? told(meant, undefined, text, today) : [],
      )
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
  const verdict = stated
    ? ` a limit that ${stated.words || 'it'} ${stated.kept ? 'would keep' : 'would break'}`
    : '';
  return notHeld(state, row, 0.7, verdict);
}
