import { ERRORS, type ErrorCode } from '../basis/errors.ts';

/** Why an action isn't open: the words that a screen shows, and the error that the server answers all the same. */
export const REFUSALS = {
  /** Somebody who may look and do nothing more. */
  not_yours: { code: 'forbidden', message: ERRORS.forbidden.message },
  on_hold: { code: 'legal_hold', message: ERRORS.legal_hold.message },
  held_already: { code: 'conflict', message: 'This project is already on legal hold.' },
  not_held: { code: 'conflict', message: 'This project isn’t on legal hold.' },
  hazard_open: { code: 'hazard_open', message: ERRORS.hazard_open.message },
  visit_closed: { code: 'conflict', message: 'This visit is closed. Reopen it before you change it.' },
  visit_open: { code: 'conflict', message: 'This visit is open already.' },
  shows_finding: {
    code: 'conflict',
    message: 'This photo shows a finding. Delete the finding instead.',
  },
  report_not_ready: { code: 'report_not_ready', message: ERRORS.report_not_ready.message },
  report_not_failed: { code: 'conflict', message: 'Only a report that failed can be tried again.' },
  project_gone: {
    code: 'conflict',
    message: 'You deleted this report’s project, so it can’t be edited. You can still download it.',
  },
  repair_moved: {
    code: 'conflict',
    message: 'The repair isn’t where this step can be taken. Load the page again to see how it stands.',
  },
  finding_rejected: {
    code: 'conflict',
    message: 'This finding is rejected, so there is nothing to fix. Change the decision first.',
  },
  own_work: { code: 'conflict', message: 'You fixed this, so you can’t verify it.' },
  nobody_assigned: { code: 'conflict', message: 'Say who will fix it first.' },
  unpaid: { code: 'payment_required', message: ERRORS.payment_required.message },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

export type Refusal = keyof typeof REFUSALS;
export const REFUSAL_IDS = Object.keys(REFUSALS) as [Refusal, ...Refusal[]];
