/** Named, pure rules: each answers only with its inputs, names its provision and gives its reason. */
import type { Rule } from './facts.ts';
import { fitted } from './fit.ts';
import { FLOOR_RULES } from './floors-and-slabs.ts';
import { MASONRY_RULES } from './masonry-and-ground.ts';
import { ROOF_RULES } from './roofs-and-site.ts';
import { ROOM_RULES } from './rooms-and-air.ts';
import { SLIP_AND_GLASS_RULES } from './slip-and-glass.ts';
import { STAIR_GEOMETRY_RULES } from './stair-geometry.ts';
import { STAIR_RULES } from './stairs-and-barriers.ts';
import { STATED_FAULT_RULES } from './stated-faults.ts';
import { TILE_RULES } from './tiles-and-wet-areas.ts';
import { whateverItIs } from './told-doubt.ts';
import { TRIM_AND_DOOR_RULES } from './trim-and-doors.ts';
import { WALL_RULES } from './walls-and-cracks.ts';
import { WINDOW_RULES } from './windows.ts';

export * from './building-class.ts';
export * from './crack-category.ts';
export * from './defect-class.ts';
export { referenceOnly } from './document-date.ts';
export type * from './facts.ts';
export { PROJECT_INPUTS } from './facts.ts';
export * from './guidance.ts';
export * from './guide.ts';
export * from './ncc-edition.ts';
export * from './regulations.ts';
export * from './warranty.ts';
export * from './warranty-class.ts';

/** Every rule that can decide compliance. */
export const RULES: readonly Rule[] = (
  [
    ...TRIM_AND_DOOR_RULES,
    ...FLOOR_RULES,
    ...WALL_RULES,
    ...TILE_RULES,
    ...MASONRY_RULES,
    ...STAIR_RULES,
    ...STAIR_GEOMETRY_RULES,
    ...WINDOW_RULES,
    ...ROOF_RULES,
    ...ROOM_RULES,
    ...SLIP_AND_GLASS_RULES,
    ...STATED_FAULT_RULES,
  ] as readonly Rule[]
).map((rule) => ({
  ...rule,
  judge: (facts) => whateverItIs((read) => fitted(rule, rule.judge(read), read), facts),
}));
