import { expect, test } from 'vitest';
import { factsAsked } from '../src/facts/fact-asked.ts';
import { FACTS_OF_PERMITS } from '../src/facts/facts-of-permits.ts';
import { NEW_THREAD } from '../src/index.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

eachIsAsked(FACTS_OF_PERMITS, {
  'carport permit': ['does a carport need council approval', 'how big can a carport be without a permit'],
  ...inStates(
    'carport permit',
    ['NSW', 'VIC', 'QLD'],
    ['do I need a permit for a carport in %', 'largest carport without approval in %'],
  ),
  'pergola permit': ['is a permit required for a pergola', 'do I need approval for a patio roof'],
  ...inStates(
    'pergola permit',
    ['NSW', 'VIC', 'QLD'],
    ['pergola without a permit in %', 'do I need approval to build a verandah in %'],
  ),
  'pool_permit permit': ['do I need council approval for a pool', 'is a permit needed to put in a pool'],
  'tank_permit permit': [
    'does a rainwater tank need approval',
    'is council approval needed for a water tank',
  ],
  'tank_permit permit in NSW': [
    'water tank approval nsw',
    'do i need a permit for a rainwater tank in Sydney',
  ],
  'new_roof_permit permit': ['do I need a permit for a new roof', 'is approval needed to replace the roof'],
  'extension_permit permit': [
    'does a house extension need a permit',
    'do I need approval to add a second storey',
  ],
  'bathroom_permit permit': [
    'do I need council approval for a bathroom renovation',
    'is a permit needed to renovate a bathroom',
  ],
  'garage_conversion permit': [
    'can I convert my garage to a bedroom',
    'does a garage conversion need a permit',
  ],
  'new_opening permit': ['do I need a permit to add a window', 'is approval needed for a new door opening'],
  'earthworks permit': ['do I need approval for earthworks', 'how much cut and fill is allowed'],
  'heritage_work permit': [
    'what needs approval in a heritage overlay',
    'can i paint a heritage listed house',
  ],
  'approval_time wait': [
    'how long does council approval take',
    'how long does it take to get a building permit',
  ],
  ...inStates(
    'approval_time wait',
    ['NSW', 'VIC', 'QLD'],
    ['how long does a building permit take in %', 'how long to get council approval in %'],
  ),
  'objection steps': [
    "how do I object to my neighbour's extension",
    'can i object to a development application',
  ],
  'stop_work steps': ['what happens with a stop work order', 'what is a stop work notice'],
  'spa_permit permit': ['do I need a permit for a portable spa', 'does a hot tub need approval'],
  'granny_flat permit': [
    'does a granny flat need council approval',
    'do i need a permit for a secondary dwelling',
  ],
  ...inStates(
    'granny_flat permit',
    ['NSW', 'VIC'],
    ['do I need approval for a granny flat in %', 'is a permit required for a secondary dwelling in %'],
  ),
});

test.each([
  'is the pergola safe',
  'can mum still use the verandah',
  'is it ok to sit under the carport',
  'is the house extension dangerous',
])('‘%s’ is asked of no approval', (message) => {
  expect(factsAsked(message, NEW_THREAD)).toEqual([]);
});
