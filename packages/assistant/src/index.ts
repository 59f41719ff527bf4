/** The retrieval assistant: a question and what it may read go in, an answer made of cited rows comes out. Pure. */

export {
  type ClosedHazard,
  NOTHING_DONE,
  NOTHING_OWN,
  type OwnActivity,
  type OwnContext,
  type OwnFinding,
  type OwnFindingSummary,
  type OwnHazards,
  type OwnMonitoring,
  type OwnProject,
  type OwnRepair,
  type OwnReport,
  type OwnVisit,
  plain,
} from './account-data.ts';
export { alertsAlone } from './alerts-alone.ts';
export { answer, warmUp } from './assistant.ts';
export { withoutUnfounded } from './claims.ts';
export { withoutContradictions } from './contradicts.ts';
export { findRow, ROWS } from './corpus.ts';
export { provisionsIn, unsupported, withoutUnsupported } from './provisions.ts';
export { NEW_THREAD, readThread, type Thread } from './question/thread.ts';
export { toldAsFact } from './question/told-as-fact.ts';
export type { Reply } from './reply.ts';
export { type Led, respond } from './respond.ts';
export type { Row } from './rows/row.ts';
export { ruleOfRow } from './rows/tolerance-rows.ts';
export { search } from './search.ts';
export { kindOf, sureness } from './sureness.ts';
export { type Warnings, warningsOf } from './warnings.ts';
