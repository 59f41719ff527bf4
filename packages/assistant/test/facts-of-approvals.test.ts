import { FACTS_OF_APPROVALS } from '../src/facts/facts-of-approvals.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_APPROVALS, {
  'house_cooling_off deadline': [
    'cooling off when buying a house',
    'how many days cooling off after exchanging contracts on a home',
  ],
  'house_cooling_off deadline in NSW': [
    'cooling off buying a house nsw',
    'what is the cooling off period for a house purchase in New South Wales',
  ],
  'house_cooling_off deadline in VIC': [
    'cooling off buying a house vic',
    'what is the cooling off period for a house purchase in Victoria',
  ],
  'house_cooling_off deadline in QLD': [
    'cooling off buying a house qld',
    'what is the cooling off period for a house purchase in Queensland',
  ],
  'house_cooling_off deadline in SA': [
    'cooling off buying a house sa',
    'what is the cooling off period for a house purchase in South Australia',
  ],
  'selling_owner_built wait in VIC': [
    'how soon can i sell my owner built house in victoria',
    'selling owner builder home vic insurance',
  ],
  'selling_owner_built wait in NSW': [
    'selling an owner built house nsw rules',
    'how long before i can sell an owner builder home in nsw',
  ],
  'occupation_certificate purpose': [
    'what is an occupation certificate',
    'can i move in before the occupancy certificate',
  ],
  'cdc purpose': ['difference between a cdc and a da', 'what is a complying development certificate'],
  'unapproved_work purpose': [
    'what happens if an extension has no council approval',
    'i bought a house with an unapproved deck what can happen',
  ],
  'dilapidation_report purpose': [
    'what is a dilapidation report',
    'do i need a dilapidation report before the neighbour excavates',
  ],
  'soil_test purpose': ['what is a soil test for', 'what does a geotech report tell'],
  'inspection_clause allowed in QLD': [
    'can i pull out of buying a house because of the pest inspection in qld',
    'building and pest condition queensland',
  ],
  'inspection_clause allowed in VIC': [
    'can i pull out of a house purchase after a bad building report in victoria',
    'building inspection condition vic contract',
  ],
  'inspection_clause allowed in NSW': [
    'can i get out of buying a house in nsw if the pest report is bad',
    'bad building report after exchange nsw',
  ],
  'inspection_clause allowed': [
    'can i pull out of the purchase if the building inspection is bad',
    'what does a building and pest clause let the buyer do',
  ],
  'da_validity life in NSW': [
    'how long is a da valid for in nsw',
    'when does a development consent lapse nsw',
  ],
  'da_validity life': ['how long does a building permit last', 'when does a building permit expire'],
  'construction_certificate need': [
    'can i start building before the construction certificate',
    'do i need a construction certificate to begin',
  ],
  'basix purpose': ['what is a basix certificate', 'when do i need basix'],
  'protection_works purpose': [
    'what is a protection works notice',
    'how long does a neighbour have to answer a protection work notice',
  ],
  'building_fine amount': [
    'what is the fine for building without a permit',
    'penalty for no building approval',
  ],
});
