/** What a change of a finding may not do to its alerts: take a written one away, or leave one closed beside a new sign. */
import { type Alert, isMoreUrgent } from '@plumbline/knowledge/hazards';
import type { FactsRow } from './project-facts.ts';
import { type HazardRow, hazardsOf, isClosedBy } from './read-hazards.ts';

const BEFORE = 'Before it was changed: ';

/** Whether an alert stands although nothing in its finding tells of it any more. */
export const isStanding = ({ because }: Pick<Alert, 'because'>): boolean => because.startsWith(BEFORE);

/**
 * What somebody wrote. What the project's facts and the photo tell is read anew each time, a measurement is corrected by
 * measuring again, and a name picked from the list by picking another.
 */
const isWritten = (alert: Alert) => alert.basis === 'words' || isStanding(alert);

/**
 * What a change leaves of a finding's alerts. What was written of a danger stands until its alert is closed with a reason,
 * and isn't taken back by writing something else; a closing holds until there is a further sign of the same danger.
 */
export function keptAlerts(
  before: HazardRow,
  after: HazardRow,
  project: FactsRow,
): Pick<HazardRow, 'closedAlerts' | 'standingAlerts'> {
  const known = hazardsOf(before, project);
  const now = hazardsOf({ ...after, standingAlerts: [] }, project);
  return {
    standingAlerts: known
      .filter(isWritten)
      .filter((alert) => !before.closedAlerts.some(({ alert: done }) => isClosedBy(alert, done)))
      .filter((alert) => !now.some((other) => isWritten(other) && covers(other, alert)))
      .map(asStanding),
    closedAlerts: after.closedAlerts.filter(
      ({ alert: done }) => !now.some((alert) => alert.kind === done.kind && isFurther(alert, done, known)),
    ),
  };
}

const covers = (one: Alert, alert: Alert) => one.kind === alert.kind && !isMoreUrgent(alert, one);

const asStanding = (alert: Alert): Alert =>
  isStanding(alert) ? alert : { ...alert, basis: 'finding', because: `${BEFORE}${alert.because}` };

const widthIn = ({ because }: Alert): number => Number(/ up to ([\d.]+) mm wide/.exec(because)?.[1] ?? 0);

/** In millimetres: what two measurements of one crack may differ by though nothing moved. */
const MEASURING_DOUBT = 1;

/** Whether it is wider than what was closed, or tells what nothing of its kind had told before. */
function isFurther(alert: Alert, done: Alert, known: readonly Alert[]): boolean {
  const alike = known.filter(({ kind }) => kind === alert.kind);
  if (widthIn(alert) === 0) return alike.every(({ because }) => because !== alert.because);
  return widthIn(done) > 0
    ? widthIn(alert) >= widthIn(done) + MEASURING_DOUBT
    : alike.every((other) => widthIn(other) === 0);
}
