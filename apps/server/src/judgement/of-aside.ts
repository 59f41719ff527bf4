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

/** That something is so now, or that people are to keep away, which no name of a person, a company or a job says. */
const TELLS_OF_NOW =
  /\b(?:is|are|has|have|smells?|smelt|reeks?|beware|careful|warning|danger(?:ous)?|caution|urgent|evacuated?|call 000|(?:do not|don[’']?t|keep|stay|get) (?:enter|use|touch|go|out|off|away|clear))\b|!|\b\w+ (?:leak|spark|hang|fall|collaps|crack|sagg|bulg|dropp|lean|burn|smok|arc|pour|hiss|com)ing\b(?=\s*(?:$|[^\w\s])|\s+(?:at|in|on|from|out|off|down|now|again|badly|under|over|near|behind|by|and|into|onto|above|through)\b)/i;

/** A name of a person, a company, a link or a project where it is a sentence, else nothing: 'Ceiling Collapse Lawyers'. */
export const asSentence = (name: string | undefined): string | undefined =>
  name === undefined || TELLS_OF_NOW.test(name) ? name : '';

/** Those names that warn, each as a line: what else somebody is called, or a place, isn't kept with what was written. */
export const namesThatWarn = (...names: readonly (string | undefined)[]): string[] =>
  names.filter(
    (name): name is string =>
      Boolean(name) && ofAside(readAlerts({ words: name ?? '' }), name ?? '').length > 0,
  );
