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
];

/** Done for good, in words that looked like the half of it. */
export const DONE_FOR_GOOD: readonly Told[] = [
  ['pool today', 'Pool was filled in and turfed over in October.'],
  ['pool today', 'The pool was filled in and turfed in October, council inspected and confirmed.'],
  ['lead_paint soon', 'Lab test says no lead in the paint, report 311 of 6 November.'],
  ['balcony now', 'The balcony was demolished by Smith Building; opening bricked up; no access remains.'],
  ['electrical now', 'Electrician isolated the old circuit and removed it, new cable run and tested'],
];
