/** Strata and rented homes: who repairs what, and who pays. */
import type { Fact } from './fact.ts';

export const FACTS_OF_PEOPLE: readonly Fact[] = [
  {
    thing: 'strata_shower',
    aspect: ['pays', 'who', 'any'],
    state: 'NSW',
    answer:
      '**Mostly the owners corporation where the original waterproofing or floor tiles under it fail; the owner where a screen, tap, silicone or later renovation does.** That is so in New South Wales. It turns on the strata plan and by-laws, so have the manager confirm it. Stop using it while it leaks.',
    source: 'New South Wales’ strata guidance',
    confidence: 'likely',
  },
  {
    thing: 'strata_bathroom_tiles',
    aspect: ['pays', 'who', 'any'],
    state: 'NSW',
    answer:
      '**Original floor tiles and the waterproofing under them are mostly common property, and original tiles on boundary walls too, in New South Wales.** Tiles on walls inside the lot, and what an owner laid later, are the owner’s. It turns on the strata plan and by-laws, so have the manager confirm it.',
    source: 'New South Wales’ strata guidance',
    confidence: 'likely',
  },
  {
    thing: 'strata_bathroom_tiles',
    aspect: ['pays', 'who', 'any'],
    answer:
      '**The waterproofing and floor slab are often common property, the tiles inside the lot often the owner’s; NSW counts original floor tiles as common.** Each state draws the line elsewhere. It turns on the strata plan and by-laws, so have the manager confirm it.',
    confidence: 'trade',
  },
  {
    thing: 'strata_balcony_door',
    aspect: ['pays', 'who', 'any'],
    answer:
      '**Mostly the owners corporation: a door or window in an outside wall is common property where it was there from the start.** Locks, handles and doors an owner put in are the owner’s. It turns on the strata plan and by-laws, so have the manager confirm it.',
    confidence: 'trade',
  },
  {
    thing: 'strata_renovation',
    aspect: ['permit', 'height', 'size', 'amount', 'any'],
    state: 'NSW',
    answer:
      '**Yes, for a bathroom: a special resolution and mostly a by-law, for waterproofing is major work, in New South Wales.** A kitchen or hard floors need an ordinary resolution; paint and hooks need none. Council approval is another matter.',
    source: 'New South Wales’ strata law',
    confidence: 'likely',
  },
  {
    thing: 'strata_renovation',
    aspect: ['permit', 'height', 'size', 'amount', 'any'],
    answer:
      '**Yes, where it touches waterproofing, walls, floors or pipes: ask the owners corporation or its committee in writing first.** A by-law may make you answer for the work later. Paint and hooks need no leave.',
    confidence: 'trade',
  },
  {
    thing: 'strata_leak_above',
    aspect: ['pays', 'who', 'any'],
    answer:
      '**Whose pipe, membrane or carelessness let the water out: the owners corporation for common property, the owner above for their own fittings.** The strata insurer often pays for the building’s part, and contents are your own insurer’s. Tell the manager today, in writing; a plumber says where it comes from.',
    confidence: 'trade',
  },
  {
    thing: 'strata_repair_duty',
    aspect: ['steps', 'tell', 'allowed', 'purpose', 'cause', 'pays', 'who', 'any'],
    state: 'NSW',
    answer:
      '**Write to the strata manager with photos and a date; it must keep common property in repair.** If it doesn’t: mediation through NSW Fair Trading, then orders by NCAT, which can also award damages. Two years may be too late: see a strata lawyer. Not legal advice.',
    source: 'New South Wales’ strata law',
    confidence: 'likely',
  },
  {
    thing: 'strata_repair_duty',
    aspect: ['steps', 'tell', 'allowed', 'purpose', 'cause', 'pays', 'who', 'any'],
    answer:
      '**Write to the strata or body corporate manager with photos and a date; it must keep common property in repair.** If it doesn’t: the state’s strata mediation or commissioner, then the tribunal. Tell me the state, and I name it. Water near lights: power off there and an electrician.',
    confidence: 'trade',
  },
  {
    thing: 'urgent_repair',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**A burst pipe, a bad roof leak, a gas leak or electrical danger, no hot water, no toilet. Flood, fire or storm damage too, and a door that can’t be locked.** Call the agent or landlord at once and follow it up in writing. Smoke, gas or a shock: get out and call 000.',
    source: 'state rental laws',
    confidence: 'likely',
  },
  {
    thing: 'urgent_repair',
    aspect: ['amount', 'size', 'strength', 'need', 'any'],
    state: 'VIC',
    answer:
      '**$2,500 at most for an urgent repair that a tenant has to arrange, in Victoria.** Only when landlord and agent can’t be reached or don’t act, and by somebody licensed. Keep notices and invoices: the landlord pays it back, within days. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'urgent_repair',
    aspect: ['amount', 'size', 'strength', 'need', 'any'],
    state: 'NSW',
    answer:
      '**$1,000 at most for an urgent repair that a tenant has to arrange, in New South Wales.** Only when landlord and agent can’t be reached or don’t act, and by somebody licensed. Keep notices and invoices: the landlord pays it back, within days. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'urgent_repair',
    aspect: ['amount', 'size', 'strength', 'need', 'any'],
    state: 'QLD',
    answer:
      '**Four weeks’ rent at most for an urgent repair that a tenant has to arrange, in Queensland.** Only when landlord and agent can’t be reached or don’t act, and by somebody licensed. Keep notices and invoices: the landlord pays it back, within days. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'urgent_repair',
    aspect: ['amount', 'size', 'strength', 'need', 'any'],
    state: 'ACT',
    answer:
      '**5% of a year’s rent at most for an urgent repair that a tenant has to arrange, in the ACT.** Only when landlord and agent can’t be reached or don’t act, and by somebody licensed. Keep notices and invoices: the landlord pays it back, within days. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'urgent_repair',
    aspect: ['amount', 'size', 'strength', 'need'],
    answer:
      '**Victoria: $2,500. NSW: $1,000. Queensland: four weeks’ rent. ACT: 5% of a year’s rent.** Only when landlord and agent can’t be reached or don’t act, and by somebody licensed. I hold no figure for the others: ask the state’s rental authority. Not legal advice.',
    source: 'state rental laws',
    confidence: 'likely',
  },
  {
    thing: 'rental_repair',
    aspect: ['deadline', 'wait', 'count'],
    state: 'VIC',
    answer:
      '**At once for an urgent repair; 14 days for any other after written notice, in Victoria.** After that, an order by VCAT; a rental officer can inspect first. Keep paying rent. Not legal advice.',
    source: 'Victoria’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'rental_repair',
    aspect: ['deadline', 'wait', 'count'],
    state: 'WA',
    answer:
      '**24 hours for an essential service such as water, gas, power or a toilet, 48 hours for other urgent repairs, in Western Australia.** That is to arrange it. Then the tenant may have it done and be paid back. Not legal advice.',
    source: 'Western Australia’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'rental_repair',
    aspect: ['deadline', 'wait', 'count'],
    answer:
      '**At once for what is urgent (hot water, toilet, gas, power, a bad leak); a reasonable time for the rest.** Victoria says 14 days for that, Western Australia 24 to 48 hours for the urgent. Tell the agent in writing, and ask the state’s rental authority when nothing happens. Not legal advice.',
    source: 'state rental laws',
    confidence: 'likely',
  },
  {
    thing: 'rental_mould',
    aspect: ['pays', 'who'],
    answer:
      '**The landlord, where a leak, damp or missing ventilation causes it; the tenant, where rooms were never aired.** The cause decides, so have it found. Tell the agent in writing with photos at once. Black walls, asthma or a baby in the room: sleep elsewhere and see a doctor.',
    confidence: 'trade',
  },
  {
    thing: 'rent',
    aspect: ['allowed', 'amount', 'deadline', 'myself', 'any'],
    answer:
      '**No, keep paying: a tenant who stops may be evicted for it, even with a leaking roof.** Ask in writing, then the tribunal: it can order the repair, a lower rent, or rent paid into its account. See the state’s tenants’ advice service. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'rental_inspection',
    aspect: ['often', 'count', 'allowed'],
    state: 'NSW',
    answer:
      '**Four times in 12 months at most, each with seven days’ written notice, in New South Wales.** That is for a routine inspection; urgent repairs go otherwise. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'rental_inspection',
    aspect: ['often', 'count', 'allowed'],
    state: 'VIC',
    answer:
      '**Once every six months, with seven days’ written notice, and not in the first three months, in Victoria.** That is for a routine inspection; urgent repairs go otherwise. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'rental_inspection',
    aspect: ['often', 'count', 'allowed'],
    state: 'QLD',
    answer:
      '**Once every three months, with seven days’ written notice, in Queensland.** That is for a routine inspection; urgent repairs go otherwise. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'rental_inspection',
    aspect: ['often', 'count', 'allowed'],
    state: 'WA',
    answer:
      '**Four times a year at most, with 7 to 14 days’ written notice, in Western Australia.** That is for a routine inspection; urgent repairs go otherwise. Ask the state’s rental authority. Not legal advice.',
    source: 'the state’s rental law',
    confidence: 'likely',
  },
  {
    thing: 'tenant_damage',
    aspect: ['pays', 'any'],
    answer:
      '**The tenant, for what the tenant or a visitor broke; the landlord, for wear and age.** Tell the agent at once with photos. What it costs takes the age of the thing into account. The entry report shows what was there before. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'capital_works_fund',
    aspect: ['purpose', 'need', 'which', 'any'],
    answer:
      '**The fund for large repairs and renewals, such as roof, lift and painting; a plan for ten years says how much goes in.** It is called sinking fund as well. Daily costs come from the administrative fund. When it is short, owners pay a special levy.',
    confidence: 'trade',
  },
  {
    thing: 'strata_insurance',
    aspect: ['include', 'purpose', 'which'],
    answer:
      '**The building and common property, fixtures, tiles and cabinets of each lot as well, in most states.** Not contents, carpets, or what an owner’s neglect and wear did. Ask the manager for the certificate, the policy and its excess.',
    confidence: 'trade',
  },
  {
    thing: 'strata_defects',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**The owners corporation, for common property; each owner, for what is inside the lot.** A meeting decides, a developer’s votes may be limited: see a strata lawyer early. An independent report of the whole building comes first, well before the warranty ends. Not legal advice.',
    confidence: 'trade',
  },
];
