/** Open hazards in their order: what is to be acted on now before what is to be made safe today, both before severity. */
import { SEVERITY_RANK, URGENCY_NAMES } from '@plumbline/knowledge';
import { type Alert, byPressing, firstDanger, mostPressing } from '@plumbline/knowledge/hazards';
import { type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { large } from '../rows/row.ts';

/** How soon, in the middle of a sentence. */
export const urgencySaid = (urgency: Alert['urgency']) => URGENCY_NAMES[urgency].toLowerCase();

/** The most urgent of the open alerts of a finding. */
export const topAlert = ({ alerts = [] }: Pick<OwnFindingSummary, 'alerts'>): Alert | undefined =>
  [...alerts].sort(byPressing)[0];

/** How pressing its open alerts are, the higher the sooner; 0 without any. */
export const urgencyOf = ({ alerts = [] }: Pick<OwnFindingSummary, 'alerts'>): number => mostPressing(alerts);

/** Whether its open alert asks to act now or today. */
export const isPressingFinding = (finding: OwnFindingSummary): boolean =>
  (topAlert(finding)?.urgency ?? 'soon') !== 'soon';

const isUnsaid = ({ precaution }: OwnFindingSummary) => Number(precaution !== undefined);

const isMended = ({ mended = false }: OwnFindingSummary) => Number(mended);

/** The worst first: open hazards by their urgency, what may have fallen, what is still to be mended, then severity. */
export const worstFirst = (a: OwnFindingSummary, b: OwnFindingSummary): number =>
  firstDanger({ ...a, alerts: a.alerts ?? [] }, { ...b, alerts: b.alerts ?? [] }) ||
  isUnsaid(b) - isUnsaid(a) ||
  isMended(a) - isMended(b) ||
  SEVERITY_RANK[b.severity] - SEVERITY_RANK[a.severity] ||
  b.id - a.id;

/** Still grave: rated critical or high and not mended, whether an alert is open or not. */
export const isGrave = ({ severity, unsettled, rejected, mended }: OwnFindingSummary): boolean =>
  !unsettled && !rejected && !mended && (severity === 'critical' || severity === 'high');

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
