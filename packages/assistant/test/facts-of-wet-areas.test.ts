import { FACTS_OF_WET_AREAS } from '../src/facts/facts-of-wet-areas.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_WET_AREAS, {
  'silicone wait': ['silicone drying time in a shower', 'how long til new silicone can get wet'],
  'flood_test wait': ['how long does a flood test run', 'bathroom flood test, how many hours'],
});
