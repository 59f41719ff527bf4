/** Conversations with what a right answer must and mustn't hold. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ComplianceVerdict, DefectId, Severity, StageId, StateCode } from '@plumbline/knowledge';
import type { OwnFindingSummary, OwnRepair, OwnVisit } from '../src/index.ts';

export const CASE_KINDS = [
  'hazard',
  'my_work',
  'limits',
  'who_and_when',
  'law_and_money',
  'follow_up',
  'adversarial',
  'out_of_scope',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export interface CaseFinding {
  title: string;
  defectId?: DefectId;
  severity?: Severity;
  state?: StateCode;
  words?: string;
  location?: string;
  verdict?: ComplianceVerdict;
  /** ISO date. */
  foundOn?: string;
  /** 'not_sure' for a photo that settled nothing. */
  outcome?: 'defect' | 'not_sure';
  /** ISO date on which its hazard alerts were closed. */
  closedOn?: string;
  /** Whether a person has decided on it. */
  decided?: boolean;
  /** What people call it by; counted up over the account without it. */
  number?: number;
  /** What was written with the decision. */
  note?: string;
  rejected?: boolean;
  decision?: OwnFindingSummary['decision'];
  /** ISO date. */
  decidedOn?: string;
  confidence?: number;
  originalTitle?: string;
  originalSeverity?: Severity;
  stages?: StageId[];
  photos?: number;
  /** Measured on site by the inspector, in millimetres. */
  measured?: { attribute: string; value: number; reference?: string }[];
  repair?: Partial<Omit<OwnRepair, 'finding'>>;
  readings?: { on: string; mm: number; point: string }[];
  /** ISO date on which it is to be read again. */
  nextReading?: string;
}

export interface CaseVisit extends Partial<Omit<OwnVisit, 'projectId' | 'kind'>> {
  kind: 'pre_purchase' | 'stage' | 'handover' | 'dilapidation' | 'defect' | 're_inspection';
  on: string;
}

export interface CaseProject {
  name: string;
  state?: StateCode;
  address?: string;
  findings?: CaseFinding[];
  credits?: number;
  /** ISO dates. */
  contractDate?: string;
  approvalDate?: string;
  completionDate?: string;
  startedOn?: string;
  touchedOn?: string;
  buildingType?: string;
  status?: 'active' | 'on_hold' | 'completed';
  visits?: CaseVisit[];
}

/** What the account has done; without it each finding was one analysis of its day, and nothing was bought. */
export interface CaseAccount {
  /** Analyses by ISO date. */
  analysed?: Record<string, number>;
  spentCents?: number;
  reportCents?: number;
  creditsBought?: number;
  creditsUsed?: number;
  /** Of which project, by its name. */
  reports?: {
    title: string;
    bought: boolean;
    madeOn: string;
    project?: string;
    client?: string;
    pages?: number;
  }[];
}

export interface ChatCase {
  kind: CaseKind;
  messages: string[];
  finding?: CaseFinding;
  project?: CaseProject;
  projects?: CaseProject[];
  account?: CaseAccount;
  /** An account of `accounts/` that this one is, with the project of it that is open. */
  of?: string;
  openProject?: string;
  must: string[][];
  mustNot: string[];
  answer: 'answer' | 'decline' | 'ask' | 'alert';
  dangerous?: boolean;
  /** What the last message wants: development sets say it, so that the reading of aims can learn from them. */
  aim?: string;
}

/** The first has no number. A held-out one is here only while it isn't spent. */
export type CaseSet = 'held-out' | `development${'' | `-${number}`}`;
export const CASE_SETS: readonly CaseSet[] = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.slice(0, -'.jsonl'.length) as CaseSet)
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

const fileOf = (set: CaseSet) => new URL(`./${set}.jsonl`, import.meta.url);

export function readCases(set: CaseSet): ChatCase[] {
  return readFileSync(fileOf(set), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => withAccount(JSON.parse(line) as ChatCase));
}

/** A case with the projects of the account that it is had in. */
function withAccount(told: ChatCase): ChatCase {
  if (told.of === undefined) return told;
  const { projects, account } = JSON.parse(
    readFileSync(new URL(`./accounts/${told.of}.json`, import.meta.url), 'utf8'),
  ) as Required<Pick<ChatCase, 'projects' | 'account'>>;
  const project = projects.find(({ name }) => name === told.openProject);
  return {
    ...told,
    account,
    projects: projects.filter((each) => each !== project),
    ...(project && { project }),
  };
}

/** Sets of which only odd lines are read: their even lines only tell whether what was mended for the others carries over. */
const HALF_READ: ReadonlySet<CaseSet> = new Set(
  [17, 21, 22, 23, 24, 27, 28, 30, 31, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 50, 51, 52].map(
    (number) => `development-${number}` as CaseSet,
  ),
);

/** Whether the so many-th case of a set, from 0, is one that nobody reads. */
export const isUnread = (set: CaseSet, at: number): boolean => HALF_READ.has(set) && at % 2 === 1;

/** Whether a development case, the so many-th of its set from 0, belongs to the half that is looked at; the other half only tells whether it generalises. */
export const isWorked = (set: CaseSet, at: number, { messages }: ChatCase): boolean =>
  HALF_READ.has(set)
    ? at % 2 === 0
    : (createHash('sha256').update(JSON.stringify(messages)).digest()[0] ?? 0) % 2 === 0;
