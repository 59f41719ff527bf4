/** Timber frames and decks, measuring and testing, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_TIMBER = {
  bracing: 'bracing, wall brace, ply bracing, cross brace, brace ply, bracing panel, metal brace, brace',
  frame_in_rain:
    'frame ~ rain*, rain* ~ frame, frame ~ weather, timber frame ~ wet, frame ~ wet, frame ~ left out, frame ~ exposed, frame ~ sun',
  floor_sheet:
    'yellow tongue, yellowtongue, particleboard floor, particle board floor, chipboard floor, floor sheet, sheet flooring, green tongue, particleboard',
  deck_joist: 'joist ~ decking, joist ~ deck, decking joist, deck ~ joist, deck frame',
  cladding_cavity:
    'cladding ~ cavity, cavity batten, batten ~ behind ~ cladding, cavity behind ~ cladding, drained cavity',
  restumping: 'restump*, re stump*, reblock*, re block*, relevel* ~ house, releveling',
  timber_rot: 'rot, dry rot, wet rot, timber rot, rotten timber, rotten window sill',
  nail_corrosion:
    'nails ~ coast, fixings ~ coast, fixings ~ sea, stainless ~ coast, screws ~ beach, fixings ~ beach, fasteners ~ sea, stainless ~ sea',
  crack_tool: 'tool ~ crack, measures crack, measures ~ crack, crack width gauge, crack ruler, gauge ~ crack',
  tape_measure_level: 'spirit level, straightedge, straight edge, laser level, dumpy level, water level',
  slab_level_test:
    'check ~ slab ~ level, slab for level, measure ~ slab ~ level, test ~ slab ~ level, check ~ floor ~ level, measure ~ floor ~ level, test ~ floor ~ level',
  thermal_camera: 'thermal camera, thermal imaging, infrared camera, thermal image, flir, thermography',
  plumb_test: 'check ~ wall ~ plumb, wall is plumb, test ~ plumb, measure ~ plumb, plumb bob',
  fall_test:
    'check ~ floor drains, check ~ fall, test ~ fall, measure ~ fall, marble ~ floor, check ~ shower ~ drains',
  fan_test: 'test ~ exhaust fan, test ~ fan, check ~ fan, check ~ fan ~ draws, check ~ exhaust, fan ~ draws',
  hollow_wall: 'stud finder, find ~ stud, find a stud, locate ~ stud, find the stud',
  water_test_window: 'hose test, water test ~ window, test ~ window ~ leak, spray test',
  inspection_reach:
    'inspector ~ ladder, ladder ~ inspector, how high ~ inspector, 3.6 m ladder, inspector ~ roof, inspector climb*',
  concrete_test:
    'rebound hammer, schmidt hammer, cover meter, core sample, core test, concrete test, slump test, test cylinder',
  colour_match:
    'colour match, color match, brick ~ match, tile ~ match, matching tile, matching brick, spare tile, spare tiles',
  partition_wall:
    'non load bearing, non load bearing wall, wall ~ not load bearing, not load bearing, not a load bearing wall, wall ~ isn* load bearing, isn* load bearing, wall ~ isn* structural, wall ~ not structural, wall ~ non structural, non structural wall, non bearing wall, wall ~ non load bearing, partition, partition wall, stud partition',
  frame_moisture:
    'timber frame ~ before ~ plaster*, moisture ~ timber frame, frame ~ moisture, moisture ~ frame, dry ~ frame ~ before, dry ~ frame',
} as const satisfies Record<string, string>;
