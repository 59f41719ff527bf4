/** 'Is 6 mm ok?': the limit, whether the stated value keeps it, and what that depends on. */
import { type DefectId, findDefectName, type StateCode } from '@plumbline/knowledge';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import { NEW_THREAD } from '../question/thread.ts';
import { ASPECTS_OF, rank } from '../retrieve.ts';
import { measures } from '../support.ts';
import { crackCategory, SEVERAL } from './crack-part.ts';
import { ofOtherMatter, tellsOtherMatter } from './limit-matter.ts';
import { composeTolerance } from './limit-parts.ts';
import { inMillimetres } from './limit-values.ts';
import { isOverLess, ofAnotherQuantity, verdictOn } from './limit-verdict.ts';
import { limitsOf, limitWords } from './limit-words.ts';
import { type Brief, type Composer, type Part, part } from './part.ts';
import { roomHeights } from './room-heights.ts';
import { isClaimed, isOver, sizesIn } from './sizes-said.ts';
import { askedBeside, heldElsewhere, judgedBeside } from './spoken-limits.ts';
import { bothOfStep, eachOfStep, risersCounted, slipOfSteps, stairSum, unevenSteps } from './stair-parts.ts';
import { contractSaid, NO_ENGINEER, statesSize, withUnits } from './stated-limits.ts';
import { unheldLimit } from './unheld-limits.ts';

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

/** A size of a defect in the words of a rule; empty where none is stated, or it has no such words. */
export const sizeOf = (id: DefectId, text: string): string => {
  const size = SIZE.exec(text)?.[0];
  return (size && MEANT[id]?.(size.replace(/ ?mil\b/i, ' mm'))) || '';
};

/** How flat a tiled floor is isn't how far one tile stands above the next. */
const TILES_FLAT = /\bstraight ?edge|\bflat(?:ness)?\b|\b(?:over|in|across|under) (?:a |any )?2 ?m\b/i;
const OF_JOINT =
  /\b\d+(?:\.\d+)? ?(?:mm|mil)? ?(?:wide )?(?:grout |tile )?(?:joints?|grout)\b|\bjoints? (?:of|is|are|at) \d+(?:\.\d+)? ?(?:mm|mil)?/gi;
const GOT =
  /(?<=\b(?:got|get|gets|is|was|reads?|says?|measured?|of|about) )(\d\.\d)(?! ?(?:mm|mil|cm|m\b))/gi;
const SIZE = /\b\d+(?:\.\d+)? ?(?:mm|millimet(?:re|er)s?|mil|cm)\b/i;

/** Who asks for the category of a wall's crack tells its width, whatever else the wall does. */
const OF_CATEGORY = /^(?=.*\bcrack)(?=.*\b(?:categor\w*|2870)\b)(?=.*\b(?:wall|brick\w*|plaster\w*)\b)/is;

/** The question with a bare size said in full, so that a rule can read it. */
export function spelledOut(asked: Question): Question {
  // A crack's width is what people call its thickness.
  const question = /crack/i.test(asked.text)
    ? { ...asked, text: asked.text.replace(/\bthick(?:ness)?\b/gi, 'wide') }
    : asked;
  const [id] = question.defectIds;
  // How wide the joint is isn't how far a tile stands out.
  const measured =
    id === 'tile_lippage'
      ? withUnits(question.text.replace(OF_JOINT, ' ').replace(GOT, '$1 mm'))
      : question.text;
  const size = SIZE.exec(measured)?.[0];
  const ofCrack = id !== undefined && /crack|render/.test(id);
  // A slab isn't cracked because it is spoken of: only where a crack is, or was, is its width meant.
  const flat = id === 'tile_lippage' && TILES_FLAT.test(question.text);
  const say =
    (!flat &&
      id &&
      (!ofCrack || question.defectStrength === 0 || /crack|\bstepped (?:brick|mason)/i.test(question.text)) &&
      MEANT[id]) ||
    (OF_CATEGORY.test(question.text) && MEANT.brick_stepped_crack);
  if (!size || !say) return question;
  const told = readMeasurements(question.text);
  const words = say(size.replace(/ ?mil\b/i, ' mm'));
  const added = readMeasurements(words);
  const attribute = added[0]?.attribute;
  if (told.some((measurement) => measurement.attribute === attribute)) return question;
  // How much one side stands above the other is no width of the crack.
  if (
    ofCrack &&
    !/\bstepped\b/i.test(question.text) &&
    told.some(({ attribute: other, text }) => other === 'offset' && text === size)
  )
    return question;
  return {
    ...question,
    measurements: [...question.measurements, ...added],
    text: `${question.text}. ${words}`,
  };
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
/** Below this a limit is told only where its own words are said. */
const SURE_OF_MATTER = 0.6;
/** A size that is this many times another is of another thing. */
const FAR_OFF = 12;

/** Whether a row sets something of the order of the sizes that are stated: a room's height isn't near 14 mm. */
function ofAlikeSize(rowId: string, text: string): boolean {
  const sizes = sizesIn(text).filter((size) => size.unit !== '' && !isOver(size) && !isClaimed(size));
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === rowId);
  if (sizes.length === 0 || !row) return true;
  const bounds = [row.limit, ...(row.range ?? [])].flatMap((bound) =>
    typeof bound === 'number' && row.unit ? (inMillimetres(bound, row.unit) ?? []) : [],
  );
  return bounds.some((bound) =>
    sizes.some(({ value }) => value <= bound * FAR_OFF && bound <= value * FAR_OFF),
  );
}

/** Where no limit is sure to be meant: the nearest one, said to be no more than that. */
function nearest({ question, corpus }: Brief, asksOf: string): Part[] {
  const [best] = rank(question, ASPECTS_OF.tolerance, corpus).filter(
    (each) =>
      each.row.aspect === 'tolerance' &&
      each.row.confidence !== 'unsure' &&
      each.coverage >= NEAREST &&
      measures(each, question) &&
      !ofAnotherQuantity(each.row, question.text) &&
      !ofOtherMatter(each.row.id, asksOf) &&
      ofAlikeSize(each.row.id, asksOf) &&
      (question.state === null || each.row.states.length === 0 || each.row.states.includes(question.state)),
  );
  return best ? [part(best.row, Math.min(best.coverage, 0.49), 'The nearest limit I hold:')] : [];
}

/** A category with the widths that it takes in, and who should look from category 3 on. */
export function withRange(part: Part): Part {
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === part.rows[0]?.id);
  if (!row || row.confidence === 'unsure') return part;
  const grave = /-[34]$/.test(row.id) ? ' Have a structural engineer look before anybody fills it.' : '';
  return { ...part, text: `${part.text} That category is ${row.limitText}.${grave}` };
}

const WITHIN = /within the limit/;
const EACH_WITHIN = /(?:\d[\d.]* ?(?:mm )?(?:to|and) )?\d[\d.]* ?mm is \*\*within the limit\*\*\. ?/g;

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
export async function composeLimit(brief: Brief, nearly = true): Promise<Part[]> {
  const asked = { ...brief, question: ofItsTable(brief.question) };
  const parts = overItsLength(distinct(await limitOf(asked, nearly)), asked.question.text);
  const { text, state } = asked.question;
  const contract = contractSaid(text, asked.own.today) ?? asked.question.contract;
  return withEdition(ofOlderContract(parts, text, state, contract), state, contract);
}

/** A gap that is asked for by the table of cracks is the width of one. */
function ofItsTable(question: Question): Question {
  if (!/\btables? c ?[12]\b/i.test(question.text) || /crack/i.test(question.text)) return question;
  const text = question.text.replace(/\bgap\b/i, 'crack');
  return { ...question, text, measurements: readMeasurements(text) };
}

/** What a straightedge shows says nothing of a longer run: of a floor the limits of a room and a footprint do. */
function overItsLength(parts: readonly Part[], text: string): readonly Part[] {
  const short = parts.filter(({ rows: [row] }) => isOverLess(row?.id, text));
  const kept = parts.filter((one) => !short.includes(one));
  if (short.length === 0 || kept.length > 0) return kept;
  return OF_FLOOR.test(text)
    ? rowsNamed('tolerance:floor-level-room', 'tolerance:floor-level-footprint').map((row) => ({
        text: row.text,
        rows: [row],
        support: 0.6,
      }))
    : short.map((one) => ({ ...one, text: `Over a run as long as yours I hold none. ${one.text}` }));
}
const OF_FLOOR = /\b(?:floors?|slabs?)\b/i;

/** Nothing is told twice. */
const distinct = (parts: readonly Part[]): Part[] =>
  parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at);

/** Which contracts the Victorian guide is for, where a limit of it is told and no contract's day was. */
function withEdition(parts: readonly Part[], state: StateCode | null, contract: string): Part[] {
  if (state !== 'VIC' || contract) return [...parts];
  const at = parts.findIndex(({ rows }) => rows.some(({ source }) => OF_GUIDE_2026.test(source)));
  return parts.map((one, index) => (index === at ? { ...one, text: `${one.text} ${FROM_AUGUST}` } : one));
}
const OF_GUIDE_2026 = /Victorian Guide(?: to Standards and Tolerances)? 2026/;
const FROM_AUGUST =
  'That is for contracts from 1 August 2026; earlier ones go by the guide of 2015, whose figures I don’t hold.';

/** The guide of 2026 judges no contract from before its day. */
const GUIDE_FROM = '2026-08-01';
function ofOlderContract(
  parts: readonly Part[],
  text: string,
  state: StateCode | null,
  contract: string,
): Part[] {
  const of2026 = ({ rows }: Part) =>
    rows.some(
      ({ id, source }) =>
        (id.endsWith('-vic26') && !/view|scaling/.test(id)) ||
        (state === 'VIC' && OF_GUIDE_2026.test(source)),
    );
  const ofGuide = /\b(?:new|2026|latest) guide\b/i.test(text);
  if (!contract || contract >= GUIDE_FROM || !(ofGuide || parts.some(of2026))) return [...parts];
  const [first, ...rest] = parts.map((one) =>
    of2026(one)
      ? { ...one, text: one.text.replace(/\*\*(within|beyond) the limit\*\*/, '$1 its limit, if it counted') }
      : one,
  );
  const lead =
    '**No, the Victorian guide of 2026 doesn’t count for your contract:** it is for contracts from 1 August 2026. Earlier ones stay on the guide of 2015, whose figures I don’t hold.';
  return first ? [{ ...first, text: `${lead} For comparison: ${first.text}` }, ...rest] : [];
}

/** What is asked for by its name stands before what only shares words with it. */
function namedFirst(parts: readonly Part[], byName: readonly Part[], text: string): readonly Part[] {
  const wanted = byName[0]?.rows[0]?.id;
  const at = parts.findIndex(({ rows }) => rows[0]?.id === wanted);
  const found = parts[at];
  if (
    wanted &&
    at < 0 &&
    !ofOtherMatter(wanted, text) &&
    parts.every(
      ({ support, rows }) =>
        support < SURE_OF_MATTER || rows.every(({ confidence }) => confidence === 'unsure'),
    )
  )
    return byName;
  return wanted && found && at > 0 ? [found, ...parts.filter((one) => one !== found)] : parts;
}

async function limitOf(asked: Brief, nearly: boolean): Promise<Part[]> {
  const ofSteps = [...slipOfSteps(asked.question.text), ...bothOfStep(asked.question.text)];
  if (ofSteps.length > 0) return ofSteps;
  if (RETAINING.test(asked.question.text)) return CRACK_OF_RETAINING;
  if (SCALED.test(asked.question.text)) return notScaled();
  const rooms = roomHeights(asked.question.text);
  if (rooms.length > 0) return rooms;
  const unheld = unheldLimit(asked.question.text);
  if (unheld.length > 0) return unheld;
  const brief = { ...asked, question: named(asked) };
  const question = spelledOut(brief.question);
  const category = crackCategory(question);
  const own = asked.question.text;
  // Of a finding that says no more than 'not determined' the limit itself is what was asked for.
  const finding = brief.question === asked.question ? brief.finding : null;
  const found = await composeTolerance({ ...brief, question, finding });
  // Of a crack whose width is said the category is the answer, with whatever limit judges it before that.
  const decided = found
    .filter(({ rows }) => category.length === 0 || OF_NATSPEC.test(own) || !/natspec/.test(rows[0]?.id ?? ''))
    .map((one) => verdictOn(one, brief.question.text))
    .filter(({ text }) => /within the limit|beyond the limit|too close/.test(text));
  // Several cracks are a group, of which the limit of one says nothing.
  const ofOne = SEVERAL.test(question.text) ? [] : decided;
  const spokenAs = question.defectIds.map((id) => findDefectName(id)?.name ?? '');
  // What was told last is still spoken of, where a message goes on from it.
  const before = rowsNamed(...asked.question.cited).map(({ title }) => title);
  const asksOf = [
    asked.question.text,
    question.text,
    asked.question.askedBefore,
    ...spokenAs,
    ...before,
  ].join(' ');
  const spoken = found.filter(({ rows, support }) =>
    rows.every(
      (row) =>
        !ofAnotherQuantity(row, question.text) &&
        // What covers little of the question must be of what it names.
        !(support < SURE_OF_MATTER ? ofOtherMatter : tellsOtherMatter)(row.id, asksOf),
    ),
  );
  // That no guide of the state is held is told beside the category, which holds everywhere.
  const notHere = found.filter(({ text }) => text.startsWith('I hold no such limit'));
  const parts = category.length > 0 ? [...ofOne, ...category.map(withRange), ...notHere] : spoken;
  const { text } = brief.question;
  const { today } = asked.own;
  // What is asked for by the name of its part is surer than what only shares words with it.
  const byName = askedBeside(asked.question.text, question.state, today);
  const said =
    parts.length > 0
      ? namedFirst(parts, byName, asked.question.text)
      : byName.length > 0 || !nearly
        ? byName
        : nearest({ ...brief, question }, asksOf);
  const ofStep = eachOfStep(text);
  const uneven = unevenSteps(text);
  // What the limit is called was added to find it, and says nothing of where a size stands.
  const spokenOf = ofStep.length > 0 ? [] : judgedBeside(own, question.state, today);
  // Of steps that differ too much it isn't said that each is allowed.
  const beside = uneven.length > 0 ? spokenOf.filter(({ text: said }) => !WITHIN.test(said)) : spokenOf;
  const absent =
    uneven.length + ofStep.length + beside.length > 0 ? [] : heldElsewhere(own, question.state, today);
  const others =
    ofStep.length > 0
      ? []
      : beside.length > 0
        ? OF_TABLE.test(own) && category.length > 0
          ? [...category.map(withRange), ...beside.filter(({ rows }) => !OF_FINISH.test(rows[0]?.id ?? ''))]
          : [...beside, ...category.map(withRange)]
        : absent.length > 0
          ? absent
          : uneven.length > 0
            ? judgedFirst(said, text).map((part) => ({ ...part, text: part.text.replace(EACH_WITHIN, '') }))
            : judgedFirst(said, text);
  if (NEEDS_ENGINEER.test(own) && !NO_ENGINEER.test(own) && category[0] && said[0])
    return [
      {
        ...said[0],
        text: `${said.some((one) => /structural engineer look/.test(one.text)) ? '**Yes, have one look.**' : '**Not by its width alone.** Call one if it grows, is wider at one end, one side stands out, or doors jam.'} ${said[0].text}`,
      },
      ...said.slice(1),
    ];
  if (NO_ENGINEER.test(asked.question.text) && said[0])
    return [
      { ...said[0], text: `**No, a size alone never says that no engineer is needed.** ${said[0].text}` },
      ...said.slice(1),
    ];
  const judged = [...uneven, ...risersCounted(text), ...stairSum(text), ...ofStep, ...others];
  const [first, ...rest] = judged;
  if (first && PUT_IN_MY_MOUTH.test(own) && !asked.question.followUp)
    return [{ ...first, text: `${NOT_SAID} ${first.text}` }, ...rest];
  return UNIVERSAL.test(own) && first ? [denied(first), ...rest] : judged;
}

/** Asks for the table of damage and not for a limit. */
const OF_TABLE = /\btables? c ?[12]\b|\bas ?2870\b|\bcategor\w*\b|\bwhat cat\b/i;
/** How flat concrete is finished is another table. */
const OF_FINISH = /:(?:ccaa|natspec)/;
/** Classes of a contract count where it names them. */
const OF_NATSPEC = /\bnatspec\b|\bclass ?[abc]\b/i;

/** 'Do I need an engineer for a 4 mm crack?' */
const NEEDS_ENGINEER = /\b(?:need|get|call|see|require|worth|time for)\b.{0,20}\bengineer\b/i;

/** '4 mm over 2 m, so 2 mm over 1 m?' */
const SCALED =
  /\bover (?:a |any )?(?:2|two)(?:\.0)? ?m\w*\b.*\bover (?:a |any )?(?:1|one|half|0\.5|4|four|3|three) ?m\w*\b|\bpro ?rata\b|\b(?:tolerances?|limits?|allowance) (?:gets? |is |are |be )?halv\w+|\bhalv(?:e|es|ed|ing) (?:it|the|that)\b|\bhalf (?:of )?the (?:2 ?m|two met\w+|limit|figure|tolerance)\b|\bscal(?:e|es|ed) (?:it |the limit |the tolerance |them )?(?:up|down|with|by|to)\b/i;
const notScaled = (): Part[] =>
  rowsNamed('tolerance:no-scaling-vic26').map((row) => ({
    text: `**No, a limit isn’t scaled with the length**, as the Victorian guide says. ${row.text} For other states I hold no such sentence, and none that allows scaling. Over 2 m the limits that I hold for new floors, lined walls and tiled surfaces are 4 mm each.`,
    rows: [row, ...rowsNamed('tolerance:floor-level-2m', 'tolerance:wall-straight', 'tolerance:tile-flat')],
    support: 0.8,
  }));

/** 'You said yesterday that 25 mm is fine.' */
const PUT_IN_MY_MOUTH = /^\W*(?:but |so |hey |well )*you (?:said|told|wrote|confirmed|agreed|promised)\b/i;
const NOT_SAID = '**I can’t see that I said so, and don’t go by it.** What I hold is this.';

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
