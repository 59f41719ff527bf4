import { FACTS_OF_WET_AREAS } from '../src/facts/facts-of-wet-areas.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_WET_AREAS, {
  'membrane height of vanity': [
    'how high is the waterproofing above a sink',
    'waterproof height above basin',
  ],
  'membrane height of bath': [
    'waterproofing height above a bath',
    'how high does the membrane go around a bathtub',
  ],
  'membrane height of shower': [
    'how high does waterproofing go in a shower',
    'shower wall waterproofing height',
  ],
  'membrane life': ['how long does a waterproof membrane last', 'life span of shower waterproofing'],
  'membrane_drying wait': [
    'how long does waterproofing need to dry before tiles',
    'waterproofing membrane curing time',
  ],
  'membrane_failing tell': ['signs of failed waterproofing', 'how do i know the membrane has failed'],
  'shower_hob need': ['does a shower need a hob', 'can a shower be hobless'],
  'use_of_new_shower wait': ['how long before you can use a new shower', 'how long does grout take to dry'],
  'sealing_grout wait': ['when can i seal new grout', 'how long after tiling do you seal the grout'],
  'grout_in_corner cause': ['why does grout crack in the corners', 'should you grout or silicone the corner'],
  'grout width': ['how wide are grout lines meant to be', 'grout joint size for porcelain'],
  'silicone wait': ['silicone drying time in a shower', 'how long til new silicone can get wet'],
  'silicone life': [
    'how often should shower silicone be replaced',
    'how long does silicone last in a bathroom',
  ],
  'silicone_mould allowed': ['is black silicone a defect', 'why does mould grow on the silicone'],
  'flood_test wait': ['how long does a flood test run', 'bathroom flood test, how many hours'],
  'flood_test depth': ['how deep is the water in a flood test', 'flood test water depth'],
  'puddle_flange purpose': ['what does a puddle flange do', 'do i need a puddle flange'],
  'waterstop purpose': ['whats a water stop', 'what does a waterstop angle do'],
  'waterstop distance': [
    'how far from the rose does the waterstop go',
    'distance of the water stop in a walk in shower',
  ],
  'bond_breaker purpose': ['what is a bond breaker', 'what does bond breaker tape do'],
  'drummy_tile purpose': ['what does drummy mean', 'how do i check tiles for drummy spots'],
  'tile_movement_joint spacing': [
    'expansion joint spacing in tiles',
    'how often are movement joints needed in a tiled floor',
  ],
  'tile_over_tile allowed': ['is it ok to tile over existing tiles', 'can you tile on top of old tiles'],
  'screed_before_tiling wait': ['how long does screed take before tiling', 'screed drying time'],
  'plasterboard_in_shower allowed': [
    'is gyprock ok in a shower',
    'can you use plasterboard in a bathroom shower',
  ],
});
