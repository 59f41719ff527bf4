import type { Told } from './reasons.ts';

/** Jokes and opinions, what is bought and not fitted, what is shut off until its repair: none ends anything. */
export const UNSERIOUS: readonly Told[] = [
  ['electrical now', 'Electrician isolated the circuit, the new board comes tomorrow'],
  ['electrical now', 'Electrician isolated the circuit. Repair to follow.'],
  ['electrical now', 'Electrician switched off the circuit, part on order.'],
  ['gas now', 'Fitter turned off the gas at the meter. Repair to follow.'],
  ['fall today', 'Carpenter boarded it over, rail to follow'],
  ['structural soon', 'it was repaired lol'],
  ['structural soon', 'fixed, trust me bro'],
  ['structural soon', 'it was repaired in my opinion'],
  ['structural soon', 'Was repaired by nobody in particular.'],
  ['balcony today', 'Builder reckons it’s been fixed'],
  ['fire today', 'new batteries on the shopping list'],
  ['pool today', 'new latch is in the boot of my car'],
  ['fire today', 'New smoke alarms are in the box on the bench'],
  ['asbestos soon', 'Swept up and put in the bin.'],
  ['gas now', 'plumber says it is ok'],
  ['gas now', 'gas fitter told me it is safe'],
  ['gas now', 'our plumber said that everything is fine now'],
  ['electrical now', 'electrician says it is fine now'],
  ['structural now', 'engineer says it is ok'],
  ['ceiling now', 'builder says it’s fine to live with'],
  ['asbestos soon', 'lab says it is ok'],
  ['asbestos soon', 'assessor says it is fine'],
  ['mould_health soon', 'tiler says it is ok'],
  [
    'gas now',
    'Licensed plumber J. Ng pressure tested the line on 28 Nov and found a small leak at the cooktop, turned off',
  ],
  ['asbestos soon', 'Lab sampled the kitchen only, none found'],
];

/** Done for good, in words that looked like the half of it. */
export const DONE_FOR_GOOD: readonly Told[] = [
  ['pool today', 'Pool was filled in and turfed over in October.'],
  ['pool today', 'The pool was filled in and turfed in October, council inspected and confirmed.'],
  ['lead_paint soon', 'Lab test says no lead in the paint, report 311 of 6 November.'],
  ['balcony now', 'The balcony was demolished by Smith Building; opening bricked up; no access remains.'],
  ['electrical now', 'Electrician isolated the old circuit and removed it, new cable run and tested'],
  ['electrical now', 'Checked on site by electrician J Lee: wire is a phone cable, not mains'],
  ['gas now', 'Jemena attended 28 Nov, made safe, meter locked off'],
  ['gas now', 'Plumber tested it on 3 Nov and said it is safe'],
  ['gas now', 'Gas fitter found a leak at the cooktop, replaced the hose, tested, no leak'],
  ['structural now', 'Engineer inspected on site and says it is safe as it is'],
];
