import { ASBESTOS_RULES, LEAD_PAINT_RULES, MOULD_HEALTH_RULES } from './rules/dust.ts';
import { FALL_RULES, FIRE_RULES, GLASS_RULES, POOL_RULES } from './rules/people.ts';
import { ELECTRICAL_RULES, GAS_RULES, SEWAGE_RULES } from './rules/services.ts';
import { BALCONY_RULES, CEILING_RULES, RETAINING_WALL_RULES, STRUCTURAL_RULES } from './rules/structure.ts';

/**
 * Which words together tell of which hazard. One rule a line: the hazard, then its terms, which must stand near each
 * other in any order. `a|b` is either class; `-a` asks that a is lacking; `*a` is a thing that must not be denied;
 * `!a` asks that a isn't in the sentence, `^a` that it isn't between the terms; `@n` is how many words apart the terms may stand.
 * `hazard!:` is a rule that is certain: danger now or today, right nine times in ten on sentences of other hands. The models
 * outvote it only where they are all but sure that there is none, and never where it says `hazard!!:`.
 * The first term decides where the rule applies. More urgent rules of a kind stand first.
 */
export const RULES: string = [
  GAS_RULES,
  ELECTRICAL_RULES,
  CEILING_RULES,
  BALCONY_RULES,
  STRUCTURAL_RULES,
  RETAINING_WALL_RULES,
  ASBESTOS_RULES,
  LEAD_PAINT_RULES,
  GLASS_RULES,
  FIRE_RULES,
  POOL_RULES,
  FALL_RULES,
  MOULD_HEALTH_RULES,
  SEWAGE_RULES,
].join('');
