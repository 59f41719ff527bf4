import {
  ALERT_KINDS,
  type Alert,
  type AlertBasis,
  type AlertKind,
  byPressing,
  type HazardInput,
  URGENCIES,
} from './alert.ts';
import { titleAlone, withoutAsides } from './asides.ts';
import type { HazardFact, StateCall } from './facts/hazard-fact.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { phoneText } from './facts/phones.ts';
import { hazardOfDefect, hazardOfSign, hazardOfWidth } from './from-finding.ts';
import { type Age, ageOf } from './from-project.ts';
import { hazardOfHurt, isHurt } from './hurt.ts';
import type { Told } from './matching.ts';
import { Reading } from './reading.ts';
import { hazardsTold } from './two-readings.ts';

function callOf(
  call: string,
  there: StateCall | undefined,
  state: string | undefined,
  today: string,
): string {
  const named = [there?.text, ...(there?.phones ?? []).map((id) => phoneText(id, today))];
  // 'Your gas network' under a line that names it already would only be in the way.
  const names = named.filter((name) => name && !call.includes(name));
  return names.length === 0 ? call : `${call}. ${state}: ${names.join(', ')}`;
}

/** The alert of a hazard, with whom to call in the state. */
export function alertOf(
  id: HazardId,
  basis: AlertBasis,
  because: string,
  input: Pick<HazardInput, 'project'>,
  today: string,
): Alert {
  const fact: HazardFact = HAZARDS[id];
  const state = input.project?.state;
  const there = state ? fact.byState?.[state] : undefined;
  const more = (there?.steps ?? []).filter(
    ({ from = '', until = '9999' }) => today >= from && today <= until,
  );
  return {
    kind: fact.kind,
    urgency: fact.urgency,
    title: fact.title,
    steps: [...fact.steps, ...more.map(({ text }) => text)],
    call: callOf(fact.call, there, state, today),
    source: fact.source,
    basis,
    because,
  };
}

const rank = (id: HazardId) => URGENCIES.indexOf(HAZARDS[id].urgency);

const BY_WIDTH = 'Measured as a crack';

/** How an alert begins that stands although nothing in its finding tells of it any more. */
export const STOOD_BEFORE = 'Before it was changed: ';

const OF_WIDTH = new RegExp(`^(?:${STOOD_BEFORE})?${BY_WIDTH} up to ([\\d.]+) mm wide$`);

/** The width in millimetres that alone raised an alert, or 0. */
export const widthTold = ({ because }: Pick<Alert, 'because'>): number =>
  Number(OF_WIDTH.exec(because)?.[1] ?? 0);

/** True of an alert that nothing but a measured width raised: it says nothing of what may be loose. */
export const isOfWidth = (alert: Pick<Alert, 'because'>): boolean => widthTold(alert) > 0;

const GREW = 'Readings show that it got wider';

/** What the words tell of, and what they tell of without anybody's opinion of it, and what their title says by itself. */
function toldIn(words: string, age: Age): Told[] {
  const whole = new Reading(words);
  const plain = withoutAsides(words);
  const rest = plain === undefined ? whole : new Reading(plain);
  const title = titleAlone(rest);
  return [
    ...hazardsTold(whole, age),
    ...(plain === undefined ? [] : hazardsTold(rest, age)),
    ...(title === undefined ? [] : hazardsTold(new Reading(title), age)),
  ];
}

/** Every hazard that the input gives reason to warn of, one alert a kind, the most pressing first. */
export function readAlerts(input: HazardInput): Alert[] {
  const today = input.today ?? new Date().toISOString().slice(0, 10);
  const best = new Map<AlertKind, { id: HazardId; basis: AlertBasis; because: string }>();
  const raise = (id: HazardId, basis: AlertBasis, because: string) => {
    const { kind } = HAZARDS[id];
    const known = best.get(kind);
    if (!known || rank(id) < rank(known.id)) best.set(kind, { id, basis, because });
  };
  const age = ageOf(input);
  const told = /\p{L}/u.test(input.words) ? toldIn(input.words, age) : [];
  for (const { hazard, because, aged } of told)
    if (aged) raise(hazard, 'project', [because, age.because].join(' · '));
    else raise(hazard, 'words', because);
  for (const sign of input.seen ?? []) {
    const { hazard, because } = hazardOfSign(sign);
    raise(hazard, 'photo', because);
  }
  const width = input.crackWidth ?? 0;
  if (input.grows) raise(width >= 5 ? 'movement' : 'crack', 'finding', GREW);
  const byWidth = hazardOfWidth(width);
  if (byWidth) raise(byWidth, 'finding', `${BY_WIDTH} up to ${input.crackWidth} mm wide`);
  const defectId = input.finding?.defectId ?? null;
  const named = hazardOfDefect(defectId);
  if (named && defectId) raise(named, 'finding', `Found: ${defectId.replaceAll('_', ' ')}`);
  if (defectId === 'peeling_paint' && age.classes.has('yearlead'))
    raise('lead_paint', 'project', age.because);
  const hurt = isHurt(input.words);
  if (hurt && best.size === 0) raise(hazardOfHurt(input.words), 'words', input.words.trim().slice(0, 160));
  const alerts = [...best.values()]
    .sort(
      (one, other) =>
        byPressing(HAZARDS[one.id], HAZARDS[other.id]) ||
        ALERT_KINDS.indexOf(HAZARDS[one.id].kind) - ALERT_KINDS.indexOf(HAZARDS[other.id].kind),
    )
    .map(({ id, basis, because }) => alertOf(id, basis, because, input, today))
    // Its own advice is to call at once when it widens; what is finer than 1 mm moves with the seasons.
    .map((alert) =>
      alert.because === GREW && alert.urgency === 'soon' && width >= 1
        ? { ...alert, urgency: 'today' as const }
        : alert,
    );
  const [first, ...others] = alerts;
  return first && hurt ? [helped(first), ...others] : alerts;
}

/** Whoever is hurt comes before the building. */
const helped = (alert: Alert): Alert => ({
  ...alert,
  urgency: 'now',
  steps: [
    'Call 000 now: somebody is hurt or trapped. Don’t put yourself in danger to reach them.',
    ...alert.steps,
  ],
  call: alert.call.startsWith('000') ? alert.call : `000 for whoever is hurt, then ${alert.call}`,
});
