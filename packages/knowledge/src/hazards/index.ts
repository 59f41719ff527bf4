/** Hazards to people, read from words, project and panel. Pure and light: the browser applies it while a person types. */

// First, so that a bundle has its weights before all code: zipped it's 2 KB smaller than with code on both sides.
import { DECISION } from './model/trained.ts';

export * from './alert.ts';
export { statedOfAmounts } from './asked-amounts.ts';
export { mayTellOfDanger } from './chance.ts';
export { alertFloor, bearsLoad } from './floor.ts';
export { kindOfDefect } from './from-finding.ts';
export { isOfRating } from './judged.ts';
export { countAlerts, mergeAlerts, type ToldAlert } from './merge-alerts.ts';
export { isOfWidth, readAlerts, STOOD_BEFORE, widthTold } from './read-alerts.ts';
export { HAZARD_RULES } from './rules-version.ts';
export { covers, isMoreUrgent, isSameDanger } from './same-danger.ts';
export { DECISION };
