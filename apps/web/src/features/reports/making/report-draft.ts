import { type FactValues, NO_FACTS } from '../details/report-facts.ts';

/** Which fields of a new report a person typed in, and the visit that the others come from. */
export interface Filling {
  typed: readonly string[];
  /** The newest of its kind until somebody chooses. */
  visit: number | 'newest' | 'none';
}

/** The form of a report as it is being filled in. */
export interface ReportDraft {
  title: string;
  facts: FactValues;
  /** Of a new one. */
  projectId?: number | null;
  filling?: Filling;
}

/** A change of a report that has another version by now starts from that one. */
const keyOf = (report: { id: number; version: number } | undefined) =>
  `plumbline.report.${report ? `${report.id}.${report.version}` : 'new'}`;

/** What was typed and not saved, such as before the way to the letterhead was taken; null where there is nothing. */
export function readReportDraft(report?: { id: number; version: number }): ReportDraft | null {
  const kept = sessionStorage.getItem(keyOf(report));
  if (kept === null) return null;
  const draft = JSON.parse(kept) as ReportDraft;
  return { ...draft, facts: { ...NO_FACTS, ...draft.facts } };
}

/** Keeps it until the tab closes or somebody signs out; null forgets it. */
export function keepReportDraft(draft: ReportDraft | null, report?: { id: number; version: number }) {
  if (draft === null) sessionStorage.removeItem(keyOf(report));
  else sessionStorage.setItem(keyOf(report), JSON.stringify(draft));
}
