/** Approvals, certificates, owner-builders, and buying and selling. */
import type { Fact } from './fact.ts';

export const FACTS_OF_APPROVALS: readonly Fact[] = [
  {
    thing: 'house_cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    answer:
      '**Five business days in NSW, Queensland and the ACT, four in the NT, three in Victoria, two in South Australia.** None by law in WA and Tasmania, and none after an auction. Have the building inspection done inside it. Ask your conveyancer today. Not legal advice.',
    source: 'state laws on the sale of land',
    confidence: 'likely',
  },
  {
    thing: 'house_cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'NSW',
    answer:
      '**Five business days after the contract to buy a home, in New South Wales, and none after an auction.** Pulling out costs a small part of the price. Have the building inspection done inside it. Ask your conveyancer today. Not legal advice.',
    source: 'the state’s law on the sale of land',
    confidence: 'likely',
  },
  {
    thing: 'house_cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'VIC',
    answer:
      '**Three clear business days after the contract to buy a home, in Victoria, and none after an auction.** Pulling out costs a small part of the price. Have the building inspection done inside it. Ask your conveyancer today. Not legal advice.',
    source: 'the state’s law on the sale of land',
    confidence: 'likely',
  },
  {
    thing: 'house_cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'QLD',
    answer:
      '**Five business days after the contract to buy a home, in Queensland, and none after an auction.** Pulling out costs a small part of the price. Have the building inspection done inside it. Ask your conveyancer today. Not legal advice.',
    source: 'the state’s law on the sale of land',
    confidence: 'likely',
  },
  {
    thing: 'house_cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'SA',
    answer:
      '**Two clear business days after the contract to buy a home, in South Australia, and none after an auction.** Pulling out costs a small part of the price. Have the building inspection done inside it. Ask your conveyancer today. Not legal advice.',
    source: 'the state’s law on the sale of land',
    confidence: 'likely',
  },
  {
    thing: 'selling_owner_built',
    aspect: ['wait', 'deadline', 'need', 'allowed', 'any'],
    state: 'VIC',
    answer:
      '**Whenever you like. But within six and a half years a buyer must get an inspection report and, for work above $16,000, warranty insurance, in Victoria.** Without them the buyer may end the contract. Ask a conveyancer first. Not legal advice.',
    source: 'Victoria’s Building Act',
    confidence: 'likely',
  },
  {
    thing: 'selling_owner_built',
    aspect: ['wait', 'deadline', 'need', 'allowed', 'any'],
    state: 'NSW',
    answer:
      '**Whenever you like. But for seven and a half years after the permit the contract of sale must name it as an owner-builder’s work, in New South Wales.** There is no insurance for it, and your own warranty runs to the buyer. Ask a conveyancer first. Not legal advice.',
    source: 'New South Wales’ Home Building Act',
    confidence: 'likely',
  },
  {
    thing: 'occupation_certificate',
    aspect: ['purpose', 'wait', 'allowed', 'need'],
    answer:
      '**It allows people to move in: the certifier or surveyor gives it once the home may be used safely.** NSW: occupation certificate. Victoria: occupancy permit or final inspection certificate. Queensland: final inspection certificate. It doesn’t say the work is free of defects.',
    source: 'state building rules',
    confidence: 'likely',
  },
  {
    thing: 'cdc',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**A complying development certificate (CDC) says yes to what keeps every rule of the code: a certifier or the council gives it in weeks.** A development application (DA) is weighed by the council, neighbours heard, and needs a construction certificate after it. Both are New South Wales’.',
    source: 'the state’s planning rules',
    confidence: 'likely',
  },
  {
    thing: 'unapproved_work',
    aspect: ['purpose', 'allowed', 'steps', 'cause', 'permit'],
    answer:
      '**The council may order it changed, certified or taken down, and fine whoever had it built.** It can sink a sale or an insurance claim. A certifier or surveyor says whether it can be approved now: in NSW by a building information certificate. Don’t call the council before a lawyer, where you sell.',
    confidence: 'trade',
  },
  {
    thing: 'dilapidation_report',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**A dated record, with photos, of a building before work next door begins.** It shows afterwards what is new. Whoever builds mostly pays for it, and each neighbour gets a copy. Have one made before the first machine comes.',
    confidence: 'trade',
  },
  {
    thing: 'soil_test',
    aspect: ['purpose', 'need', 'which'],
    answer:
      '**A laboratory says how much the ground moves: from stable sand to extremely reactive clay, and problem sites apart.** The engineer designs footings by it. Two or three bores for a house, before it is priced.',
    source: 'the standard of house footings',
    confidence: 'likely',
  },
  {
    thing: 'inspection_clause',
    aspect: ['allowed', 'need', 'wait', 'any'],
    state: 'QLD',
    answer:
      '**Only inside the contract’s building and pest condition, where it has one, by its date and in writing.** Queensland’s usual contract has one, and the buyer must act reasonably. Ask your conveyancer the same day. Not legal advice.',
    source: 'Queensland’s usual contract of sale',
    confidence: 'likely',
  },
  {
    thing: 'inspection_clause',
    aspect: ['allowed', 'need', 'wait', 'any'],
    state: 'VIC',
    answer:
      '**Only where the contract has the building or pest condition ticked: within 14 days of the sale, for a major structural defect or pests, in Victoria.** The report must say so. None after an auction. Ask your conveyancer the same day. Not legal advice.',
    source: 'Victoria’s usual contract of sale',
    confidence: 'likely',
  },
  {
    thing: 'inspection_clause',
    aspect: ['allowed', 'need', 'wait', 'any'],
    state: 'NSW',
    answer:
      '**Before contracts are exchanged, or inside the cooling-off period of five business days, in New South Wales.** Later only by what the contract says. Have the inspection done first, for an auction above all. Ask your conveyancer the same day. Not legal advice.',
    source: 'New South Wales’ law on the sale of land',
    confidence: 'likely',
  },
  {
    thing: 'inspection_clause',
    aspect: ['allowed', 'need', 'wait', 'any'],
    answer:
      '**It turns on the contract: a building and pest condition, or the cooling-off period, lets a buyer out by its date.** After an auction neither does. Tell me the state, and ask your conveyancer the same day. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'da_validity',
    aspect: ['life', 'wait', 'deadline'],
    state: 'NSW',
    answer:
      '**Five years, mostly, in New South Wales: it lapses unless work has begun on site by then.** The consent names its own day. A surveyor’s pegs or a soil test may not count as a start: ask the council.',
    source: 'the state’s planning law',
    confidence: 'likely',
  },
  {
    thing: 'da_validity',
    aspect: ['life', 'wait', 'deadline'],
    answer:
      '**It stands on the permit itself. A house’s building permit in Victoria: 12 months to begin and 24 to finish. A consent in NSW: mostly five years.** Ask for more time before it runs out, not after.',
    source: 'state building and planning rules',
    confidence: 'likely',
  },
  {
    thing: 'construction_certificate',
    aspect: ['need', 'allowed'],
    answer:
      '**No work before it: a development consent alone lets nobody build, in New South Wales.** The certifier gives the construction certificate once plans keep the code. Work done before can’t be certified later. Then comes the notice to begin, two days ahead.',
    source: 'the state’s planning law',
    confidence: 'likely',
  },
  {
    thing: 'basix',
    aspect: ['purpose', 'need', 'which', 'any'],
    answer:
      '**A certificate of how much water and energy a home will use, in New South Wales: new homes, and renovations of $50,000 and more.** What it lists (tank, glass, insulation, heater) must be built: the certifier checks it at the end.',
    source: 'New South Wales’ planning rules',
    confidence: 'likely',
  },
  {
    thing: 'protection_works',
    aspect: ['purpose', 'need', 'which', 'any'],
    answer:
      '**Notice to a neighbour that work beside the boundary could hurt their building, with what will be done to protect it, in Victoria.** The neighbour has 14 days to agree, refuse or ask for more; then the building surveyor decides. The owner who builds pays, insurance and a record of the state before included.',
    source: 'Victoria’s building rules',
    confidence: 'likely',
  },
  {
    thing: 'building_fine',
    aspect: ['amount', 'size', 'any'],
    answer:
      '**It differs by state and can reach thousands of dollars, and the work may have to be altered or removed.** I hold no amounts. Ask a certifier or surveyor whether it can be approved now.',
    confidence: 'trade',
  },
];
