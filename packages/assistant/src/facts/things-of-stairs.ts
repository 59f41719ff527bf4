/** Stairs, barriers, openings and rooms, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_STAIRS = {
  stair_slope_rule:
    '2r g, 2r+g, 2r plus g, two risers plus, quantity 2r, slope relationship, twice the riser',
  riser_variation:
    'riser ~ differ* ~ flight, riser ~ differ, riser ~ variation, variation ~ riser, tread ~ differ*, going ~ vary, going ~ uniform, riser ~ uniform*, step ~ different height, steps ~ uneven',
  risers_in_flight:
    'riser ~ flight, flight ~ riser, step ~ flight, flight ~ step, step ~ landing, riser ~ landing, stair ~ before ~ landing',
  stair_barrier:
    'rail ~ stair, balustrade ~ stair, stair ~ balustrade, barrier ~ stair, stair ~ barrier, stair railing, railing ~ stair, balustrade ~ ramp',
  barrier_drop:
    'drop ~ barrier, drop ~ balustrade, drop ~ rail*, fall ~ barrier, barrier ~ fall, deck ~ high ~ balustrade, deck ~ high ~ railing, high ~ before ~ railing, high ~ before ~ balustrade, high ~ balustrade needed, drop ~ railing',
  climbable:
    'climbable, climb ~ balustrade, climb ~ balcony rail, toe hold, foothold ~ balustrade, horizontal wire*, horizontal rail*, climbing zone ~ balcony',
  face_mounted:
    'gap ~ face mounted balustrade, gap ~ side mounted balustrade, face mounted, face fixed, side fixed balustrade, side mounted',
  winder: 'winder, winder stair, winding stair, spiral stair, spiral staircase',
  door_at_stair: 'door ~ top of ~ stair, door ~ over ~ stair, door opens ~ stair, door ~ stair landing',
  one_step_at_door:
    'step ~ front door, front door ~ step, step ~ back door, step ~ entry, doorstep, step ~ threshold, threshold ~ step, door threshold, threshold ~ door, step at ~ door, step ~ doorway, door ~ threshold',
  window_upstairs:
    'window ~ 4 m, other upstairs window, living room window upstairs, upstairs ~ living, windows ~ floor ~ 4 m, window ~ high above ground',
  bathroom_glass:
    'bathroom ~ glass, glass ~ bathroom, bathroom mirror, mirror ~ bathroom, bathroom window glass',
  raked_ceiling:
    'raked ceiling, sloping ceiling, attic ceiling, attic ~ ceiling, sloped ceiling, attic room, attic bedroom, cathedral ceiling, ceiling ~ attic, dormer',
  toilet_space:
    'room ~ toilet, space ~ toilet, toilet ~ space, clearance ~ toilet, front of ~ toilet, front of ~ pan, toilet pan ~ wall, pan ~ clearance, toilet room ~ width, wc ~ width, space ~ pan, clear space ~ toilet',
  door_size:
    'door size, standard door, internal door width, door width, internal door height, door height, internal door size, bedroom door size, door ~ standard size, size of ~ door',
  entry_door: 'front door, entry door, entrance door, external door',
  door_weather:
    'door edge ~ paint*, paint ~ door edge, seal ~ door edge, top of ~ door ~ paint*, door edge, edges of ~ door',
  fire_door_gap: 'fire door ~ gap, gap ~ fire door, fire door ~ clearance, clearance ~ fire door',
  garage_size: 'garage size, single garage, double garage, garage door size, size of ~ garage',
  window_weather: 'window ~ leak*, window ~ weathertight, leaking window, window ~ watertight',
  window_packing:
    'window ~ pack*, pack* ~ window, clearance ~ window frame, gap ~ window frame, gap round ~ window, clearance round ~ window, gap around ~ window',
  light_room: 'natural light ~ room, habitable room ~ window, window ~ room ~ light, daylight ~ room',
  vent_room:
    'ventilation opening, natural ventilation, ventilation ~ floor area, opening ~ floor area, ventilation of ~ room, openable area, ventilation ~ room',
  grab_rail_backing:
    'grab rail ~ nogging, nogging ~ grab rail, grab rail backing, wall ~ grab rail, grab rail ~ hold',
  towel_rail: 'towel rail, curtain rail, picture rail, clothes rail, shower curtain rail',
} as const satisfies Record<string, string>;
