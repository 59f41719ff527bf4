import { FACTS_OF_PEOPLE } from '../src/facts/facts-of-people.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_PEOPLE, {
  'strata_shower pays in NSW': [
    'leaking shower in a unit nsw who pays',
    'does strata fix shower waterproofing in sydney',
  ],
  'strata_bathroom_tiles pays in NSW': [
    'are bathroom floor tiles common property nsw',
    'strata bathroom tiles mine or strata nsw',
  ],
  'strata_bathroom_tiles pays': [
    'is strata bathroom tiling common property',
    'who owns the tiles in my apartment bathroom',
  ],
  'strata_balcony_door pays': [
    'who fixes the balcony door in strata',
    'are apartment windows common property',
  ],
  'strata_renovation permit in NSW': [
    'strata approval bathroom renovation nsw',
    'do i need a by-law to renovate my unit bathroom in sydney',
  ],
  'strata_renovation permit': [
    'do i need strata approval to renovate',
    'body corporate permission for new bathroom',
  ],
  'strata_leak_above pays': [
    'water leak from the unit above who pays',
    'upstairs apartment flooded mine whose insurance',
  ],
  'strata_repair_duty steps in NSW': [
    'owners corporation wont fix a leak nsw what can i do',
    'how to force strata to repair common property in nsw',
  ],
  'strata_repair_duty steps': [
    'body corporate ignores repairs what can i do',
    'what can i do if strata ignores the roof leak',
  ],
  'urgent_repair purpose': [
    'what counts as an urgent repair in a rental',
    'is no hot water an urgent repair',
  ],
  'urgent_repair amount in VIC': [
    'how much can a tenant spend on urgent repairs vic',
    'urgent repairs limit rental Victoria',
  ],
  'urgent_repair amount in NSW': [
    'how much can a tenant spend on urgent repairs nsw',
    'urgent repairs limit rental New South Wales',
  ],
  'urgent_repair amount in QLD': [
    'how much can a tenant spend on urgent repairs qld',
    'urgent repairs limit rental Queensland',
  ],
  'urgent_repair amount in ACT': [
    'how much can a tenant spend on urgent repairs act',
    'urgent repairs limit rental the ACT',
  ],
  'urgent_repair amount': [
    'how much can a tenant spend on urgent repairs',
    'limit for emergency repairs as a renter',
  ],
  'rental_repair deadline in VIC': [
    'how long does a landlord have to fix things in victoria',
    'rental repairs time limit vic',
  ],
  'rental_repair deadline in WA': [
    'how fast does a landlord have to repair in wa',
    'how long may a landlord take over repairs in perth',
  ],
  'rental_repair deadline': [
    'how long does a landlord have to fix the hot water',
    'how quick must a landlord do repairs',
  ],
  'rental_mould pays': ['who pays for mould in a rental', 'is mould the landlords responsibility'],
  'rent allowed': ['can i stop paying rent until repairs are done', 'can a tenant withhold rent'],
  'rental_inspection often in NSW': [
    'how often can a landlord inspect in New South Wales',
    'routine rental inspections New South Wales how many a year',
  ],
  'rental_inspection often in VIC': [
    'how often can a landlord inspect in Victoria',
    'routine rental inspections Victoria how many a year',
  ],
  'rental_inspection often in QLD': [
    'how often can a landlord inspect in Queensland',
    'routine rental inspections Queensland how many a year',
  ],
  'rental_inspection often in WA': [
    'how often can a landlord inspect in Western Australia',
    'routine rental inspections Western Australia how many a year',
  ],
  'tenant_damage pays': ['who pays for damage a tenant did', 'tenant broke a door, who has to pay'],
  'capital_works_fund purpose': ['what is a sinking fund in strata', 'what is a capital works fund for'],
  'strata_insurance include': ['what does strata insurance cover', 'what is included in strata insurance'],
  'strata_defects who': [
    'who claims for building defects in strata',
    'who brings the claim for defects in the strata building',
  ],
});
