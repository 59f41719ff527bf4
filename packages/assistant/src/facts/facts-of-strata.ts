/** What of a strata building is whose, who decides, and where one complains. */
import { byState, type Fact } from './fact.ts';

const WHOSE = ['pays', 'who', 'allowed', 'any'] as const;
const ASK = 'The strata plan and by-laws decide: have the manager confirm it in writing.';

export const FACTS_OF_STRATA: readonly Fact[] = [
  ...byState(
    { thing: 'strata_balcony', aspect: WHOSE, confidence: 'trade' },
    {
      NSW: {
        answer: `**Mostly the owners corporation, in New South Wales: slab, waterproofing, original tiles and balustrade of a balcony are common property.** Tiles or a deck that an owner laid are the owner’s. ${ASK} Keep off a loose balustrade.`,
        source: 'New South Wales’ strata guidance',
        confidence: 'likely',
      },
      QLD: {
        answer: `**On a building format plan mostly the body corporate: structure, balustrade and what keeps water out of the building, in Queensland.** Surfaces inside the lot are the owner’s; on a standard format plan all of it is. ${ASK}`,
        source: 'Queensland’s body corporate guidance',
        confidence: 'likely',
      },
      any: `**Mostly the owners corporation, for slab, membrane and balustrade; what an owner laid on top is the owner’s.** Each state and plan draws the line elsewhere. ${ASK} Keep off a loose balustrade.`,
    },
  ),
  ...byState(
    { thing: 'strata_shower', aspect: ['pays', 'who', 'any'], confidence: 'trade' },
    {
      QLD: {
        answer: `**Mostly the lot owner, in Queensland: shower tray, fixtures and the waterproofing that serve one lot are the owner’s to keep.** The body corporate keeps structure and shared pipes. ${ASK} Stop using it while it leaks.`,
        source: 'Queensland’s body corporate guidance',
        confidence: 'likely',
      },
      any: `**It turns on what leaks: membrane and shared pipes are mostly common property, taps, screens, silicone and later renovations the owner’s.** ${ASK} A plumber’s written finding settles most. Stop using it while it leaks.`,
    },
  ),
  {
    thing: 'strata_roof',
    aspect: WHOSE,
    answer: `**The owners corporation, for the roof, gutters and downpipes of a building with lots one above another.** Townhouses on a plan of land may each have their own. ${ASK} Tell the manager of a leak today, with photos.`,
    confidence: 'trade',
  },
  {
    thing: 'strata_pipes',
    aspect: WHOSE,
    answer: `**The owners corporation, where the pipe serves more than one lot or lies in a shared wall or slab; the owner, where it serves one lot inside it.** The building’s insurer often pays for what got wet. ${ASK} Turn the water off first.`,
    confidence: 'trade',
  },
  {
    thing: 'strata_ceiling',
    aspect: WHOSE,
    answer: `**Mostly the owners corporation, for the ceiling that was there from the start; the owner for paint and what was added.** ${ASK} Keep out from under one that sags or holds water.`,
    confidence: 'trade',
  },
  {
    thing: 'strata_floor',
    aspect: WHOSE,
    answer: `**Carpet and floating floors are the owner’s; original boards and the slab below are mostly common property.** A hard floor in place of carpet needs approval, and sound is measured. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_garage',
    aspect: WHOSE,
    answer: `**Walls, slab and the outside door mostly the owners corporation’s; what is inside the space the owner’s.** A motor that serves one lot is often the owner’s by a by-law. Water that comes through is the owners corporation’s to trace. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_hot_water',
    aspect: WHOSE,
    answer: `**The owner, for a heater that serves one lot, wherever it stands, in most schemes; the owners corporation for a shared one.** Pipes outside the lot are common. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_front_door',
    aspect: WHOSE,
    answer: `**Mostly the owners corporation: the entrance door of a unit stands on the boundary, and is often a fire door.** Nobody trims it, drills it or changes lock or closer without its leave. Locks and keys are the owner’s. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_intercom',
    aspect: ['pays', 'who'],
    answer: `**The owners corporation, for lift, letterboxes and the wiring of an intercom.** A handset that somebody broke, or changed, is the owner’s. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_fence',
    aspect: WHOSE,
    answer: `**On the outer boundary the owners corporation with the neighbour, half each; between two lots it turns on the plan.** In Queensland owners pay for a fence between their lots, and the body corporate for one on common land. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_inner_wall',
    aspect: ['allowed', 'permit', 'need', 'who', 'pays', 'any'],
    answer: `**Not without the owners corporation’s leave and an engineer: a wall may carry the floor above or hide pipes.** A wall between two lots is common property and a fire and sound wall. Council or certifier may have to approve it as well.`,
    confidence: 'trade',
  },
  {
    thing: 'strata_driveway',
    aspect: WHOSE,
    answer: `**The owners corporation, where the driveway is common property; its owner, where it belongs to one lot.** Costs follow the lot entitlements. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_alarms',
    aspect: ['pays', 'who', 'often', 'any'],
    answer: `**Inside a lot mostly the owner, or the landlord who lets it; in halls, stairs and car parks the owners corporation.** Wired alarms that report to the building’s panel are the owners corporation’s: nobody takes one down. ${ASK}`,
    confidence: 'trade',
  },
  {
    thing: 'strata_lot',
    aspect: ['purpose', 'include', 'which', 'difference', 'tell'],
    answer:
      '**Common property is all that isn’t inside a lot: mostly outside walls, slabs, roof, shared pipes and cables, stairs and land.** The plan’s thick lines show each lot; mostly it ends at the inside face of walls, floor and ceiling. By-laws may change who repairs what.',
    confidence: 'trade',
  },
  {
    thing: 'strata_levy',
    aspect: ['allowed', 'need', 'pays', 'steps', 'deadline', 'any'],
    answer:
      '**No, a levy that was properly decided is owed: interest and recovery costs come on top, and a court can order it.** Pay and dispute it: ask for minutes, quotes and the vote, then the state’s strata tribunal. A payment plan can be asked for. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'strata_levy',
    aspect: ['purpose', 'difference', 'include', 'which'],
    answer:
      '**What owners pay by their lot entitlement: for daily costs, and into the fund for large repairs.** A special levy is raised by a general meeting for what the funds don’t cover, such as defects. Ask for the ten-year plan before you buy.',
    confidence: 'trade',
  },
  {
    thing: 'strata_records',
    aspect: ['need', 'allowed', 'include', 'purpose', 'who', 'steps', 'any'],
    answer:
      '**Have them searched before you buy: minutes, levies, insurance, defects, repairs that wait, disputes and fire papers.** An owner may inspect them for a small fee; a buyer with the owner’s leave. Look for a special levy and for reports on water, cladding and concrete.',
    confidence: 'trade',
  },
  {
    thing: 'strata_excess',
    aspect: ['pays', 'who', 'any'],
    answer:
      '**Mostly the owners corporation, unless a by-law says otherwise or the loss comes of one lot alone.** In Queensland the owner pays where only that lot is hurt or its owner caused it. Ask the manager for by-law and policy.',
    confidence: 'trade',
  },
  {
    thing: 'strata_urgent',
    aspect: ['who', 'pays', 'steps', 'allowed', 'any'],
    answer:
      '**Ring the manager’s emergency number; it stands on the notice board or the last levy notice.** Turn water off where it is safe, keep away from wet lights. Where nobody answers, have a plumber stop it, keep the invoice and write the same day. The owners corporation pays back what was its own.',
    confidence: 'trade',
  },
  {
    thing: 'strata_bylaw',
    aspect: ['allowed', 'purpose', 'need', 'which'],
    answer:
      '**Rules of one scheme, registered with its plan: they bind owners and tenants, and may ask for approval before work.** One that is harsh or against the law can be struck out by the tribunal. Ask the manager for all of them before you renovate. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'strata_vote',
    aspect: ['amount', 'need', 'difference', 'purpose', 'who', 'count'],
    answer:
      '**An ordinary resolution needs more than half of the votes; a special one mostly three quarters, in NSW no more than a quarter against.** By-laws and changes to common property take a special one. The committee decides small repairs. Not legal advice.',
    source: 'the states’ strata laws',
    confidence: 'likely',
  },
  ...byState(
    {
      thing: 'strata_repair_duty',
      aspect: ['steps', 'tell', 'allowed', 'purpose', 'cause', 'pays', 'who', 'any'],
      source: 'the states’ strata laws',
      confidence: 'likely',
    },
    {
      VIC: '**Write to the manager with photos and a date; the owners corporation must keep common property in repair.** If it doesn’t, in Victoria: its own complaint form, then Consumer Affairs Victoria and VCAT, which can order it. Not legal advice.',
      QLD: '**Write to the manager and committee with photos and a date; the body corporate must keep common property in repair.** If it doesn’t, in Queensland: conciliation, then an adjudicator’s order, by the Commissioner for Body Corporate. Not legal advice.',
      WA: '**Write to the manager and council of owners with photos and a date; the strata company must keep common property in repair.** If it doesn’t, in Western Australia: the SAT can order it. Not legal advice.',
      SA: '**Write to the manager with photos and a date; the corporation must keep common property in repair.** If it doesn’t, in South Australia: the Magistrates Court can order it. Not legal advice.',
      ACT: '**Write to the manager with photos and a date; the owners corporation must keep common property in repair.** If it doesn’t, in the ACT: ACAT can order it. Not legal advice.',
    },
  ),
];
