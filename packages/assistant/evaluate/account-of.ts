/** The account that a conversation is had in, made as the server would read it for its user. */
import { type DefectId, findStage, type StateCode } from '@plumbline/knowledge';
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
import type { CaseFinding, CaseProject, CaseVisit, ChatCase } from './cases.ts';

const TODAY = '2026-11-22';
const RANK = { critical: 4, high: 3, medium: 2, low: 1 } as const;

/** Findings that were assessed: a set of cases, and a test, ask about the same ones over and over. */
const assessed = new Map<string, OwnFinding>();

function findingOf(told: CaseFinding, id: number, project: OwnProject): OwnFinding {
  const key = JSON.stringify([told, id, project.id, project.state]);
  const finding = assessed.get(key) ?? assessedOf(told, id, project);
  assessed.set(key, finding);
  return finding;
}

function assessedOf(told: CaseFinding, id: number, project: OwnProject): OwnFinding {
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
    confidence: told.confidence ?? 0.8,
    location,
    decided: told.decided ?? told.decision !== undefined,
    decisionNote: told.note ?? '',
    rejected: told.rejected ?? false,
    ...(told.decision ? { decision: told.decision } : {}),
    ...(told.decidedOn ? { decidedOn: told.decidedOn } : {}),
    originally: {
      title: told.originalTitle ?? title,
      severity: told.originalSeverity ?? told.severity ?? assessment.severity,
    },
    stages: (told.stages ?? []).map((id) => findStage(id)?.name ?? id),
    photos: told.photos ?? 1,
    measured: (told.measured ?? []).map((each) => ({ ...each, unit: 'mm', origin: 'inspector' })),
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

/** As the server reads it of a repair's entries. */
const ENDED = new Set<string>(['verified', 'not_defect']);

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
    status: project.status ?? 'active',
    state: project.state ?? null,
    address: project.address ?? '',
    buildingType: project.buildingType ?? '',
    startedOn: project.startedOn ?? '2026-10-01',
    progress: 40,
    defectCount: (project.findings ?? []).filter(isDefect).length,
    criticalCount: (project.findings ?? []).filter(({ severity }) => severity === 'critical').length,
    toReview: (project.findings ?? []).filter((each) => isDefect(each) && !each.decided).length,
    touchedOn: project.touchedOn ?? lastOf((project.findings ?? []).map(foundOnOf)),
    dates: {
      contractDate: project.contractDate || null,
      approvalDate: project.approvalDate || null,
      completionDate: project.completionDate || null,
    },
  });
  const projects = all.map(projectOf);
  for (const [at, project] of all.entries()) {
    const own = projects[at];
    for (const finding of project.findings ?? [])
      if (own) {
        const one = findingOf(finding, findings.length + 11, own);
        if ((one.alerts ?? []).length === 0 && ENDED.has(finding.repair?.state ?? '')) one.mended = true;
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
