/** A building job between signing and the last key, and what neighbours may ask of each other. */
import type { Fact } from './fact.ts';

const CONTRACT_LAW = 'state laws on home building contracts';

export const FACTS_OF_JOBS: readonly Fact[] = [
  {
    thing: 'late_builder',
    aspect: ['amount', 'allowed', 'steps', 'need', 'purpose', 'wait', 'any'],
    answer:
      '**Liquidated damages for each day past the contract’s date, if it names a sum, less the days that were properly added.** Ask the builder in writing for the list of extensions. Without a sum, real losses have to be proved. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'contract_copy',
    aspect: ['need', 'allowed', 'wait', 'deadline', 'who', 'any'],
    answer:
      '**Yes, a signed copy, mostly within five business days of signing.** Plans, specification and the insurance certificate belong with it. Pay nothing until you have them. Not legal advice.',
    source: CONTRACT_LAW,
    confidence: 'likely',
  },
  {
    thing: 'late_payment_interest',
    aspect: ['allowed', 'amount', 'need', 'pays', 'any'],
    answer:
      '**Only at the rate and from the day that the contract names.** Nothing runs on a payment that isn’t due yet, or that you dispute in time and in writing. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'preliminary_agreement',
    aspect: ['purpose', 'need', 'allowed', 'difference', 'any'],
    answer:
      '**A small contract before the real one: the builder draws plans, has the soil tested and gives a price, for a fee.** Look who owns the plans, whether the fee comes off the price, and how to get out. It needn’t lead to a building contract.',
    confidence: 'trade',
  },
  {
    thing: 'site_costs',
    aspect: ['purpose', 'include', 'allowed', 'amount', 'which', 'any'],
    answer:
      '**What the block itself asks for: slope, rock, fill, deeper footings, retaining, drainage, bushfire work and service connections.** Ask for them fixed after a soil test and a survey, and not as a provisional sum. Rock is mostly extra.',
    confidence: 'trade',
  },
  {
    thing: 'keys',
    aspect: ['wait', 'need', 'allowed', 'who', 'any'],
    answer:
      '**Mostly when the last payment is made at practical completion, and the occupation certificate is there.** Look at the work first, with your own inspector, and have both sign the list of defects. Insure from that day.',
    confidence: 'trade',
  },
  {
    thing: 'unpaid_subcontractor',
    aspect: ['pays', 'who', 'allowed', 'steps', 'need', 'any'],
    answer:
      '**The builder pays them: your contract is with the builder alone.** Nobody may take fixed work away again or lock you out for it. Don’t pay twice: ask a lawyer where a notice names you. Ask the builder for written proof of payment.',
    confidence: 'trade',
  },
  {
    thing: 'handover_defects',
    aspect: ['allowed', 'need', 'steps', 'any'],
    answer:
      '**Small defects don’t stop practical completion: they go onto a signed list with a date, and are mended in the defects period.** What makes the home unsafe or unfit to live in does stop it. Photograph each before you sign. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'contract_stage_inspection',
    aspect: ['allowed', 'need', 'wait', 'who', 'any'],
    answer:
      '**Not before the stage is done; in most contracts its mandatory inspection must have passed.** Ask for the certifier’s or surveyor’s record of the frame or slab before you pay for it. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'branch_duty',
    aspect: ['allowed', 'steps', 'who', 'pays', 'need', 'myself', 'any'],
    answer:
      '**Ask in writing first; you may cut what hangs over back to the boundary. Where a tree is likely to hurt people or a building, a tribunal or court can order work: NCAT or the Land and Environment Court, QCAT.** A limb about to fall: keep away from below it and call an arborist today.',
    source: 'state laws on trees and neighbours',
    confidence: 'likely',
  },
  {
    thing: 'leaves_next_door',
    aspect: ['pays', 'who', 'allowed', 'steps', 'any'],
    answer:
      '**You, as a rule: leaves that blow or fall are nobody’s fault, and each cleans the own gutters.** Branches that hang over may be cut back to the boundary. Talk first, and ask the council whether the tree is protected.',
    confidence: 'trade',
  },
  {
    thing: 'boundary_build',
    aspect: ['allowed', 'distance', 'need', 'permit', 'who', 'steps', 'any'],
    answer:
      '**Sometimes: walls on the boundary are allowed by length and height in most states, with a fire rating and no windows.** Closer than 900 mm an outside wall needs that rating. The council or a certifier says whether the plans were approved; a surveyor where the boundary lies.',
    source: 'state planning rules and the ABCB Housing Provisions',
    confidence: 'likely',
  },
  {
    thing: 'encroachment',
    aspect: ['steps', 'allowed', 'who', 'pays', 'tell', 'any'],
    answer:
      '**A land surveyor marks the boundary first; then it is agreed, bought, moved or decided by a court.** Don’t pull it down yourself. Long use can change who owns a strip, and the states differ: see a lawyer soon. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'neighbour_access',
    aspect: ['allowed', 'need', 'steps', 'who', 'any'],
    answer:
      '**Only with the neighbour’s leave, or by order of a court or council where the law has one: in NSW a local court can give access to land for repairs.** Ask in writing with dates, what is done and how it is made good.',
    source: 'state laws on access to neighbouring land',
    confidence: 'likely',
  },
  {
    thing: 'neighbour_dig',
    aspect: ['need', 'allowed', 'wait', 'deadline', 'who', 'pays', 'steps', 'any'],
    answer:
      '**Yes: who digs below a neighbour’s footing supports it at the own cost and gives notice, seven days in NSW; in Victoria by a protection work notice.** Have a record with photos made of your house first. New cracks: ask that the digging stops until an engineer has looked.',
    source: 'state building and planning rules',
    confidence: 'likely',
  },
  {
    thing: 'asbestos_fence',
    aspect: ['pays', 'who', 'allowed', 'need', 'steps', 'any'],
    answer:
      '**Shared as for any dividing fence, removal and disposal included, unless one of you broke it.** Nobody drills, saws or breaks it: a licensed removalist takes it down. Leave broken pieces, keep children away, and give notice before work begins.',
    confidence: 'trade',
  },
];
