/** Open hazards in their order: what is to be acted on now before what is to be made safe today, both before severity. */
import { SEVERITY_RANK, URGENCY_NAMES } from '@plumbline/knowledge';
import { type Alert, byPressing, pressing } from '@plumbline/knowledge/hazards';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { large } from '../rows/row.ts';

/** How soon, in the middle of a sentence. */
export const urgencySaid = (urgency: Alert['urgency']) => URGENCY_NAMES[urgency].toLowerCase();

/** The most urgent of the open alerts of a finding. */
export const topAlert = ({ alerts = [] }: Pick<OwnFindingSummary, 'alerts'>): Alert | undefined =>
  [...alerts].sort(byPressing)[0];

/** How pressing its open alerts are, the higher the sooner; 0 without any. */
export const urgencyOf = (finding: Pick<OwnFindingSummary, 'alerts'>): number => {
  const alert = topAlert(finding);
  return alert ? pressing(alert) : 0;
};

/** Whether its open alert asks to act now or today. */
export const isPressingFinding = (finding: OwnFindingSummary): boolean =>
  (topAlert(finding)?.urgency ?? 'soon') !== 'soon';

const isUnsaid = ({ precaution }: OwnFindingSummary) => Number(precaution !== undefined);

/** The worst first: open hazards by their urgency, what may have fallen, then severity. */
export const worstFirst = (a: OwnFindingSummary, b: OwnFindingSummary): number =>
  urgencyOf(b) - urgencyOf(a) ||
  isUnsaid(b) - isUnsaid(a) ||
  SEVERITY_RANK[b.severity] - SEVERITY_RANK[a.severity] ||
  b.id - a.id;

/** Rated critical or high, whether an alert is open or not. */
export const isGrave = ({ severity, unsettled, rejected }: OwnFindingSummary): boolean =>
  !unsettled && !rejected && (severity === 'critical' || severity === 'high');

/** Those that are still to be mended: no repair verified, not marked as no defect, or an alert open all the same. */
export async function stillToMend(
  findings: readonly OwnFindingSummary[],
  own: Pick<OwnContext, 'repairs'>,
): Promise<OwnFindingSummary[]> {
  const done = new Set(
    (await own.repairs())
      .filter(({ state }) => state === 'verified' || state === 'not_defect')
      .map(({ finding }) => finding.id),
  );
  return findings.filter((each) => topAlert(each) !== undefined || !done.has(each.id));
}

/** Those of them that are grave. */
export const graveAmong = async (
  findings: readonly OwnFindingSummary[],
  own: Pick<OwnContext, 'repairs'>,
): Promise<OwnFindingSummary[]> => (await stillToMend(findings, own)).filter(isGrave);

/** Findings with those that carry an open hazard and aren't among them, the worst first. */
export function withOpen(
  findings: readonly OwnFindingSummary[],
  open: readonly OwnFindingSummary[],
): OwnFindingSummary[] {
  const missing = open.filter(({ id }) => !findings.some((each) => each.id === id));
  return [...findings, ...missing].sort(worstFirst);
}

/** 'Act now: The ceiling may be coming down', with what else is open on it. */
export const hazardSaid = ({ alerts = [] }: Pick<OwnFindingSummary, 'alerts'>): string =>
  [...alerts]
    .sort(byPressing)
    .map(({ title, urgency }) => `${title}: **${urgencySaid(urgency)}**`)
    .join('; ');

/** A hazard in a list: what it may be, how soon, where, and the first thing to do. */
export function hazardLine(finding: OwnFindingSummary, project?: Pick<OwnProject, 'name'>): string {
  const alert = topAlert(finding);
  const where = [finding.title, finding.location, project?.name ?? ''].map(plain).filter(Boolean).join(', ');
  const of = `finding ${finding.number}, ${where}`;
  return alert
    ? `${hazardSaid(finding)} (${of}). ${alert.steps[0] ?? ''}`.trim()
    : `${large(of)}. ${finding.precaution ?? ''}`.trim();
}
