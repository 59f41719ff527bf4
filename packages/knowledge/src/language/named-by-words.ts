/**
 * Whether words name a defect themselves, as far as 'Your words say …' repeats it. The reader of words guesses more than
 * that from how a complaint sounds: 'the kids chew on it' is like many about termites and names none.
 */
import type { DefectId } from '../defects.ts';
import { hazardOfDefect } from '../hazards/from-finding.ts';
import { readMentions } from './mentions.ts';
import { weigh } from './weigh.ts';

/** Words by their beginnings; `$` ends one. A line needs one of each group, and groups are parted by `&`. */
const NAMES: Readonly<Record<DefectId, readonly string[]>> = {
  plasterboard_crack: [
    'crack|split|fractur|tear|fissure|hairline & plaster|gyp|drywall|corni[cs]e|ceiling|lining|wall|door',
  ],
  brick_stepped_crack: [
    'crack|split|fractur|gap|apart|opening|open$|zigzag & brick|masonry|mortar|veneer|block|stone',
  ],
  brick_vertical_crack: ['crack|split|fractur|gap|apart|snapped & brick|masonry|mortar|veneer|block|stone'],
  slab_crack: ['crack|split|fractur|open & slab|concrete|driveway|footpath|path|floor|paving'],
  footing_settlement: [
    'footing|foundation|stump|pier|underpin|house|home|corner|extension|building|slab & sink|sank|sunk|drop|settl|subsid|mov|rotat|heav|gone down|going down|tilt|lean',
    'settlement|subsidence',
  ],
  uneven_floor: [
    'floor|slab|screed & uneven|not flat|isn.t flat|slop|slant|level|dip$|dips|low spot|hump|hollow|straightedge|downhill|runs|roll|out$|fall|tilt',
  ],
  bouncy_floor: [
    'floor|joist|upstairs|deck & bounc|spring|spong|flex|shak|trampolin|deflect|vibrat|soft|wobbl|rattl|shudder|movement|under your weight|under my weight',
  ],
  sagging_roof: [
    'roof|ridge|rafter|truss|purlin|hip & sag|dip|bow|bend|belly|wav|deflect|sway|droop|drop|uneven|cut|broken|crack|hanging',
  ],
  retaining_wall_lean: [
    'retain|hold the soil|holding the soil|holds the soil|sleeper|embankment|garden wall|landscaping wall|boundary wall|retainer & lean|tilt|bulg|push|rotat|tip|fall|mov|bow|crack|collaps|fail|plumb|over$',
  ],
  concrete_spalling: [
    'concrete|cement|render|slab|soffit|balcony|column & spall|flak|fall|fell|break|broke|drop|chunk|crumbl|delaminat|drummy|blown|lump|coming off|came off|com(?:e|es|ing) away',
    'spall|concrete cancer',
  ],
  exposed_reinforcement: ['reo$|rebar|reinforc|mesh|steel|bars|rio$'],
  honeycombing: [
    'honeycomb|cold joint|bony|voids|gravel pocket|stony concrete|poor vibration|not vibrated|wasn.t vibrated|aggregate',
  ],
  frame_out_of_plumb: [
    'frame|framing|stud|noggin|top plate|wall & plumb|straight|lean|twist|bow|out of|bent|warp|banana',
  ],
  missing_bracing_tiedown: [
    'brac|tie.?down|strap|triple.?grip|hoop.?iron|hold.?down|cyclone|rods|skew nail|truss boot',
  ],
  efflorescence: [
    'efflorescen|salt|white powder|white deposit|leaching|calcium',
    'white|chalk|powder|furry|crystal & brick|block|mortar|wall|paver|concrete|masonry|slab|tile|stone',
  ],
  rising_damp: [
    'rising damp|damp rising|salt damp|wicking',
    'damp|wet|moist|tide & wall|brick|plaster|skirting',
  ],
  blocked_weephole: ['weep|open perp|drainage gap|drain hole'],
  dpc_bridged: [
    'dpc|damp.?course|damp.?proof',
    'soil|garden|path|paver|paving|ground|driveway|concrete & weep|damp|above floor|slab level|too high|brick',
  ],
  overhanging_brick: [
    'brick|course|masonry & overhang|hang|nothing under|not fully supported|past|beyond|project|sticks out|sticking out|over$',
  ],
  corroded_lintel: ['lintel|galintel|arch.?bar|angle iron|steel angle|steel bar|steel beam|metal above'],
  mortar_defect: ['mortar|pointing|perp|bed joint|cement|joints'],
  wall_tie_corrosion: [
    // A wall that bulges or leans says nothing of why: its ties are one reason of several.
    'wall.?tie|brick.?tie|ties|tied',
  ],
  water_stain: [
    'stain|water.?mark|brown|yellow|tea colo|discolo|tide.?mark|ring$ & ceiling|plaster|wall|cornice|gyprock|downlight|vent|patch|mark|water',
    'water.?stain|water.?mark',
  ],
  roof_leak: [
    'roof|ceiling|skylight|valley|sarking|attic|manhole|light & leak|water|drip|rain|wet|daylight|sky$',
  ],
  flashing_defect: ['flashing|apron|soaker|metal strip|where the roof meets'],
  gutter_defect: ['gutter|guttering|spouting|box gutter'],
  downpipe_stormwater: [
    'down.?pipe|downie|storm.?water|roof.?water|roof water|drain|soak.?well|spreader|rain.?water|spout',
  ],
  site_drainage_ponding: [
    'pond|puddl|pool|boggy|flood|waterlog|slop|fall|grad|swale|runs|sits|lies|collect & water|ground|yard|garden|path|house|building|block|drain|surface|soil',
  ],
  waterproofing_failure: [
    'waterproof|membrane',
    'shower|bath|wet area|ensuite|laundry|tile & leak|water|wet|damp|swell|swollen|seep|moist',
  ],
  balcony_membrane: [
    'balcon|terrace|deck|verand|roof.?top & leak|membrane|drip|seep|stain|efflor|water|wet|waterproof|rust|pond|tile',
  ],
  condensation_mould: ['mould|mold$|moldy|mildew|condensation|musty|fung'],
  subfloor_damp: [
    'sub.?floor|under the house|under the floor|underneath|crawl|under floor|beneath the floor|below house|bearer|vent & damp|wet|moist|soak|vent|musty|smell|mould|water|saturat|airflow',
  ],
  peeling_paint: [
    'paint|coating|varnish|finish & peel|flak|blister|bubbl|lift|chalk|crack|coming off|come off|bare|fading',
  ],
  paint_finish: [
    'brush strokes|brush marks|lap marks|orange peel|roller marks|roller lines',
    'gloss|paint|roller|brush|coat|colour|color|finish|lap mark|cutting in & patch|streak|drip|run|splash|splatter|miss|thin|uneven|mark|line|cover|coat|lap|straight|wobbl|grin|rough|not same|different|orange peel',
  ],
  nail_pop: ['nail|screw|fixing|fastener & pop|push|proud|show|bump|back|lump|out$|head|through'],
  peaking_joint: [
    'joint|join|seam|sheet|flush & peak|visible|show|see$|ridge|raised|stick|stand|hump|glanc|light',
  ],
  ceiling_sag: [
    'ceiling|cornice|plaster|gyprock|lath & sag|droop|bow|drop|hang|come away|coming down|fall|fell|bulg|separat|deflect|belly|bend|collaps|down$|loose',
  ],
  skirting_gap: [
    'skirt|architrave|scotia|quad|trim|mitre & gap|open|tight|meet|touch|slide|loose|away|split',
  ],
  door_binding: [
    'door & bind|stick|stuck|rub|jam|catch|latch|clos|shut|lock|swell|swollen|margin|hit|drag|scrap|strik|open',
  ],
  window_reveal_gap: [
    'window|reveal|sill|door frame & gap|draught|draft|seal|caulk|silicone|wind|air|open|rain|daylight',
  ],
  glass_safety: [
    'glass|glaz|pane$|panes|annealed|shower panel|sidelight|window|mirror|shower screen|etching',
  ],
  tile_cracked: [
    'tile|tiling|ceramic|porcelain & crack|broke|hollow|drummy|loose|lift|tent|split|fractur|chip|moving|pop',
  ],
  tile_lippage: [
    'lippage',
    'tile|tiling|paver|porcelain & lip|edge|height|higher|uneven|level|stick|proud|trip|sharp|up and down',
  ],
  grout_sealant_missing: ['grout|sealant|silicone|caulk|seal$'],
  bath_falls: [
    'shower|bath|ensuite|laundry|waste|drain|wet area|floor|hole & holds water|flat floor|fall|slope|grad|puddl|pond|pool|runs|run$|stay|sits|away from|screed|drain|back|stand',
  ],
  timber_floor_gap: [
    'floor|board|timber|parquet & gap|crown|apart|cup|buckl|shrunk|shrink|lift|curl|peak|tent|open|edges|wave',
  ],
  squeaky_floor: ['squeak|creak|squeal', 'floor|board|stair & nois|eek|groan'],
  broken_roof_tile: [
    'tile|ridge|capping|slate|terracotta & broke|crack|slip|slid|smash|loose|missing|gone|chip|off$|fall|fell|pointing',
  ],
  timber_rot: [
    'rot|decay|fungal|punky',
    'timber|wood|sill|post|window|frame|deck|joist|bearer|fascia|door & soft|crumbl|mushroom',
  ],
  termite_damage: ['termite|white.?ant|ants$|borer|mud (?:tube|tunnel|trail|lead)|galler|insect|mudding'],
  termite_barrier: ['termite|white.?ant|ant.?cap|ants?$', 'inspection zone'],
  exposed_wiring: [
    'wir|cable|conductor|copper|electric|active|junction|power.?point|gpo|outlet|socket|switch|tps|flex$|light|live',
  ],
  switchboard_defect: [
    'switch.?board|main board|meter.?b|fuse|safety switch|rcd|distribution board|db\\d|(?:power|electric\\w*) box|circuit|main switch|electrical panel',
  ],
  missing_smoke_alarm: ['smoke|smokie|fire alarm|detector|alarms|detection|beep'],
  fire_penetration: ['fire|party wall|intumescent|frl|penetration|shaft'],
  fire_door_defect: ['fire|fd ?\\d|self.?clos|closer|smoke seal & door|exit|stair|seal'],
  barrier_noncompliant: ['balust|rail|banister|barrier|handrail|wires|spindle|guard'],
  stair_noncompliant: ['stair|step|riser|tread|going|nosing|flight|handrail'],
  pool_barrier: ['pool|spa$|spas$'],
  leaking_pipe: [
    'pipe|tap|toilet|cistern|sink|basin|vanity|flexi|hose|trap|valve|plumb|copper|water meter|tube|mixer|tub|dishwasher|shower head|washing machine & leak|drip|wet|burst|weep|water (?:under|everywhere|com)|spray|damp|run|spin|seep|corro|gurgl',
  ],
  hws_discharge: [
    'relief valve|relief pipe|pressure relief|tempering|mixing valve|tundish|ptr|tpr',
    'hot.?water (?:unit|system|service|heater|overflow|tank|cylinder)|hws|water heater|heater tank|hot water|hot tap & leak|drip|discharg|drain|dump|overflow|rust|steam|valve|boil|scald|too hot',
  ],
  exhaust_not_ducted: ['exhaust|extract|range.?hood|fan|duct|vented'],
  insulation_missing: ['insulat|batts?$|bats?$|wool|sisalation'],
  insulation_on_downlight: [
    'insulat|batt|fluffy|cellulose|clearance & (?:down)?.?light|lamp|halogen|luminaire|led',
  ],
  cladding_defect: [
    'clad|weather.?board|fibre.?cement|hardie|shiplap|panel|façade|facade|external board|planks|boards',
  ],
  render_defect: ['render|stucco|texture coat|cement skin|acrylic coating|hebel'],
  asbestos_suspect: ['asbestos|fibro|acm|super.?six|hardi|vinyl|lino|eaves|sheet|cement|bad stuff|ac sheet'],
  access_noncompliant: [
    'wheelchair|disab|access|ramp|walker|walking frame|tactile|threshold|step|circulation|lip$|ambulant',
  ],
  incomplete_work: [
    'unfinish|incomplete|not finished|hasn.t finish|outstanding|still waiting|not installed|never installed|not fitted|haven.t been|hasn.t been|not been|missing|left open|not done|not complete|never fit|hasn.t put|left|isn.t in|aren.t|not in|never put',
  ],
};

const group = (term: string) =>
  new RegExp(
    `\\b(?:${term
      .split('|')
      .map((word) => word.replace(/\$$/, '\\b'))
      .join('|')})`,
    'i',
  );

const PATTERNS = new Map(
  Object.entries(NAMES).map(([id, lines]) => [id, lines.map((line) => line.split(' & ').map(group))]),
);

/** True where the words hold what this defect is called. Whether they deny it, the reader of words tells. */
export function namesItself(defectId: string, words: string): boolean {
  const text = words.replaceAll('’', "'");
  return PATTERNS.get(defectId)?.some((groups) => groups.every((pattern) => pattern.test(text))) ?? false;
}

/** From this weight on a clue is made of the thing and of what is wrong with it. */
const TELLING = 8.5;

/** Named by what causes it, which nobody sees: thing and fault describe it no better than other causes. */
const OF_CAUSE: ReadonlySet<string> = new Set(['wall_tie_corrosion'] satisfies DefectId[]);

/**
 * Which defects words hold: those that they name, and those that thing and fault together describe ('screw heads push
 * through the plaster'). A defect that endangers people has to be named, or it would be a danger that nobody told of.
 */
export function heldBy(words: string): (defectId: string) => boolean {
  let weights: ReadonlyMap<string, number> | undefined;
  return (defectId) => {
    if (namesItself(defectId, words)) return true;
    if (hazardOfDefect(defectId) !== undefined || OF_CAUSE.has(defectId)) return false;
    weights ??= weigh(readMentions(words));
    return (weights.get(defectId) ?? 0) >= TELLING;
  };
}
