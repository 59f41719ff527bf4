/**
 * The levels above a family: a defect of the taxonomy, its family, a group of families that look alike, and at the top
 * that something is wrong at all. An answer stops at the level that it is sure of. Some families
 * stand in two groups: paint flakes off with the surface or with the damp behind it.
 */
import { FAMILIES, type Family } from './findings.ts';

/** Nearest to the families first. */
export const GROUPS = ['moisture', 'decay', 'surface', 'damage'] as const;
export type Group = (typeof GROUPS)[number];

/** As shown to people. */
export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  moisture: 'Moisture damage, cause not clear',
  decay: 'Rust or broken concrete, cause not clear',
  surface: 'Cracked, broken or flaking surface, kind not clear',
  damage: 'Some damage, kind not clear',
};

/** What may stand behind a group, likeliest first. */
export const GROUP_FAMILIES: Readonly<Record<Group, readonly Family[]>> = {
  moisture: ['peeling_damp', 'mould_algae', 'efflorescence'],
  decay: ['spalling', 'corrosion'],
  surface: ['crack', 'spalling', 'peeling_damp', 'tile_fault'],
  damage: FAMILIES.filter((family) => family !== 'normal' && family !== 'not_building'),
};

/** What an answer may be: its family, or those of its group; none where it names neither. */
export const familiesOfLevel = (level: { family: Family | null; group: Group | null }): readonly Family[] =>
  level.family ? [level.family] : level.group ? GROUP_FAMILIES[level.group] : [];

/** The groups between the families and the top. */
export const NEAR_GROUPS: readonly Group[] = ['moisture', 'decay', 'surface'];
