/**
 * What a photo alone can show, and which defects may stand behind it. The rest of the taxonomy needs words:
 * a missing smoke alarm or a squeaking floor can't be read from a surface.
 */
import { DEFECT_NAMES, type DefectId } from './defects.ts';
import type { Family } from './findings.ts';

/** As shown to people. */
export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  crack: 'Crack',
  spalling: 'Spalling or broken surface',
  mould_algae: 'Mould or algae',
  vegetation: 'Plant growth',
  corrosion: 'Rust or corrosion',
  peeling_damp: 'Peeling or damp surface',
  efflorescence: 'Efflorescence',
  tile_fault: 'Tile fault',
  normal: 'No visible defect',
  not_building: 'Not part of a building',
};

const order: Partial<Record<Family, readonly DefectId[]>> = {
  crack: ['plasterboard_crack', 'brick_stepped_crack', 'slab_crack', 'render_defect', 'brick_vertical_crack'],
  spalling: ['concrete_spalling', 'render_defect', 'mortar_defect', 'honeycombing'],
  mould_algae: ['condensation_mould', 'subfloor_damp', 'waterproofing_failure'],
  vegetation: ['mortar_defect', 'gutter_defect', 'dpc_bridged'],
  corrosion: ['corroded_lintel', 'gutter_defect', 'wall_tie_corrosion'],
  peeling_damp: ['peeling_paint', 'water_stain', 'rising_damp', 'roof_leak'],
};

function defectsOf(family: Family): readonly DefectId[] {
  const all = DEFECT_NAMES.filter((defect) => defect.families.includes(family)).map((defect) => defect.id);
  const first = order[family] ?? [];
  return [...first, ...all.filter((id) => !first.includes(id))];
}

/** The defects that may stand behind what is seen, likeliest first. Empty for 'normal' and 'not_building'. */
export const FAMILY_DEFECTS: Readonly<Record<Family, readonly DefectId[]>> = {
  crack: defectsOf('crack'),
  spalling: defectsOf('spalling'),
  mould_algae: defectsOf('mould_algae'),
  vegetation: defectsOf('vegetation'),
  corrosion: defectsOf('corrosion'),
  peeling_damp: defectsOf('peeling_damp'),
  efflorescence: defectsOf('efflorescence'),
  tile_fault: defectsOf('tile_fault'),
  normal: [],
  not_building: [],
};

/** Defects that no photo shows by itself: only words (or an inspector) can name them. */
export const WORDS_ONLY_DEFECTS: readonly DefectId[] = DEFECT_NAMES.filter(
  (defect) => defect.families.length === 0,
).map((defect) => defect.id);
