import { FACTS_OF_SITES } from '../src/facts/facts-of-sites.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

eachIsAsked(FACTS_OF_SITES, {
  'scaffold_licence height': [
    'from what height do i need a licensed scaffolder',
    'do i need a ticket to put up a scaffold',
  ],
  'scaffold height': ['how high may scaffolding be when i assemble it', 'who can assemble scaffolding'],
  'scaffold often': ['how often must a scaffold be inspected', 'scaffolding inspection interval'],
  'scaffold_near_lines distance': [
    'how far must a scaffold be from a power line',
    'scaffolding clearance to powerlines',
  ],
  'trench_shoring depth': ['how deep can a trench be before shoring', 'does a trench need to be shored'],
  'trench_shoring any': ['shoring: yes or no', 'trench of 2 m, shoring yes or no'],
  'spoil distance': ['how far from the trench should the spoil be', 'how close to the edge can spoil sit'],
  ...inStates(
    'fall_height height',
    ['NSW', 'VIC', 'QLD', 'SA', 'WA'],
    ['working at heights rule in %, from how many metres', 'at what height is edge protection needed in %'],
  ),
  'fall_height height': [
    'from what height is fall protection required',
    'when is roof edge protection required',
  ],
  'ladder slope': ['how steep should a ladder be', 'how far from the wall should a ladder stand'],
  'ladder overlap': [
    'how far should a ladder stick out past the gutter',
    'how high above the roof edge must a ladder go',
  ],
  'white_card need': ['do i need a white card', 'who has to have a white card'],
  'white_card life': ['how long does a white card last', 'when does a white card expire'],
  'swms need': ['when is a swms required', 'what is a safe work method statement'],
  'engineered_stone deadline': [
    'can i still get an engineered stone benchtop',
    'when was engineered stone banned',
  ],
  'power_line distance': [
    'how far from overhead power lines must you stay',
    'how close to powerlines can i work',
  ],
  'before_digging need': ['do i need dial before you dig', 'how long is a before you dig plan valid'],
  'site_fence height': ['how high must temporary fencing on a site be', 'is a construction fence required'],
  'site_toilet need': ['does a builder need to have a toilet on site', 'how many toilets on a building site'],
  'demolition permit': ['do i need a permit to demolish a house', 'demolition approval needed?'],
  'site_visit allowed': ['can i visit the site during the build', 'am i allowed to go on site'],
  'site_safety who': ['who is responsible for safety on site', 'whose job is site safety'],
  'rcd_current any': ['what trip current should an rcd have', 'rcd rating in milliamps for a house'],
  'extinguisher often': ['how often is a fire extinguisher serviced', 'fire extinguisher service interval'],
  'wiring_certificate any': ['who signs off new wiring', 'what wiring certificate do I get'],
  'payment_schedule deadline in NSW': [
    'how many days to answer a payment claim in nsw',
    'nsw payment schedule, by when',
  ],
  'payment_schedule deadline': [
    'how long do I have for a payment schedule',
    'days to respond to a payment claim',
  ],
});
