import { type Alert, type HazardInput, URGENCIES } from './alert.ts';

/** Every hazard that the input gives reason to warn of, one alert a kind, the most urgent first. */
export function readAlerts({ words }: HazardInput): Alert[] {
  const alerts: Alert[] = [];
  const gas = /(?<!no )smell(s|ing)? (of )?gas\b/i.exec(words);
  if (gas) {
    alerts.push({
      kind: 'gas',
      urgency: 'now',
      title: 'Possible gas leak',
      steps: ['Leave now. Use no switches, phones or flames inside.', 'Call from outside.'],
      call: '000 if anyone is in danger, then a licensed gas fitter',
      source: 'sa.gov.au',
      basis: 'words',
      because: gas[0],
    });
  }
  return alerts.sort((one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency));
}
