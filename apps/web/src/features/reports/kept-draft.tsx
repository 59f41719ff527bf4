import { type RefObject, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
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

/** The form is longer than the window: what has to be mended first may lie out of sight. */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .text-critical');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [form, errors]);
}

/** Says that the form isn't empty, and the way to an empty one. */
export function KeptDraft({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <span className="min-w-40 flex-1">We kept what you typed before.</span>
      <Button size="small" onClick={onStartAgain}>
        Start again
      </Button>
    </p>
  );
}
