/** Hazards that a named defect or a sign in the photo stands for, whatever the words say. */
import type { DefectId } from '../defects.ts';
import type { AlertKind, SeenSign } from './alert.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';

const OF_DEFECT: Partial<Record<DefectId | 'balcony_deck', HazardId>> = {
  ceiling_sag: 'ceiling',
  balcony_deck: 'balcony',
  barrier_noncompliant: 'barrier',
  stair_noncompliant: 'stairs',
  exposed_wiring: 'live_parts',
  switchboard_defect: 'switchboard',
  retaining_wall_lean: 'retaining_wall',
  pool_barrier: 'pool',
  glass_safety: 'glass',
  missing_smoke_alarm: 'smoke_alarm',
  fire_door_defect: 'fire_door',
  fire_penetration: 'fire_door',
  asbestos_suspect: 'asbestos',
  exposed_reinforcement: 'concrete_cancer',
  concrete_spalling: 'concrete_cancer',
  footing_settlement: 'settlement',
  bouncy_floor: 'settlement',
  sagging_roof: 'weak_frame',
  termite_damage: 'termites',
  hws_discharge: 'hot_water_relief',
};

const OF_SIGN: Readonly<Record<SeenSign, { hazard: HazardId; because: string }>> = {
  exposed_reinforcement: { hazard: 'concrete_cancer', because: 'Bare steel seems to show in the photo' },
  displaced_masonry: { hazard: 'displaced', because: 'Displaced masonry seems to show in the photo' },
};

/** The hazard of a defect of the taxonomy, or undefined where it endangers nobody by itself. */
export function hazardOfDefect(defectId: string | null): HazardId | undefined {
  return defectId === null || !Object.hasOwn(OF_DEFECT, defectId)
    ? undefined
    : OF_DEFECT[defectId as DefectId];
}

/** The kind of alert that a defect of the taxonomy raises by itself. */
export function kindOfDefect(defectId: string): AlertKind | undefined {
  const hazard = hazardOfDefect(defectId);
  return hazard && HAZARDS[hazard].kind;
}

/** The hazard of a crack that was measured as wide (AS 2870 Table C1, from category 3), whatever the words say of it. */
export function hazardOfWidth(mm: number): HazardId | undefined {
  if (mm >= 15) return 'wide_crack';
  return mm >= 5 ? 'crack' : undefined;
}

export function hazardOfSign(sign: SeenSign): { hazard: HazardId; because: string } {
  return OF_SIGN[sign];
}
