/** Whom an alert names by the state. Apart from the reading of words, which every browser loads. */
import { STATE_CODES } from '../stages.ts';
import type { Alert, HazardInput } from './alert.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { alertOf } from './read-alerts.ts';

const HAZARD_IDS = Object.keys(HAZARDS) as HazardId[];

/** The same alert with whom to call in this state: one that stands since its finding was elsewhere named people there. */
export function inState(alert: Alert, project: NonNullable<HazardInput['project']>, today: string): Alert {
  const id = HAZARD_IDS.find((one) => HAZARDS[one].kind === alert.kind && HAZARDS[one].title === alert.title);
  if (!id) return alert;
  const { basis, because } = alert;
  const here = alertOf(id, basis, because, { project }, today);
  const there = STATE_CODES.map((state) => alertOf(id, basis, because, { project: { state } }, today)).find(
    ({ call }) => call === alert.call,
  );
  if (!there || here.call === alert.call) return alert;
  const own = alert.steps.filter((step) => !there.steps.includes(step));
  return { ...alert, call: here.call, steps: [...here.steps, ...own] };
}
