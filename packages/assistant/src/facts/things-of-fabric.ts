/**
 * What a building is made of, by the names that people type, with commas between them. `*` takes any ending and ` ~ `
 * leaves words between. What the parts of a house name already isn't named again, save to add a word.
 */
export const THINGS_OF_FABRIC = {
  // Walls and what stands in them.
  weephole: 'weep hole, weeper hole, weep, brick vent hole',
  articulation_joint:
    'articulation joint, articulated joint, brick expansion gap, control joint ~ brick*, expansion joint ~ brick*, movement joint ~ brick*, control joint ~ wall, expansion joint ~ wall, movement joint ~ wall, control joint ~ masonry, brick* ~ control joint, brick* ~ expansion joint, brick* ~ movement joint, wall ~ expansion joint, wall ~ control joint',
  tile_movement_joint:
    'tile movement joint, movement joint ~ tiled, expansion joint ~ tiled, movement joint ~ tile, movement joint ~ tiling, expansion joint ~ tile, expansion joint ~ tiling, control joint ~ tile, control joint ~ tiled, tile ~ expansion joint, tile ~ control joint, tile ~ movement joint, tiled floor ~ expansion joint, tiled floor ~ control joint, tiling ~ movement joint, tiled floor ~ movement joint',
  cavity: 'wall cavity, brick cavity, cavity',
  wall_tie: 'wall tie, brick tie, veneer tie',
  damp_course: 'damp proof course, damp course, dpc, damp proofing course',
  damp_below_slab:
    'vapour barrier, vapor barrier, damp proof membrane, moisture barrier, plastic under the slab, builders plastic, under slab membrane, black plastic',
  mortar: 'mortar, mortar joint, brick joint',
  cutting_a_truss:
    'cut ~ truss, notch ~ truss, drill ~ truss, cutting ~ truss, modify ~ truss, cut through ~ truss',
  stud: 'stud, wall stud, timber stud, steel stud',
  nogging: 'nogging, noggin',
  top_plate: 'top plate, bottom plate, wall plate',
  bearing_wall:
    'load bearing wall, wall ~ load bearing, load bearing, wall is structural, structural wall, supporting wall',
  lintel_bearing:
    'lintel bearing, lintel ~ overlap, lintel ~ past the opening, lintel ~ each side, bearing ~ lintel, lintel ~ bear, lintel ~ sit, lintel seat',
  // Ground and footings.
  footing: 'footing, strip footing, foundation, house foundation',
  pier: 'pier, bored pier, concrete pier, pile, screw pile',
  slab_edge: 'slab edge, edge of the slab, edge of slab',
  slab: 'slab, house slab, concrete slab, raft slab, waffle slab, waffle pod',
  slab_above_ground:
    'slab ~ above ground, slab height, slab ~ above the ground, slab edge height, floor level ~ above ground, slab ~ above soil, slab ~ ground level',
  concrete: 'concrete, new concrete, fresh concrete, cement slab',
  driving_on_concrete:
    'car ~ driveway, drive ~ driveway, car ~ new concrete, cars on ~ driveway, drive on ~ driveway, driving on ~ driveway, drive on ~ concrete, driving on ~ concrete, park on ~ driveway, park on ~ concrete, park ~ new driveway, car on ~ concrete, car on ~ driveway, parking on ~ concrete',
  walking_on_concrete:
    'walk on ~ concrete, walking on ~ concrete, walk on ~ slab, foot traffic ~ concrete, walk on ~ driveway',
  concrete_cover:
    'concrete cover, cover to reo, cover ~ reo, cover ~ reinforcement, cover ~ mesh, cover ~ rebar, cover to steel, cover over ~ steel, reo cover',
  soil_class:
    'soil class, class m, class h, class h1, class h2, class s, class a site, class e, class p, reactive soil, reactive site, site classification, reactive clay',
  stump: 'stump, house stump, concrete stump, timber stump, red gum stump',
  ant_cap: 'ant cap, termite cap, stump cap',
  bearer: 'bearer, floor bearer',
  joist: 'joist, floor joist, deck joist',
  bearer_and_joist: 'bearer ~ joist, joist ~ bearer',
  subfloor_clearance:
    'clearance ~ under ~ floor, under ~ floor clearance, subfloor clearance, clearance ~ bearer, bearer ~ above ground, joist ~ above ground, clearance under the house',
  subfloor_vent:
    'subfloor vent, sub floor vent, underfloor vent, sub floor ventilation, subfloor ventilation, underfloor ventilation, air brick',
  termite_barrier:
    'termite barrier, termite system, termite protection, ant barrier, physical barrier, termite mesh, termite management system',
  chemical_termite:
    'chemical ~ termite, termite chemical, termite spray, chemical barrier, termite treatment, chemical treatment, termite poison',
  hazard_class:
    'h1 timber, h2 timber, h3 timber, h4 timber, h5 timber, h3 pine, h4 pine, h5 pine, h2 pine, h3 ~ treated pine, h4 ~ treated pine, h5 ~ treated pine, hazard class, hazard level, treated pine, treatment level, treated timber',
  post_in_ground:
    'post in the ground, in ground post, post in ground, posts in ground, fence post, deck post, pergola post, posts in the ground, in the ground, in ground',
  tree_near_house: 'tree ~ house, tree ~ footing, tree ~ foundation, tree ~ slab',
  retaining_wall: 'retaining wall, retainer wall, sleeper wall, crib wall, block retaining wall',
  driveway: 'driveway, drive way, driveway slab, concrete driveway, crossover, garage driveway',
  truss: 'truss, roof truss, trusses',
  rafter: 'rafter, roof rafter',
} as const satisfies Record<string, string>;
