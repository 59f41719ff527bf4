import { useEffect } from 'react';
import { keepReportDraft, type ReportDraft } from './report-draft.ts';

/** Keeps every change: a way to the letterhead, Back, a reload or a tap beside the form loses nothing. */
export function useKeptDraft(
  draft: ReportDraft,
  start: ReportDraft,
  report?: { id: number; version: number },
): void {
  const now = JSON.stringify(draft);
  const before = JSON.stringify(start);
  useEffect(() => {
    keepReportDraft(now === before ? null : JSON.parse(now), report);
  }, [now, before, report]);
}
