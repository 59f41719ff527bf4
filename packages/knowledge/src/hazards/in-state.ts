/** Whom an alert names by the state. Apart from the reading of words, which every browser loads. */
import { STATE_CODES } from '../stages.ts';
import type { Alert, HazardInput } from './alert.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { alertOf } from './read-alerts.ts';

type Project = NonNullable<HazardInput['project']>;

const HAZARD_IDS = Object.keys(HAZARDS) as HazardId[];

/** Where it may have been raised: in a state, or before the project had one. */
const ELSEWHERE: readonly Project[] = [...STATE_CODES.map((state) => ({ state })), {}];

/**
 * The same alert with whom to call in this state: one that stands since its finding was elsewhere, or since its project had
 * no state, names people there.
 */
export function inState(alert: Alert, project: Project, today: string): Alert {
  const id = HAZARD_IDS.find((one) => HAZARDS[one].kind === alert.kind && HAZARDS[one].title === alert.title);
  if (!id) return alert;
  const { basis, because } = alert;
  const here = alertOf(id, basis, because, { project }, today);
  const there = ELSEWHERE.map((where) => alertOf(id, basis, because, { project: where }, today)).find(
    ({ call }) => call === alert.call,
  );
  if (!there || here.call === alert.call) return alert;
  const own = alert.steps.filter((step) => !there.steps.includes(step));
  return { ...alert, call: here.call, steps: [...here.steps, ...own] };
}
