import { FACTS_OF_FABRIC } from '../src/facts/facts-of-fabric.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_FABRIC, {
  'weephole spacing': ['weep holes, how far apart do they go?', 'spacing for weepholes in a veneer wall'],
  'weephole purpose': ['whats the point of weep holes', 'what does a weephole do'],
  'articulation_joint width': ['how wide is an articulation joint', 'min width of a brick control joint?'],
  'articulation_joint purpose': ['what is an articulation joint', 'what are control joints in brickwork for'],
  'mortar thickness': ['how thick are mortar joints', 'width of a brick joint'],
  'wall_tie purpose': ['what do brick ties do', 'what are wall ties'],
  'damp_course purpose': ['whats a dpc', 'what does a damp proof course do'],
  'damp_below_slab thickness': [
    'how thick does the plastic under the slab have to be',
    'vapour barrier thickness',
  ],
  'damp_below_slab purpose': [
    'what does the black plastic under the slab do',
    'what is a vapour barrier for',
  ],
  'rendering_new_brick wait': [
    'how long do new bricks have to dry before they can be rendered',
    'when can you render over fresh brickwork',
  ],
  'slab thickness': ['how thick is a normal house slab', 'slab thickness for a single storey house'],
  'slab_above_ground height': [
    'how far does the slab have to be above ground',
    'slab height above garden level minimum',
  ],
  'concrete wait': ['how many days till concrete is cured', 'when is a new slab at full strength'],
  'walking_on_concrete wait': [
    'how soon can i walk on fresh concrete',
    'when is it ok to walk on the new slab',
  ],
  'driveway thickness': ['how thick does a concrete driveway need to be', 'driveway thickness for a caravan'],
  'concrete_cover thickness': [
    'how much cover over the steel in a slab',
    'minimum concrete cover to reinforcement',
  ],
  'soil_class purpose': ['what does class h1 mean', 'whats soil class p'],
  'stump life': ['life expectancy of concrete stumps', 'how long do red gum stumps last'],
  'stump purpose': ['what are house stumps for', 'what does a stump do'],
  'ant_cap count': ['how many stump caps are needed', 'do i need ant caps on every stump'],
  'bearer spacing': ['bearer spacing', 'what distance between bearers'],
  'bearer_and_joist difference': ['whats the difference between bearers and joists', 'joists vs bearers'],
  'joist spacing': ['what spacing for floor joists', 'how far apart do joists go under a timber floor'],
  'joist purpose': ['what is a joist', 'what do joists do'],
  'bearer purpose': ['whats a bearer', 'what is a floor bearer for'],
  'stud spacing': ['stud spacing?', 'how far apart are the studs in a house frame'],
  'stud purpose': ['what is a wall stud', 'what are studs for'],
  'nogging purpose': ['whats a nogging', 'what are noggins for'],
  'nogging spacing': ['nogging spacing in a stud wall', 'how far apart should noggins be'],
  'truss spacing': ['truss spacing for a tiled roof', 'how far apart do roof trusses go'],
  'cutting_a_truss allowed': ['can i cut a roof truss', 'is it ok to notch trusses for a duct'],
  'lintel purpose': ['what is a lintel', 'what does a lintel do'],
  'lintel_bearing overlap': [
    'how far should a lintel bear on the brickwork',
    'lintel overlap each side of the opening',
  ],
  'subfloor_clearance height': [
    'clearance under a timber floor for termite inspections',
    'how high must bearers be above ground',
  ],
  'subfloor_vent purpose': ['can i cover the subfloor vents', 'what are underfloor vents for'],
  'hazard_class purpose': [
    'what does h3 mean on treated pine',
    'which class of treated pine goes in the ground',
  ],
  'termite_barrier purpose': ['what does a termite barrier do', 'do i need a termite system'],
  'chemical_termite life': [
    'how long is a termite chemical barrier good for',
    'how often does termite treatment have to be redone',
  ],
});
