import { FACTS_OF_BUYING } from '../src/facts/facts-of-buying.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

eachIsAsked(FACTS_OF_BUYING, {
  'off_plan_cooling_off deadline': [
    'is there a cooling off period when buying off the plan',
    'how long can i cool off on an off the plan unit',
  ],
  ...inStates(
    'off_plan_cooling_off deadline',
    ['NSW', 'VIC', 'QLD'],
    ['off the plan cooling off period in %', 'how many days to cool off, off the plan, in %'],
  ),
  'planning_certificate purpose': [
    'what is on a planning certificate',
    'do I need a section 10.7 certificate to buy a house',
  ],
  'seller_papers purpose': ['what is in a vendor statement', 'what must a disclosure statement include'],
  ...inStates(
    'seller_papers purpose',
    ['VIC', 'NSW', 'QLD', 'SA', 'ACT'],
    ['which documents must a seller hand over in %', 'what is a seller disclosure statement in %'],
  ),
  'offer allowed': ['can I withdraw an offer on a house', 'may i take back my offer before it is accepted'],
  'offer allowed in QLD': [
    'can i retract my offer in Brisbane',
    'am i allowed to withdraw an offer in queensland',
  ],
  'final_inspection wait': [
    'how long before settlement is the final inspection',
    'what do I check at a final walk through',
  ],
  'after_settlement allowed': ['can i claim, the vendor hid it', 'what can i do, seller lied about the roof'],
  'buyer_beware purpose': ['what does buyer beware mean', 'is caveat emptor still the rule'],
  'sunset_clause purpose': ['what is a sunset clause', 'can the developer use the sunset date'],
  'risk_before_settlement who': [
    'who carries the risk before settlement',
    'do I need to insure the house before settlement',
  ],
  ...inStates(
    'risk_before_settlement who',
    ['NSW', 'VIC', 'QLD'],
    ['who carries the risk before settlement in %', 'must I insure at exchange in %'],
  ),
  'vendor_report allowed': [
    "can I rely on the vendor's building report",
    'is the agents building report enough',
  ],
  'pest_report include': ['what does a timber pest inspection include', 'what is in a pest report'],
  'late_settlement allowed': [
    'what happens if settlement is delayed',
    'who pays when the settlement is late',
  ],
});
