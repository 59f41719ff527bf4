/** Building contracts: what is signed, paid, held back and insured. */
import { byState, type Fact, over } from './fact.ts';

export const FACTS_OF_CONTRACTS: readonly Fact[] = [
  {
    thing: 'cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'NSW',
    answer:
      '**Five clear business days after you were given the signed contract, where it is worth more than $20,000, in New South Wales.** Give the builder written notice inside them; the builder keeps what was reasonably spent. Not legal advice. Look in the contract today.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'VIC',
    answer:
      '**Five business days after you received the signed contract, in Victoria, for a major domestic building contract.** Give the builder written notice inside them: $100 and costs may be kept. Not where a lawyer advised you first. Not legal advice. Look in the contract today.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'QLD',
    answer:
      '**Five business days after you received the signed contract and the QBCC’s consumer guide, in Queensland.** It counts for contracts of $20,000 and more. Give written notice inside them; $100 and costs may be kept. Not legal advice. Look in the contract today.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'SA',
    answer:
      '**Five clear business days after you were given the contract, in South Australia.** Give the builder written notice inside them. Not legal advice. Look in the contract today.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    state: 'WA',
    answer:
      '**None by law for a building contract, in Western Australia.** Only what the contract itself gives counts. Read it with a lawyer before you sign. Not legal advice.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'cooling_off',
    aspect: ['deadline', 'wait', 'life', 'count', 'amount', 'allowed', 'need', 'any'],
    answer:
      '**Five business days in NSW, Victoria, Queensland and South Australia, none by law in Western Australia.** It runs from when you were given the signed contract, and small jobs may have none. I hold none for the others. Look in the contract today. Not legal advice.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'last_resort_insurance',
    aspect: ['wait', 'any'],
    answer:
      '**When the builder has died, disappeared or become insolvent: most states’ home warranty insurance pays only then.** Queensland’s scheme, and Victoria’s for newer contracts, help earlier. Find the certificate, note when you saw each defect, and claim quickly. The policy decides.',
    source: 'state insurance schemes',
    confidence: 'likely',
  },
  { thing: 'frame_claim', aspect: ['amount', 'size'], held: ['stage:frame_stage'] },
  {
    thing: ['progress_payment', 'frame_claim'],
    aspect: ['amount', 'size', 'strength', 'need'],
    state: 'VIC',
    answer:
      '**Base 10%, frame 15%, lock-up 35%, fixing 25%, after a deposit of 5%; the rest at completion, in Victoria.** That is for a contract to build all stages, unless both have signed the form for other shares. Pay a stage once it is complete, not before. Not legal advice.',
    source: 'Victoria’s Domestic Building Contracts Act',
    confidence: 'likely',
  },
  {
    thing: 'progress_payment',
    aspect: ['which', 'strength', 'difference', 'need', 'wait', 'depth'],
    answer:
      '**Deposit, base (slab or stumps), frame, lock-up, fixing and practical completion, mostly.** Each is due once that stage is complete as the contract defines it. Victoria’s law sets the shares; elsewhere the contract does. Have somebody look before you pay. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'lock_up',
    aspect: ['purpose', 'include', 'allowed', 'need'],
    answer:
      '**Roof and outside wall cladding are on, and outside doors and windows are in, even if only for now.** Victoria’s law says it so, and most contracts do. A payment for lock-up isn’t due before: read the contract’s words, and write down what is missing. Not legal advice.',
    source: 'Victoria’s Domestic Building Contracts Act',
    confidence: 'likely',
    rows: ['stage:lockup_stage'],
  },
  {
    thing: 'fixing_stage',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**Inside linings, doors, skirtings, architraves, cabinets, baths, basins and tiles’ backing are fixed in place.** Contracts word it differently: read yours before you pay for it. Not legal advice.',
    confidence: 'trade',
    rows: ['stage:fixing_stage'],
  },
  {
    thing: 'retention',
    aspect: ['amount', 'size', 'strength', 'need'],
    answer:
      '**2.5 to 5% of the price, in contracts for larger work: half is given back at practical completion, half after the defects period.** Most contracts for a house have none. Only what the contract says may be held. Not legal advice.',
    source: 'pages on building contracts',
    confidence: 'likely',
  },
  {
    thing: 'practical_completion',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**The work is finished but for small omissions and defects, and the home can be used as meant.** The builder gives notice, you inspect and list what is left, and the last payment follows as the contract says. Handover with keys comes with that payment. The defects period begins here. Not legal advice.',
    confidence: 'trade',
    rows: ['stage:practical_completion'],
  },
  {
    thing: 'last_payment',
    aspect: ['allowed', 'amount', 'deadline', 'myself'],
    answer:
      '**Only as the contract allows: before completion nothing is due for what isn’t done; small defects alone seldom stop the last payment.** List each with photos and cost, ask the builder to agree to an amount in writing, and see a lawyer before you refuse. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'variation',
    aspect: ['need', 'allowed', 'any'],
    answer:
      '**In writing, with its price and its days, signed by both before the work begins: one that is only spoken is hard to hold anybody to.** The states’ building laws ask for it. A builder without that may find it hard to be paid; keep texts and emails. What you asked for aloud, confirm today. Not legal advice.',
    source: 'the state’s law on home building contracts',
    confidence: 'likely',
  },
  {
    thing: 'prime_cost',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**A prime cost item is an allowance for a thing not yet chosen, such as taps or tiles.** A provisional sum is one for work whose size isn’t known, such as rock. What it really costs is added or taken off, with the margin the contract names. Low ones make a cheap quote dear. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'private_agreement',
    aspect: ['allowed', 'need', 'wait', 'any'],
    answer:
      '**Nobody can make you sign one, and no contract can take the statutory warranty away.** A deed of settlement or release may end your claim for good: have a lawyer read it before you sign. Silence about defects is a price like any other. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'expert_report',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**An independent opinion for the tribunal, by somebody trained and experienced in that field, who has read its code for experts.** It states instructions, facts, tests, reasons and limits; its duty is to the tribunal, above whoever pays. Ask the tribunal about AI: NCAT allows it there only by leave. Not legal advice.',
    source: 'the tribunals’ practice notes',
    confidence: 'likely',
  },
  {
    thing: 'liquidated_damages',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**A fixed sum for each day the builder is late, if the contract has one.** It counts from the date of completion with all extensions of time. Low sums are common; add up rent and interest before you sign. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'extension_of_time',
    aspect: ['allowed', 'need', 'wait'],
    answer:
      '**Yes, for what the contract names: bad weather, variations, strikes, waiting for an authority or for you.** The builder gives written notice inside the days that the contract sets. Object in writing inside yours. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'builder_licence',
    aspect: ['tell', 'purpose'],
    answer:
      '**Look in the state’s public register, by name and number, before you sign or pay.** NSW: Building Commission and Fair Trading. Victoria: BPC. Queensland: QBCC. WA: Building and Energy. SA: Consumer and Business Services. The contract’s name must be the licence’s.',
    source: 'state regulators',
    confidence: 'likely',
  },
  {
    thing: 'cost_plus',
    aspect: ['purpose', 'need', 'which', 'any'],
    answer:
      '**You pay what the work really costs, and the builder’s margin or fee on top, without a fixed price.** The risk of a dear job is yours. Victoria allows it for a house only above $1 million. Ask for a cap, and each invoice. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'fixed_price',
    aspect: ['allowed', 'need', 'wait', 'any'],
    answer:
      '**Only where the contract lets it: variations, prime cost items, provisional sums, and what a clause on price rises says.** A rise of timber or wages alone isn’t yours to pay under a fixed price. Ask for the clause in writing before you agree. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'ending_contract',
    aspect: ['steps', 'tell', 'allowed', 'any'],
    answer:
      '**See a lawyer first: ending it wrongly can make you the one who pays.** Most contracts want a written notice that says what is wrong and gives days to mend it, and only then the end. Photograph the state of the work; don’t lock the builder out, and pay nothing that isn’t due. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'cash_job',
    aspect: ['allowed', 'need', 'wait', 'any'],
    answer:
      '**Ask for a contract, a receipt and an invoice all the same: without them there is little proof of price, work and warranty.** Cash isn’t forbidden, but one who wants no papers may have no licence and no insurance. Pay by transfer. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'contract_works',
    aspect: ['difference', 'purpose', 'any'],
    answer:
      '**Contract works insurance pays for the building work itself when storm, fire or theft hits it; public liability for people and other property that are hurt.** The builder should have both: ask for certificates of currency. An owner-builder takes out their own, and tells the home insurer.',
    confidence: 'trade',
  },
  {
    thing: 'site_damage',
    aspect: ['pays', 'any'],
    answer:
      '**Mostly the builder, and so the builder’s insurance, for rain let in or a neighbour’s fence broken during the work.** Photograph it and write to the builder the same day. Tell your own insurer as well. An owner-builder stands in the builder’s place. Not legal advice.',
    confidence: 'trade',
  },
  ...byState(
    {
      thing: 'tribunal_limit',
      aspect: ['amount', 'size', 'bound', 'allowed', 'count', 'any'],
      source: 'tribunals and law firms',
      confidence: 'likely',
    },
    {
      NSW: {
        answer:
          '**$500,000 for a home building claim at NCAT, in New South Wales; larger ones go to the courts.** Complain to Building Commission NSW or Fair Trading first. Not legal advice.',
        rows: ['state:NSW/dispute'],
        sums: [
          { from: 0, told: 'NCAT can hear it' },
          { from: over(500_000), told: 'that is for the courts' },
        ],
      },
      VIC: {
        answer:
          '**No limit: VCAT hears domestic building claims of any size, in Victoria.** Conciliation at the Building and Plumbing Commission comes first. Not legal advice.',
        rows: ['state:VIC/dispute'],
      },
      QLD: {
        answer:
          '**QCAT hears domestic building disputes of any size, in Queensland, after the QBCC’s letter that its process has ended.** The limit of $25,000 is for minor civil disputes. Not legal advice.',
        rows: ['state:QLD/dispute'],
      },
      WA: {
        answer:
          '**Contract complaints run from $7,500 to $500,000, in Western Australia; Building and Energy sends them to the SAT.** A complaint about faulty work has no such range. Not legal advice.',
        rows: ['state:WA/dispute'],
      },
      ACT: {
        answer:
          '**$25,000 at ACAT; above it the Magistrates Court to $250,000, then the Supreme Court.** Complain to Access Canberra first. Not legal advice.',
        rows: ['state:ACT/dispute'],
        sums: [
          { from: 0, told: 'ACAT can hear it' },
          { from: over(25_000), told: 'that is for the Magistrates Court' },
          { from: over(250_000), told: 'that is for the Supreme Court' },
        ],
      },
      SA: {
        answer:
          '**$100,000 in the Magistrates Court, in South Australia; larger claims go to the District Court.** SACAT doesn’t hear house disputes. Ask Consumer and Business Services for conciliation first. Not legal advice.',
        rows: ['state:SA/dispute'],
        sums: [
          { from: 0, told: 'the Magistrates Court can hear it' },
          { from: over(100_000), told: 'that is for the District Court' },
        ],
      },
    },
  ),
  {
    thing: 'defects_period',
    aspect: ['wait', 'life', 'count', 'purpose', 'amount', 'deadline', 'any'],
    state: 'NSW',
    held: ['law:defects-liability-nsw'],
  },
  {
    thing: 'defects_period',
    aspect: ['wait', 'life', 'count', 'purpose', 'amount', 'deadline', 'any'],
    state: 'QLD',
    held: ['law:defects-liability-qld'],
  },
  {
    thing: 'defects_period',
    aspect: ['wait', 'life', 'count', 'purpose', 'amount', 'deadline', 'any'],
    answer:
      '**What the contract says: for a house mostly 13 weeks or 3 months from practical completion, for larger work 12 months.** No law sets it. Its end doesn’t end the statutory warranty. Send your list inside it, in writing. Not legal advice.',
    source: 'pages on building contracts',
    confidence: 'likely',
    rows: ['law:defects-liability'],
  },
];
