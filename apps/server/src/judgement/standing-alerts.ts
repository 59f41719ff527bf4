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

/** What of a finding's alerts a change leaves as it was. */
interface Kept {
  /** Open ones that the finding no longer tells of. */
  standing: Alert[];
  closedAlerts: ClosedAlert[];
}

/**
 * What was written of a danger is taken back by closing its alert with a reason, and not by writing something else; and a
 * closing holds until there is a further sign of the same danger.
 */
export function keptAlerts(before: Known, after: HazardRow, project: FactsRow): Kept {
  const known = hazardsOf(before, project);
  const now = hazardsOf(after, project);
  // What was said with a photo goes where the photo goes.
  const told =
    before.spokenWords === after.spokenWords
      ? known
      : hazardsOf({ ...before, spokenWords: after.spokenWords }, project);
  const stood = standingAlerts(before.alerts);
  // What older rules read too much is let go as the rules are read again.
  const open =
    before.hazardRules === HAZARD_RULES ? openAlerts([...told, ...stood], before.closedAlerts) : stood;
  return {
    standing: open
      .filter(isWritten)
      .filter((alert) => !now.some((other) => other.kind === alert.kind && !isMoreUrgent(alert, other)))
      .map(asStanding),
    closedAlerts: after.closedAlerts.filter(
      ({ alert: done }) => !now.some((alert) => alert.kind === done.kind && isFurther(alert, known)),
    ),
  };
}

const asStanding = (alert: Alert): Alert =>
  alert.because.startsWith(BEFORE)
    ? alert
    : { ...alert, basis: 'finding', because: `${BEFORE}${alert.because}` };

const widthIn = ({ because }: Alert): number => Number(/ up to ([\d.]+) mm wide/.exec(because)?.[1] ?? 0);

/** In millimetres: what two measurements of one crack may differ by though nothing moved. */
const MEASURING_DOUBT = 1;

/** Whether none of those that were known of its kind tells the same, or of a crack as wide. */
const isFurther = (alert: Alert, known: readonly Alert[]): boolean =>
  known
    .filter(({ kind }) => kind === alert.kind)
    .every((other) =>
      widthIn(alert) > 0
        ? widthIn(other) + MEASURING_DOUBT <= widthIn(alert)
        : other.because !== alert.because,
    );
