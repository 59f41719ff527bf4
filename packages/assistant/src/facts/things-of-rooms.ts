/** Finishes, openings, stairs and rooms, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_ROOMS = {
  // Finishes.
  paint:
    'paint, paint film, painting, painted, paintwork, exterior paint, interior paint, acrylic paint, repaint*',
  second_coat:
    'second coat, between coats, recoat*, re coat*, coat of paint, coat of primer, paint coat, coat ~ plaster, coat ~ gyprock, coat ~ plasterboard, coat ~ paint',
  house_repaint:
    'repaint*, repaint* ~ house, house ~ repaint*, exterior ~ repaint*, paint ~ outside of ~ house, paint the outside, outside ~ painted, exterior paint',
  peeling_paint:
    'paint ~ peel*, peeling paint, paint ~ flak*, flaking paint, paint ~ blister*, blistering paint, paint ~ bubbl*, bubbling paint',
  lead_paint: 'lead paint, lead in ~ paint, lead based paint',
  painting_render: 'paint ~ render, painting ~ render, render ~ paint*',
  painting_plaster:
    'paint ~ plaster, painting ~ plaster, paint ~ new plaster, plaster ~ paint*, paint ~ gyprock, paint ~ plasterboard',
  render: 'render, rendering, cement render, acrylic render, render coat, stucco',
  rendering_new_brick:
    'render* ~ new brick, new brick ~ render*, brick ~ before render*, brick* ~ rendering, render over ~ brick, render over ~ brickwork, fresh brickwork ~ render*, new brickwork ~ render*',
  drummy_render: 'drummy render, render ~ drummy, hollow render, render ~ hollow',
  plasterboard:
    'plasterboard, plaster board, gyprock, drywall, plaster sheet, plasterboard sheet, gyprock sheet, gib',
  ceiling_plasterboard:
    'ceiling ~ plasterboard, plasterboard ~ ceiling, ceiling gyprock, gyprock ~ ceiling, ceiling sheet, plasterboard ceiling',
  nail_pop: 'nail pop, nails pop*, nail ~ pop*, screw pop, popped nail, screws pop*',
  finish_level:
    'level 4, level 5, level 3, level 4 finish, level 5 finish, level of finish, level four, level five, plaster finish',
  cornice: 'cornice, scotia, cove, cornices',
  cornice_crack: 'cornice ~ crack*, cracked cornice, crack* ~ cornice, cornice ~ coming away, cornice gap',
  skirting: 'skirting, skirting board, skirtings',
  tile_to_skirting: 'tile ~ skirting, skirting ~ tile, gap ~ skirting ~ tile',
  floorboard:
    'floorboard, floor board, timber floor, hardwood floor, hardwood flooring, timber flooring, wooden floor, timber board, strip flooring, parquetry',
  acclimatising: 'acclimatis*, acclimatiz*, acclimate, acclimation',
  sanding_floor:
    'sand ~ floorboard, floorboard ~ sanded, floor ~ sanded, sand ~ floor, sanding ~ floor, sanded, resand*, re sand*, sand back ~ floor, polish* ~ times',
  cupping: 'cupping, cupped, board ~ cup*, floorboard ~ cup*, boards ~ curling',
  polished_floor:
    'furniture ~ polished floor, rug ~ polished floor, polished floor*, walk on ~ polished, floor ~ polished, freshly polished, floor polish*, floor coating, floor varnish, polyurethane floor, floor finish ~ dry',
  floating_floor:
    'floating floor, laminate, laminate floor, hybrid floor, hybrid flooring, click floor, laminate flooring, engineered floor',
  vinyl_plank: 'vinyl, vinyl plank, vinyl flooring, lvt, lino',
  subfloor_flatness:
    'flat ~ vinyl, flat ~ laminate, flat ~ plank, flat ~ hybrid, flat ~ floating floor, flat ~ before laying, subfloor flatness, level ~ vinyl, level ~ hybrid flooring, level ~ hybrid, level ~ laminate, level ~ plank, even ~ vinyl',
  carpet: 'carpet, carpets, underlay',
  wall_out_of_plumb: 'wall ~ plumb, out of plumb ~ wall, plumb ~ wall',
  viewing_distance:
    'view* ~ paint, inspect paint, inspect ~ paint, viewing distance, viewing position, how far back, look at ~ paint, inspect ~ finish, inspect ~ wall from, judge ~ paint',
  efflorescence: 'efflorescence, white salt, salts on ~ brick, white powder ~ brick, efflorescense',
  // Stairs and rails.
  riser: 'riser, stair riser, step height, riser height',
  uneven_risers:
    'riser ~ different, riser ~ same, uneven riser, riser ~ uneven, riser ~ vary, stair riser ~ vary, stair riser ~ different, different riser, risers ~ vary',
  tread: 'tread, stair tread, stair going, tread going, going ~ stair, going of the stair, tread depth',
  open_riser:
    'open riser, open tread, space between ~ tread, gap between ~ tread, between stair treads, between ~ steps',
  stair: 'stair, stairs, staircase, stairway, steps, flight of stairs, step, flight',
  stair_headroom:
    'head height ~ stair, headroom ~ stair, head room, headroom, stair headroom, head clearance',
  stair_landing: 'stair landing, landing of ~ stair, landing at the door, landing ~ stair, landing length',
  non_slip_stair:
    'slip ~ stair, stair ~ slip, slip ~ step, step ~ slip, anti slip nosing, non slip nosing, nosing strip, anti slip ~ stair, non slip ~ stair, step ~ non slip, stair ~ non slip',
  handrail: 'handrail, hand rail, stair rail, grab along the stairs',
  balustrade:
    'balustrade, balustrading, railing, guard rail, guardrail, balcony rail, balcony railing, banister, a rail, the rail, deck rail, porch rail, verandah rail, rail height, rail ~ verandah, barrier ~ verandah, safety barrier, edge barrier, barrier ~ deck, barrier ~ balcony',
  baluster:
    'baluster, balustrade gap, spindle, balustrade opening, balustrade ~ gap, gap ~ balustrade, gap ~ railing, railing ~ gap, gap ~ stair rail, gap ~ wires',
  balustrade_wire:
    'balustrade wire, wire balustrade, wire balustrading, balustrade cable, stainless wire, wire tension, cable balustrade',
  grab_rail: 'grab rail, grab bar',
  tactile: 'tactile, tactile indicator, tgsi, tactile paving',
  ramp: 'ramp, wheelchair ramp, access ramp',
  // Openings.
  window: 'window, windows',
  window_restrictor:
    'window restrictor, restrictor, window limiter, window ~ restrict*, window lock upstairs, window ~ open upstairs, upstairs ~ window ~ open, window ~ open ~ upstairs',
  window_sill_height: 'sill ~ restrictor, sill height, window sill height, sill',
  bedroom_window_light:
    'window ~ bedroom, bedroom window, window ~ bedroom ~ need, window ~ habitable, window size ~ bedroom, bedroom ~ window size, natural light, window area, how much window',
  double_glazing:
    'double glazing, double glazed, double glazed window, double glazed unit, igu, insulated glass, double glaz*',
  fogged_glazing:
    'condensation between ~ pane, fog* ~ pane, moisture ~ double glaz*, condensation ~ double glaz*, between the panes, inside double glazing, moisture between ~ glass, fogged window, window ~ fogged',
  window_condensation:
    'condensation ~ window, window ~ condensation, window ~ sweat*, wet window, condensation ~ glass',
  safety_glass:
    'safety glass, toughened glass, laminated glass, tempered glass, toughened, grade a glass, grade a safety glass',
  internal_door: 'internal door, inside door, interior door, bedroom door, door',
  door_undercut:
    'gap under door, gap under the door, gap under a door, gap under ~ internal door, gap under ~ bedroom door, gap under ~ bathroom door, gap under the doors, door undercut, undercut of ~ door, internal door bottom gap',
  toilet_door: 'toilet door, lift off hinge, wc door, bathroom door, door ~ toilet, removable hinge',
  sticking_door:
    'door ~ stick*, sticking door, door ~ bind*, door ~ jam*, door ~ catch*, door ~ rub*, door wont close, door swollen, doors ~ swell*',
  accessible_door:
    'door ~ wheelchair, door ~ livable housing, door ~ liveable housing, wheelchair ~ door, accessible door, doorway ~ wheelchair, door width ~ new rules, livable housing, livable door, door ~ step free, clear opening',
  garage_door: 'garage door, roller door, panel lift door, sectional door',
  garage_door_spring: 'garage door spring, roller door spring, torsion spring, garage ~ spring',
  fly_screen: 'fly screen, flyscreen, insect screen',
  lock: 'lock, deadlock, dead bolt',
  // Rooms.
  ceiling_height: 'ceiling height, ceiling, room height, ceilings',
  bedroom: 'bedroom, bed room',
  kitchen: 'kitchen',
  bathroom: 'bathroom, ensuite, laundry, toilet room',
  hallway: 'hallway, hall, corridor, passage',
  garage: 'garage, carport',
  // Measuring.
  growing_crack:
    'crack ~ bigger, crack ~ grow*, crack ~ moving, crack ~ worse, crack ~ widen*, active crack, crack ~ active',
  monitoring_crack:
    'monitor ~ crack, crack monitor*, monitoring ~ crack, crack gauge, tell tale, crack ~ monitored, watch ~ crack',
  level_floor: 'floor ~ level, level ~ floor, floor is level, level of ~ floor, floor ~ slope',
  moisture_reading:
    'moisture reading, moisture meter, damp meter, damp reading, reading ~ plaster, moisture level ~ wall, moisture ~ too high',
  timber_moisture:
    'moisture ~ architrave, moisture ~ skirting, moisture ~ door frame, moisture ~ stud, moisture ~ timber, timber ~ moisture, moisture ~ floorboard, moisture content ~ timber, timber moisture',
} as const satisfies Record<string, string>;
