import { type AlertToEnd, whyNoReason } from '@plumbline/knowledge/alert-reasons';
import { AppError } from '../platform/errors.ts';

/**
 * Whoever closes an alert, sets a draft aside or deletes what hazards are open on gives a reason that ends them all: the
 * one place where it is read. @throws AppError invalid_input, with the sentence that says what is missing
 */
export function refuseReason(reason: string, alerts: readonly AlertToEnd[]): void {
  const wrong = whyNoReason(reason, alerts);
  if (wrong) throw new AppError('invalid_input', { fields: { reason: wrong } });
}
