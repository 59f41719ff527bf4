import { FACTS_OF_ROOMS } from '../src/facts/facts-of-rooms.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_ROOMS, {
  'carpet life': ['how many years do you get out of carpet', 'life span of carpets in a rental'],
});
