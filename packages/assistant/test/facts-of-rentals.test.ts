import { FACTS_OF_RENTALS } from '../src/facts/facts-of-rentals.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

eachIsAsked(FACTS_OF_RENTALS, {
  ...inStates(
    'rental_repair deadline',
    ['NSW', 'QLD', 'TAS', 'ACT', 'SA'],
    ['how long does a landlord have to fix something in %', 'how many days for a rental repair in %'],
  ),
  ...inStates(
    'rental_repair who',
    ['NSW', 'VIC', 'QLD', 'SA', 'WA'],
    ['who has to do repairs in a rental in %', 'what can i do when the landlord wont fix things in %'],
  ),
  'rental_repair who': ['who pays for repairs in a rental', 'how do i get the landlord to fix things'],
  ...inStates(
    'urgent_repair amount',
    ['WA', 'SA', 'NT', 'TAS'],
    ['urgent repair limit for a tenant in %', 'how much can i spend on an urgent repair in %'],
  ),
  'urgent_thing allowed': ['is a broken oven an urgent repair', 'does a blocked toilet count as urgent'],
  ...inStates(
    'landlord_entry wait',
    ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS'],
    ['how much notice to enter does a landlord need in %', 'entry notice for repairs %'],
  ),
  'landlord_entry wait': ['how much notice before the landlord can come in', 'notice to enter for a repair'],
  ...inStates(
    'rental_standards need',
    ['NSW', 'VIC', 'QLD', 'TAS', 'ACT'],
    ['what are the minimum rental standards in %', 'minimum standards for a rental %'],
  ),
  'rental_standards need': ['what are the minimum standards for a rental', 'rental minimum standards?'],
  'rental_gutters who': ['who cleans the gutters in a rental', 'does the tenant have to clean the gutters'],
  'rental_bulbs who': ['who replaces a light globe in a rental', 'does the tenant pay for light globes'],
  'rental_pests who': ['who pays for pests in a rental', 'who is responsible for mice in a rental'],
  'rental_aircon who in VIC': ['does a rental have to have a heater in Melbourne', 'heating in a rental vic'],
  'rental_aircon who': ['who fixes the aircon in a rental', 'does a landlord have to provide air con'],
  'rental_blind_cords need': ['how high must a blind cord be', 'are curtain cords a must to tie up'],
  'rental_locks who': ['who pays for locks in a rental', 'can a tenant change the locks'],
  'rental_pool who': ['who maintains the pool in a rental', 'does the landlord pay for the pool'],
  'rental_water_damage who': [
    'who pays for tenants belongings after a leak',
    'does the landlord pay for my stuff wrecked by the leak',
  ],
  'rental_asbestos who': [
    'who removes asbestos in a rental',
    'does a landlord have to do something about asbestos',
  ],
  ...inStates(
    'rental_rcd need',
    ['VIC', 'QLD', 'WA'],
    ['does a rental need a safety switch in %', 'how many rcds for a rental in %'],
  ),
  'rental_rcd need': ['does a rental need an rcd', 'who tests the safety switch in a rental'],
  'rent_reduction allowed': ['can i get a rent reduction', 'how do i get my rent reduced'],
  'tenant_repair allowed': ['can i deduct repairs from rent', 'may a tenant take it off the rent'],
});
