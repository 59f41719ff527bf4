/** Conversations with what a right answer must and mustn't hold, and the account that they are had in. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ComplianceVerdict, DefectId, Severity, StateCode } from '@plumbline/knowledge';
import { assess } from '@plumbline/knowledge/assess';
import { type Alert, readAlerts } from '@plumbline/knowledge/hazards';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import {
  type ClosedHazard,
  NOTHING_DONE,
  NOTHING_OWN,
  type OwnActivity,
  type OwnContext,
  type OwnFinding,
  type OwnMonitoring,
  type OwnProject,
  type OwnRepair,
  type OwnVisit,
} from '../src/index.ts';
import { readDefects } from '../src/question/defect-mentions.ts';

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
  completionDate?: string;
  touchedOn?: string;
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
  reports?: { title: string; bought: boolean; madeOn: string; project?: string }[];
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

export const CASE_SETS = [
  'development',
  'development-2',
  'development-3',
  'development-4',
  'development-5',
  'development-6',
  'development-7',
  'development-8',
  'development-9',
  'development-10',
  'development-11',
  'development-12',
  'development-13',
  'development-14',
  'development-15',
  'development-16',
  'development-17',
  'development-18',
  'development-19',
  'development-20',
  'development-21',
  'development-22',
  'development-23',
  'development-24',
  'development-25',
  'development-26',
  'development-27',
  'development-28',
  'development-29',
  'development-30',
  'development-31',
  'development-32',
  'development-33',
  'development-34',
  'held-out',
] as const;
export type CaseSet = (typeof CASE_SETS)[number];

const fileOf = (set: CaseSet) => new URL(`./${set}.jsonl`, import.meta.url);

/** Whether a set is here: a held-out one is, only while it isn't spent. */
export const hasSet = (set: CaseSet): boolean => existsSync(fileOf(set));

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

/** Whether a development case belongs to the half that is looked at; the other half only tells whether it generalises. */
export const isWorked = ({ messages }: ChatCase): boolean =>
  (createHash('sha256').update(JSON.stringify(messages)).digest()[0] ?? 0) % 2 === 0;

const TODAY = '2026-11-22';
const RANK = { critical: 4, high: 3, medium: 2, low: 1 } as const;

function findingOf(told: CaseFinding, id: number, project: OwnProject): OwnFinding {
  const { title, words = '', location = '' } = told;
  const unsettled = told.outcome === 'not_sure';
  const defectId = unsettled ? null : (told.defectId ?? readDefects(title).mentioned[0]?.defectId ?? null);
  const state = project.state ?? told.state;
  const assessment = assess({
    outcome: told.outcome ?? 'defect',
    family: null,
    defectId,
    confidence: 0.8,
    description: words,
    stages: [],
    project: state ? { state } : {},
    inspectedOn: TODAY,
    measurements: readMeasurements(words),
  });
  return {
    id,
    number: told.number ?? id,
    projectId: project.id,
    defectId,
    title,
    severity: told.severity ?? assessment.severity,
    compliance: told.verdict ?? assessment.compliance.verdict,
    confidence: 0.8,
    location,
    decided: told.decided ?? false,
    decisionNote: told.note ?? '',
    rejected: told.rejected ?? false,
    foundOn: told.foundOn ?? '2026-11-10',
    words,
    assessment,
    consensusFactors: [],
    divergentPoints: [],
    agreement: '2 of 3 opinions agree.',
    mismatch: null,
    alerts: told.closedOn === undefined ? alertsOf(told, defectId, state) : [],
    unsettled,
  };
}

const alertsOf = (
  { words = '' }: CaseFinding,
  defectId: DefectId | null,
  state: StateCode | null | undefined,
): Alert[] =>
  readAlerts({
    words,
    ...(state ? { project: { state } } : {}),
    finding: { defectId, family: null },
    today: TODAY,
  });

const closedOf = (told: CaseFinding, finding: OwnFinding, project: OwnProject): ClosedHazard[] =>
  alertsOf(told, finding.defectId, project.state).map(({ title }) => ({
    finding,
    title,
    closedOn: told.closedOn ?? '',
  }));

const isDefect = ({ outcome, rejected }: CaseFinding) => outcome !== 'not_sure' && !rejected;
const foundOnOf = ({ foundOn = '2026-11-10' }: CaseFinding) => foundOn;
const lastOf = (days: readonly string[]) => [...days].sort().at(-1) ?? '2026-10-01';

function activityOf({ account = {} }: ChatCase, findings: readonly OwnFinding[]): OwnActivity {
  const [first] = findings;
  const analysed = (
    account.analysed
      ? Object.entries(account.analysed).map(([on, count]) => ({
          on,
          count,
          projectId: first?.projectId ?? 1,
        }))
      : findings.map(({ foundOn, projectId }) => ({ on: foundOn, count: 1, projectId }))
  ).sort((a, b) => b.on.localeCompare(a.on));
  const analysedInAll = analysed.reduce((sum, { count }) => sum + count, 0);
  const unsettled = findings.filter((each) => each.unsettled);
  return {
    ...NOTHING_DONE,
    analysed,
    analysedInAll,
    paidForCredits: account.spentCents ?? 0,
    paidForReports: account.reportCents ?? 0,
    creditsBought: account.creditsBought ?? 0,
    creditsUsed: account.creditsUsed ?? analysedInAll - unsettled.length,
    creditsByDay: account.analysed
      ? analysed
      : findings.filter((each) => !each.unsettled).map(({ foundOn }) => ({ on: foundOn, count: 1 })),
    confirmed: findings.filter(({ decided, rejected }) => decided && !rejected).length,
    rejected: findings.filter(({ rejected }) => rejected).length,
    setAside: findings.filter(({ rejected }) => rejected),
    unsettled,
    unsettledCount: unsettled.length,
  };
}

const NO_REPAIR: Omit<OwnRepair, 'finding'> = {
  state: 'open',
  trade: '',
  person: '',
  dueOn: null,
  steppedOn: '',
  fixedBy: null,
  note: '',
  look: null,
};

const VISIT_KINDS: Readonly<Record<CaseVisit['kind'], string>> = {
  pre_purchase: 'pre-purchase inspection',
  stage: 'stage inspection',
  handover: 'handover inspection',
  dilapidation: 'dilapidation survey',
  defect: 'defect inspection',
  re_inspection: 're-inspection',
};

const visitsOf = (projects: readonly CaseProject[]): OwnVisit[] =>
  projects
    .flatMap(({ visits = [] }, at) =>
      visits.map((visit) => ({
        closed: false,
        attendedBy: [],
        inspectedAreas: [],
        notInspected: [],
        ...visit,
        kind: VISIT_KINDS[visit.kind],
        projectId: at + 1,
      })),
    )
    .sort((a, b) => b.on.localeCompare(a.on));

/** The account of a case as the server would read it for its user. */
export function accountOf(told: ChatCase): OwnContext {
  const all = [...(told.project ? [told.project] : []), ...(told.projects ?? [])];
  const findings: OwnFinding[] = [];
  const repairs: OwnRepair[] = [];
  const monitored: OwnMonitoring[] = [];
  const closed: ClosedHazard[] = [];
  const projectOf = (project: CaseProject, at: number): OwnProject => ({
    id: at + 1,
    name: project.name,
    status: 'active',
    state: project.state ?? null,
    address: project.address ?? '',
    startedOn: '2026-10-01',
    progress: 40,
    defectCount: (project.findings ?? []).filter(isDefect).length,
    criticalCount: (project.findings ?? []).filter(({ severity }) => severity === 'critical').length,
    toReview: (project.findings ?? []).filter((each) => isDefect(each) && !each.decided).length,
    touchedOn: project.touchedOn ?? lastOf((project.findings ?? []).map(foundOnOf)),
    dates: {
      contractDate: project.contractDate || null,
      approvalDate: null,
      completionDate: project.completionDate || null,
    },
  });
  const projects = all.map(projectOf);
  for (const [at, project] of all.entries()) {
    const own = projects[at];
    for (const finding of project.findings ?? [])
      if (own) {
        const one = findingOf(finding, findings.length + 11, own);
        findings.push(one);
        if (finding.repair) repairs.push({ ...NO_REPAIR, ...finding.repair, finding: one });
        if (finding.readings || finding.nextReading)
          monitored.push({
            finding: one,
            nextOn: finding.nextReading ?? null,
            readings: (finding.readings ?? []).map(({ on, ...reading }) => ({
              ...reading,
              day: on,
              moved: false,
              plusMinus: 0.1,
            })),
          });
        if (finding.closedOn !== undefined) closed.push(...closedOf(finding, one, own));
      }
  }
  let open: OwnFinding | null = null;
  if (told.finding) {
    const { finding } = told;
    const project =
      projects[0] ??
      projectOf(
        { name: 'My project', ...(finding.state ? { state: finding.state } : {}), findings: [finding] },
        0,
      );
    if (projects.length === 0) projects.push(project);
    open =
      findings.find(
        ({ title, location }) => title === finding.title && location === (finding.location ?? ''),
      ) ?? findingOf(finding, 99, project);
    if (!findings.includes(open)) findings.push(open);
  }
  const worstFirst = [...findings].sort((a, b) => RANK[b.severity] - RANK[a.severity]);
  return {
    ...NOTHING_OWN,
    finding: open,
    project: told.project || told.finding ? (projects[0] ?? null) : null,
    projects: async () => projects,
    findingsOf: async (id) =>
      worstFirst.filter(({ projectId, unsettled, rejected }) => projectId === id && !unsettled && !rejected),
    findingWith: async (id) => findings.find((finding) => finding.id === id) ?? null,
    hazards: async () => ({ open: findings.filter(({ alerts = [] }) => alerts.length > 0), closed }),
    credits: async () => all.find(({ credits }) => credits !== undefined)?.credits ?? 0,
    activity: async () => activityOf(told, findings),
    reports: async () =>
      (told.account?.reports ?? []).map(({ project, ...report }, at) => ({
        ...report,
        id: at + 1,
        projectId: projects.find(({ name }) => name === project)?.id ?? null,
      })),
    visits: async () => visitsOf(all),
    repairs: async () => [...repairs].sort((a, b) => b.steppedOn.localeCompare(a.steppedOn)),
    monitored: async () => monitored,
    today: TODAY,
  };
}
