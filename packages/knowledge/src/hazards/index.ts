/** Hazards to people, read from words, project and panel. Pure and light: the browser applies it while a person types. */
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
