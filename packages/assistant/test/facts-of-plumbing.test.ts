import { FACTS_OF_PLUMBING } from '../src/facts/facts-of-plumbing.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_PLUMBING, {
  'hot_water temperature': [
    'what temperature should a hot water tank be set to',
    'minimum storage temp of a hot water cylinder',
  ],
  'hot_water life': ['how long should a hot water system last', 'lifespan of a gas continuous flow heater'],
  'anode often': ['when does the sacrificial anode need changing', 'anode rod replacement interval'],
  'relief_valve often': ['how often do you ease the relief valve', 'how often should the tpr valve be eased'],
  'tempering_valve purpose': ['what does a tempering valve do', 'why do i need a tempering valve'],
  'tempering_valve often': [
    'how often should a tempering valve be serviced',
    'when does a tempering valve need replacing',
  ],
  'pressure_valve purpose': [
    'what is a pressure limiting valve for',
    'when is a pressure reduction valve required',
  ],
  'water_pressure amount': [
    'what is the maximum water pressure in a house',
    'how much water pressure should a house have',
  ],
  'sewer slope': ['minimum grade for a 100mm sewer pipe', 'what fall does a sewer line need'],
  'stormwater_pipe slope': ['what fall for a 90mm stormwater pipe', 'minimum slope of a storm water drain'],
  'overflow_gully purpose': [
    'what is an overflow relief gully for',
    'why is there a grate lower than my bathroom floor outside, org',
  ],
  'overflow_gully height': ['how high should the org be', 'how high must the overflow relief gully be'],
  'sewer pays': [
    'who is responsible for the sewer pipe on my land',
    'whose job is the house sewer line, me or the water board',
  ],
  'blocked_drain pays': ['who pays for a blocked drain', 'blocked sewer who is liable'],
  'tap_washer myself': ['can i change a tap washer myself', 'am i allowed to replace a shower head'],
  'toilet myself': ['can i replace a toilet myself', 'do you need a plumber to put in a new toilet suite'],
  'plumbing_work permit': [
    'does a plumber give a compliance certificate',
    'is there a certificate for plumbing work',
  ],
  'plumbing_work permit in VIC': [
    'plumbing compliance certificate victoria when',
    'do i get a certificate for plumbing work in vic',
  ],
  'water_pipe life': ['how long do galvanised pipes last', 'how long do copper water pipes last'],
  'sewer life': ['how long do clay sewer pipes last', 'lifespan of earthenware drains'],
  'backflow purpose': ['what does a backflow preventer do', 'why do i need a backflow prevention device'],
  'backflow often': ['how often must a backflow device be tested', 'backflow prevention testing interval'],
  'flexi_hose often': [
    'how often should braided flexi hoses be replaced',
    'how long do flexible tap hoses last',
  ],
  'water_hammer cause': ['why do my pipes bang when i turn off the tap', 'what causes water hammer'],
  'water_leak tell': [
    'how do i check for a hidden water leak',
    'how to test if a pipe is leaking with the meter',
  ],
  'septic often': ['how often should a septic tank be pumped out', 'septic desludge interval'],
  'septic distance': ['how far should a septic tank be from the house', 'septic setback from boundary'],
  'water_tank often': [
    'how often do you clean a rainwater tank',
    'rain water tank sludge cleaning how often',
  ],
  'water_meter_tap which': [
    'which way do i turn off the water at the meter',
    'is the stop tap closed clockwise',
  ],
  'water_meter pays': [
    'who owns the water meter',
    'whose responsibility is the water meter in front of the house',
  ],
  'shower_pressure cause': [
    'what causes low water pressure in the shower',
    'why is the hot water pressure low in one shower',
  ],
});
