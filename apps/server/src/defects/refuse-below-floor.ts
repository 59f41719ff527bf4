import { SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import { type Alert, alertFloor } from '@plumbline/knowledge/hazards';
import { AppError } from '../platform/errors.ts';

interface Wanted {
  verdict: 'confirmed' | 'corrected' | 'rejected';
  severity?: Severity | null | undefined;
  nccCompliant?: boolean | null | undefined;
}

/**
 * Refuses a decision that says less than the open alerts demand (decision 53).
 * @throws AppError hazard_open
 */
export function refuseBelowFloor(
  { verdict, severity, nccCompliant }: Wanted,
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
  if (verdict !== 'corrected') return;
  if (nccCompliant === true) refuse('record it as compliant');
  if (severity && SEVERITY_RANK[severity] < SEVERITY_RANK[floor.severity]) {
    refuse(`set the severity below ${floor.severity}`);
  }
}
