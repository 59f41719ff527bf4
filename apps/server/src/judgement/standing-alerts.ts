/** What a change of a finding may not do to its alerts: take away what a person told, or leave one closed beside a new sign. */
import {
  type Alert,
  covers,
  isOfRating,
  isOfWidth,
  isSameDanger,
  STOOD_BEFORE,
  widthTold,
} from '@plumbline/knowledge/hazards';
import { type FindingRow, measuredByPeople } from './finding-input.ts';
import { mayMean } from './may-mean.ts';
import type { FactsRow } from './project-facts.ts';
import { type HazardRow, widthByPeople } from './read-hazards.ts';
import { warnedOf } from './warned.ts';

/** Whether an alert stands although nothing in its finding tells of it any more. */
export const isStanding = ({ because }: Pick<Alert, 'because'>): boolean => because.startsWith(STOOD_BEFORE);

/**
 * What a person told: what they wrote or answered, and a width that they measured or chose. What the project's facts,
 * the photo and the panel's own measuring tell is read anew each time, and a name picked from the list is corrected by
 * picking another.
 */
const isTold = (alert: Alert, row: FindingRow, project: FactsRow): boolean =>
  alert.basis === 'words' ||
  alert.because.startsWith('Answered') ||
  (isOfRating(alert) && (alert.because.includes('the description') || restsOnPeople(alert, row, project))) ||
  isStanding(alert) ||
  (isOfWidth(alert) && widthTold(alert) === widthByPeople(row));

/** Whether a finding wouldn't be rated so without what people measured. */
const restsOnPeople = (alert: Alert, row: FindingRow, project: FactsRow): boolean =>
  measuredByPeople(row).length > 0 &&
  !warnedOf({ ...row, decisionMeasurements: [], widestReading: null, standingAlerts: [] }, project).some(
    (other) => isOfRating(other) && tells(other, alert),
  );

/**
 * What a change leaves of a finding's alerts. What a person told of a danger stands until its alert is closed with a
 * reason, and isn't taken back by writing something else or measuring less; a closing holds until there is a further sign
 * of the same danger.
 */
export function keptAlerts(
  before: FindingRow,
  after: FindingRow,
  project: FactsRow,
): Pick<HazardRow, 'closedAlerts' | 'standingAlerts'> {
  const known = warnedOf(before, project);
  const now = warnedOf({ ...after, standingAlerts: [] }, project);
  // What comes in with the change stands as well, as when a finding is moved here once more.
  const standing = distinctAlerts(
    [
      ...known.filter((alert) => isTold(alert, before, project) && isOpen(alert, before)),
      ...after.standingAlerts.filter((alert) => isOpen(alert, after)),
    ]
      .filter((alert) => !now.some((other) => isTold(other, after, project) && tells(other, alert)))
      .map(asStanding),
  );
  return {
    // Words tell more than a width.
    standingAlerts: [...standing.filter((one) => !isOfWidth(one)), ...standing.filter(isOfWidth)],
    closedAlerts: after.closedAlerts.filter(
      ({ alert: done }) => !now.some((alert) => opens(alert, done, known)),
    ),
  };
}

/**
 * What a move to another building leaves: every open alert stands that nothing known there covers, also one that the age
 * of the first building raised. A move closes none and opens none.
 */
export function alertsMoved(
  before: FindingRow,
  after: FindingRow,
  { from, to }: { from: FactsRow; to: FactsRow },
): Pick<HazardRow, 'standingAlerts'> {
  const now = warnedOf({ ...after, standingAlerts: [] }, to);
  const left = warnedOf(before, from).filter(
    (alert) => isOpen(alert, before) && !now.some((other) => tells(other, alert)),
  );
  return { standingAlerts: distinctAlerts(left.map(asStanding)) };
}

/** What opening closed alerts leaves of a finding: they go, and what nothing warns of any more stands by itself. */
export function openedAlerts(
  row: FindingRow,
  isOpened: (alert: Alert) => boolean,
  project: FactsRow,
): Pick<HazardRow, 'closedAlerts' | 'standingAlerts'> {
  const known = warnedOf(row, project);
  const opened = row.closedAlerts.map(({ alert }) => alert).filter(isOpened);
  const gone = opened.filter((alert) => !known.some((other) => tells(other, alert)));
  return {
    closedAlerts: row.closedAlerts.filter(({ alert }) => !isOpened(alert)),
    standingAlerts: [...row.standingAlerts, ...gone.map(asStanding)],
  };
}

/** A width covers widths alone: measured again it may be less, and what was written stands. */
const tells = (one: Alert, alert: Alert) => isOfWidth(one) === isOfWidth(alert) && covers(one, alert);

const isOpen = (alert: Alert, { closedAlerts }: Pick<HazardRow, 'closedAlerts'>) =>
  !closedAlerts.some(({ alert: done }) => covers(done, alert));

const isSame = (one: Alert, other: Alert) =>
  one.kind === other.kind && one.title === other.title && one.because === other.because;

const distinctAlerts = (alerts: readonly Alert[]): Alert[] =>
  alerts.filter((alert, at) => at === alerts.findIndex((other) => isSame(other, alert)));

const asStanding = (alert: Alert): Alert =>
  isStanding(alert) ? alert : { ...alert, basis: 'finding', because: `${STOOD_BEFORE}${alert.because}` };

/** In millimetres: what two measurements of one crack may differ by though nothing moved. */
const MEASURING_DOUBT = 1;

/** Whether a change tells anew of what was closed; of another danger of its kind only by words that weren't there before. */
function opens(alert: Alert, done: Alert, known: readonly Alert[]): boolean {
  if (isSameDanger(alert, done)) return isFurther(alert, done, known);
  return alert.basis === 'words' && mayMean(alert, done) && !known.some((other) => isSame(other, alert));
}

/** Whether it is wider than what was closed, or tells what nothing of its kind had told before. */
function isFurther(alert: Alert, done: Alert, known: readonly Alert[]): boolean {
  const alike = known.filter((other) => isSameDanger(other, alert));
  if (sizeTold(alert) === 0) return alike.every(({ because }) => because !== alert.because);
  const same = alike.filter((other) => toldWithout(other) === toldWithout(alert));
  if (isOfRating(alert) && same.length === 0 && toldWithout(done) !== toldWithout(alert)) return true;
  // How wide it was when words were closed isn't kept: then it is held against the widest that was known.
  const before = sizeTold(done) || Math.max(0, ...(isOfRating(alert) ? same : alike).map(sizeTold));
  return sizeTold(alert) >= before + MEASURING_DOUBT;
}

const SIZE_OF_RATING = / \(([\d.]+) mm\)/;

/** In millimetres: the width that raised it, or the size by which it was rated; 0 where neither did. */
const sizeTold = (alert: Alert): number =>
  widthTold(alert) || (isOfRating(alert) ? Number(SIZE_OF_RATING.exec(alert.because)?.[1] ?? 0) : 0);

const toldWithout = ({ because }: Alert): string => because.replace(SIZE_OF_RATING, '');
