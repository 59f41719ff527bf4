import { FACTS_OF_STAIRS } from '../src/facts/facts-of-stairs.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_STAIRS, {
  'stair_slope_rule size': [
    'quantity 2r+g for stairs whats the range',
    'what is 2r plus g for a private stair',
  ],
  'risers_in_flight count': ['how many risers in one flight before a landing', 'max steps in a flight'],
  'riser_variation amount': [
    'how much may risers differ from each other in one flight',
    'how much can going vary in a flight',
  ],
  'baluster gap': ['whats the widest gap allowed between balusters', 'how far apart are spindles'],
  'balustrade gap': ['how wide can the spaces of a balustrade be', 'spacing in a balcony rail'],
  'balustrade height': ['min height deck balustrade nsw house', 'how high is a balcony railing'],
  'stair_barrier height': ['how high must a stair balustrade be', 'height of a barrier on stairs'],
  'barrier_drop height': [
    'how high can a deck be before it needs a railing',
    'how big a drop needs a balustrade',
  ],
  'climbable allowed': [
    'is there a rule about climbable stuff near a balcony rail',
    'are horizontal wires allowed on a balcony',
  ],
  'face_mounted gap': [
    'gap for a face mounted balustrade',
    'how far from the edge may side mounted glass stand',
  ],
  'handrail height': ['how high does a handrail have to be on stairs', 'do stairs need a handrail'],
  'handrail width': ['how thick is a handrail', 'handrail size for a good grip'],
  'handrail gap': ['gap between a handrail and the wall', 'how far off the wall does a handrail stand'],
  'stair slope': ['how steep is a house stair', 'what pitch do stairs have'],
  'winder count': [
    'how many winders are allowed in a stair',
    'are spiral stairs allowed and how many winders',
  ],
  'door_at_stair need': [
    'do you need a landing when a door opens onto stairs',
    'is a door at the top of a stair allowed to open over it',
  ],
  'one_step_at_door height': ['what step is ok at a front door threshold', 'how high can a doorstep be'],
  'window_restrictor gap': [
    'upstairs bedroom window, how far may it open',
    'what gap does a window restrictor leave',
  ],
  'window_upstairs height': [
    'what sill height for an upstairs living room window',
    'do living room windows upstairs need protecting',
  ],
  'bathroom_glass need': [
    'does a bathroom mirror need to be safety glass',
    'what kind of glass goes into a bathroom',
  ],
  'ceiling_height height': ['ceiling height in habitable room ncc', 'how low may a bathroom ceiling be'],
  'bathroom height': ['how low may a bathroom be, in height', 'min height in a garage'],
  'raked_ceiling height': ['attic room ceiling height rule', 'how high must a raked ceiling be'],
  'exhaust_fan count': ['exhaust fan bathroom how many litres per sec', 'how strong must a bathroom fan be'],
  'rangehood count': [
    'how strong must a kitchen range hood be',
    'how many litres per second for a range hood',
  ],
  'exhaust_fan often': ['how long do exhaust fans last', 'how often should a bathroom fan be cleaned'],
  'bedroom size': ['smallest bedroom size legal australia', 'how big must a bedroom be'],
  'hallway width': ['hallway width minimum for livable housing', 'how wide must a corridor in a house be'],
  'toilet_space distance': ['clear space in front of toilet pan', 'how much room does a toilet need'],
  'door_size width': ['standard internal door width', 'how high is a normal internal door'],
  'entry_door width': ['how wide is a front door', 'standard entry door size'],
  'internal_door thickness': ['how thick is an internal door', 'internal door thickness'],
  'door_weather need in NSW': [
    'do door edges need paint in nsw',
    'does the top of a door have to be painted nsw',
  ],
  'fire_door_gap gap': ['gap allowed round a fire door', 'fire door clearance to the frame'],
  'garage_size size': ['how big is a double garage', 'single garage width'],
  'garage_door height': ['how high is a garage door', 'standard roller door size'],
  'window_restrictor life': [
    'how often should window restrictors be checked',
    'how often to test a window limiter',
  ],
  'window life': ['how long do aluminium windows last', 'life span of windows'],
  'window_weather allowed in NSW': [
    'is a leaking window allowed in nsw',
    'how much may a window leak in nsw',
  ],
  'window_packing gap': [
    'how much clearance round a window frame for packing',
    'what gap around a window opening',
  ],
  'ramp slope': ['how steep may a ramp be', 'ramp gradient for a wheelchair'],
  'ramp width': ['how wide is a wheelchair ramp', 'min ramp width'],
  'grab_rail height': ['how high does a grab rail go', 'height of a grab bar by the toilet'],
  'tactile where': ['where do tactile indicators go', 'do houses need tgsi'],
  'light_room amount': [
    'how much daylight does a living room need',
    'do habitable rooms need windows for light',
  ],
  'vent_room amount': ['ventilation opening % of floor area', 'how much ventilation does a room need'],
  'grab_rail_backing strength': [
    'how much must a grab rail hold',
    'do new bathrooms need grab rail noggings',
  ],
});
