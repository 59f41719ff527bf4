/** Tolerance and standards guidance by the part of the building: skirting, door, floor, wall, tile, window, roof, crack, general. */
import type { Citation } from '../confidence.ts';
import type { DefectId, Trade } from '../defects.ts';
import type { Family } from '../findings.ts';
import type { StateCode } from '../stages.ts';
import { citedIn, citeTolerance, holdsIn, TOLERANCES, type Tolerance } from '../tolerances.ts';
import type { GuideId } from './guide.ts';

export const GUIDANCE_ELEMENTS = [
  'skirting',
  'door',
  'floor',
  'wall',
  'tile',
  'window',
  'roof',
  'crack',
  'general',
] as const;
export type GuidanceElement = (typeof GUIDANCE_ELEMENTS)[number];

export interface GuidanceItem {
  toleranceId: string;
  citation: Citation;
  /** The limit and its condition, in words; absent where the row is unsure. */
  limit?: string;
  /** When it holds, such as 'first 12 months after completion'. */
  when?: string;
}

const ROWS: Readonly<Record<GuidanceElement, readonly string[]>> = {
  skirting: ['skirting', 'joinery'],
  door: ['door'],
  floor: ['floor', 'concrete'],
  wall: ['wall (plaster)', 'wall (brick)', 'wall (render)', 'plasterboard', 'ceiling', 'paint'],
  tile: ['tile', 'waterproofing'],
  window: ['window'],
  roof: ['roof', 'gutter'],
  crack: ['crack'],
  general: ['general'],
};

const BY_TRADE: Readonly<Partial<Record<Trade, GuidanceElement>>> = {
  fixing: 'skirting',
  door: 'door',
  flooring: 'floor',
  concrete: 'floor',
  carpentry: 'wall',
  masonry: 'wall',
  plasterboard: 'wall',
  rendering: 'wall',
  painting: 'wall',
  cladding: 'wall',
  tiling: 'tile',
  waterproofing: 'tile',
  window: 'window',
  glazing: 'window',
  roofing: 'roof',
};

const BY_DEFECT: Readonly<Partial<Record<DefectId, GuidanceElement>>> = {
  plasterboard_crack: 'crack',
  brick_stepped_crack: 'crack',
  brick_vertical_crack: 'crack',
  slab_crack: 'crack',
  footing_settlement: 'crack',
  gutter_defect: 'roof',
  fire_door_defect: 'door',
  sagging_roof: 'roof',
};

/** Rows for special defects come first, whatever their element. */
const OWN_ROWS: Readonly<Partial<Record<DefectId, readonly string[]>>> = {
  barrier_noncompliant: ['balustrade'],
  stair_noncompliant: ['stairs'],
  missing_smoke_alarm: ['fire'],
  exhaust_not_ducted: ['ventilation'],
  condensation_mould: ['ventilation'],
  termite_barrier: ['termite'],
  termite_damage: ['termite'],
  dpc_bridged: ['site', 'wall (brick)'],
  site_drainage_ponding: ['site'],
};

const BY_FAMILY: Readonly<Partial<Record<Family, GuidanceElement>>> = {
  crack: 'crack',
  tile_fault: 'tile',
  peeling_damp: 'wall',
};

/** The guidance group of a defect, or of a family where the defect isn't known. */
export function guidanceElement(
  defectId: DefectId | null,
  trade: Trade | null,
  family: Family | null,
): GuidanceElement {
  if (defectId && BY_DEFECT[defectId]) return BY_DEFECT[defectId];
  if (trade && BY_TRADE[trade]) return BY_TRADE[trade];
  return (family && BY_FAMILY[family]) ?? 'general';
}

function item(row: Tolerance, state: StateCode | undefined): GuidanceItem {
  const { limitText, ...citation } = citeTolerance(citedIn(row, state));
  const limit = limitText && row.condition ? `${limitText} (${row.condition})` : limitText;
  return {
    toleranceId: row.id,
    citation,
    ...(limit ? { limit } : {}),
    ...(row.timeWindow ? { when: row.timeWindow } : {}),
  };
}

/** A row of the Victorian 2026 guide counts only for jobs under it; everything else by state. */
function applies(row: Tolerance, state: StateCode | undefined, guide: GuideId | null): boolean {
  if (state === undefined) return row.jurisdictions.includes('national');
  if (!holdsIn(row, state)) return false;
  if (state !== 'VIC' || row.jurisdictions.includes('national')) return true;
  if (guide === 'vic-2026') return row.document.includes('2026') || !row.document.includes('2015');
  return guide === 'vic-2015' && row.document.includes('2015');
}

/** A crack is read against the rows of what is cracked, so that one crack has one limit wherever it is shown. */
const CRACK_ROWS: Readonly<Partial<Record<DefectId, readonly string[]>>> = {
  plasterboard_crack: ['plaster-crack'],
  brick_stepped_crack: ['masonry-crack-nsw', 'masonry-crack-vic26'],
  brick_vertical_crack: ['masonry-crack-nsw', 'masonry-crack-vic26'],
  slab_crack: ['slab-crack-vic26', 'slab-crack-wa', 'slab-crack-nsw'],
};

/** Guidance for this finding in this state, own rows first. Without a state only national rows. */
export function guidanceFor(
  element: GuidanceElement,
  defectId: DefectId | null,
  state: StateCode | undefined,
  guide: GuideId | null,
): GuidanceItem[] {
  const ids = defectId && CRACK_ROWS[defectId];
  if (ids) {
    return TOLERANCES.filter((row) => ids.includes(row.id) && applies(row, state, guide)).map((row) =>
      item(row, state),
    );
  }
  const own = (defectId && OWN_ROWS[defectId]) ?? [];
  const elements = [...own, ...ROWS[element].filter((name) => !own.includes(name))];
  return elements.flatMap((name) =>
    TOLERANCES.filter((row) => row.element === name && applies(row, state, guide)).map((row) =>
      item(row, state),
    ),
  );
}
