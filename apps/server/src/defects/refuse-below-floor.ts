import { type As4349Class, SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import { type Alert, alertFloor, bearsLoad } from '@plumbline/knowledge/hazards';
import { AppError } from '../platform/errors.ts';

interface Wanted {
  verdict: 'confirmed' | 'corrected' | 'rejected';
  severity?: Severity | null | undefined;
  nccCompliant?: boolean | null | undefined;
  as4349Class?: As4349Class | null | undefined;
}

/**
 * Refuses a decision that says less than the open alerts demand (decision 53).
 * @throws AppError hazard_open
 */
export function refuseBelowFloor(
  { verdict, severity, nccCompliant, as4349Class }: Wanted,
  alerts: readonly Alert[],
): void {
  const floor = alertFloor(alerts);
  if (!floor) return;
  const open = alerts.map(({ title }) => title).join(', ');
  const refuse = (what: string) => {
    throw new AppError('hazard_open', {
      message: `A hazard alert is open (${open}). Close the alert with a reason before you ${what}.`,
    });
  };
  if (verdict === 'rejected') refuse('set the finding aside');
  if (as4349Class === 'minor' && bearsLoad(alerts)) refuse('call it minor');
  if (verdict !== 'corrected') return;
  if (nccCompliant === true) refuse('record it as compliant');
  if (severity && SEVERITY_RANK[severity] < SEVERITY_RANK[floor.severity]) {
    refuse(`set the severity below ${floor.severity}`);
  }
}

const UNSAID = 'on the finding whether anything has fallen, is loose or has a hole in it. Until then';

/** What comes before a decision that plays it down. */
const FIRST = {
  unknown: `First say ${UNSAID}`,
  decided: `First take your decision back and say ${UNSAID}`,
  beside:
    'In the same photo something has fallen, is loose or has a hole in it. Until the alert of that finding is closed,',
} as const;

/**
 * Refuses a decision that plays down what may have fallen, while nobody has said whether anything has.
 * `as`: nobody has, a decision that answers nothing has ended the question, or something has beside it.
 * @throws AppError hazard_open
 */
export function refuseWhileUnsaid(
  { verdict, severity, nccCompliant, as4349Class }: Wanted,
  as: keyof typeof FIRST,
): void {
  const isCorrected = verdict === 'corrected';
  const isLow = isCorrected && severity && SEVERITY_RANK[severity] < SEVERITY_RANK.medium;
  const isCompliant = isCorrected && nccCompliant === true;
  if (!isLow && !isCompliant && as4349Class !== 'minor') return;
  const given = isLow ? severity : isCompliant ? 'compliant' : 'minor';
  throw new AppError('hazard_open', { message: `${FIRST[as]} it isn’t ${given}.` });
}
