import { REPORT_KIND_FACTS, REPORT_STATUS_LABELS, type Report } from '@plumbline/contract';
import { SEVERITIES, type Severity } from '@plumbline/knowledge';
import { Badge } from '../../../ui/badge.tsx';
import { longDate } from '../../../ui/dates.ts';
import { PlumbBob } from '../../../ui/plumb-bob.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SeverityShape } from '../../../ui/severity-mark.tsx';
import { issueCount } from '../data/filters.ts';
import { STATUS_TONES } from '../data/status-tones.ts';
import { ReportActions, type ReportHandlers } from './report-actions.tsx';
import { ReportMenu } from './report-menu.tsx';

const WORDS: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

interface ReportCardProps extends ReportHandlers {
  report: Report;
  /** Something of it is under way in this browser. */
  busy: boolean;
}

/** A report as its own first page, with what can be done with it below. */
export function ReportCard({ report, busy, ...handlers }: ReportCardProps) {
  const total = issueCount(report);
  const counts: Record<Severity, number> = {
    critical: report.criticalCount,
    high: report.highCount,
    medium: report.mediumCount,
    low: report.lowCount,
  };
  return (
    <article
      aria-labelledby={`report-${report.id}`}
      className="flex min-w-0 flex-col rounded-md border border-line bg-surface"
    >
      <div className="flex min-h-76 flex-1 gap-4 px-5 pb-5">
        <div aria-hidden="true" className="text-ink-soft">
          <PlumbBob className="h-20" line={32} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col pt-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone={STATUS_TONES[report.status]}>{REPORT_STATUS_LABELS[report.status]}</Badge>
            <span className="-mr-3 flex items-center gap-1">
              <span className="tabular text-xs text-ink-soft">{longDate(report.createdAt)}</span>
              <ReportMenu report={report} {...handlers} />
            </span>
          </div>
          <p className="mt-3 text-xs text-ink-soft">
            {REPORT_KIND_FACTS[report.kind].label}
            {REPORT_KIND_FACTS[report.kind].declared && !report.declaredInspection
              ? ' · Draft, no inspection declared'
              : ''}
          </p>
          <h2
            id={`report-${report.id}`}
            className="mt-1 line-clamp-3 font-serif text-lg leading-snug font-semibold wrap-anywhere"
          >
            {report.title}
          </h2>
          <p className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere">{report.projectName}</p>
          {report.projectId === null ? (
            <p className="mt-1 text-sm text-ink-soft">
              You deleted this project. You can download the report, but not edit it.
            </p>
          ) : null}
          <SinceThen report={report} />
          <div className="mt-auto border-t border-line pt-4">
            <p className="tabular text-sm">
              <strong className="font-semibold">{total}</strong> total {total === 1 ? 'issue' : 'issues'}
              {report.version > 1 ? <span className="text-ink-soft"> · version {report.version}</span> : null}
              {report.pages ? <span className="text-ink-soft"> · {report.pages} pages</span> : null}
            </p>
            <dl className="mt-3 grid grid-cols-4 gap-2">
              {SEVERITIES.map((severity) => (
                <div key={severity} className="flex flex-col-reverse">
                  <dt className="flex items-center gap-1 text-xs text-ink-soft">
                    <SeverityShape severity={severity} className="size-2" />
                    {WORDS[severity]}
                  </dt>
                  <dd className="tabular font-serif text-lg font-semibold">{counts[severity]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      {report.status === 'generating' ? (
        <ProgressBar value={report.progress} label={`Progress of ${report.title}`} className="rounded-none" />
      ) : null}
      {report.failure ? (
        <p className="border-t border-line px-5 pt-3 text-sm text-critical">{report.failure}</p>
      ) : null}
      <ReportActions report={report} busy={busy} {...handlers} />
    </article>
  );
}

/** What its readers don't know of: a report stays as it was made. */
function SinceThen({ report: { projectId, status, findingsChanged, openHazards } }: { report: Report }) {
  if (projectId === null || status !== 'completed') return null;
  return (
    <>
      {findingsChanged ? (
        <p className="mt-2 text-sm font-medium">
          Findings have changed since. Edit the report to print them.
        </p>
      ) : null}
      {openHazards > 0 ? (
        <p className="mt-2 text-sm font-medium text-critical">
          {openHazards === 1 ? '1 finding has' : `${openHazards} findings have`} an open hazard now
        </p>
      ) : null}
    </>
  );
}
