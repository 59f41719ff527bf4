/** Hazards to people, read from words, project and panel. Pure and light: the browser applies it while a person types. */
export * from './alert.ts';
export { alertFloor } from './floor.ts';
export { readAlerts } from './read-alerts.ts';
