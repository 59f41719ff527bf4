/** Proof, expert reports, and what inspections and guides go by. */
import type { Fact } from './fact.ts';

export const FACTS_OF_EVIDENCE: readonly Fact[] = [
  {
    thing: 'photo_evidence',
    aspect: ['allowed', 'need', 'any'],
    answer:
      '**Yes, a phone photo can be used: most tribunals aren’t bound by the rules of evidence, and weigh what it is worth.** Keep the untouched file, and note who took it, where, when and what it shows. An overview, a close-up and a scale say more than twenty close-ups.',
    source: 'the Evidence Acts, as archives and tribunals tell them',
    confidence: 'likely',
  },
  {
    thing: 'photo_original',
    aspect: ['need', 'allowed', 'any'],
    answer:
      '**Keep it: a copy may be handed in, but an untouched file with its date is harder to attack.** Work on copies, and be able to show that they match it. A screenshot, or a picture sent by a messenger, loses the date and place that the camera wrote.',
    source: 'the Evidence Acts, as archives and tribunals tell them',
    confidence: 'likely',
  },
  {
    thing: 'photo_data',
    aspect: ['tell', 'any'],
    answer:
      '**No, not by itself: the date that a camera writes (EXIF) can be changed by anybody.** It counts together with the day it was received somewhere else, other photos, letters and whoever was there. A time stamp from outside shows that the file existed by then.',
    source: 'the Evidence Acts, as archives and tribunals tell them',
    confidence: 'likely',
  },
  {
    thing: 'photo_hash',
    aspect: ['purpose', 'any'],
    answer:
      '**That a file is the same as the one it was made of, to the last bit.** It doesn’t say when the photo was taken, by whom, or that the scene is real. A time stamp of it from outside adds that it existed by then.',
    confidence: 'trade',
  },
  {
    thing: 'photo_edit',
    aspect: ['allowed'],
    answer:
      '**Yes, on a copy that says so: turning, cropping and marking are fine while the original stays untouched.** No fill, eraser, sharpening or enlarging by AI: in NCAT it may not alter evidence. Hand in the original beside the copy.',
    source: 'the Evidence Acts, as archives and tribunals tell them',
    confidence: 'likely',
  },
  {
    thing: 'vcat_report',
    aspect: ['include', 'need', 'which', 'purpose', 'any'],
    answer:
      '**Name, qualifications and experience, any tie to the party, instructions, facts and assumptions, papers used, and tests with who did them.** Then the reasons, a summary, what is provisional or outside the field, and the declaration in VCAT’s own words, which no report may paraphrase.',
    source: 'VCAT’s practice note on expert evidence',
    confidence: 'likely',
  },
  {
    thing: 'vcat_report',
    aspect: ['deadline', 'count', 'wait'],
    answer:
      '**10 business days before the hearing, where VCAT ordered no other day.** Look at the order first, and ask VCAT: this stood on an older page of it.',
    source: 'an older page of VCAT',
    confidence: 'likely',
  },
  {
    thing: 'dbdrv_clock',
    aspect: ['allowed', 'any'],
    answer:
      '**No. An application there doesn’t stop the clock of the 10 years, in Victoria.** Whoever is near the end sees a lawyer now, before the regulator has finished.',
    source: 'law firms on a VCAT case of 2019',
    confidence: 'likely',
  },
  {
    thing: 'as_4349',
    aspect: ['which', 'strength', 'any'],
    answer:
      '**The edition of 2007, the second: pages of 2026 still name it, and no later one was found.** It is for homes: visual, and without opening anything up. Timber pests have a part of their own.',
    source: 'pages of inspectors',
    confidence: 'likely',
  },
  {
    thing: 'inspection_agreement',
    aspect: ['need', 'allowed', 'any'],
    answer:
      '**Yes, before the visit: the standard for pre-purchase inspections expects it signed first.** It says what is inspected and what isn’t, for whom, and by which date the report comes.',
    source: 'inspectors on the standard of inspections',
    confidence: 'likely',
  },
  {
    thing: 'inspection_visit',
    aspect: ['wait', 'count', 'any'],
    answer:
      '**One to three hours for a house, 45 to 90 minutes for a flat.** The report mostly follows on the same or the next day. Less time than that for a whole house is a reason to ask what was left out.',
    confidence: 'trade',
  },
  {
    thing: 'vic_guide',
    aspect: ['wait', 'which', 'deadline', 'any'],
    answer:
      '**From 1 August 2026, for contracts made and work begun from then on; earlier jobs stay with the guide of 2015.** A guide is advice: the law, the contract and the code come first. Its limits aren’t held here.',
    source: 'a newsletter on the Victorian guide of 2026',
    confidence: 'likely',
  },
];
