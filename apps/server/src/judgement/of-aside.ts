import { type Alert, readAlerts } from '@plumbline/knowledge/hazards';

/** What is done to old sheet that makes a name of it a danger. */
const DISTURBED = /\b(?:brok|dust|drill|cut|debris|crumbl|damag|smash|sand|fray|torn)/i;

/**
 * Of what a name or a box with standing phrases warns of, what can be neither: 'Kitchen (gas smell!)' is a danger, 'Retaining wall',
 * 'Gas meter' and 'Old fibro shed' are what is there.
 */
export const ofAside = (alerts: readonly Alert[], name: string): Alert[] =>
  alerts.filter(
    ({ kind, urgency }) =>
      urgency === 'now' && ((kind !== 'asbestos' && kind !== 'lead_paint') || DISTURBED.test(name)),
  );

/** Those names that warn, each as a line: what else somebody is called, or a place, isn't kept with what was written. */
export const namesThatWarn = (...names: readonly (string | undefined)[]): string[] =>
  names.filter(
    (name): name is string =>
      Boolean(name) && ofAside(readAlerts({ words: name ?? '' }), name ?? '').length > 0,
  );
