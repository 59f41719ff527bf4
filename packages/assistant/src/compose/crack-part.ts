import { floorCrackCategory, wallCrackCategory } from '@plumbline/knowledge/rules';
import { rowsNamed } from '../corpus.ts';
import type { Question } from '../question/read-question.ts';
import type { Part } from './part.ts';
import { statesSize } from './stated-limits.ts';

const OF_A_FLOOR = /\b(?:slab|floor|driveway|paving|concrete)/i;
const OF_A_WALL = /\b(?:wall|brick|masonry|plaster|ceiling|cornice|render|gyprock)/i;

/** That there is more than one crack, and not only where. */
export const SEVERAL =
  /\b(?:several|three|four|five|six|seven|eight|nine|ten|[3-9]) (?:[\w.]+ ){0,3}cracks\b|\b(?:group|bunch|cluster|row) of (?:[\w.]+ ){0,2}cracks\b|\bcracks\b.{0,40}\b(?:several|three|four|five|six|seven|eight|nine|ten|[3-9]) of (?:them|these|those)\b|\bcracks\b.{0,60}\b(?:bunched|stacked|clustered|side by side|in (?:a|one|the same) (?:group|row|bunch|cluster))\b/i;
const LESS_THAN = /(?:\b(?:less than|under|below|thinner than|finer than)\s*|<\s*)(?:a )?\d/i;
/** What holds for several cracks, where nobody said how wide they are. */
const GROUP = (): Part => ({
  text: 'Several cracks of 3 mm or more in one group count as **category 3, moderate**, for a wall, whatever each is by itself. Have a structural engineer look before anybody fills them.',
  rows: rowsNamed('tolerance:as2870-c1-3'),
  support: 0.8,
});

/** How far a floor is off a straightedge over its crack, in millimetres. */
function offsetSaid(text: string): number | undefined {
  const [, count] = OFF_THE_EDGE.exec(text) ?? UNDER_THE_EDGE.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}
const OFF_THE_EDGE =
  /\b(\d+(?:\.\d+)?) ?(?:mm|mil)\b(?: \w+){0,3} (?:a|the|my|an)? ?(?:3|three)[ -]?m(?:et(?:re|er)s?)?(?: long)? (?:straight ?edge|level|edge)\b/i;

/** A fall to a drain is no damage of a floor. */
const OF_TABLE_C2 =
  /\bcrack\w*|\bslabs?\b|\bconcrete\b|\bstraight ?edge|\btables?\b|\bcategor\w*|\bhumps?\b/i;

/** 'A 3 m straightedge over the hump, 18 mm under it.' */
const UNDER_THE_EDGE =
  /\b(?:3|three)[ -]?m(?:et(?:re|er)s?)?(?: long)? (?:straight ?edge|level|edge)\b[^.;?]{0,60}?\b(\d+(?:\.\d+)?) ?(?:mm|mil)\b/i;

/** The damage category of AS 2870 for the widths of cracks that a message states. */
export function crackCategory({ text, measurements, defectIds }: Question): Part[] {
  const widths = measurements
    // A stepped crack of 8 mm is that wide; no step of 8 mm is meant.
    .filter(
      ({ attribute, unit }) =>
        unit === 'mm' &&
        (attribute === 'crack_width' || (attribute === 'offset' && /\bstepped crack/i.test(text))),
    )
    // 'Less than a tenth' isn't the tenth.
    .map((each) => (LESS_THAN.test(text) ? { ...each, value: each.value * 0.98, uncertainty: 0 } : each));
  const ofFloor = defectIds.includes('slab_crack') || (OF_A_FLOOR.test(text) && !OF_A_WALL.test(text));
  // 'Several cracks' of one width are a group of them.
  const [width] = widths;
  const all = width && widths.length === 1 && SEVERAL.test(text) ? [width, width, width] : widths;
  const offset =
    offsetSaid(text) ??
    (OF_TABLE_C2.test(text)
      ? measurements.find(({ attribute }) => attribute === 'offset')?.value
      : undefined);
  const found = ofFloor
    ? floorCrackCategory(width?.value === offset ? undefined : width, offset)
    : wallCrackCategory(all);
  if (!found) return !ofFloor && SEVERAL.test(text) && widths.length === 0 ? [GROUP()] : [];
  const { table, category, label = `category ${category}`, name, reason, meaning } = found;
  const rows = rowsNamed(`tolerance:as2870-${table.toLowerCase()}-${category}`);
  const byLevel = ofFloor && reason.startsWith('Level');
  return [
    {
      text: `By ${byLevel ? 'how far it is out of level' : 'its width'} that is damage **${label.replace('Category', 'category')}, ${name}**, for ${ofFloor ? 'a concrete floor' : 'a wall'}: ${all.length > widths.length ? reason.replace(/^\d+/, 'Several') : reason} ${meaning ? `At that ${byLevel ? 'difference' : 'width'}: ${meaning.replace(/\.?$/, '.')}` : ''}`.trim(),
      rows,
      support: 0.9,
    },
  ];
}

/** 'Category 7 exists, doesn't it? Which one is 4 mm?': the size is judged as well as the number. */
export const sizeBesideCategory = (message: string, question: Question): Part[] =>
  /\bcrack/i.test(message) && statesSize(message) && /\b(?:which|what|whats)\b/i.test(message)
    ? crackCategory(question)
    : [];

const SLAB_CRACKED = /^(?=.*\bcrack\w*)(?=.*\b(?:slabs?|concrete floor|garage floor)\b)/is;
const OF_WIDTH =
  /\b(?:how (?:wide|big|much)|what (?:width|size)|allowed|limit|toleranc\w*|faulty|defect\w*|acceptable|ok|okay|too (?:wide|big))\b|\d ?(?:mm|mil)\b/i;
const NOT_WIDTH = /\b(?:who|caus\w*|why|fix|repair|driveway|path|paving|how long|which (?:year|day)|wait)\b/i;

/** From which category on Western Australia counts a slab's crack as faulty, and where a width lies to that. */
export function slabInWest(question: Question): Part[] {
  const { text, state } = question;
  if (state !== 'WA' || !SLAB_CRACKED.test(text) || !OF_WIDTH.test(text) || NOT_WIDTH.test(text)) return [];
  const [category] = crackCategory({ ...question, defectIds: ['slab_crack'] });
  const rows = rowsNamed('tolerance:slab-crack-wa', 'tolerance:as2870-c2-2');
  return [
    {
      text: `**About 2 mm.** ${rows.map((row) => row.text).join(' ')} Width alone never decides.${category ? ` ${category.text}` : ''}`,
      rows: [...rows, ...(category?.rows ?? [])],
      support: 0.8,
    },
  ];
}
