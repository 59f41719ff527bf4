/** What each defect is called when somebody's words are repeated to them: 'Your words say a balustrade'. */
import type { DefectId } from './defects.ts';

/** With its article where the thing can be counted. */
export const NAMED_THINGS: Readonly<Record<DefectId, string>> = {
  plasterboard_crack: 'a crack in plaster',
  brick_stepped_crack: 'a crack in brickwork',
  brick_vertical_crack: 'a crack in brickwork',
  slab_crack: 'a crack in concrete',
  footing_settlement: 'movement of the footings',
  uneven_floor: 'an uneven floor',
  bouncy_floor: 'a springy floor',
  sagging_roof: 'a sagging roof',
  retaining_wall_lean: 'a retaining wall',
  concrete_spalling: 'broken concrete',
  exposed_reinforcement: 'exposed steel',
  honeycombing: 'honeycombed concrete',
  frame_out_of_plumb: 'a frame out of plumb',
  missing_bracing_tiedown: 'missing bracing or tie-down',
  efflorescence: 'white salts',
  rising_damp: 'rising damp',
  blocked_weephole: 'weepholes',
  dpc_bridged: 'a bridged damp course',
  overhanging_brick: 'overhanging brickwork',
  corroded_lintel: 'a lintel',
  mortar_defect: 'poor mortar',
  wall_tie_corrosion: 'wall ties',
  water_stain: 'a water stain',
  roof_leak: 'a roof leak',
  flashing_defect: 'flashing',
  gutter_defect: 'a gutter',
  downpipe_stormwater: 'a downpipe or drain',
  site_drainage_ponding: 'ponding water',
  waterproofing_failure: 'a leaking shower or wet area',
  balcony_membrane: 'a leaking balcony',
  condensation_mould: 'mould',
  subfloor_damp: 'a damp subfloor',
  peeling_paint: 'peeling paint',
  paint_finish: 'a poor paint finish',
  nail_pop: 'nail pops',
  peaking_joint: 'visible plaster joints',
  ceiling_sag: 'a sagging ceiling',
  skirting_gap: 'a skirting gap',
  door_binding: 'a door that binds',
  window_reveal_gap: 'a gap at a window',
  glass_safety: 'unsafe glass',
  tile_cracked: 'a cracked or loose tile',
  tile_lippage: 'uneven tiles',
  grout_sealant_missing: 'missing grout or sealant',
  bath_falls: 'a floor without fall',
  timber_floor_gap: 'gaps in a timber floor',
  squeaky_floor: 'a squeaking floor',
  broken_roof_tile: 'a broken roof tile',
  timber_rot: 'rotten timber',
  termite_damage: 'termite damage',
  termite_barrier: 'a termite barrier',
  exposed_wiring: 'unsafe wiring',
  switchboard_defect: 'a switchboard',
  missing_smoke_alarm: 'a smoke alarm',
  fire_penetration: 'a fire-rated penetration',
  fire_door_defect: 'a fire door',
  barrier_noncompliant: 'a balustrade',
  stair_noncompliant: 'stairs',
  pool_barrier: 'a pool barrier',
  leaking_pipe: 'a leaking pipe',
  hws_discharge: 'a hot-water discharge',
  exhaust_not_ducted: 'an exhaust fan',
  insulation_missing: 'missing insulation',
  insulation_on_downlight: 'insulation over downlights',
  cladding_defect: 'damaged cladding',
  render_defect: 'cracked or drummy render',
  asbestos_suspect: 'material that may hold asbestos',
  access_noncompliant: 'a step or trip',
  incomplete_work: 'unfinished work',
};

/** What a photo says of the thing that words name: it isn't there, or the panel can't tell. */
export type Against = 'unseen' | 'untold';

/**
 * 'Your words say a crack; this photo doesn’t show one.', or where the panel can't tell, that. `thing` as above; 'may
 * mean' where they don't name it.
 */
export function wordsAgainstPhoto(thing: string, against: Against, isNamed = true): string {
  const says = `Your words ${isNamed ? 'say' : 'may mean'} ${thing}`;
  if (against === 'untold') return `${says}. The panel can’t tell it from this photo.`;
  return `${says}; this photo doesn’t show ${/^an? /.test(thing) ? 'one' : 'it'}.`;
}
