/**
 * The 69 defects by id, name, trade and what of them shows in a photo. Light enough for the browser;
 * everything else that is known of a defect stands in `@plumbline/knowledge/taxonomy`.
 */
import type { Family } from './findings.ts';

const catalogue = [
  ['plasterboard_crack', 'Plasterboard crack', 'plasterboard', ['crack']],
  ['brick_stepped_crack', 'Stepped cracking in brickwork', 'masonry', ['crack']],
  ['brick_vertical_crack', 'Vertical or through-brick crack', 'masonry', ['crack']],
  ['slab_crack', 'Concrete slab or floor crack', 'concrete', ['crack']],
  ['footing_settlement', 'Footing settlement or subsidence', 'structural', ['crack']],
  ['uneven_floor', 'Uneven or out-of-level floor', 'flooring', []],
  ['bouncy_floor', 'Springy floor', 'flooring', []],
  ['sagging_roof', 'Sagging or undulating roof line', 'roofing', []],
  ['retaining_wall_lean', 'Leaning or failing retaining wall', 'landscaping', []],
  ['concrete_spalling', 'Spalling concrete (concrete cancer)', 'concrete', ['spalling', 'corrosion']],
  ['exposed_reinforcement', 'Exposed reinforcement', 'concrete', ['spalling', 'corrosion']],
  ['honeycombing', 'Honeycombing or cold joint', 'concrete', ['spalling']],
  ['frame_out_of_plumb', 'Frame out of plumb or not straight', 'carpentry', []],
  ['missing_bracing_tiedown', 'Missing bracing or tie-down', 'carpentry', []],
  ['efflorescence', 'Efflorescence', 'masonry', ['efflorescence']],
  ['rising_damp', 'Rising damp', 'masonry', ['peeling_damp', 'efflorescence']],
  ['blocked_weephole', 'Blocked or missing weepholes', 'masonry', ['vegetation']],
  ['dpc_bridged', 'DPC bridged or paving too high', 'masonry', ['vegetation']],
  ['overhanging_brick', 'Brickwork overhanging slab edge', 'masonry', []],
  ['corroded_lintel', 'Corroded or sagging lintel', 'masonry', ['corrosion']],
  ['mortar_defect', 'Poor or eroded mortar joints', 'masonry', ['spalling', 'vegetation']],
  ['wall_tie_corrosion', 'Missing or corroded wall ties', 'masonry', ['corrosion']],
  ['water_stain', 'Water stain on ceiling or wall', 'general', ['peeling_damp']],
  ['roof_leak', 'Roof leak', 'roofing', ['peeling_damp']],
  ['flashing_defect', 'Flashing missing, loose or wrong metal', 'roofing', []],
  ['gutter_defect', 'Rusted, ponding or overflowing gutter', 'plumbing', ['vegetation', 'corrosion']],
  ['downpipe_stormwater', 'Downpipe or stormwater fault', 'plumbing', []],
  ['site_drainage_ponding', 'Ponding or fall to building', 'site', []],
  [
    'waterproofing_failure',
    'Failed shower or wet-area waterproofing',
    'waterproofing',
    ['mould_algae', 'peeling_damp'],
  ],
  ['balcony_membrane', 'Balcony or deck membrane leak', 'waterproofing', ['peeling_damp', 'efflorescence']],
  ['condensation_mould', 'Condensation and mould', 'general', ['mould_algae']],
  ['subfloor_damp', 'Damp or poorly ventilated subfloor', 'general', ['mould_algae']],
  ['peeling_paint', 'Peeling or blistering paint', 'painting', ['peeling_damp']],
  ['paint_finish', 'Poor paint finish', 'painting', []],
  ['nail_pop', 'Nail or screw pops', 'plasterboard', []],
  ['peaking_joint', 'Peaking or visible plaster joints', 'plasterboard', []],
  ['ceiling_sag', 'Sagging ceiling', 'plasterboard', []],
  ['skirting_gap', 'Skirting or architrave gap', 'fixing', []],
  ['door_binding', 'Door binding, misaligned or uneven gaps', 'door', []],
  ['window_reveal_gap', 'Window gap or failed seal', 'window', []],
  ['glass_safety', 'Non-safety glass or unmarked glazing', 'glazing', []],
  ['tile_cracked', 'Cracked or loose (drummy) tile', 'tiling', ['tile_fault']],
  ['tile_lippage', 'Tile lippage', 'tiling', ['tile_fault']],
  ['grout_sealant_missing', 'Missing or failed grout or sealant', 'tiling', ['tile_fault']],
  ['bath_falls', 'Wet area without fall to waste', 'waterproofing', []],
  ['timber_floor_gap', 'Timber floor gapping or cupping', 'flooring', []],
  ['squeaky_floor', 'Squeaking floor', 'flooring', []],
  ['broken_roof_tile', 'Broken, slipped or missing roof tile', 'roofing', []],
  ['timber_rot', 'Timber rot (fungal decay)', 'carpentry', []],
  ['termite_damage', 'Termite damage or entry', 'termite', []],
  ['termite_barrier', 'Missing or bridged termite management system', 'termite', []],
  ['exposed_wiring', 'Exposed, damaged or unsafe wiring', 'electrical', []],
  ['switchboard_defect', 'Switchboard defect', 'electrical', []],
  ['missing_smoke_alarm', 'Missing or expired smoke alarm', 'fire', []],
  ['fire_penetration', 'Unsealed fire-rated penetration', 'fire', []],
  ['fire_door_defect', 'Fire door gap, closer or latch fault', 'fire', []],
  ['barrier_noncompliant', 'Balustrade too low, loose or with wide gaps', 'balustrade', []],
  ['stair_noncompliant', 'Non-uniform or steep stairs', 'stairs', []],
  ['pool_barrier', 'Non-compliant pool barrier', 'pool', []],
  ['leaking_pipe', 'Leaking pipe or fitting', 'plumbing', ['peeling_damp']],
  ['hws_discharge', 'Unsafe hot-water discharge', 'plumbing', []],
  ['exhaust_not_ducted', 'Exhaust fan not ducted outside', 'hvac', []],
  ['insulation_missing', 'Missing or gapped insulation', 'general', []],
  ['insulation_on_downlight', 'Insulation over downlights', 'electrical', []],
  ['cladding_defect', 'External cladding defect or ground contact', 'cladding', []],
  ['render_defect', 'Cracked or drummy render', 'rendering', ['crack', 'spalling']],
  ['asbestos_suspect', 'Suspected asbestos-containing material', 'asbestos', []],
  ['access_noncompliant', 'Step, trip or access fault', 'access', []],
  ['incomplete_work', 'Incomplete or missing item', 'general', []],
] as const satisfies readonly (readonly [string, string, string, readonly Family[]])[];

/** The id of a defect of the taxonomy. */
export type DefectId = (typeof catalogue)[number][0];

/** The trade whose work a defect is. */
export type Trade = (typeof catalogue)[number][2];

/** A defect as lists and pickers need it. */
export interface DefectName {
  id: DefectId;
  name: string;
  trade: Trade;
  /** What it looks like in a photo, likeliest first. Empty where only words can name it. */
  families: readonly Family[];
}

export const DEFECT_NAMES: readonly DefectName[] = catalogue.map(([id, name, trade, families]) => ({
  id,
  name,
  trade,
  families,
}));

const byId = new Map<string, DefectName>(DEFECT_NAMES.map((defect) => [defect.id, defect]));

/** Name, trade and families of the defect with this id, or undefined where there is none. */
export function findDefectName(id: string): DefectName | undefined {
  return byId.get(id);
}

export function isDefectId(id: string): id is DefectId {
  return byId.has(id);
}
