/** 'Is 6 mm ok?': the limit, whether the stated value keeps it, and what that depends on. */
import type { DefectId } from '@plumbline/knowledge';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import type { Question } from '../question/read-question.ts';
import { crackCategory } from './crack-part.ts';
import { composeTolerance } from './limit-parts.ts';
import type { Brief, Part } from './part.ts';

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

const SIZE = /\b\d+(?:\.\d+)? ?(?:mm|millimet(?:re|er)s?|mil|cm)\b/i;

/** The question with a bare size said in full, so that a rule can read it. */
export function spelledOut(asked: Question): Question {
  // A crack's width is what people call its thickness.
  const question = /crack/i.test(asked.text)
    ? { ...asked, text: asked.text.replace(/\bthick(?:ness)?\b/gi, 'wide') }
    : asked;
  const [id] = question.defectIds;
  const size = SIZE.exec(question.text)?.[0];
  const say = id && MEANT[id];
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
  /(\b(?:over|in|across|per|within|every) (?:a |any )?)?\b(\d+(?:\.\d+)?) ?(mm|cm|m|millimet(?:re|er)s?|met(?:re|er)s?)\b(?! (?:high deck|deck|drop|balcony|off the ground|above ground|above the ground|up\b|long|straight))/gi;

/** The length that a message states, in millimetres: the only one that isn't what it was measured over. */
function lengthSaid(text: string): { value: number; words: string } | undefined {
  const found = [...text.matchAll(LENGTHS)].filter(([, over]) => over === undefined);
  if (found.length !== 1 || !found[0]) return undefined;
  const [words, , count = '', unit = ''] = found[0];
  const factor = UNITS[/^mi|^mm/i.test(unit) ? 'mm' : /^c/i.test(unit) ? 'cm' : 'm'] ?? 1;
  return { value: Number(count) * factor, words: words.trim() };
}

const inMillimetres = (value: number, unit: string): number | undefined => {
  const factor = UNITS[unit];
  return factor === undefined ? undefined : value * factor;
};

/** Whether a length keeps a row's limit; undefined where that can't be told from the two alone. */
function keeps(row: Tolerance, value: number): boolean | undefined {
  if (row.confidence === 'unsure') return undefined;
  if (row.operator === 'range' && row.range) {
    const [low, high] = row.range.map((bound) =>
      bound === null || bound === undefined || row.unit === null ? undefined : inMillimetres(bound, row.unit),
    );
    return low === undefined || high === undefined ? undefined : value >= low && value <= high;
  }
  const limit = row.limit === null || row.unit === null ? undefined : inMillimetres(row.limit, row.unit);
  if (limit === undefined) return undefined;
  if (row.operator === '>=') return value >= limit;
  if (row.operator === '<') return value < limit;
  return row.operator === '<=' ? value <= limit : undefined;
}

/** The same order of size: a deck's height is no gap. */
const ALIKE = 12;

function verdictOn(part: Part, text: string): Part {
  const said = lengthSaid(text);
  const [row] = part.rows;
  const tolerance = TOLERANCES.find(({ id }) => `tolerance:${id}` === row?.id);
  if (!said || !tolerance || /within the limit|beyond the limit|too close|category/.test(part.text))
    return part;
  const kept = keeps(tolerance, said.value);
  const bounds = [tolerance.limit, ...(tolerance.range ?? [])].flatMap((bound) =>
    bound === null || bound === undefined || tolerance.unit === null
      ? []
      : (inMillimetres(bound, tolerance.unit) ?? []),
  );
  const near = bounds.some((bound) => bound > 0 && said.value / bound < ALIKE && bound / said.value < ALIKE);
  if (kept === undefined || !near) return part;
  const least = tolerance.operator === '>=';
  const word = kept
    ? '**within the limit**'
    : least
      ? '**below the least allowed**, so not within it'
      : '**beyond the limit**';
  return { ...part, text: `${said.words} is ${word}. ${part.text}`, support: Math.min(part.support, 0.8) };
}

/** A category with the widths that it takes in, and who should look from category 3 on. */
function withRange(part: Part): Part {
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === part.rows[0]?.id);
  if (!row || row.confidence === 'unsure') return part;
  const grave = /-[34]$/.test(row.id) ? ' Have a structural engineer look before anybody fills it.' : '';
  return { ...part, text: `${part.text} That category is ${row.limitText}.${grave}` };
}

/** The limit that is meant and whether the stated value keeps it; no parts where none is known. */
export async function composeLimit(brief: Brief): Promise<Part[]> {
  const question = spelledOut(brief.question);
  const category = crackCategory(question);
  const found = await composeTolerance({ ...brief, question });
  // Of a crack whose width is said the category is the answer, with whatever a rule decides before it.
  const decided = found.filter(({ text }) => /within the limit|beyond the limit|too close/.test(text));
  const parts = category.length > 0 ? [...decided, ...category.map(withRange)] : found;
  const [first, ...rest] = parts;
  return first ? [verdictOn(first, brief.question.text), ...rest] : [];
}
