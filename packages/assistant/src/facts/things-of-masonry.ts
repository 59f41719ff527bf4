/** Brickwork, render, slabs and the ground, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_MASONRY = {
  brick_overhang:
    'brick ~ overhang*, brickwork ~ overhang*, brick ~ past the slab, brick ~ over the slab edge, brick ~ over ~ slab, overhang of ~ brick, brickwork ~ over ~ slab, brick ~ beyond ~ slab',
  veneer_cavity: 'veneer cavity, cavity ~ veneer, brick veneer ~ cavity, cavity behind ~ veneer',
  brick_course:
    'brick course, bed joint, brick ~ course, course of brick, brickwork ~ level, bed joint ~ level, brick ~ level',
  brick_crack:
    'crack ~ brick*, brick* ~ crack*, crack ~ masonry, masonry crack, crack ~ mortar, cracked brick*',
  brick_joint_spacing:
    'brick ~ control joint, brick ~ expansion joint, brick ~ articulation joint, control joint ~ brick, articulation joint ~ brick, expansion joint ~ brick, control joint ~ masonry, control joint ~ block',
  repointing_bricks:
    'rake* out ~ mortar, mortar ~ raked, repoint* ~ brick*, brick ~ repoint*, brickwork ~ repoint*, repoint* ~ mortar, mortar ~ repoint*, tuck point*, rake out ~ joint',
  brick_cleaning:
    'brick clean*, brick ~ clean*, clean* ~ brick*, mortar smear, brick ~ acid wash*, acid wash*, acid clean*',
  chasing_wall: 'chase ~ wall, chasing ~ brick, chase ~ brick, chased wall, wall chase',
  render_joint: 'render ~ joint, joint ~ render*',
  render_crazing: 'render ~ craz*, crazing ~ render, render ~ hairline, fine cracks ~ render',
  salt_damp: 'salt damp, salt attack, rising damp, fretting brick, brick ~ fret*',
  dpc_injection:
    'chemical damp course, damp injection, dpc injection, damp course injection, inject* ~ damp, injected ~ dpc',
  slab_crack:
    'slab ~ crack*, crack* ~ slab, concrete ~ crack*, crack* ~ concrete, cracked slab, crack* ~ garage floor',
  slab_flatness: 'slab ~ flat*, flat ~ slab, flatness of ~ slab, concrete floor ~ flat*, flat ~ concrete',
  formwork: 'formwork, form work, boxing, formply, shuttering',
  slab_before_floor:
    'slab ~ tiling, slab ~ tiled, slab ~ tile, tile ~ slab, tiling ~ slab, concrete ~ tiling, concrete ~ tile, concrete ~ vinyl, slab ~ vinyl, vinyl ~ slab, slab ~ timber floor, slab ~ floorboard, concrete ~ timber floor, slab ~ flooring, flooring ~ slab, slab ~ carpet, floor finish ~ slab, tile ~ concrete, carpet ~ slab',
  slab_moisture:
    'moisture ~ slab ~ timber, slab ~ moisture, moisture ~ slab, concrete ~ moisture, moisture ~ concrete, slab ~ dry enough, humidity ~ slab, slab ~ humidity, damp ~ slab',
  curing_concrete:
    'curing, cure ~ concrete, concrete ~ wet, curing compound, concrete ~ moist, keep ~ slab wet, water ~ new concrete',
  concrete_joint:
    'slab ~ saw cut*, driveway ~ joint, joint ~ driveway, saw cut*, control joint ~ concrete, control joint ~ slab, concrete ~ joint, joint ~ concrete, path ~ joint, joint ~ path, expansion joint ~ slab, crack control joint',
  ground_fall:
    'ground ~ fall, ground ~ slope, fall away ~ house, slope away ~ house, soil ~ fall, ground ~ away from the house, fall ~ away from ~ house, drainage away from ~ house, surface ~ away from ~ house',
  termite_edge:
    'slab edge ~ exposed, exposed slab edge, slab edge ~ visible, visible slab edge, slab edge ~ termite, inspection zone, exposed edge',
  termite_inspection:
    'termite inspection, termite ~ inspect*, inspect* ~ termite, termite check*, check* ~ termite, timber pest inspection, pest inspection, white ant inspection, inspect* ~ white ants',
  subfloor_access:
    'crawl space ~ hole, subfloor access, sub floor access, access hole ~ floor, access ~ under ~ floor, crawl space access, underfloor access, subfloor hatch, crawl space',
  subfloor_moisture:
    'moisture ~ subfloor timber, subfloor timber, moisture ~ subfloor, subfloor ~ moisture, moisture ~ bearer, moisture ~ joist, timber ~ subfloor',
  wet_subfloor:
    'water under ~ house, wet subfloor, damp subfloor, subfloor ~ damp, subfloor ~ wet, under ~ house ~ wet',
  slab_strength:
    'mpa ~ slab, slab ~ mpa, strength concrete ~ slab, concrete strength ~ slab, grade of concrete, n20, n25, n32, concrete grade',
  paving_crack:
    'crack* ~ driveway, driveway ~ crack*, crack* ~ path, path ~ crack*, crack* ~ paving, paving ~ crack*, cracked concrete path, crack* ~ concrete driveway, crack* ~ concrete path',
} as const satisfies Record<string, string>;
