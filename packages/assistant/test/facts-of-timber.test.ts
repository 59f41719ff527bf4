import { FACTS_OF_TIMBER } from '../src/facts/facts-of-timber.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_TIMBER, {
  'bracing purpose': ['what is bracing for in a wall', 'do frames need bracing'],
  'bracing allowed': ['can i remove a brace from a wall', 'is removing bracing ok'],
  'top_plate purpose': ['what is a top plate', 'what does a wall plate do'],
  'rafter purpose': ['what is a rafter', 'what do rafters do'],
  'rafter spacing': ['rafter spacing', 'how far apart are rafters'],
  'truss purpose': ['what is a roof truss', 'what does a truss do'],
  'bearing_wall tell': [
    'how do i tell if a wall is load bearing',
    'how to know whether it is a structural wall',
  ],
  'bearing_wall permit': [
    'can i remove a load bearing wall myself',
    'is a permit needed for taking out a structural wall',
  ],
  'partition_wall permit': [
    'can i take out a non-loadbearing wall without a permit',
    'the wall isn’t load bearing, may i knock it out myself',
  ],
  'frame_in_rain allowed': [
    'can a timber frame get rained on',
    'how long may a frame be left out in the weather',
  ],
  'floor_sheet life': [
    'how long can yellow tongue be left in the rain',
    'can particleboard flooring get wet',
  ],
  'floor_sheet thickness': ['how thick is yellow tongue for 450 joists', 'particleboard floor thickness'],
  'deck_board gap': ['deck board gap', 'spacing between decking boards'],
  'deck_board thickness': ['how thick are decking boards', 'standard size of deck boards'],
  'deck_board life': ['how long do decking boards last', 'life of composite deck boards'],
  'deck_joist spacing': ['joist spacing for decking boards', 'how far apart are joists under a deck'],
  'deck life': ['how long does a treated pine deck last', 'life span of a timber deck'],
  'deck often': ['how often should a deck be inspected', 'how often to check a deck'],
  'deck gap': ['gap between a deck and the house', 'how far below the door does a deck sit, distance'],
  'weatherboard height': [
    'how high above ground must timber cladding sit',
    'gap between weatherboards and the ground',
  ],
  'weatherboard overlap': ['how much do weatherboards overlap', 'overlap of weatherboard cladding'],
  'weatherboard life': ['how long do weatherboards last', 'life of fibre cement cladding'],
  'cladding_cavity width': ['how deep is a cladding cavity', 'do weatherboards need a cavity batten behind'],
  'stump spacing': ['how far apart are house stumps', 'stump spacing'],
  'restumping wait': ['how long does restumping take', 'how many days for a restump'],
  'restumping permit': ['does restumping need a permit', 'is council approval needed for restumping'],
  'timber_rot cause': ['what causes timber rot', 'how do you prevent dry rot'],
  'timber_rot tell': ['how do you test for timber rot', 'how to tell whether timber has dry rot'],
  'nail_corrosion which': ['which fixings near the sea', 'do fixings at the beach need stainless steel'],
  'crack_tool which': ['what tool measures crack width', 'which gauge measures a crack'],
  'monitoring_crack wait': ['how long should i monitor a crack', 'how often do you read a crack gauge'],
  'tape_measure_level purpose': [
    'what is a straightedge for in an inspection',
    'what does a straightedge do',
  ],
  'slab_level_test tell': ['how do i check a slab for level', 'how to measure whether a floor is level'],
  'thermal_camera temperature': [
    'how hot must it be for a thermal camera, temp difference',
    'what temperature difference does thermal imaging need',
  ],
  'thermal_camera purpose': [
    'what does a thermal camera do',
    'what is thermal imaging for in a house inspection',
  ],
  'plumb_test tell': ['how do i check that a wall is plumb', 'how to measure plumb with a plumb bob'],
  'fall_test tell': ['how do you check the fall of a shower floor', 'how can i check whether a floor drains'],
  'fan_test tell': ['how do i test an exhaust fan', 'how to check that a bathroom fan draws'],
  'hollow_wall tell': ['how do i find a stud in a wall', 'how to locate studs'],
  'water_test_window tell': ['how long do you run a hose test on a window', 'how to test a window for leaks'],
  'inspection_reach height': ['how high does an inspector climb', 'is an inspector allowed on the roof'],
  'concrete_test tell': ['what does a rebound hammer do', 'what is a slump test for'],
  'colour_match allowed': ['how many spare tiles should you keep', 'do new bricks have to match'],
  'frame_moisture moisture': [
    'how dry must a timber frame be before plaster goes on',
    'moisture content of wall frames',
  ],
});
