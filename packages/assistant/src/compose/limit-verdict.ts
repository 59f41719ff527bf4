/** Whether a size that a message states keeps the limit of a row that was found, where that row is of what was measured. */
import { TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import type { Row } from '../rows/row.ts';
import { beyondOf } from '../rows/tolerance-rows.ts';
import { ofOtherMatter } from './limit-matter.ts';
import { endsSaid, inMillimetres, keeps, UNITS, verdictSaid } from './limit-values.ts';
import type { Part } from './part.ts';
import { flowSaid, ratioSaid, withMeasured } from './stated-limits.ts';

const LENGTHS =
  /(\b(?:over|in|across|per|within|every|under|beneath) (?:a |any )?)?(?<!\b(?:drop|fall)s? (?:(?:of|by|down|about|around|nearly|over|some|up to) )*)(?<!(?<!rails? (?:on|of|at|around) (?:the |our |my |an? )?)\b(?:drop|deck|fall|balcony|ground|floor) (?:is|of|below is|underneath is) (?:about |around )?)(?<![\d.])(\d+(?:\.\d+)?) ?(mm|cm|m|millimet(?:re|er)s?|met(?:re|er)s?)\b(?! (?:high deck|deck|drop|balcony|off the ground|above ground|above the ground|up\b|long|straight|(?:down )?(?:to|above|from|below) (?:the )?(?:ground|garden|lawn|grass|path|paving|yard|driveway|concrete below|street)))/gi;

/** The length that a message states, in millimetres: the only one that isn't what it was measured over. */
function lengthSaid(text: string, limit = 0): { value: number; words: string } | undefined {
  const every = [...withMeasured(text).matchAll(LENGTHS)];
  const isLimit = ([, , count = '', unit = '']: RegExpMatchArray) =>
    /^mm$/i.test(unit) && Number(count) === limit;
  // Who states the limit beside a size doesn't say that it was measured: 'gaps of 115, does a 125 ball pass?'
  const others = every.filter((each) => !isLimit(each));
  const all = others.length === 1 && every.length === 2 ? others : every;
  const alone = all.filter(([, over]) => over === undefined);
  const found = alone.length === 0 && all.length === 1 ? all : alone;
  if (found.length !== 1 || !found[0]) return undefined;
  const [words, , count = '', unit = ''] = found[0];
  const factor = UNITS[/^mi|^mm/i.test(unit) ? 'mm' : /^c/i.test(unit) ? 'cm' : 'm'] ?? 1;
  return { value: Number(count) * factor, words: words.trim() };
}

/** A sum of two sizes, a sill that may stand in for a restrictor. */
const JUDGED_BY_MORE = /^(?:stair-2rg|window-bed|window-other|frame-4mm)/;

/** An opening that a sphere must not pass is as wide as that sphere at most. */
const SPHERE = /(\d+) mm sphere must not pass/;

/** 'Out by 15 over 10 metres'. */
const LONG_RUN =
  /\b(?:over|across|along|in) (?:a |the |about |its |nearly |some )?(\d{1,2}(?:\.\d+)?) ?m(?:et(?:re|er)s?)?\b/i;
const OVER_LENGTH = /\b(\d+(?:\.\d+)?) ?(m|mm)(?: (?:straightedge|length)|$)/i;
/** So many times its length is another measure. */
const LONGER = 1.5;
/** Whether a limit is for a shorter run than a message states: a straightedge of 3 m says nothing of 10 m. */
export function isOverLess(rowId: string | undefined, text: string): boolean {
  const run = Number(LONG_RUN.exec(text)?.[1] ?? 0);
  const row = run > 0 ? TOLERANCES.find(({ id }) => `tolerance:${id}` === rowId) : undefined;
  const [, count = '', unit] = OVER_LENGTH.exec(row?.condition ?? '') ?? [];
  return count !== '' && run > (LONGER * Number(count)) / (unit === 'mm' ? 1000 : 1);
}

/** The same order of size: a deck's height is no gap. */
const ALIKE = 12;

/** A box gutter must fall more than an eaves gutter; both stand in one row. */
const BOX_GUTTER = /\bbox gutters?\b/i;
const LEAST_OF_BOX_GUTTER = 0.01;

const KITCHEN = /\bkitchen|rangehood|laundry/i;

/** The value that a message states of a row's kind, and what the row sets it against. */
function statedFor(
  row: Tolerance,
  text: string,
): { words: string; kept: boolean; value?: number } | undefined {
  if (row.confidence === 'unsure' || JUDGED_BY_MORE.test(row.id) || isOverLess(`tolerance:${row.id}`, text))
    return undefined;
  if (row.unit === 'ratio') {
    const ratio = ratioSaid(text);
    const [low, high] = row.range ?? [row.limit, null];
    if (!ratio || low === null || low === undefined) return undefined;
    const least = row.id === 'gutter-fall' && BOX_GUTTER.test(text) ? LEAST_OF_BOX_GUTTER : low;
    return {
      words: ratio.words,
      kept: ratio.value >= least - 1e-9 && ratio.value <= (high ?? 1) + 1e-9,
      value: ratio.value,
    };
  }
  if (row.unit === 'L/s') {
    const flow = flowSaid(text);
    return flow && { words: flow.words, kept: flow.value >= (KITCHEN.test(text) ? 40 : 25) };
  }
  const sphere = Number(SPHERE.exec(row.limitText)?.[1] ?? 0);
  const judge = (value: number) => (sphere > 0 ? value < sphere : keeps(row, value, text));
  const ends = endsSaid(text);
  const one = ends ? undefined : lengthSaid(text, sphere);
  const said = ends ? { value: ends.values[1], words: ends.words } : one;
  const kept = ends ? ends.values.map(judge).reduce((all, each) => all && each) : said && judge(said.value);
  if (!said || kept === undefined) return undefined;
  const bounds = [sphere > 0 ? sphere : row.limit, ...(row.range ?? [])].flatMap((bound) =>
    bound === null || bound === undefined || row.unit === null ? [] : (inMillimetres(bound, row.unit) ?? []),
  );
  const near = bounds.some((bound) => bound > 0 && said.value / bound < ALIKE && bound / said.value < ALIKE);
  return near ? { words: said.words, kept, value: said.value } : undefined;
}

/** Parts of a building that a limit is set for, in the words of people and of rows. */
const MEASURED: readonly RegExp[] = [
  /\b(?:(?:hand|guard)?rails?|railings?|balustrad\w*|balusters?|barriers?|rods?|spindles?|palings?|pickets?)\b/i,
  /\b(?:stairs?|staircase|risers?|goings?|treads?|nosings?)\b/i,
  /\b(?:windows?|sills?)\b/i,
  /\b(?:bricks?|brickwork|masonry|bed joints?|perpends?|weep ?holes?|cavity)\b/i,
  /\bfloors?\b/i,
  /\bdoors?\b/i,
  /\b(?:gutters?|downpipes?|roof|eaves)\b/i,
  /\bceilings?\b/i,
  /\b(?:til(?:e|es|ed|ing)|lippage|grout)\b/i,
  /\b(?:skirtings?|architraves?|trims?|cornices?)\b/i,
];
const measuredIn = (text: string) => MEASURED.flatMap((thing, at) => (thing.test(text) ? [at] : []));

/** Whether a limit is set for another part than the ones that are spoken of: a rail isn't judged by a window's. */
function ofAnotherPart(row: Tolerance, text: string): boolean {
  const spoken = measuredIn(text);
  const set = measuredIn(`${row.element} ${row.attribute}`);
  if (ofOtherMatter(row.id, text)) return true;
  if (spoken.length === 0 || set.length === 0) return false;
  // The barrier of a stair is no part of its steps.
  if (set.includes(RAIL) && !spoken.includes(RAIL)) return true;
  if (OF_STEP.some(([one, other]) => one.test(row.attribute) && other.test(text) && !one.test(text)))
    return !OF_STEP.some(([, other]) => other.test(row.attribute));
  return !set.some((thing) => spoken.includes(thing));
}
/** Where rails stand among the parts. */
const RAIL = 0;
const RISER = /\brisers?\b/i;
const TREAD = /\b(?:goings?|treads?)\b/i;
/** How high a step is isn't judged by how deep it must be, nor the other way round. */
const OF_STEP = [
  [RISER, TREAD],
  [TREAD, RISER],
] as const;

const SIDEWAYS = /\d ?(?:mm|cm|m)?(?: or so)? (?:deep|wide|thick|long|apart)\b/i;
const UPRIGHT = /\d ?(?:mm|cm|m)?(?: or so)? (?:high|tall)\b/i;
/** Whether a message says how deep or wide something is, and the row how high it must be. */
const ofAnotherWay = ({ attribute, limitText }: Tolerance, text: string): boolean =>
  (/\bheight\b/i.test(attribute) || /\bsill\b/i.test(limitText)) &&
  SIDEWAYS.test(text) &&
  !UPRIGHT.test(text);

const FALL = /\b(?:falls?|slopes?|gradient)\b(?! (?:of|over|from|off|down)\b)/i;
const OF_DROP =
  /\b(?:rails?|railings?|balustrad\w*|barriers?|drop|guard|fence|children|kids|windows?|fall(?:en|ing)?s? (?:off|out|from|down|apart))\b/i;

/** Whether a fall is asked for and the row gives none: how high a balcony's barrier is doesn't answer that. */
export const ofAnotherQuantity = (row: { id: string; title: string; text: string }, text: string): boolean =>
  row.id.startsWith('tolerance:') &&
  FALL.test(text) &&
  !OF_DROP.test(text) &&
  !/\bfalls?\b(?! of (?:\d|more))|\bslop|\blevel|\bflat|1 ?: ?\d|freeboard/i.test(`${row.title} ${row.text}`);

/** A crack's width isn't judged by how far something leans, overhangs or stands off. */
const ofNoCrack = ({ element, attribute, limitText }: Tolerance, text: string): boolean =>
  /\bcracks?\b|\bcracked\b|\bcracking\b/i.test(text) &&
  !/crack/i.test(`${element} ${attribute} ${limitText}`);

export function verdictOn(one: Part, text: string): Part {
  const [row] = one.rows;
  const tolerance = TOLERANCES.find(({ id }) => `tolerance:${id}` === row?.id);
  if (
    !tolerance ||
    ofAnotherPart(tolerance, text) ||
    ofNoCrack(tolerance, text) ||
    ofAnotherWay(tolerance, text) ||
    // What holds elsewhere judges nothing here.
    /within the limit|beyond the limit|too close|category|doesn’t bind in/.test(one.text)
  )
    return one;
  const stated = statedFor(tolerance, text);
  if (!stated) return one;
  // Of a size that keeps its limit nobody asks what it means to break it.
  const told = stated.kept
    ? withoutBeyond(one.text, row?.id)
    : one.text.replace(beyondOf(row?.id ?? '') ?? ' ', beyondOf(row?.id ?? '', true) ?? ' ');
  return {
    ...one,
    text: `${stated.words} is ${verdictSaid(tolerance, stated, text)}. ${told}`,
    support: Math.min(one.support, 0.8),
  };
}

/** A size of a message judged by one row that it is known to be of; no parts where the row can't judge it. */
export function verdictOfRow(tolerance: Tolerance, row: Row, text: string): Part[] {
  const stated = statedFor(tolerance, text);
  if (!stated) return [];
  const beyond = stated.kept ? undefined : beyondOf(row.id, true);
  return [
    {
      text: `${stated.words} is ${verdictSaid(tolerance, stated, text)}. ${row.text}${beyond ? ` ${beyond}` : ''}`,
      rows: [row],
      support: 0.85,
    },
  ];
}

/** A limit without what it means to break it. */
function withoutBeyond(text: string, rowId = ''): string {
  const beyond = beyondOf(rowId);
  return beyond ? text.replace(beyond, '').trim() : text;
}
