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
  door: 'door doors',
  joinery: 'kitchen cabinet cabinetry cupboard benchtop drawer joinery',
  ceiling: 'ceiling plaster',
  roof: 'roof roofing tile',
  site: 'slab ground site',
  paint: 'paint painting coat finish',
};

/** What people ask a single row by, where its own words are others. */
const ROW_WORDS: Readonly<Record<string, string>> = {
  'bar-opening':
    'gap gaps space spacing between palings posts bars wires balusters railing glass panels child head fit through opening openings wide',
  'bar-need': 'needed necessary drop deck step edge when height high above ground handrail',
  'bar-height': 'high tall balcony deck verandah landing',
  'bar-height-stair': 'high tall stairs staircase',
  'bar-climb': 'climb climbable child horizontal wires rails',
  handrail: 'high height stairs needed both sides',
  'stair-riser': 'rise step steps go up each height high maximum minimum',
  'stair-going': 'treadgoing tread depth run deep wide width',
  'stair-2rg': 'slope relationship formula twice riser plus going',
  'stair-flight': 'number of steps how many in one flight before a landing most maximum',
  'stair-open': 'open tread gap between',
  'stair-uniform': 'uneven irregular variation difference between steps consistent same',
  'stair-slip': 'slippery slip non-slip tread nosing rating',
  'stair-landing': 'landing long size depth',
  'mas-weephole': 'weephole weep hole apart distance centres',
  'mas-dpc': 'damp course far high above ground soil garden paving',
  'mas-slab-height':
    'clearance garden bed level slab far high above below ground soil garden sit paving freeboard',
  'mas-overhang': 'far brickwork bricks hang over edge slab',
  'wet-fall': 'slope grade drain bathroom shower floor waste gradient',
  'wet-shower-wall': 'high up the wall tile membrane rose behind upstand',
  'wet-unenclosed': 'walk-in open shower screen hob distance',
  'wet-waste': 'floor drain second needed',
  'wet-outside': 'bathroom floor timber',
  'ceil-height': 'ceiling ceilings low living bedroom habitable rooms minimum',
  exhaust: 'extraction litres per second rangehood flow rate kitchen toilet',
  'gutter-fall': 'slope grade eaves',
  'smoke-alarm': 'where located hardwired interconnected bedroom hallway storey',
  'floor-level-room': 'uneven slope sloping out of level across a room lounge living bedroom',
  'floor-level-2m': 'uneven straightedge over 2 m',
  'floor-level-footprint': 'whole house overall sloping',
  'window-bed': 'child fall upstairs bedroom restrictor restrictors restrict opening lock',
  'window-other': 'child fall upstairs living',
  'glass-bath': 'shower screen mirror safety glass bathroom',
  'view-normal-nsw': 'distance far away stand look judge seen visible paint plaster finish inspect light',
  'view-normal-vic26': 'distance far away stand look judge seen visible paint plaster finish inspect light',
  'guide-status': 'binding bind legal weight status guide law enforceable',
  'door-clearance': 'gap around door edge jamb head clearance between',
  'door-distortion': 'warped bowed twisted bent door leaf',
  'door-operate': 'sticking jamming rubbing close latch open shut',
  'floor-springy': 'bounce bouncy bounces springy flex vibration deflection timber floor how much allowed',
  'bench-cabinet': 'gap alignment uneven drawer cupboard level',
  'slab-finish-nsw': 'surface finish rough polish trowel',
  'slab-flat-as3600': 'flat flatness level even straight bow deviation',
  'natspec-a': 'flat flatness straightedge even',
  'natspec-b': 'flat flatness straightedge even',
  'natspec-c': 'flat flatness straightedge even',
  'ccaa-conventional': 'flat flatness level even straightedge',
  'slab-crack-vic26': 'cracked slab floor width wide',
  'slab-crack-wa': 'cracked slab floor width wide',
  'slab-crack-nsw': 'cracked slab floor width wide',
  'paving-crack': 'driveway path paving cracked',
  'tile-flat': 'flat flatness level even uneven tiled floor wall straightedge',
  'tile-cracked': 'hollow broken chip scratch',
  'tile-coverage': 'glue adhesive bedding behind back percentage',
  'mas-bed-level': 'course courses brick level run out',
  'mas-plumb-storey': 'plumb vertical lean straight brick wall out',
  'mas-plumb-total': 'plumb vertical lean straight brick wall out',
  'mas-plane': 'flat bow bulge straight brick wall',
  'mas-perpend': 'width wide thick vertical mortar joints perps uneven vary',
  'mas-cavity-veneer': 'wide width gap between bricks frame veneer hole',
  'mas-cavity': 'wide width gap between leaves double brick',
  'frame-plumb': 'plumb vertical lean stud post out',
  'wall-straight': 'bow flat straightedge curve',
  'render-crack': 'render crack hairline wide',
  'paint-finish': 'brush marks roller runs drips patchy',
  'roof-undulate': 'wavy sagging ridge line straight',
  'set-out': 'dimension house position boundary siting level',
  'termite-edge': 'visible slab edge inspection zone perimeter',
  'fix-gap-handover': 'new handover mitre joint open',
  'fix-gap-12m': 'first year mitre joint open',
  'fix-gap-after12m': 'after a year later mitre joint open',
  'fire-door-gap': 'gap frame clearance fire door',
  'plaster-crack': 'gyprock wall ceiling hairline wide',
  'no-scaling-vic26': 'scale shorter length pro rata',
  'tile-lip': 'uneven tiles edge higher floor wall stick up past each other next',
  'tile-lip-narrow': 'narrow thin grout joints butt',
  'tile-lip-polished': 'polished porcelain marble ground rectified ones',
};

const defectsByRow = new Map<string, Set<(typeof RULES)[number]['settles'][number]>>();
for (const { provisions, settles } of RULES)
  for (const id of provisions) {
    const known = defectsByRow.get(id) ?? new Set();
    for (const defect of settles) known.add(defect);
    defectsByRow.set(id, known);
  }

const ruleByRow = new Map<string, string>();
for (const { id, provisions } of RULES)
  for (const provision of provisions)
    if (!ruleByRow.has(`tolerance:${provision}`)) ruleByRow.set(`tolerance:${provision}`, id);

/** The rule whose page tells of a row; undefined where no rule applies it. */
export const ruleOfRow = (rowId: string): string | undefined => ruleByRow.get(rowId);

/** The limit with its conditions, as one sentence without a full stop. Undefined for an unsure row. */
function limitOf(row: Tolerance): string | undefined {
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
  return `**${row.attribute}**: ${limit}${place ? ` — ${place}` : ''}.`;
}

/** What it means to be beyond a limit, as a sentence, where something is or might be; undefined for an unsure row. */
export function beyondOf(rowId: string, broken = false): string | undefined {
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === rowId);
  if (!row?.exceeding || row.confidence === 'unsure') return undefined;
  if (/^Outside the tolerance/.test(row.exceeding)) return undefined;
  // A least height isn't kept by what lies below it: 'beyond' would say the opposite.
  return `${row.exceeding
    .replace(/^Beyond (?:it|that) /, 'Where that isn’t kept, ')
    .replace(/^The guide counts it /, broken ? '$&' : 'Where that isn’t kept, the guide counts it ')
    .replace(/\.?$/, '')}.`;
}

const statesOf = ({ jurisdictions }: Tolerance): StateCode[] =>
  jurisdictions.includes('national') ? [] : jurisdictions.filter((place) => place !== 'national');

export const TOLERANCE_ROWS: readonly Row[] = TOLERANCES.map((row) => ({
  id: `tolerance:${row.id}`,
  aspect: 'tolerance',
  title: row.attribute,
  text: textOf(row),
  keywords: `${row.element} ${ELEMENT_WORDS[row.element] ?? ''} ${ROW_WORDS[row.id] ?? ''} ${row.confidence === 'unsure' ? row.condition : ''}`,
  defectIds: [...(defectsByRow.get(row.id) ?? [])],
  states: statesOf(row),
  confidence: row.confidence,
  source: placeOf(row) || row.document || 'General trade knowledge',
}));
