import { FACTS_OF_STRATA } from '../src/facts/facts-of-strata.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

eachIsAsked(FACTS_OF_STRATA, {
  ...inStates(
    'strata_balcony pays',
    ['NSW', 'QLD'],
    ['who fixes a balcony in strata in %', 'who pays for balcony waterproofing of a unit in %'],
  ),
  'strata_balcony pays': ['who pays for a balcony in strata', 'is a balcony common property'],
  'strata_shower pays in QLD': [
    'body corporate qld, who pays for a leaking shower',
    'who pays for a leaking shower in a unit in Brisbane',
  ],
  'strata_shower pays': [
    'who pays for a leaking shower in strata',
    'leaking shower in a unit, who is responsible',
  ],
  'strata_roof pays': ['who repairs the roof in strata', 'is the roof common property'],
  'strata_pipes pays': ['who pays for a burst pipe in a unit', 'blocked drain strata, who pays'],
  'strata_ceiling pays': ['is the ceiling common property', 'who fixes the ceiling in strata'],
  'strata_floor pays': ['who pays for carpet in strata', 'are floorboards common property'],
  'strata_garage pays': ['who pays for the garage door in strata', 'who owns the garage in strata'],
  'strata_hot_water pays': [
    'who pays for hot water in strata',
    'hot water system of a unit, who replaces it',
  ],
  'strata_front_door pays': ['who pays for the front door of a unit', 'is a unit front door mine'],
  'strata_intercom pays': ['who pays for the intercom', 'who fixes the lift in strata'],
  'strata_fence pays': ['who pays for a fence in strata', 'courtyard fence, who is responsible'],
  'strata_inner_wall allowed': [
    'can i remove a wall in my unit',
    'do i need approval for an internal wall in strata',
  ],
  'strata_driveway pays': ['who pays for the shared driveway in strata', 'who repairs a strata driveway'],
  'strata_alarms pays': ['who pays for smoke alarms in strata', 'who replaces a smoke alarm in strata'],
  'strata_lot purpose': ['what is common property', 'what does common property include'],
  'strata_levy allowed': ['can i refuse a special levy', 'do i have to pay the levy'],
  'strata_levy purpose': ['what is a special levy', 'what do strata fees include'],
  'strata_records need': ['do i need a strata report', 'what should a strata search include'],
  'strata_excess pays': ['who pays the excess for strata insurance', 'strata excess, who pays'],
  'strata_urgent who': ['who do i call in a strata emergency', 'strata emergency: what can i do'],
  'strata_bylaw allowed': ['can a by-law stop me', 'what are by-laws'],
  'strata_vote amount': ['what percentage is a special resolution', 'what is an ordinary resolution'],
  ...inStates(
    'strata_repair_duty steps',
    ['VIC', 'QLD', 'WA', 'SA', 'ACT'],
    ['strata ignores a leak in %, what can i do', 'how do i get strata to repair common property in %'],
  ),
});
