/** Sums and shares that a state's law names: deposits, licences, insurance, contracts, owner-builders, tribunals. */
import { byState, type Fact, over } from './fact.ts';

const BEFORE_WORK = 'before work begins';
const CAP = ['amount', 'size', 'strength', 'need', 'allowed', 'bound', 'any'] as const;
const THRESHOLD = ['amount', 'size', 'permit', 'need', 'bound', 'myself', 'count', 'wait', 'where'] as const;

export const FACTS_OF_MONEY: readonly Fact[] = [
  ...byState(
    { thing: 'deposit', aspect: CAP, confidence: 'likely' },
    {
      NSW: {
        answer: `**10% of the contract price at most** ${BEFORE_WORK}, in New South Wales. Whoever asks for more may be fined. Ask Building Commission NSW. Not legal advice.`,
        source: 'the state’s Home Building Act 1989',
        sums: [{ from: 0, percent: 10 }],
      },
      VIC: {
        answer:
          '**5% at most where the price is $20,000 or more, 10% where it is less**, in Victoria. Nothing may be taken before you have the insurance papers. Ask the Building and Plumbing Commission. Not legal advice.',
        source: 'Victoria’s Domestic Building Contracts Act 1995',
        sums: [
          { from: 0, percent: 10 },
          { from: 20_000, percent: 5 },
        ],
      },
      QLD: {
        answer:
          '**5% at most where the price is $20,000 or more, 10% where it is less**, in Queensland. It is 20% where most of the work is done off site. Ask the QBCC. Not legal advice.',
        source: 'Queensland’s QBCC Act',
        sums: [
          { from: 0, percent: 10 },
          { from: 20_000, percent: 5 },
        ],
      },
      WA: {
        answer:
          '**6.5% of the contract price at most**, in Western Australia. It holds for contracts from $7,500 to $500,000. Ask Building and Energy. Not legal advice.',
        source: 'Western Australia’s Home Building Contracts Act 1991',
        sums: [{ from: 0, percent: 6.5 }],
      },
      TAS: {
        answer:
          '**5% at most where the price is $20,000 or more, in Tasmania; 10% where it is less.** Ask Consumer, Building and Occupational Services. Not legal advice.',
        source: 'Tasmania’s law on residential building contracts',
        sums: [
          { from: 0, percent: 10 },
          { from: 20_000, percent: 5 },
        ],
      },
      SA: {
        answer:
          '**5% at most of a price of $20,000 or more, in South Australia; less than that, $1,000.** Ask Consumer and Business Services. Not legal advice.',
        source: 'South Australia’s Building Work Contractors Act',
        sums: [
          { from: 0, told: '$1,000 at most' },
          { from: 20_000, percent: 5 },
        ],
      },
      any: {
        answer:
          '**Each state has its own cap**, of the contract price and before work begins. NSW: 10%. Victoria, Queensland and Tasmania: 5% from $20,000 on, 10% below. SA: 5%, or $1,000 below $20,000. WA: 6.5%. I hold none for the ACT and the NT. Not legal advice.',
        source: 'the states’ laws on home building contracts',
      },
    },
  ),
  {
    thing: 'house_deposit',
    aspect: ['amount', 'size'],
    answer:
      '**Mostly 10% of the price when contracts for a home are exchanged, often 5% by agreement.** An agent or lawyer holds it in trust until settlement. Ask your conveyancer. A builder’s deposit has other caps, by state.',
    confidence: 'trade',
  },
  {
    thing: 'deposit_back',
    aspect: 'any',
    answer:
      '**Ask the builder for it in writing, with a day to answer by. Where the builder is insolvent, the home warranty insurance mostly pays a lost deposit up to its limit.** A cooling-off period gives back most of it. The state’s building regulator comes next. Not legal advice.',
    confidence: 'trade',
  },
  ...byState(
    {
      thing: 'licence_threshold',
      aspect: THRESHOLD,
      source: 'the states’ licensing rules',
      confidence: 'likely',
    },
    {
      NSW: {
        answer:
          '**Above $5,000, labour and materials with GST, in New South Wales.** Electrical, plumbing, gas and air conditioning work needs a licence at any price. Look the number up on the state’s register before you pay.',
        sums: [
          { from: 0, told: 'no building licence is asked for, save in the licensed trades' },
          { from: over(5_000), told: 'that is over the $5,000 above which a licence is needed' },
        ],
      },
      VIC: {
        answer:
          '**Above $10,000, in Victoria: a domestic building contract of more needs a registered builder.** Some work needs one at any price, reblocking and demolition for instance. Electrical and plumbing work always does. Ask the Building and Plumbing Commission.',
        sums: [
          { from: 0, told: 'no registration is asked for, save for some work' },
          { from: over(10_000), told: 'that is over the $10,000 above which the builder must be registered' },
        ],
      },
      QLD: {
        answer:
          '**Above $3,300, labour and materials with GST, in Queensland: from there on a QBCC licence is needed.** At any price for plumbing, drainage, gas, fire protection, termite work and building inspections; electrical work has its own licence.',
        sums: [
          { from: 0, told: 'no QBCC licence is asked for, save in the licensed trades' },
          { from: over(3_300), told: 'that is over the $3,300 above which a QBCC licence is needed' },
        ],
      },
      WA: {
        answer:
          '**Above $20,000, in Western Australia, where the work needs a building permit: then a registered builder is needed.** Painting has a limit of its own, of $1,000. Electrical, plumbing and gas work needs a licence at any price.',
        sums: [
          { from: 0, told: 'no registered builder is asked for, save in the licensed trades' },
          { from: over(20_000), told: 'that is over the $20,000 above which a registered builder is needed' },
        ],
      },
      SA: '**At any price, in South Australia: whoever does building work for others needs a building work contractor’s licence.** So do plumbers, gas fitters and electricians. Look it up with Consumer and Business Services.',
      TAS: {
        answer:
          '**Above $20,000, in Tasmania, for building work that isn’t of low risk: then a licensed builder is needed.** Electrical, plumbing and gas work needs a licence at any price. Ask Consumer, Building and Occupational Services.',
        sums: [
          { from: 0, told: 'mostly no licensed builder is asked for, save in the licensed trades' },
          { from: over(20_000), told: 'that is over the $20,000 above which a licensed builder is needed' },
        ],
      },
      ACT: '**Whatever needs building approval needs a licensed builder, in the ACT; no sum decides it.** Electrical, plumbing and gas work needs a licence at any price. Ask Access Canberra.',
      NT: {
        answer:
          '**Above $12,000, in the Northern Territory, where the work needs a building permit: then a registered building contractor is needed.** Electrical and plumbing work needs a licence at any price. Ask Building Advisory Services.',
        sums: [
          { from: 0, told: 'no registered contractor is asked for, save in the licensed trades' },
          {
            from: over(12_000),
            told: 'that is over the $12,000 above which a registered contractor is needed',
          },
        ],
      },
      any: '**It differs: above $3,300 in Queensland, $5,000 in NSW, $10,000 in Victoria, $12,000 in the NT, $20,000 in WA and Tasmania.** South Australia asks for one at any price. Wiring, plumbing and gas always need one. Tell me the state.',
    },
  ),
  ...byState(
    {
      thing: 'home_cover',
      aspect: ['amount', 'size', 'permit', 'need', 'bound'],
      source: 'the states’ insurance schemes',
      confidence: 'likely',
    },
    {
      NSW: {
        answer:
          '**Above $20,000, in New South Wales: the builder takes out home building compensation (HBCF) cover before work or money.** Apartment buildings over three storeys have none. Ask for the certificate with your address on it. Not legal advice.',
        rows: ['state:NSW/insurance'],
        sums: [
          { from: 0, told: 'that isn’t over the $20,000 from which the builder must have it' },
          { from: over(20_000), told: 'that is over the $20,000 from which the builder must have it' },
        ],
      },
      VIC: {
        answer:
          '**Above $16,000, in Victoria: the builder has domestic building insurance before money is taken.** A new scheme of the Building and Plumbing Commission replaces it; I hold no threshold of that. Ask for the certificate with your address on it. Not legal advice.',
        rows: ['state:VIC/insurance'],
        sums: [
          { from: 0, told: 'that isn’t over the $16,000 from which the builder must have it' },
          { from: over(16_000), told: 'that is over the $16,000 from which the builder must have it' },
        ],
      },
      QLD: {
        answer:
          '**Above $3,300, in Queensland: the builder pays the premium of the QBCC’s Home Warranty Scheme before work begins.** Look on the QBCC’s register whether your job is insured. Not legal advice.',
        rows: ['state:QLD/insurance'],
        sums: [
          { from: 0, told: 'that isn’t over the $3,300 from which the scheme counts' },
          { from: over(3_300), told: 'that is over the $3,300 from which the scheme counts' },
        ],
      },
      WA: {
        answer:
          '**Above $20,000, in Western Australia: the builder takes out home indemnity insurance before the building permit and any money.** Ask for the certificate with your address on it. Not legal advice.',
        rows: ['state:WA/insurance'],
        sums: [
          { from: 0, told: 'that isn’t over the $20,000 from which the builder must have it' },
          { from: over(20_000), told: 'that is over the $20,000 from which the builder must have it' },
        ],
      },
      SA: {
        answer:
          '**From $12,000 on, in South Australia, for work that needs approval: building indemnity insurance before work begins.** Ask for the certificate with your address on it. Not legal advice.',
        rows: ['state:SA/insurance'],
        sums: [
          { from: 0, told: 'that is under the $12,000 from which the builder must have it' },
          { from: 12_000, told: 'it must be there, where the work needs approval' },
        ],
      },
      ACT: {
        answer:
          '**Above $12,000, in the ACT: residential building insurance, or a fidelity certificate of the Master Builders’ fund.** The certifier asks for it before the building approval counts. Not legal advice.',
        rows: ['state:ACT/insurance'],
        sums: [
          { from: 0, told: 'that isn’t over the $12,000 from which it is needed' },
          { from: over(12_000), told: 'that is over the $12,000 from which it is needed' },
        ],
      },
      TAS: {
        answer:
          '**That isn’t confirmed here: Tasmania ended compulsory home warranty insurance in 2008, and has passed a law to bring it back.** Whether it has begun, ask Consumer, Building and Occupational Services before you sign.',
        source: 'pages on state insurance schemes',
        rows: ['state:TAS/insurance'],
      },
      NT: {
        answer:
          '**Residential building cover, or a fidelity certificate, for a new home or a larger extension in the Northern Territory.** From which price it is needed I haven’t confirmed: ask Building Advisory Services. Without it no building permit is given.',
        rows: ['state:NT/insurance'],
      },
      any: '**It differs: above $3,300 in Queensland, $12,000 in SA and the ACT, $16,000 in Victoria, $20,000 in NSW and WA.** Ask for the certificate with your address on it before you pay. Tell me the state. Not legal advice.',
    },
  ),
  ...byState(
    {
      thing: 'written_contract',
      aspect: ['amount', 'size', 'strength', 'need', 'bound', 'wait'],
      source: 'the states’ laws on home building contracts',
      confidence: 'likely',
    },
    {
      NSW: {
        answer:
          '**From $5,000 on, and from $20,000 on with more in it, in New South Wales.** It names the price, the work, plans and who builds it, and both sign it. Have one below that as well. Not legal advice.',
        sums: [
          { from: 0, told: 'the law asks for none, but have one' },
          { from: over(5_000), told: 'a written contract is needed, a small-jobs one at least' },
          { from: over(20_000), told: 'a full written contract is needed' },
        ],
      },
      VIC: {
        answer:
          '**Above $10,000 as a major domestic building contract, in Victoria.** It names the price, the work, plans and who builds it, and both sign it. Have one below that as well. Not legal advice.',
        sums: [
          { from: 0, told: 'the law asks for no major contract, but have one in writing' },
          { from: over(10_000), told: 'a major domestic building contract in writing is needed' },
        ],
      },
      QLD: {
        answer:
          '**Above $3,300, and from $20,000 on with more in it, in Queensland.** It names the price, the work, plans and who builds it, and both sign it. Have one below that as well. Not legal advice.',
        sums: [
          { from: 0, told: 'the law asks for none, but have one' },
          { from: over(3_300), told: 'a written contract is needed' },
          { from: 20_000, told: 'a written contract is needed, with the QBCC’s consumer guide' },
        ],
      },
      WA: {
        answer:
          '**From $7,500 to $500,000, in Western Australia.** It names the price, the work, plans and who builds it, and both sign it. Have one below that as well. Not legal advice.',
        sums: [
          { from: 0, told: 'the law asks for none, but have one' },
          { from: 7_500, told: 'a written contract is needed' },
          { from: over(500_000), told: 'that law doesn’t ask for it, but have one' },
        ],
      },
      SA: {
        answer:
          '**From $12,000 on, in South Australia.** It names the price, the work, plans and who builds it, and both sign it. Have one below that as well. Not legal advice.',
        sums: [
          { from: 0, told: 'the law asks for none, but have one' },
          { from: 12_000, told: 'a written contract is needed' },
        ],
      },
      TAS: {
        answer:
          '**From $20,000 on, in Tasmania.** It names the price, the work, plans and who builds it, and both sign it. Have one below that as well. Not legal advice.',
        sums: [
          { from: 0, told: 'the law asks for none, but have one' },
          { from: 20_000, told: 'a written contract is needed' },
        ],
      },
      any: '**It differs: above $3,300 in Queensland, $5,000 in NSW, $7,500 in WA, $10,000 in Victoria, $12,000 in SA and $20,000 in Tasmania.** Have one in writing for any job, with price, work and days. Tell me the state. Not legal advice.',
    },
  ),
  ...byState(
    {
      thing: 'owner_builder',
      aspect: ['permit', 'need', 'amount', 'size', 'allowed', 'bound'],
      source: 'the states’ rules on owner-builders',
      confidence: 'likely',
    },
    {
      NSW: {
        answer:
          '**Above $10,000, in New South Wales, where the work needs approval, and above $20,000 with a course.** A work-safety card is asked for as well. Ask NSW Fair Trading before you begin.',
        sums: [
          { from: 0, told: 'no owner-builder permit is asked for' },
          { from: over(10_000), told: 'a permit is needed, where the work needs approval' },
          { from: over(20_000), told: 'a permit is needed, with a course' },
        ],
      },
      VIC: {
        answer:
          '**Above $16,000, in Victoria: a certificate of consent.** A course is part of it. Ask the Building and Plumbing Commission before you begin.',
        sums: [
          { from: 0, told: 'no certificate of consent is asked for' },
          { from: over(16_000), told: 'a certificate of consent is needed' },
        ],
      },
      QLD: {
        answer:
          '**From $11,000 on, in Queensland, with a course.** Work by an owner-builder has no home warranty cover. Ask the QBCC before you begin.',
        sums: [
          { from: 0, told: 'no owner-builder permit is asked for' },
          { from: 11_000, told: 'a permit is needed, with a course' },
        ],
      },
      WA: {
        answer:
          '**Above $20,000, in Western Australia.** It takes approval by the Building Services Board. Ask Building and Energy before you begin.',
        sums: [
          { from: 0, told: 'no owner-builder approval is asked for' },
          { from: over(20_000), told: 'owner-builder approval is needed' },
        ],
      },
      SA: '**For your own home you need no builder’s licence, in South Australia; approval and licensed trades you do.** A building work supervisor may have to be named. Ask your council and Consumer and Business Services before you begin.',
      TAS: '**An owner-builder permit from CBOS, in Tasmania, for work of medium or high risk on your own land.** A course and a safety card are part of it, and the number of homes in ten years is limited. Ask CBOS before you begin.',
      ACT: '**An owner-builder licence for the one job, in the ACT, from Access Canberra.** A course and a safety card are part of it. Ask Access Canberra before you begin.',
      NT: {
        answer:
          '**Above $12,000, in the Northern Territory: an owner-builder certificate from the Building Practitioners Board.** It allows one home in six years. Ask Building Advisory Services before you begin.',
        sums: [
          { from: 0, told: 'no owner-builder certificate is asked for' },
          { from: over(12_000), told: 'an owner-builder certificate is needed' },
        ],
      },
      any: '**It differs: above $10,000 in NSW, from $11,000 in Queensland, above $16,000 in Victoria and $20,000 in WA.** Most states ask for a course. Wiring, plumbing and gas stay with licensed trades. Tell me the state.',
    },
  ),
  ...byState(
    {
      thing: 'owner_builder',
      aspect: ['often', 'count'],
      source: 'the states’ rules on owner-builders',
      confidence: 'likely',
    },
    {
      NSW: '**Once in five years, in New South Wales, unless there are special circumstances.** It counts from the last permit. You must live there afterwards. Ask NSW Fair Trading.',
      VIC: '**One home in five years, in Victoria.** You must own the land and live or mean to live there. Ask the Building and Plumbing Commission.',
      QLD: '**One permit in six years, in Queensland, unless there are special circumstances.** Ask the QBCC.',
      WA: '**One home in six years, in Western Australia.** Ask Building and Energy.',
      any: '**Once in five or six years, mostly: five in NSW and Victoria, six in Queensland and WA.** Ask your state’s building regulator.',
    },
  ),
];
