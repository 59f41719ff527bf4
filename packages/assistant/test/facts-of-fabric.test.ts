import { FACTS_OF_FABRIC } from '../src/facts/facts-of-fabric.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_FABRIC, {
  'weephole spacing': ['weep holes, how far apart do they go?', 'spacing for weepholes in a veneer wall'],
  'articulation_joint width': ['how wide is an articulation joint', 'min width of a brick control joint?'],
  'slab thickness': ['how thick is a normal house slab', 'slab thickness for a single storey house'],
  'driveway thickness': ['how thick does a concrete driveway need to be', 'driveway thickness for a caravan'],
  'concrete wait': ['how many days till concrete is cured', 'when is a new slab at full strength'],
  'joist spacing': ['what spacing for floor joists', 'how far apart do joists go under a timber floor'],
  'stud spacing': ['stud spacing?', 'how far apart are the studs in a house frame'],
});
