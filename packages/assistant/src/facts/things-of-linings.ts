/** Plaster, paint, floors and joinery, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_LININGS = {
  plasterboard_screw:
    'plasterboard screw, gyprock screw, plasterboard ~ screw, gyprock ~ screw, screw ~ plasterboard, screw ~ gyprock, plasterboard ~ nail, plasterboard fixing, plasterboard ~ fixed, plaster screw, plaster ~ screws',
  ceiling_batten: 'ceiling batten, furring channel, furring, ceiling batten spacing',
  plaster_joint:
    'plasterboard ~ joint, gyprock ~ joint, plaster ~ joint, joint compound, plaster join*, setting ~ joint, base coat, top coat ~ plaster, plasterboard join',
  ceiling_joint:
    'ceiling ~ control joint, control joint ~ ceiling, ceiling ~ movement joint, movement joint ~ ceiling, control joint ~ plasterboard, plasterboard ~ control joint',
  glancing_light:
    'glancing light, critical light, critical lighting, raking light, torch on ~ wall, side light',
  judging_paint: 'judging ~ paint*, look ~ judging, judging',
  plaster_crack: 'plaster ~ crack*, crack* ~ plaster*, crack* ~ gyprock, gyprock ~ crack*, hairline crack',
  wall_straightness:
    'straightness of plaster wall over ~ straight edge, straightness of ~ wall ~ straight edge, straight ~ wall, wall ~ straight*, straightness of ~ wall, wall ~ bow*, bow* ~ wall, plaster wall ~ straight*edge, wall ~ wavy, wavy wall',
  frame_flatness:
    'flat ~ framing, straight ~ frame, flat ~ frame, frame ~ straight*, frame ~ flat*, framing ~ straight*, flatness of ~ fram*, frame ~ before sheeting, framing ~ plasterboard',
  nail_pop_time:
    'nail pop ~ builder, nail pop ~ fix, builder ~ nail pop, nail pop ~ how long, settlement crack ~ builder, plaster crack ~ builder',
  settling:
    'house ~ settling, stop settling, house ~ stop settling, new home ~ settling, new house settling, new house ~ settle, building ~ settling',
  deck_oil:
    'oil ~ deck, deck oil, oiling ~ deck, re oil ~ deck, decking oil, seal ~ deck, stain ~ deck, deck ~ oiled',
  varnish: 'varnish, polyurethane, clear coat, timber stain, stained timber, clear finish',
  mitre_gap: 'mitre, mitres, mitre gap, architrave gap, architrave, moulding gap, moulding',
  squeaking_floor:
    'squeak* ~ floor, floor ~ squeak*, squeaky floorboard, creaky floor, floor ~ creak*, creaking floor, stairs ~ creak*, stair ~ squeak*',
  self_leveller: 'self level*, levelling compound, floor leveller, leveling compound',
  overhead_cupboard: 'overhead cupboard, overhead cabinet, wall cabinet, wall cupboard, overheads',
  joint_coats:
    'coats on ~ gyprock joint, coats ~ plasterboard joint, coats on ~ joint, coats of plaster, coats of mud, coats of joint compound, coats ~ gyprock joint',
  moisture_before_paint:
    'moisture ~ before ~ paint*, dry ~ before ~ paint*, moisture ~ paint*, timber ~ before paint*',
  laminate_joint:
    'expansion joint ~ laminate, expansion joint ~ hybrid, expansion joint ~ floating, laminate ~ expansion joint, hybrid ~ expansion joint, run ~ floating floor, floating floor ~ run, laminate ~ run, hybrid ~ run',
  laminate_rest:
    'hybrid ~ acclimat*, laminate ~ acclimat*, laminate ~ sit in ~ room, floating floor ~ acclimat*, acclimat* ~ laminate, acclimat* ~ hybrid, hybrid ~ sit in ~ room',
  kitchen_walkway:
    'between ~ benches, between benches, kitchen walkway, walkway ~ kitchen, kitchen aisle, kitchen ~ between bench*',
} as const satisfies Record<string, string>;
