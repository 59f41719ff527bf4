/** Who does what, when and in which order. */
import type { Fact } from './fact.ts';

export const FACTS_OF_PROCESS: readonly Fact[] = [
  {
    thing: 'house_building',
    aspect: ['order', 'purpose', 'which', 'include', 'any'],
    answer:
      '**Site and set-out, footings and slab, frame, roof, windows and cladding to lock-up, then pipes and cables, insulation and plasterboard.** Then waterproofing, tiles, fixing of doors, trims and cabinets, paint, fittings, final inspection and handover.',
    confidence: 'trade',
  },
  {
    thing: 'pre_plaster_inspection',
    aspect: ['wait', 'which', 'any'],
    answer:
      '**After pipes, cables and insulation are in and the roof is on, before any plasterboard goes up.** It is the last look at frame, tie-downs, flashings and penetrations. Book your inspector a week before, and ask the builder for access in writing.',
    confidence: 'trade',
  },
  {
    thing: 'frame_inspection',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**The builder tells the certifier or surveyor that the frame is ready and books it; nothing is covered before it passes.** In New South Wales 48 hours’ notice are asked for. An owner’s own inspector is booked by the owner.',
    confidence: 'trade',
  },
  {
    thing: 'certifier',
    aspect: ['who', 'any'],
    answer:
      '**For the public and the code: a certifier or surveyor must be independent of the builder, whoever pays.** In NSW and Victoria the owner appoints them, not the builder; in Queensland mostly the builder does. They look after no private contract.',
    source: 'state building rules',
    confidence: 'likely',
  },
  {
    thing: 'certifier_quality',
    aspect: ['need', 'allowed', 'purpose', 'include', 'myself', 'any'],
    answer:
      '**No: a certifier or surveyor checks the code at set stages, not paint, tiles or finish.** The quality that the contract promises is yours to check, or your own inspector’s. Passing the final inspection doesn’t mean no defects.',
    confidence: 'trade',
  },
  {
    thing: 'footing_design',
    aspect: ['who', 'purpose', 'any'],
    answer:
      '**A structural engineer, by the soil test and the standard of house footings.** The builder builds what the drawing says; the certifier or surveyor checks that it is there before concrete goes in.',
    confidence: 'trade',
  },
  {
    thing: 'building_report',
    aspect: ['life', 'wait', 'deadline', 'allowed'],
    answer:
      '**It tells of the day of the visit, and no law says how long it counts; many treat it as old after three months.** A storm, work or a wet season changes more than time. Ask that inspector for a new look before you rely on it. Somebody else’s report binds nobody to you.',
    confidence: 'trade',
  },
  {
    thing: 'building_report',
    aspect: ['include', 'purpose', 'which', 'difference'],
    held: ['as4349:excluded', 'as4349:areas'],
  },
  {
    thing: 'handover_inspection',
    aspect: ['include', 'which'],
    answer:
      '**Contract, plans, colour schedule and your list. A torch, a tape, a spirit level, a phone with its charger to try power points, and tape to mark.** Go by daylight, room by room. Try each tap, door, window, switch and drain. Photograph each item with its place.',
    confidence: 'trade',
  },
  {
    thing: 'own_inspector',
    aspect: ['allowed', 'need', 'myself', 'steps', 'any'],
    answer:
      '**Yes, as a rule: the contract lets you or somebody you name visit by appointment, and Victoria’s law asks for reasonable access.** Until handover the builder runs the site, so ask in writing with a day. Refused: write that down, and don’t sign or pay before you have spoken to a lawyer. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'handover_papers',
    aspect: ['which', 'strength', 'difference', 'need', 'wait', 'depth', 'any'],
    answer:
      '**The occupation or final certificate, insurance certificate, approved plans, engineer’s and soil reports.** Further: certificates of electrical, plumbing, gas, waterproofing, glass, frame and termite work, warranties, manuals, colours and all keys. Ask for what is missing before the last payment.',
    confidence: 'trade',
  },
  {
    thing: 'defect_notice',
    aspect: ['deadline', 'wait', 'steps'],
    answer:
      '**At once and in writing; finish your list inside the defects period, mostly 3 months after practical completion.** Some scratches and dents count only if they are listed at handover. The statutory warranty runs on for what shows later. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'termite_notice',
    aspect: ['where', 'who', 'purpose', 'need', 'which', 'permit'],
    answer:
      '**In the meter box, or inside a cupboard: a lasting notice with the system, its date, who put it in and when it is checked next.** The installer fixes it there, and gives a certificate. None there: ask builder and certifier for it.',
    source: 'the ABCB Housing Provisions',
    confidence: 'likely',
    rows: ['tolerance:termite-notice'],
  },
  {
    thing: 'inspector_or_certifier',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**An independent building inspector, a builder or architect who does no other work there, insured for inspections.** Licences for it differ by state. A surveyor or certifier checks the code for the approval; an engineer judges structure.',
    confidence: 'trade',
  },
  {
    thing: 'qld_forms',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**Form 15 certifies a design, Form 12 a part or aspect, Form 16 a stage, and Form 21 the finished building, in Queensland.** The certifier gives 16 and 21. Ask the builder for copies.',
    source: 'Queensland’s building rules',
    confidence: 'likely',
  },
  {
    thing: 'slab_inspection',
    aspect: ['include', 'purpose', 'which', 'any'],
    answer:
      '**Before concrete: size and depth of beams, steel and its cover, plastic below, termite collars, pipes, and clean, firm ground.** The certifier or engineer looks; your own inspector may as well. Photograph it: nobody sees it again.',
    confidence: 'trade',
  },
  {
    thing: 'frame_check',
    aspect: ['include', 'purpose', 'which', 'any'],
    answer:
      '**Plumb walls, bracing, tie-downs, lintels, trusses as drawn, fixings, and nothing cut that carries.** It comes before pipes, insulation and plasterboard hide it. A list of what was missed goes to the builder at once.',
    confidence: 'trade',
  },
  {
    thing: 'retaining_sign_off',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**The engineer who designed it certifies it, and the council’s or private certifier takes that for the approval.** Without approval or design have an engineer look at it now: nobody can certify what is buried without opening it up.',
    confidence: 'trade',
  },
  {
    thing: 'beam_certificate',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**The certifier or surveyor asks for it, and a structural engineer gives it, from drawings and a visit before it is covered.** Builder or owner orders it. It names beam, supports and loads.',
    confidence: 'trade',
  },
  {
    thing: 'bal_assessment',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**An accredited bushfire consultant, or in simple cases the council or a designer, by the method of the bushfire standard.** It is needed for the approval in mapped bushfire land. It says the level, from BAL-LOW to BAL-FZ, that the house is built for.',
    confidence: 'trade',
  },
  {
    thing: 'missed_inspection',
    aspect: ['who', 'steps', 'need', 'allowed', 'any'],
    answer:
      '**Tell the building surveyor or certifier in writing now, and let nothing more be built on it or over it.** They may ask for an engineer’s report, photos, delivery dockets, a scan, cores or opening up. Ask the builder for all of these. The final certificate can hang on it.',
    confidence: 'trade',
  },
  {
    thing: 'old_damage',
    aspect: ['who', 'tell', 'allowed', 'purpose', 'any'],
    answer:
      '**Somebody independent of the repair: a building consultant or loss adjuster, or a roof tiler or plumber who won’t quote for it.** They compare whether broken faces are clean or weathered, and the pattern of the dents. The day of the storm and photos from before count as well. You may give the insurer a report of your own.',
    confidence: 'trade',
  },
  {
    thing: 'off_the_plan',
    aspect: ['need', 'allowed', 'any'],
    answer:
      '**Yes, before you settle: have an inspector look at the finished apartment and list what is wrong.** The contract gives one visit mostly. Small defects don’t stop settlement; a written list binds the builder inside the defects period. Ask for the occupation certificate. Not legal advice.',
    confidence: 'trade',
  },
];
