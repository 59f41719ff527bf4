import { FACTS_OF_UPKEEP } from '../src/facts/facts-of-upkeep.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_UPKEEP, {
  'safety_switch speed': ['how fast does an rcd trip', 'trip time of a safety switch'],
  'movement_joint spacing': ['movement joints every how many metres', 'how far apart are expansion joints'],
});
