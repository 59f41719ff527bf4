/**
 * The class of a defect under each state's own law. 'Major' in NSW, 'structural' in Queensland, the ACT and the NT,
 * and 'major' in AS 4349.1 are three different things: none follows from another.
 */
import type { DefectId } from '../defects.ts';
import { SEVERITY_RANK, type Severity } from '../findings.ts';
import type { StateCode } from '../stages.ts';

/** Whether the class applies; 'unsettled' where two readings stand. */
export type ClassReading = 'yes' | 'no' | 'unsettled';

export interface LawClasses {
  /** NSW: a major element and a severe effect. Null in other states. */
  nswMajor: ClassReading | null;
  /** Queensland, the ACT and the NT. Null in other states. */
  structural: ClassReading | null;
}

/**
 * What a defect touches first. `weather`: lets water through the outside of the building. `wet`: lets water out of a
 * wet area or pipe. `use`: whether it takes away a use is a question of degree.
 */
type Touches = 'structure' | 'weather' | 'wet' | 'fire' | 'safety' | 'use' | 'looks';

const TOUCHES: Readonly<Record<DefectId, Touches>> = {
  plasterboard_crack: 'looks',
  brick_stepped_crack: 'structure',
  brick_vertical_crack: 'structure',
  slab_crack: 'structure',
  footing_settlement: 'structure',
  uneven_floor: 'use',
  bouncy_floor: 'structure',
  sagging_roof: 'structure',
  retaining_wall_lean: 'structure',
  concrete_spalling: 'structure',
  exposed_reinforcement: 'structure',
  honeycombing: 'structure',
  frame_out_of_plumb: 'structure',
  missing_bracing_tiedown: 'structure',
  efflorescence: 'looks',
  rising_damp: 'weather',
  blocked_weephole: 'weather',
  dpc_bridged: 'weather',
  overhanging_brick: 'structure',
  corroded_lintel: 'structure',
  mortar_defect: 'structure',
  wall_tie_corrosion: 'structure',
  water_stain: 'weather',
  roof_leak: 'weather',
  flashing_defect: 'weather',
  gutter_defect: 'use',
  downpipe_stormwater: 'use',
  site_drainage_ponding: 'use',
  waterproofing_failure: 'wet',
  balcony_membrane: 'weather',
  condensation_mould: 'safety',
  subfloor_damp: 'use',
  peeling_paint: 'looks',
  paint_finish: 'looks',
  nail_pop: 'looks',
  peaking_joint: 'looks',
  ceiling_sag: 'safety',
  skirting_gap: 'looks',
  door_binding: 'use',
  window_reveal_gap: 'weather',
  glass_safety: 'safety',
  tile_cracked: 'use',
  tile_lippage: 'use',
  grout_sealant_missing: 'use',
  bath_falls: 'use',
  timber_floor_gap: 'looks',
  squeaky_floor: 'use',
  broken_roof_tile: 'weather',
  timber_rot: 'structure',
  termite_damage: 'structure',
  termite_barrier: 'structure',
  exposed_wiring: 'safety',
  switchboard_defect: 'safety',
  missing_smoke_alarm: 'fire',
  fire_penetration: 'fire',
  fire_door_defect: 'fire',
  barrier_noncompliant: 'safety',
  stair_noncompliant: 'safety',
  pool_barrier: 'safety',
  leaking_pipe: 'wet',
  hws_discharge: 'safety',
  exhaust_not_ducted: 'use',
  insulation_missing: 'use',
  insulation_on_downlight: 'safety',
  cladding_defect: 'weather',
  render_defect: 'use',
  asbestos_suspect: 'safety',
  access_noncompliant: 'use',
  incomplete_work: 'use',
};

/** The classes of a finding. Whatever a photo can't settle stays open, so that both periods are shown. */
export function lawClasses(state: StateCode, defectId: DefectId | null, severity: Severity): LawClasses {
  const touches = defectId ? TOUCHES[defectId] : null;
  const grave = SEVERITY_RANK[severity] >= SEVERITY_RANK.high;
  return {
    nswMajor: state === 'NSW' ? nswMajor(touches, grave) : null,
    structural: state === 'QLD' ? queensland(touches, grave) : territory(state, touches, grave),
  };
}

/** The severe effect that the Act asks for can't be told from a photo, so it is never a plain yes. */
function nswMajor(touches: Touches | null, grave: boolean): ClassReading {
  if (touches === 'looks' || touches === 'use') return grave ? 'unsettled' : 'no';
  return 'unsettled';
}

/** Structural performance, health or safety, functional use, or letting water in. */
function queensland(touches: Touches | null, grave: boolean): ClassReading {
  switch (touches) {
    case 'weather':
    case 'wet':
    case 'fire':
    case 'safety':
      return 'yes';
    case 'structure':
      return grave ? 'yes' : 'unsettled';
    case 'looks':
      return grave ? 'unsettled' : 'no';
    default:
      return 'unsettled';
  }
}

/** The ACT's older text counts outside walls and roofs that let water in. Nothing is known of the NT's. */
function territory(state: StateCode, touches: Touches | null, grave: boolean): ClassReading | null {
  if (state === 'NT')
    return touches === 'structure' && grave ? 'yes' : touches === 'looks' ? 'no' : 'unsettled';
  if (state !== 'ACT') return null;
  if (touches === 'looks') return 'no';
  return touches === 'weather' || (touches === 'structure' && grave) ? 'yes' : 'unsettled';
}
