import { ALERT_KINDS, type Alert, type AlertBasis, byPressing, type HazardInput } from './alert.ts';
import { dangersTold } from './dangers-told.ts';
import type { HazardFact, StateCall } from './facts/hazard-fact.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { phoneText } from './facts/phones.ts';
import { hazardOfDefect, hazardOfSign, hazardOfWidth } from './from-finding.ts';
import { type Age, ageOf } from './from-project.ts';
import { hazardOfHurt, isHurt } from './hurt.ts';
import { NAMED } from './judged.ts';
import { keepLast } from './keep-last.ts';
import type { Told } from './matching.ts';
import { mergeAlerts } from './merge-alerts.ts';
import { markOf, readMarks } from './titled.ts';

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

/** What words tell of by themselves. */
interface Heard {
  told: readonly Pick<Told, 'hazard' | 'because' | 'aged'>[];
  hurt: boolean;
}

const heardLast = keepLast<Heard>(200, 4_000);

/** The same words tell the same of a building of the same age, until the year turns: 'built in 2016' is ten years old then. */
function hear(words: string, age: Age): Heard {
  const facts = [new Date().getFullYear(), age.isYoung, ...age.classes].join();
  return heardLast(`${facts}\n${words}`, () => ({
    told: dangersTold(words, age).map(({ hazard, because, aged }) => ({ hazard, because, aged })),
    hurt: isHurt(words),
  }));
}

/** Every hazard that the input gives reason to warn of, each danger once, the most pressing first. */
export function readAlerts(given: HazardInput): Alert[] {
  const { marked, words } = readMarks(given.words);
  const input = { ...given, words };
  const today = input.today ?? new Date().toISOString().slice(0, 10);
  const raise = (id: HazardId, basis: AlertBasis, because: string) =>
    alertOf(id, basis, because, input, today);
  const age = ageOf(input);
  const { told, hurt } = hear(input.words, age);
  const raised = told.map(({ hazard, because, aged }) =>
    aged ? raise(hazard, 'project', [because, age.because].join(' · ')) : raise(hazard, 'words', because),
  );
  for (const id of marked) raised.push(raise(id, 'words', markOf(HAZARDS[id].title)));
  for (const sign of input.seen ?? []) {
    const { hazard, because } = hazardOfSign(sign);
    raised.push(raise(hazard, 'photo', because));
  }
  const width = input.crackWidth ?? 0;
  if (input.grows) raised.push(raise(width >= 5 ? 'movement' : 'crack', 'finding', GREW));
  const byWidth = hazardOfWidth(width);
  if (byWidth) raised.push(raise(byWidth, 'finding', `${BY_WIDTH} up to ${input.crackWidth} mm wide`));
  const defectId = input.finding?.defectId ?? null;
  const named = hazardOfDefect(defectId);
  if (named && defectId) raised.push(raise(named, 'finding', `${NAMED}${defectId.replaceAll('_', ' ')}`));
  if (defectId === 'peeling_paint' && age.classes.has('yearlead'))
    raised.push(raise('lead_paint', 'project', age.because));
  if (hurt && raised.length === 0 && isHurt(input.words, true))
    raised.push(raise(hazardOfHurt(input.words), 'words', input.words.trim().slice(0, 160)));
  const alerts = mergeAlerts(raised)
    .sort(
      (one, other) =>
        byPressing(one, other) || ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind),
    )
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
