/** Time limits for defective building work by state: what starts them, how long they run, and where that stands. */
import { CONFIDENCES, type Confidence } from './confidence.ts';
import rows from './data/warranties.json' with { type: 'json' };
import { oneOf } from './decode.ts';
import { STATE_CODES, type StateCode } from './stages.ts';

/** What a last day is the last day for. The three are never mixed. */
export const DEADLINE_KINDS = ['start_proceedings', 'lodge_complaint', 'regulator_last_day'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** What starts a period. */
const START_EVENTS = [
  'completion',
  'practical_completion',
  /** Occupation certificate in NSW, occupancy permit in Victoria. */
  'occupancy',
  /** Notice of completion (BA7) in Western Australia. */
  'completion_notice',
  'noticed',
  'plumbing_certificate',
  'not_known',
] as const;
export type StartEvent = (typeof START_EVENTS)[number];

/** The class of defect in the law's own terms. 'all' where the law makes no difference. */
const LAW_CLASSES = ['all', 'major', 'structural', 'other'] as const;

const ROLES = ['deadline', 'duty', 'window', 'definition', 'mention'] as const;

export interface WarrantyRow {
  id: string;
  state: StateCode;
  scheme: string;
  /** True for the statutory warranty itself, false for what stands beside it. */
  statutory: boolean;
  role: (typeof ROLES)[number];
  /** Null where it isn't known which of the three it is. */
  kind: DeadlineKind | null;
  lawClass: (typeof LAW_CLASSES)[number];
  /** In the law's words, such as 'structural defect'. */
  className: string;
  /** Such as '6 years'. Empty where it isn't known. */
  period: string;
  months: number | null;
  startEvent: StartEvent;
  startsOn: string;
  detail: string;
  exception: string;
  act: string;
  section: string;
  sectionConfidence: Confidence;
  /** ISO dates of the contract between which the row holds; null for open. */
  validFrom: string | null;
  validTo: string | null;
  /** False where no day may be worked out, such as while a regulation hasn't been read. */
  dated: boolean;
  confidence: Confidence;
  source: string;
  sourceDate: string;
}

/** All rows, by state. */
export const WARRANTIES: readonly WarrantyRow[] = rows.map((row) => ({
  ...row,
  state: oneOf(STATE_CODES, row.state),
  role: oneOf(ROLES, row.role),
  kind: row.kind === null ? null : oneOf(DEADLINE_KINDS, row.kind),
  lawClass: oneOf(LAW_CLASSES, row.lawClass),
  startEvent: oneOf(START_EVENTS, row.startEvent),
  sectionConfidence: oneOf(CONFIDENCES, row.sectionConfidence),
  confidence: oneOf(CONFIDENCES, row.confidence),
}));

export function warrantiesOf(state: StateCode): WarrantyRow[] {
  return WARRANTIES.filter((row) => row.state === state);
}

/** Contracts that ended before this day count no more in any state: the law of theirs is history. */
const HISTORY_BEFORE = '2016-01-01';

/** The statutory rows that a contract of today, or of the last ten years, may fall under. */
export function currentWarranties(state: StateCode): WarrantyRow[] {
  return warrantiesOf(state).filter(
    ({ role, validTo }) => role === 'deadline' && (validTo === null || validTo >= HISTORY_BEFORE),
  );
}

/** 'Home Building Act 1989, s 18E(1)': the section only where it is sure enough. */
export function lawOf({ act, section, sectionConfidence }: WarrantyRow): string {
  return section && sectionConfidence !== 'unsure' ? `${act}, ${section}` : act;
}

/** For the screen: 'to start proceedings'. */
export const DEADLINE_KIND_WORDS: Readonly<Record<DeadlineKind, string>> = {
  start_proceedings: 'to start proceedings',
  lodge_complaint: 'to lodge a complaint',
  regulator_last_day: 'for the regulator to act',
};

/** Said wherever a period or a day is. */
export const ASK_A_LAWYER =
  'Not legal advice. Ask a lawyer before relying on it, and check with the regulator.';
