/** What a change of a finding may not do to its alerts: take an open one away, or leave one closed beside a new sign. */
import type { ClosedAlert } from '@plumbline/contract';
import { type Alert, HAZARD_RULES, isMoreUrgent } from '@plumbline/knowledge/hazards';
import type { FactsRow } from './project-facts.ts';
import { type HazardRow, hazardsOf, openAlerts } from './read-hazards.ts';

const BEFORE = 'Before it was changed: ';

/** Those that stand although nothing in the finding tells of them any more. */
export const standingAlerts = (alerts: readonly Alert[]): Alert[] =>
  alerts.filter(({ because }) => because.startsWith(BEFORE));

/**
 * What somebody wrote. What the project's facts and the photo tell is read anew each time, a measurement is corrected by
 * measuring again, and a name picked from the list by picking another.
 */
const isWritten = ({ basis, because }: Alert) => basis === 'words' || because.startsWith(BEFORE);

type Known = HazardRow & { alerts: readonly Alert[]; hazardRules: number };

/**
 * The open alerts that stand after a change: what was written of a danger is taken back by closing its alert with a
 * reason, and not by writing something else.
 */
export function standingAfter(before: Known, after: HazardRow, project: FactsRow): Alert[] {
  const still = hazardsOf(after, project);
  // What was said with a photo goes where the photo goes.
  const said = { ...before, spokenWords: after.spokenWords };
  // What older rules read too much is let go as the rules are read again.
  const open =
    before.hazardRules === HAZARD_RULES
      ? openAlerts([...hazardsOf(said, project), ...standingAlerts(before.alerts)], before.closedAlerts)
      : standingAlerts(before.alerts);
  return open
    .filter(isWritten)
    .filter((alert) => !still.some((other) => other.kind === alert.kind && !isMoreUrgent(alert, other)))
    .map((alert) =>
      alert.because.startsWith(BEFORE)
        ? alert
        : { ...alert, basis: 'finding', because: `${BEFORE}${alert.because}` },
    );
}

const widthIn = ({ because }: Alert): number => Number(/ up to ([\d.]+) mm wide/.exec(because)?.[1] ?? 0);

/** In millimetres: what two measurements of one crack may differ by though nothing moved. */
const MEASURING_DOUBT = 1;

/** The closings that hold after a change: a further sign of the same danger opens its alert again. */
export function closedAfter(before: HazardRow, after: HazardRow, project: FactsRow): ClosedAlert[] {
  if (after.closedAlerts.length === 0) return after.closedAlerts;
  const known = hazardsOf(before, project);
  const further = hazardsOf(after, project).filter((alert) => {
    const alike = known.filter(({ kind }) => kind === alert.kind);
    return widthIn(alert) > 0
      ? alike.every((other) => widthIn(other) + MEASURING_DOUBT <= widthIn(alert))
      : alike.every(({ because }) => because !== alert.because);
  });
  return after.closedAlerts.filter(({ alert: done }) => !further.some(({ kind }) => kind === done.kind));
}
