/** Buying and selling a home: papers, offers, waiting, and what is left after settlement. */
import { byState, type Fact } from './fact.ts';

const SALE_LAW = 'state laws on the sale of land';
const CONVEYANCER = 'Ask your conveyancer the same day. Not legal advice.';

export const FACTS_OF_BUYING: readonly Fact[] = [
  ...byState(
    {
      thing: 'off_plan_cooling_off',
      aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
      source: SALE_LAW,
      confidence: 'likely',
    },
    {
      NSW: `**10 business days for a home that is bought off the plan, in New South Wales.** Pulling out costs a small part of the price. ${CONVEYANCER}`,
      VIC: `**Three clear business days, off the plan as for any home, in Victoria, and none after an auction.** ${CONVEYANCER}`,
      QLD: `**Five business days, off the plan as for any home, in Queensland.** Pulling out costs a small part of the price. ${CONVEYANCER}`,
      any: `**10 business days in NSW; five in Queensland, three in Victoria and two in South Australia, as for any home.** Western Australia and Tasmania give none by law. ${CONVEYANCER}`,
    },
  ),
  {
    thing: 'planning_certificate',
    aspect: [
      'purpose',
      'include',
      'need',
      'which',
      'tell',
      'life',
      'wait',
      'who',
      'permit',
      'allowed',
      'any',
    ],
    answer:
      '**The council’s certificate of what may be built on the land and what weighs on it: zoning, heritage, flood, bushfire, contamination, road widening.** In New South Wales the seller puts it into the contract of sale. It tells nothing of the state of the building.',
    source: 'New South Wales’ planning and sale rules',
    confidence: 'likely',
  },
  ...byState(
    {
      thing: 'seller_papers',
      aspect: ['purpose', 'include', 'need', 'which', 'allowed', 'permit', 'who', 'wait', 'deadline', 'any'],
      source: SALE_LAW,
      confidence: 'likely',
    },
    {
      VIC: `**The vendor’s statement, before the buyer signs, in Victoria: title, mortgages, easements, rates, planning, building permits of the last seven years, owner-builder work, services.** It needn’t tell defects, but known dangers and hidden faults can’t be kept quiet. ${CONVEYANCER}`,
      NSW: `**The contract of sale with title, plan, drainage diagram and the council’s planning certificate, before the home is offered, in New South Wales.** A pool certificate and strata papers, where there are any. Defects needn’t be told, but nobody may mislead. ${CONVEYANCER}`,
      QLD: `**The seller disclosure statement and its certificates, before the buyer signs, in Queensland since 1 August 2025.** Title, plan, zoning, pool safety, notices, unlicensed building work. It doesn’t tell structural defects or flooding. Without it the buyer may end the contract. ${CONVEYANCER}`,
      SA: `**The vendor’s disclosure statement (Form 1), at least 10 clear days before settlement, in South Australia.** Mortgages, easements, planning, notices and building work. The buyer’s two cooling-off days run from when it is given. ${CONVEYANCER}`,
      ACT: `**Building and pest report, compliance report, plans, title and energy rating are part of the contract, in the ACT: the seller has them made and the buyer pays them back.** ${CONVEYANCER}`,
      any: `**It differs: a vendor’s statement in Victoria, a disclosure statement in Queensland and South Australia, contract papers in NSW, and reports by the seller in the ACT.** WA, Tasmania and the NT ask for less. Tell me the state. ${CONVEYANCER}`,
    },
  ),
  ...byState(
    {
      thing: 'offer',
      aspect: ['allowed', 'need', 'wait', 'deadline', 'steps', 'any'],
      confidence: 'trade',
    },
    {
      QLD: `**Yes, until the seller has signed and you have been told; after that only by the cooling-off of five business days or a condition.** In Queensland an offer is mostly the signed contract itself. Withdraw in writing, by e-mail to the agent. ${CONVEYANCER}`,
      any: `**Yes, as a rule until it is accepted and you have been told; afterwards only by cooling-off or a condition of the contract.** In NSW nothing binds before contracts are exchanged. Withdraw in writing, by e-mail to the agent. ${CONVEYANCER}`,
    },
  ),
  {
    thing: 'final_inspection',
    aspect: [
      'wait',
      'often',
      'count',
      'include',
      'allowed',
      'need',
      'purpose',
      'which',
      'where',
      'deadline',
      'any',
    ],
    answer: `**Once, in the last days before settlement: the home must be in the condition it was sold in, fair wear aside, with all that the contract includes.** Run taps, lights, oven and heater; look for removed fittings and new damage. Tell your conveyancer before you settle. Not legal advice.`,
    source: 'usual contracts of sale',
    confidence: 'likely',
  },
  {
    thing: 'after_settlement',
    aspect: ['allowed', 'steps', 'who', 'pays', 'need', 'tell', 'deadline', 'any'],
    answer: `**Mostly the buyer’s own: a used home is sold as it stands.** A way back is left where the seller misled you or hid it, the contract promised it, or a builder’s warranty still runs. Write down when it showed, with photos. See a lawyer soon. Not legal advice.`,
    confidence: 'trade',
  },
  {
    thing: 'buyer_beware',
    aspect: ['purpose', 'allowed', 'need', 'any'],
    answer: `**The buyer has to find the faults: it holds for used homes in most of Australia.** A seller needn’t point out what an inspection shows, but may not lie, mislead or hide it. Some states ask for papers on title, planning and building work. Inspect before you sign.`,
    confidence: 'trade',
  },
  {
    thing: 'sunset_clause',
    aspect: ['purpose', 'allowed', 'steps', 'wait', 'any'],
    answer: `**A date by which the plan must be registered or the home finished: after it the contract may be ended and the deposit goes back.** In NSW, Victoria, Queensland and the ACT a developer needs the buyer’s consent or a court to use it. ${CONVEYANCER}`,
    source: SALE_LAW,
    confidence: 'likely',
  },
  ...byState(
    {
      thing: 'risk_before_settlement',
      aspect: ['who', 'pays', 'need', 'allowed', 'wait', 'any'],
      source: SALE_LAW,
      confidence: 'likely',
    },
    {
      NSW: `**The seller, until settlement or until you move in, in New South Wales.** The price may be cut, or the contract ended where the home can’t be lived in. Insure from exchange all the same. ${CONVEYANCER}`,
      VIC: `**The seller, until settlement, in Victoria; a home that can’t be lived in lets the buyer end the contract within 14 days of learning of it.** Insure from the day you sign all the same. ${CONVEYANCER}`,
      QLD: `**The buyer, from 5 pm on the next business day after the contract, in Queensland: insure that day.** A home that can’t be lived in may be refused. ${CONVEYANCER}`,
      any: `**It differs: the seller until settlement in NSW and Victoria, the buyer from the next business day in Queensland.** Insure from the day the contract binds you. Tell me the state. ${CONVEYANCER}`,
    },
  ),
  {
    thing: 'vendor_report',
    aspect: ['allowed', 'need', 'purpose', 'tell', 'any'],
    answer: `**Better your own: whoever writes a report answers mostly only to the one who ordered it.** A report of the seller or agent may be old, narrow or not yours to rely on. Ask the inspector to sell you the report in your name. In the ACT the seller’s report is part of the contract.`,
    confidence: 'trade',
  },
  {
    thing: 'pest_report',
    aspect: ['include', 'purpose', 'which', 'need', 'difference', 'any'],
    answer: `**Termites, borers and wood decay: what is seen now, traces of old attack, and what invites them, in each area that can be reached.** It doesn’t open walls or lift floors, and mice or cockroaches aren’t in it. What couldn’t be reached is listed.`,
    source: 'the standard of timber pest inspections',
    confidence: 'likely',
  },
  {
    thing: 'late_settlement',
    aspect: ['allowed', 'steps', 'pays', 'purpose', 'wait', 'any'],
    answer: `**Whoever is late mostly pays interest or costs by the day, and may get a notice to settle.** In NSW and Victoria it mostly gives 14 days. In Queensland time is of the essence, with a few days of grace by the usual contract. ${CONVEYANCER}`,
    source: 'usual contracts of sale',
    confidence: 'likely',
  },
];
