/** 'Is 6 mm ok?': the limit, whether the stated value keeps it, and what that depends on. */
import { type DefectId, findDefectName } from '@plumbline/knowledge';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import { NEW_THREAD } from '../question/thread.ts';
import { ASPECTS_OF, rank } from '../retrieve.ts';
import { measures } from '../support.ts';
import { crackCategory, SEVERAL } from './crack-part.ts';
import { ofOtherMatter, tellsOtherMatter } from './limit-matter.ts';
import { composeTolerance } from './limit-parts.ts';
import { endsSaid, inMillimetres, keeps, UNITS } from './limit-values.ts';
import { limitsOf, limitWords } from './limit-words.ts';
import { type Brief, type Composer, type Part, part } from './part.ts';
import { askedBeside, heldElsewhere, judgedBeside } from './spoken-limits.ts';
import { eachOfStep, slipOfSteps, stairSum, unevenSteps } from './stair-parts.ts';
import { flowSaid, NO_ENGINEER, ratioSaid, statesSize, withUnits } from './stated-limits.ts';

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
    !flat &&
    id &&
    (!ofCrack || question.defectStrength === 0 || /crack|\bstepped (?:brick|mason)/i.test(question.text)) &&
    MEANT[id];
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

const LENGTHS =
  /(\b(?:over|in|across|per|within|every|under|beneath) (?:a |any )?)?(?<!\b(?:drop|deck|fall|balcony|ground|floor) (?:is|of|below is|underneath is) (?:about |around )?)(?<![\d.])(\d+(?:\.\d+)?) ?(mm|cm|m|millimet(?:re|er)s?|met(?:re|er)s?)\b(?! (?:high deck|deck|drop|balcony|off the ground|above ground|above the ground|up\b|long|straight))/gi;

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
  if (row.id.startsWith('view-')) return undefined;
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
const ofAnotherQuantity = (row: { id: string; title: string; text: string }, text: string): boolean =>
  row.id.startsWith('tolerance:') &&
  FALL.test(text) &&
  !OF_DROP.test(text) &&
  !/\bfalls?\b(?! of (?:\d|more))|\bslop|\blevel|\bflat|1 ?: ?\d|freeboard/i.test(`${row.title} ${row.text}`);

/** A crack's width isn't judged by how far something leans, overhangs or stands off. */
const ofNoCrack = ({ element, attribute, limitText }: Tolerance, text: string): boolean =>
  /\bcracks?\b|\bcracked\b|\bcracking\b/i.test(text) &&
  !/crack/i.test(`${element} ${attribute} ${limitText}`);

function verdictOn(one: Part, text: string): Part {
  const [row] = one.rows;
  const tolerance = TOLERANCES.find(({ id }) => `tolerance:${id}` === row?.id);
  if (
    !tolerance ||
    ofAnotherPart(tolerance, text) ||
    ofNoCrack(tolerance, text) ||
    ofAnotherWay(tolerance, text) ||
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
      !tellsOtherMatter(each.row.id, question.text) &&
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

const WITHIN = /within the limit/;

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

const RETAINING =
  /\bcrack\w*\b.*\b(?:retaining|garden|boundary|fence) walls?\b|\b(?:retaining|garden|boundary|fence) walls?\b.*\bcrack/i;
/** The scale of cracks is for walls of buildings. */
const CRACK_OF_RETAINING: Part[] = [
  {
    text: '**I hold no crack limit for a retaining or garden wall:** the damage categories of AS 2870 are for walls of buildings. If it leans, bulges or holds back soil, have a structural engineer look and keep off the top and away from the bottom.',
    rows: rowsNamed('tolerance:as2870-c1-2').slice(0, 1),
    support: 0.6,
  },
];

/** The limit that is meant and whether the stated value keeps it; no parts where none is known. */
export async function composeLimit(asked: Brief, nearly = true): Promise<Part[]> {
  const slip = slipOfSteps(asked.question.text);
  if (slip.length > 0) return slip;
  if (RETAINING.test(asked.question.text)) return CRACK_OF_RETAINING;
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
  const spokenAs = question.defectIds.map((id) => findDefectName(id)?.name ?? '');
  const asksOf = [asked.question.text, question.text, ...spokenAs].join(' ');
  const spoken = found.filter(({ rows }) =>
    rows.every((row) => !ofAnotherQuantity(row, question.text) && !tellsOtherMatter(row.id, asksOf)),
  );
  const parts = category.length > 0 ? [...ofOne, ...category.map(withRange)] : spoken;
  const { text } = brief.question;
  const { today } = asked.own;
  // What is asked for by the name of its part is surer than what only shares words with it.
  const byName = parts.length > 0 ? [] : askedBeside(asked.question.text, question.state, today);
  const said =
    parts.length > 0 ? parts : byName.length > 0 || !nearly ? byName : nearest({ ...brief, question });
  const ofStep = eachOfStep(text);
  const uneven = unevenSteps(text);
  // What the limit is called was added to find it, and says nothing of where a size stands.
  const own = asked.question.text;
  const spokenOf = ofStep.length > 0 ? [] : judgedBeside(own, question.state, today);
  // Of steps that differ too much it isn't said that each is allowed.
  const beside = uneven.length > 0 ? spokenOf.filter(({ text: said }) => !WITHIN.test(said)) : spokenOf;
  const absent =
    uneven.length + ofStep.length + beside.length > 0 ? [] : heldElsewhere(own, question.state, today);
  const others =
    ofStep.length > 0
      ? []
      : beside.length > 0
        ? [...beside, ...category.map(withRange)]
        : absent.length > 0
          ? absent
          : judgedFirst(said, text);
  if (NO_ENGINEER.test(asked.question.text) && said[0])
    return [
      { ...said[0], text: `**No, a size alone never says that no engineer is needed.** ${said[0].text}` },
      ...said.slice(1),
    ];
  const judged = [...uneven, ...stairSum(text), ...ofStep, ...others];
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
