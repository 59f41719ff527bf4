/** Which defects may stand behind what is seen, in the order of what the words and the stage tell. */
import type { DefectId } from '../defects.ts';
import { FAMILY_DEFECTS } from '../families.ts';
import type { Family } from '../findings.ts';
import { isRuledOutByMaterial, materialsMeant } from '../materials.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import { type Defect, findDefect } from '../taxonomy.ts';
import type { AssessInput } from './types.ts';

const SHOWN = 4;
/** Without words, so many count for what raises the severity: the rest are too unlikely. */
const WEIGHED = 2;
/** How many places a defect that is usual at the stage moves up. */
const STAGE_WEIGHT = 1.5;

/** Words of material and place that point to one of a family's defects. */
const POINTERS: Readonly<Partial<Record<DefectId, readonly Cue[]>>> = {
  plasterboard_crack: ['plaster|plastered|plasterboard*|gyprock|cornice*|ceiling*|drywall'],
  brick_stepped_crack: ['brick|bricks|brickwork*|blockwork|besser|masonry|veneer|mortar'],
  slab_crack: ['slab*|driveway*|footpath*', 'concrete floor*', 'garage floor*'],
  render_defect: ['render*|stucco'],
  concrete_spalling: ['concrete|balcon*|soffit|column*|beam*'],
  mortar_defect: ['mortar|brick|bricks|brickwork*|perpend*|joint*'],
  condensation_mould: ['bathroom|bedroom|wardrobe|ceiling|window*|laundry'],
  waterproofing_failure: ['shower*|ensuite'],
  subfloor_damp: ['subfloor|underfloor', 'under house|floor'],
  gutter_defect: ['gutter*'],
  dpc_bridged: ['soil|garden|paving'],
  corroded_lintel: ['lintel*', 'above|over window*|door*|opening*|garage'],
  wall_tie_corrosion: ['tie|ties'],
  exposed_reinforcement: ['reo|rebar|bar|bars|mesh|reinforcement'],
  peeling_paint: ['paint*'],
  water_stain: ['ceiling*|stain*'],
  rising_damp: ['skirting*', 'bottom|base|low wall*'],
  roof_leak: ['roof*'],
  leaking_pipe: ['pipe*|tap|taps|sink'],
  balcony_membrane: ['balcon*|deck*'],
  tile_lippage: ['lip|lippage|uneven|higher|trip*'],
  tile_cracked: ['crack*|chip*|broken|drummy|hollow|loose'],
  grout_sealant_missing: ['grout*|silicone|sealant'],
};

/** In a room without water no shower leaks, unless one is named. */
const DRY_ROOM: readonly Cue[] = [
  'bedroom*|lounge*|living|dining|study|hallway|hall|corridor|garage|wardrobe*|office*|nursery|couch|sofa|roof',
];
const WET_ROOM: readonly Cue[] = ['shower*|bath|bathroom*|ensuite*|laundry|toilet*|wc|wet'];

interface Candidates {
  /** At most four, likeliest first. */
  shown: readonly Defect[];
  /** Those whose escalations count. */
  weighed: readonly Defect[];
  /** Those that the words point to. */
  pointed: readonly Defect[];
}

/** The defects of several families, each family's likeliest before anybody's second. */
function inTurn(families: readonly Family[]): Defect[] {
  const lists = families.map((family) => FAMILY_DEFECTS[family]);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const ids = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(ids)].flatMap((id) => findDefect(id) ?? []);
}

export function candidatesOf(families: readonly Family[], { description, stages }: AssessInput): Candidates {
  const materials = materialsMeant(description);
  const ofFamily = inTurn(families);
  const isDry = statesAny(description, DRY_ROOM) && !statesAny(description, WET_ROOM);
  const possible = ofFamily.filter(
    ({ id }) => !isRuledOutByMaterial(id, materials) && !(isDry && id === 'waterproofing_failure'),
  );
  const all = possible.length > 0 ? possible : ofFamily;
  const pointed = all.filter((defect) => statesAny(description, POINTERS[defect.id] ?? []));
  const place = (defect: Defect) => {
    const usual = defect.stages.some((stage) => stages.includes(stage));
    return all.indexOf(defect) - (usual ? STAGE_WEIGHT : 0) - (pointed.includes(defect) ? all.length : 0);
  };
  const ordered = all.toSorted((one, other) => place(one) - place(other));
  return {
    shown: ordered.slice(0, SHOWN),
    weighed: ordered.slice(0, pointed.length > 0 ? pointed.length : WEIGHED),
    pointed,
  };
}
