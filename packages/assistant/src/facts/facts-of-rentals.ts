/** Rented homes by state: days, notices, standards, and what is repaired by whom. */
import { byState, type Fact } from './fact.ts';

const RENTAL_LAW = 'the states’ rental laws';

export const FACTS_OF_RENTALS: readonly Fact[] = [
  ...byState(
    {
      thing: 'rental_repair',
      aspect: ['deadline', 'wait', 'count'],
      source: RENTAL_LAW,
      confidence: 'likely',
    },
    {
      NSW: '**At once for an urgent repair, and a reasonable time for any other: New South Wales names no number of days.** Ask in writing. Then Fair Trading, and NCAT within three months of the breach. Keep paying rent. Not legal advice.',
      QLD: '**At once for an emergency repair; for any other seven days run from a notice to remedy the breach, in Queensland.** Then the RTA’s conciliation, and QCAT for a repair order. Keep paying rent. Not legal advice.',
      TAS: '**As soon as it can be done for an urgent repair, and 28 days after notice for any other, in Tasmania.** Then the Residential Tenancy Commissioner can order it. Keep paying rent. Not legal advice.',
      ACT: '**As soon as necessary for an urgent repair, and four weeks after notice for any other, in the ACT.** Then ACAT can order it. Keep paying rent. Not legal advice.',
      SA: '**A reasonable time after written notice, at once where it is an emergency: South Australia names no number of days.** Then Consumer and Business Services, and SACAT. Keep paying rent. Not legal advice.',
    },
  ),
  ...byState(
    {
      thing: ['rental_repair', 'repair_notice'],
      aspect: ['who', 'pays', 'steps', 'need', 'allowed', 'purpose'],
      source: RENTAL_LAW,
      confidence: 'likely',
    },
    {
      NSW: '**The landlord keeps the home fit to live in and in reasonable repair, whatever the rent, in New South Wales.** Tell the agent in writing with photos. Fair Trading can order a repair; NCAT as well. Not legal advice.',
      VIC: '**The rental provider keeps the home in good repair, in Victoria: urgent things at once, others within 14 days of written notice.** Consumer Affairs Victoria inspects, VCAT orders. Not legal advice.',
      QLD: '**The lessor keeps the home fit to live in and in good repair, in Queensland.** Tell the agent in writing. The RTA helps to agree; QCAT can make a repair order. Not legal advice.',
      SA: '**The landlord keeps home and fixtures in reasonable repair, for their age, in South Australia.** Tell the agent in writing. Consumer and Business Services helps; SACAT can order it. Not legal advice.',
      WA: '**The lessor keeps the home in reasonable repair, for its age and rent, in Western Australia.** Tell the agent in writing. Consumer Protection helps; the Magistrates Court can order it. Not legal advice.',
      any: '**The landlord, in every state: home and fixtures are kept fit to live in and in reasonable repair, wear and age included.** The tenant pays for what the tenant broke. Ask in writing with photos; then the state’s rental authority and tribunal. Not legal advice.',
    },
  ),
  ...byState(
    {
      thing: 'urgent_repair',
      aspect: ['amount', 'size', 'strength', 'need'],
      source: RENTAL_LAW,
      confidence: 'likely',
    },
    {
      WA: '**Western Australia names no sum: the least that has to be done, by somebody qualified, and the lessor pays it back.** Only when landlord and agent can’t be reached or don’t act in time. Keep notices and invoices. Not legal advice.',
      SA: '**South Australia names no sum: what was reasonable, by somebody licensed who reports the cause.** Only when landlord and agent can’t be reached or don’t act. Keep notices and invoices. Not legal advice.',
      NT: '**Two weeks’ rent at most for an emergency repair that a tenant has to arrange, in the Northern Territory.** Only when landlord and agent can’t be reached or don’t act. Keep notices and invoices. Not legal advice.',
      TAS: '**Tasmania names no sum: what is needed to stop the damage, by somebody suitable whose report says so.** Only when the owner can’t be reached or doesn’t act within 24 hours. Keep notices and invoices. Not legal advice.',
    },
  ),
  {
    thing: 'urgent_thing',
    aspect: ['allowed', 'need', 'purpose', 'wait', 'any'],
    answer:
      '**Mostly yes: in most states what water, hot water, cooking, heating, toilet or locks need counts as urgent.** So does a burst pipe or a bad roof leak. A dishwasher, fridge or blind doesn’t. Ring the agent at once and write as well; the state’s rental authority says what its list holds.',
    source: RENTAL_LAW,
    confidence: 'likely',
  },
  ...byState(
    {
      thing: 'landlord_entry',
      aspect: ['wait', 'count', 'deadline', 'amount', 'allowed', 'need', 'often', 'any'],
      source: RENTAL_LAW,
      confidence: 'likely',
    },
    {
      NSW: '**Two days’ notice for a repair, and none in an emergency or for an urgent one, in New South Wales.** Seven days in writing for a routine inspection. Not legal advice.',
      VIC: '**24 hours’ written notice for a repair, in Victoria; seven days for a routine inspection.** Not legal advice.',
      QLD: '**48 hours’ notice for a repair, in Queensland, and none in an emergency; seven days for a routine inspection.** It was 24 hours before May 2025. Not legal advice.',
      SA: '**48 hours’ notice for a repair, in South Australia, and none in an emergency; seven to 28 days for an inspection.** Not legal advice.',
      WA: '**72 hours’ notice for a repair, in Western Australia, and none in an emergency; seven to 14 days for an inspection.** Not legal advice.',
      TAS: '**24 hours’ notice for a repair or inspection, in Tasmania, and none in an emergency.** Not legal advice.',
      any: '**It differs: 24 hours for a repair in Victoria and Tasmania, 48 in Queensland and SA, two days in NSW, 72 hours in WA.** None in an emergency. Tell me the state. Not legal advice.',
    },
  ),
  ...byState(
    {
      thing: 'rental_standards',
      aspect: ['need', 'include', 'which', 'purpose', 'allowed', 'deadline', 'any'],
      source: RENTAL_LAW,
      confidence: 'likely',
    },
    {
      NSW: '**Seven, in New South Wales: sound structure, light, ventilation, power points, plumbing and drainage, hot and cold water, and a private bathroom and toilet.** A home below them isn’t fit to be let. Fair Trading and NCAT can order repairs.',
      VIC: '**14, in Victoria, since 29 March 2021: locks, toilet, hot water, kitchen, a fixed heater, light, ventilation, blinds, sound structure, no mould from the building and more.** Since March 2023 safety switches and a modern switchboard as well. They hold from the day a renter moves in.',
      QLD: '**Sound and weathertight, safe, no vermin, damp or mould, locks, privacy blinds, working toilet and hot and cold water, in Queensland.** For all tenancies since 1 September 2024. QCAT can order repairs.',
      TAS: '**Weathertight and sound, clean, with toilet, bathroom, cooking, power, heating of the main room and window covers, in Tasmania.** The owner meets them before it is let.',
      ACT: '**Ceiling insulation is the new one, in the ACT: below R2, it is brought to R5.** Besides, it must be clean, in reasonable repair and secure. Ask Access Canberra.',
      any: '**It differs: NSW has seven standards, Victoria 14, Queensland’s hold for all tenancies since September 2024, Tasmania has its own.** In every state a rented home is weathertight, with working water, toilet, power and locks. Tell me the state.',
    },
  ),
  {
    thing: 'rental_gutters',
    aspect: ['who', 'pays', 'often', 'any'],
    answer:
      '**The landlord, as a rule: gutters, roof and trees are upkeep of the building.** The tenant mows and keeps paths clean. A lease that puts ladders on a tenant is hard to enforce. Ask in writing before the rains.',
    confidence: 'trade',
  },
  {
    thing: 'rental_bulbs',
    aspect: ['who', 'pays', 'any'],
    answer:
      '**The tenant, for ordinary globes that can be reached; the landlord for fittings, starters and what needs an electrician.** High or sealed ones are the landlord’s.',
    confidence: 'trade',
  },
  {
    thing: 'rental_pests',
    aspect: ['who', 'pays', 'any'],
    answer:
      '**The landlord for termites, possums, birds, and what was there at the start or gets in through gaps; the tenant for what untidiness brought.** Tell the agent in writing at once. Nobody disturbs termites: a timber pest inspector looks first.',
    confidence: 'trade',
  },
  ...byState(
    {
      thing: 'rental_aircon',
      aspect: ['who', 'pays', 'need', 'allowed', 'any'],
      confidence: 'trade',
    },
    {
      VIC: {
        answer:
          '**A fixed heater in the main living room must be there, in Victoria, and the rental provider keeps it working.** Cooling is being added by a standard of later date: ask Consumer Affairs Victoria. What was let with the home is repaired by the provider.',
        source: RENTAL_LAW,
        confidence: 'likely',
      },
      any: '**What was there when the home was let is repaired by the landlord, air conditioner and heater as well.** Most states don’t make a landlord put one in; Victoria and Tasmania ask for a heater. The tenant washes the filters.',
    },
  ),
  {
    thing: 'rental_blind_cords',
    aspect: ['need', 'height', 'who', 'pays', 'allowed', 'any'],
    answer:
      '**Loops of cord are fixed out of a child’s reach: at 1.6 m above the floor, or tied to the wall and tight.** A small child can be strangled in seconds: tie them up today, and move cot and bed away. In a rental the landlord answers for it.',
    source: 'product safety rules',
    confidence: 'likely',
  },
  {
    thing: 'rental_locks',
    aspect: ['who', 'pays', 'need', 'allowed', 'any'],
    answer:
      '**The landlord makes the home reasonably secure and repairs its locks.** Neither side changes them without the other’s leave and a key, save in an emergency or by an order. A door that can’t be locked is an urgent repair.',
    source: RENTAL_LAW,
    confidence: 'likely',
  },
  {
    thing: 'rental_pool',
    aspect: ['who', 'pays', 'need', 'permit', 'any'],
    answer:
      '**The landlord: barrier, gate, certificate and repairs.** The tenant keeps the gate shut, the water clean as the lease says, and nothing to climb by near the fence. A gate that doesn’t latch is mended at once; keep children away till then.',
    confidence: 'trade',
  },
  {
    thing: 'rental_water_damage',
    aspect: ['who', 'pays', 'allowed', 'any'],
    answer:
      '**The tenant’s own contents insurance first.** The landlord pays where the leak was reported and not mended, or was neglected otherwise. Write down when you told the agent, photograph what was hurt and keep receipts; then the tribunal. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'rental_asbestos',
    aspect: ['who', 'pays', 'need', 'allowed', 'steps', 'any'],
    answer:
      '**The landlord has it looked at, made safe or removed by somebody licensed.** Whole sheets may stay. The tenant leaves them alone: no drilling, sanding or picture hooks. Broken or crumbling: keep out of that room and ring the agent today.',
    confidence: 'trade',
  },
  ...byState(
    {
      thing: 'rental_rcd',
      aspect: ['need', 'often', 'who', 'count', 'allowed', 'wait', 'any'],
      source: RENTAL_LAW,
      confidence: 'likely',
    },
    {
      VIC: '**Every two years an electrician checks a rented home, its safety switches included, in Victoria.** Since 29 March 2023 the board has safety switches and circuit breakers. The rental provider pays. The renter presses the test button.',
      QLD: '**One at least on the power circuits of a rented home, in Queensland.** The owner fits and keeps it; whoever lives there presses the test button every three months.',
      WA: '**Two at least in a rented home, on all power points and lights, in Western Australia.** The owner has a licensed electrician fit them; whoever lives there presses the test button.',
      any: '**It differs: Victoria, Queensland and Western Australia ask for safety switches in a rented home.** The landlord pays. Press the test button every three months; one that stays on is an urgent repair.',
    },
  ),
  {
    thing: 'rent_reduction',
    aspect: ['allowed', 'steps', 'need', 'amount', 'any'],
    answer:
      '**By agreement in writing, or by the tribunal, where part of the home can’t be used or a service is gone.** Nobody may cut it alone: keep paying until then. Write down since when, with photos. Not legal advice.',
    source: RENTAL_LAW,
    confidence: 'likely',
  },
  {
    thing: 'tenant_repair',
    aspect: ['allowed', 'need', 'myself', 'amount', 'any'],
    answer:
      '**No, not off the rent, unless the landlord agrees in writing.** For an urgent repair that nobody does, most states let a tenant have it done up to a sum and be paid back. Wiring, gas and plumbing stay with licensed trades. Not legal advice.',
    source: RENTAL_LAW,
    confidence: 'likely',
  },
];
