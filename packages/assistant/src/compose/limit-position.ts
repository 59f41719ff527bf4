/** 'Is 6 mm ok?': the limit, whether the stated value keeps it, and what that depends on. */
import type { DefectId } from '@plumbline/knowledge';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import { NEW_THREAD } from '../question/thread.ts';
import { ASPECTS_OF, rank } from '../retrieve.ts';
import { measures } from '../support.ts';
import { crackCategory, SEVERAL } from './crack-part.ts';
import { composeTolerance } from './limit-parts.ts';
import { limitsOf, limitWords } from './limit-words.ts';
import { type Brief, type Composer, type Part, part } from './part.ts';
import { flowSaid, ratioSaid, statesSize, withUnits } from './stated-limits.ts';

/** How a bare size is meant where the subject is this defect. */
const MEANT: Partial<Record<DefectId, (size: string) => string>> = {
  brick_stepped_crack: (size) => `crack in the brick wall ${size} wide`,
  brick_vertical_crack: (size) => `crack in the brick wall ${size} wide`,
  plasterboard_crack: (size) => `crack in the plasterboard ${size} wide`,
  slab_crack: (size) => `crack in the slab ${size} wide`,
  render_defect: (size) => `crack in the render ${size} wide`,
  tile_lippage: (size) => `lippage of ${size} between tiles`,
  skirting_gap: (size) => `gap of ${size} at the skirting`,
  uneven_floor: (size) => `floor out of level by ${size}`,
  overhanging_brick: (size) => `bricks overhang the slab by ${size}`,
  bath_falls: (size) => `fall of the floor ${size}`,
  frame_out_of_plumb: (size) => `wall out of plumb by ${size}`,
};

/** How flat a tiled floor is isn't how far one tile stands above the next. */
const TILES_FLAT = /\bstraight ?edge|\bflat(?:ness)?\b|\b(?:over|in|across|under) (?:a |any )?2 ?m\b/i;
const SIZE = /\b\d+(?:\.\d+)? ?(?:mm|millimet(?:re|er)s?|mil|cm)\b/i;

/** The question with a bare size said in full, so that a rule can read it. */
export function spelledOut(asked: Question): Question {
  // A crack's width is what people call its thickness.
  const question = /crack/i.test(asked.text)
    ? { ...asked, text: asked.text.replace(/\bthick(?:ness)?\b/gi, 'wide') }
    : asked;
  const [id] = question.defectIds;
  const size = SIZE.exec(question.text)?.[0];
  const ofCrack = id !== undefined && /crack|render/.test(id);
  // A slab isn't cracked because it is spoken of: only where a crack is, or was, is its width meant.
  const flat = id === 'tile_lippage' && TILES_FLAT.test(question.text);
  const say =
    !flat && id && (!ofCrack || question.defectStrength === 0 || /crack/i.test(question.text)) && MEANT[id];
  if (!size || !say) return question;
  const told = readMeasurements(question.text);
  const words = say(size.replace(/ ?mil\b/i, ' mm'));
  const added = readMeasurements(words);
  const attribute = added[0]?.attribute;
  if (told.some((measurement) => measurement.attribute === attribute)) return question;
  return {
    ...question,
    measurements: [...question.measurements, ...added],
    text: `${question.text}. ${words}`,
  };
}

const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const LENGTHS =
  /(\b(?:over|in|across|per|within|every|under|beneath) (?:a |any )?)?(?<!\b(?:drop|deck|fall|balcony|ground|floor) (?:is|of|below is|underneath is) (?:about |around )?)(?<![\d.])(\d+(?:\.\d+)?) ?(mm|cm|m|millimet(?:re|er)s?|met(?:re|er)s?)\b(?! (?:high deck|deck|drop|balcony|off the ground|above ground|above the ground|up\b|long|straight))/gi;

const BOTH_ENDS = /\b(\d+(?:\.\d+)?) ?(?:mm|cm|m)? ?(?:-|–|to|and|or) ?(\d+(?:\.\d+)?) ?(mm|cm|m)\b/i;

/** Both ends of a range that a message states, in millimetres. */
function endsSaid(text: string): { values: [number, number]; words: string } | undefined {
  const found = BOTH_ENDS.exec(text);
  if (!found) return undefined;
  const factor = UNITS[found[3]?.toLowerCase() ?? ''] ?? 1;
  const [low, high] = [Number(found[1]) * factor, Number(found[2]) * factor];
  return low < high ? { values: [low, high], words: found[0].trim() } : undefined;
}

/** The length that a message states, in millimetres: the only one that isn't what it was measured over. */
function lengthSaid(text: string, limit = 0): { value: number; words: string } | undefined {
  const every = [...text.matchAll(LENGTHS)];
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

const inMillimetres = (value: number, unit: string): number | undefined => {
  const factor = UNITS[unit];
  return factor === undefined ? undefined : value * factor;
};

/** Rooms in which less height is enough, and how much that is in the row's unit. */
const SMALLER_ROOM =
  /\b(?:kitchen|laundry|bathroom|ensuite|toilet|wc|powder room|corridor|hall(?:way)?|passage|pantry|store ?room|garage|car ?port|car park)s?\b/i;
const LEAST_IN_SMALLER: Readonly<Record<string, number>> = { 'ceil-height': 2.1 };

/** Whether a length keeps a row's limit; undefined where that can't be told from the two alone. */
function keeps(row: Tolerance, value: number, text: string): boolean | undefined {
  if (row.confidence === 'unsure') return undefined;
  if (row.operator === 'range' && row.range) {
    const [low, high] = row.range.map((bound) =>
      bound === null || bound === undefined || row.unit === null ? undefined : inMillimetres(bound, row.unit),
    );
    return low === undefined || high === undefined ? undefined : value >= low && value <= high;
  }
  const least = SMALLER_ROOM.test(text) ? LEAST_IN_SMALLER[row.id] : undefined;
  const set = least ?? row.limit;
  const limit = set === null || row.unit === null ? undefined : inMillimetres(set, row.unit);
  if (limit === undefined) return undefined;
  if (row.operator === '>=') return value >= limit;
  if (row.operator === '<') return value < limit;
  return row.operator === '<=' ? value <= limit : undefined;
}

/** An opening that a sphere must not pass is as wide as that sphere at most. */
const SPHERE = /(\d+) mm sphere must not pass/;

/** The same order of size: a deck's height is no gap. */
const ALIKE = 12;

/** A box gutter must fall more than an eaves gutter; both stand in one row. */
const BOX_GUTTER = /\bbox gutters?\b/i;
const LEAST_OF_BOX_GUTTER = 0.01;

const KITCHEN = /\bkitchen|rangehood|laundry/i;

/** The value that a message states of a row's kind, and what the row sets it against. */
function statedFor(row: Tolerance, text: string): { words: string; kept: boolean } | undefined {
  if (row.confidence === 'unsure') return undefined;
  if (row.unit === 'ratio') {
    const ratio = ratioSaid(text);
    const [low, high] = row.range ?? [row.limit, null];
    if (!ratio || low === null || low === undefined) return undefined;
    const least = row.id === 'gutter-fall' && BOX_GUTTER.test(text) ? LEAST_OF_BOX_GUTTER : low;
    return { words: ratio.words, kept: ratio.value >= least - 1e-9 && ratio.value <= (high ?? 1) + 1e-9 };
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
  return near ? { words: said.words, kept } : undefined;
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
  return spoken.length > 0 && set.length > 0 && !set.some((thing) => spoken.includes(thing));
}

const FALL = /\b(?:falls?|slopes?|gradient)\b(?! (?:of|over|from|off|down)\b)/i;
const OF_DROP =
  /\b(?:rails?|railings?|balustrad\w*|barriers?|drop|guard|fence|children|kids|windows?|fall(?:en|ing)?s? (?:off|out|from|down|apart))\b/i;

/** Whether a fall is asked for and the row gives none: how high a balcony's barrier is doesn't answer that. */
const ofAnotherQuantity = (row: { id: string; title: string; text: string }, text: string): boolean =>
  row.id.startsWith('tolerance:') &&
  FALL.test(text) &&
  !OF_DROP.test(text) &&
  !/\bfalls?\b(?! of (?:\d|more))|\bslop|\blevel|\bflat|1 ?: ?\d|freeboard/i.test(`${row.title} ${row.text}`);

function verdictOn(one: Part, text: string): Part {
  const [row] = one.rows;
  const tolerance = TOLERANCES.find(({ id }) => `tolerance:${id}` === row?.id);
  if (
    !tolerance ||
    ofAnotherPart(tolerance, text) ||
    /within the limit|beyond the limit|too close|category/.test(one.text)
  )
    return one;
  const stated = statedFor(tolerance, text);
  if (!stated) return one;
  const word = stated.kept
    ? '**within the limit**'
    : tolerance.operator === '>='
      ? '**below the least allowed**, so not within it'
      : '**beyond the limit**';
  return { ...one, text: `${stated.words} is ${word}. ${one.text}`, support: Math.min(one.support, 0.8) };
}

/** The part whose limit judges the value first; the others say what else there is. */
function judgedFirst(parts: readonly Part[], text: string): Part[] {
  const at = parts.findIndex((one) => /within the limit|beyond the limit|too close|category/.test(one.text));
  if (at >= 0) return [...parts];
  const judging = parts.findIndex((one) => verdictOn(one, text) !== one);
  const chosen = parts[judging];
  if (!chosen) return [...parts];
  return [verdictOn(chosen, text), ...parts.filter((one) => one !== chosen)];
}

const NEAREST = 0.46;

/** Where no limit is sure to be meant: the nearest one, said to be no more than that. */
function nearest({ question, corpus }: Brief): Part[] {
  const [best] = rank(question, ASPECTS_OF.tolerance, corpus).filter(
    (each) =>
      each.row.aspect === 'tolerance' &&
      each.coverage >= NEAREST &&
      measures(each, question) &&
      !ofAnotherQuantity(each.row, question.text) &&
      (question.state === null || each.row.states.length === 0 || each.row.states.includes(question.state)),
  );
  return best ? [part(best.row, Math.min(best.coverage, 0.49), 'The nearest limit I hold:')] : [];
}

/** A category with the widths that it takes in, and who should look from category 3 on. */
function withRange(part: Part): Part {
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === part.rows[0]?.id);
  if (!row || row.confidence === 'unsure') return part;
  const grave = /-[34]$/.test(row.id) ? ' Have a structural engineer look before anybody fills it.' : '';
  return { ...part, text: `${part.text} That category is ${row.limitText}.${grave}` };
}

/** The question in the words that name its limit: by what it is called, or by the defect that is spoken of. */
function named(brief: Brief): Brief['question'] {
  const { question, finding } = brief;
  const called = limitWords(question.text);
  const bare = question.subject.length + question.carried.length + question.measurements.length === 0;
  const ofDefect = bare ? limitsOf(finding?.defectId ?? question.defectIds[0]) : undefined;
  const words = called || ofDefect;
  if (!words) return question;
  const read = readQuestion(`${question.text} ${words}`, NEW_THREAD, question.state);
  // What a limit is called finds it where a size is judged; what else is told would only speak against it.
  const { subject } =
    called && (statesSize(question.text) || question.followUp)
      ? readQuestion(called, NEW_THREAD, question.state)
      : read;
  return { ...question, text: read.text, subject, carried: [], gap: undefined };
}

/** Millimetres by which two steps of one flight may differ, next to each other and at all. */
const UNEVEN = { adjacent: 5, flight: 10 };
/** Ends further apart than this are the range of a rule, not what was measured in one flight. */
const SAME_FLIGHT = 50;

/** Risers of 175 to 188 are each allowed, and differ by too much: said first, so that 'within' isn't all that is read. */
function unevenSteps(text: string): Part[] {
  const ends = /\b(?:risers?|goings?|treads?|steps?)\b/i.test(text) ? endsSaid(withUnits(text)) : undefined;
  const by = ends ? Math.round(10 * (ends.values[1] - ends.values[0])) / 10 : 0;
  if (!ends || by <= UNEVEN.adjacent || by > SAME_FLIGHT) return [];
  const said =
    by > UNEVEN.flight
      ? `**Too uneven within one flight:** ${ends.words} differ by ${by} mm, and more than ${UNEVEN.flight} mm is beyond the limit, whatever each step is by itself.`
      : `**Uneven:** ${ends.words} differ by ${by} mm. Between two steps next to each other, more than ${UNEVEN.adjacent} mm is beyond the limit, whatever each step is by itself. Measure every step.`;
  return [
    {
      text: `${said} Somebody can trip there.`,
      rows: rowsNamed('tolerance:stair-uniform'),
      support: 0.75,
    },
  ];
}

/** The number that is said after a word, else the one before it. */
const beside = (text: string, word: string, digits: string): number =>
  Number(
    new RegExp(`\\b${word}\\b(?: (?:is|are|of|at|height|depth|about))* ?(${digits})(?!\\d)`, 'i').exec(
      text,
    )?.[1] ??
      new RegExp(`(?<!\\d)(${digits}) ?(?:mm )?(?:high |deep )?${word}\\b`, 'i').exec(text)?.[1] ??
      0,
  );
const STAIR_SUM = { least: 550, most: 700 };

/** Riser and going may each be allowed, and together be too steep or too long for a step. */
function stairSum(text: string): Part[] {
  const riser = beside(text, 'risers?', '[12]\\d\\d');
  const going = beside(text, '(?:goings?|treads?)', '[1-4]\\d\\d');
  const sum = 2 * riser + going;
  if (riser === 0 || going === 0 || (sum >= STAIR_SUM.least && sum <= STAIR_SUM.most)) return [];
  return [
    {
      text: `**Not by that alone:** twice the riser and the going, 2R+G, must be ${STAIR_SUM.least} to ${STAIR_SUM.most} mm. ${riser} and ${going} give ${sum} mm, beyond the limit.`,
      rows: rowsNamed('tolerance:stair-2rg'),
      support: 0.8,
    },
  ];
}

const SLIP = /\b(?:p([0-5])|r(9|1[0-3]))\b/i;
const ON_STEPS = /\b(?:steps?|stairs?|treads?|nosings?|landings?)\b/i;
const GETS_WET = /\b(?:wet|rain\w*|outside|outdoors?|external|exterior|pool|weather)\b/i;
/** What P and R must at least be on stairs. */
const LEAST_SLIP = { dry: { p: 3, r: 10 }, wet: { p: 4, r: 11 } } as const;

/** 'The outdoor steps have a P3 tile': slip resistance is a class and no length. */
function slipOfSteps(text: string): Part[] {
  const said = ON_STEPS.test(text) ? SLIP.exec(text) : null;
  if (!said) return [];
  const where = GETS_WET.test(text) ? 'wet' : 'dry';
  const { p, r } = LEAST_SLIP[where];
  const kept = said[1] === undefined ? Number(said[2]) >= r : Number(said[1]) >= p;
  return [
    {
      text: `${said[0].toUpperCase()} is ${kept ? '**within the limit**' : '**below the least allowed**, so not within it'} for steps that ${where === 'wet' ? 'get wet' : 'stay dry'}: P${p} or R${r} at least.${where === 'dry' ? ' Where they get wet it is P4 or R11.' : ''}`,
      rows: rowsNamed('tolerance:stair-slip'),
      support: 0.8,
    },
  ];
}

/** The limit that is meant and whether the stated value keeps it; no parts where none is known. */
export async function composeLimit(asked: Brief, nearly = true): Promise<Part[]> {
  const slip = slipOfSteps(asked.question.text);
  if (slip.length > 0) return slip;
  const brief = { ...asked, question: named(asked) };
  const question = spelledOut(brief.question);
  const category = crackCategory(question);
  // Of a finding that says no more than 'not determined' the limit itself is what was asked for.
  const finding = brief.question === asked.question ? brief.finding : null;
  const found = await composeTolerance({ ...brief, question, finding });
  // Of a crack whose width is said the category is the answer, with whatever limit judges it before that.
  const decided = found
    .map((one) => verdictOn(one, brief.question.text))
    .filter(({ text }) => /within the limit|beyond the limit|too close/.test(text));
  // Several cracks are a group, of which the limit of one says nothing.
  const ofOne = SEVERAL.test(question.text) ? [] : decided;
  const spoken = found.filter(({ rows }) => rows.every((row) => !ofAnotherQuantity(row, question.text)));
  const parts = category.length > 0 ? [...ofOne, ...category.map(withRange)] : spoken;
  const said = parts.length > 0 || !nearly ? parts : nearest({ ...brief, question });
  const { text } = brief.question;
  const judged = [...unevenSteps(text), ...stairSum(text), ...judgedFirst(said, brief.question.text)];
  return UNIVERSAL.test(asked.question.text) && judged[0] ? [denied(judged[0]), ...judged.slice(1)] : judged;
}

/** 'All cracks under 5 mm are fine, right?' */
const UNIVERSAL =
  /^\W*(?:all|any|every)\b.*\b(?:fine|ok|okay|safe|allowed|legal|acceptable|cosmetic)\b.*\b(?:right|yes|yeah|correct|isn'?t it|aren'?t they|agree|law)\b/i;
const denied = (part: Part): Part => ({
  ...part,
  text: `**No, not all of them: a size alone never decides.** Where it is, its cause and whether it grows count too. ${part.text}`,
});

/** The same for a message that asks for rows: a value that it states is judged there too, nothing is guessed. */
export const composeJudged: Composer = (brief) =>
  composeLimit({ ...brief, question: { ...brief.question, text: withUnits(brief.question.text) } }, false);
