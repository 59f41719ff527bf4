import { FACTS_OF_STATES } from '../src/facts/facts-of-states.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_STATES, {
  'building_noise wait': ['from what time may builders make noise', 'permitted hours for construction noise'],
  'building_noise wait in SA': [
    'building noise hours in Adelaide',
    'when can builders start work in south australia',
  ],
  'building_noise wait in ACT': [
    'noise hours for building work in Canberra',
    'can builders work on a Sunday in the ACT',
  ],
  'building_noise wait in TAS': ['when can tradies start in Hobart', 'construction hours tasmania'],
  'pool_certificate life': [
    'how long is a pool safety certificate valid',
    'when does a pool certificate expire',
  ],
  'fence_notice deadline': [
    'how long does a neighbour have to answer a fencing notice',
    'the neighbour ignores the fencing notice, what can i do',
  ],
  'granny_flat size': ['how big may a granny flat be', 'maximum size of a secondary dwelling'],
  'granny_flat size in WA': [
    'granny flat maximum size in Perth',
    'how large can a granny flat be in western australia',
  ],
  'progress_payment amount': ['what percentage is each progress payment', 'how much is a stage payment'],
  'progress_payment amount in NSW': [
    'how much is each progress payment in nsw',
    'what percentage are stage payments in Sydney',
  ],
  'tribunal_limit amount': ['what is the limit of a tribunal claim', 'how much can a tribunal hear'],
  'selling_owner_built wait': [
    'can i sell a house i owner built',
    'selling an owner builder home, what do i need',
  ],
  'rental_inspection often': [
    'how often may a landlord do a routine inspection',
    'how many rental inspections a year are allowed',
  ],
  'rental_safety_check often': [
    'how often is a gas and electrical safety check due',
    'how long does a rental safety check last',
  ],
  'wired_alarm need': ['do smoke alarms have to be hardwired', 'are battery smoke alarms allowed'],
  'smoke_alarm where': ['where do smoke alarms go in a house', 'how many smoke alarms does a house need'],
});
