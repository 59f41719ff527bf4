/** Rows of the tolerances. An unsure one says that it is known and not what it says. */
import type { StateCode } from '@plumbline/knowledge';
import { RULES } from '@plumbline/knowledge/rules';
import { citeTolerance, TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import type { Row } from './row.ts';

/** What people call the parts of a building that rows are filed under. */
const ELEMENT_WORDS: Readonly<Record<string, string>> = {
  balustrade: 'balustrade railing handrail barrier balcony deck guard fall',
  stairs: 'stairs stairway staircase steps tread riser going nosing',
  skirting: 'skirting architrave trim moulding mitre gap joinery',
  waterproofing: 'shower bathroom wet area membrane ensuite laundry waterproof',
  ventilation: 'exhaust fan bathroom kitchen vent ventilation airflow',
  fire: 'smoke alarm detector fire',
  'wall (brick)': 'brick brickwork masonry wall mortar',
  'wall (plaster)': 'wall plaster plasterboard gyprock frame lining straight plumb bow vertical out of plumb',
  'wall (render)': 'render rendered wall',
  plasterboard: 'plasterboard gyprock finish level plastering',
  concrete: 'concrete slab floor flat level',
  crack: 'crack cracking width category damage',
  floor: 'floor flooring level boards',
  tile: 'tile tiles tiling lip lippage',
  gutter: 'gutter fall slope guttering',
  window: 'window glass glazing',
  termite: 'termite white ant inspection',
  general: 'finish blemish look distance view tolerance guide',
};

const defectsByRow = new Map<string, Set<(typeof RULES)[number]['settles'][number]>>();
for (const { provisions, settles } of RULES)
  for (const id of provisions) {
    const known = defectsByRow.get(id) ?? new Set();
    for (const defect of settles) known.add(defect);
    defectsByRow.set(id, known);
  }

/** The limit with its conditions, as one sentence without a full stop. Undefined for an unsure row. */
export function limitOf(row: Tolerance): string | undefined {
  const { limitText } = citeTolerance(row);
  if (limitText === undefined) return undefined;
  const conditions = [row.condition, row.timeWindow].filter(Boolean).join('; ');
  return conditions ? `${limitText} (${conditions})` : limitText;
}

function placeOf(row: Tolerance): string {
  const { number, clause } = citeTolerance(row);
  return [number, clause].filter(Boolean).join(', ');
}

function textOf(row: Tolerance): string {
  const limit = limitOf(row);
  if (limit === undefined)
    return `**${row.attribute}**: a limit is known to exist, but its value isn’t confirmed here, so none is given.`;
  const place = placeOf(row);
  const beyond = row.exceeding ? ` ${row.exceeding.replace(/\.?$/, '.')}` : '';
  return `**${row.attribute}**: ${limit}${place ? ` — ${place}` : ''}.${beyond}`;
}

const statesOf = ({ jurisdictions }: Tolerance): StateCode[] =>
  jurisdictions.includes('national') ? [] : jurisdictions.filter((place) => place !== 'national');

export const TOLERANCE_ROWS: readonly Row[] = TOLERANCES.map((row) => ({
  id: `tolerance:${row.id}`,
  aspect: 'tolerance',
  title: row.attribute,
  text: textOf(row),
  keywords: `${row.element} ${ELEMENT_WORDS[row.element] ?? ''} ${row.confidence === 'unsure' ? row.condition : ''}`,
  defectIds: [...(defectsByRow.get(row.id) ?? [])],
  states: statesOf(row),
  confidence: row.confidence,
  source: placeOf(row) || row.document || 'General trade knowledge',
}));
