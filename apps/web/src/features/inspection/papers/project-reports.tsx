import { type Project, REPORT_STATUS_LABELS } from '@plumbline/contract';
import { Link } from 'wouter';
import { Loaded } from '../../../api/loaded.tsx';
import { pathTo } from '../../../routes/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { longDate } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NO_FILTERS } from '../../reports/data/filters.ts';
import { useReports } from '../../reports/data/queries.ts';
import { STATUS_TONES } from '../../reports/data/status-tones.ts';

/** A project's reports in short; the reports page, filtered by the project, is where they are worked on. */
export default function ProjectReports({ project }: { project: Project }) {
  const reports = useReports({ ...NO_FILTERS, project: String(project.id) });
  const address = `${pathTo('reports')}?project=${project.id}`;
  return (
    <Loaded
      query={reports}
      what="the reports"
      skeleton={
        <SkeletonGroup label="Loading reports" className="space-y-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      }
    >
      {({ items: list }) => {
        if (list.length === 0) {
          return (
            <EmptyState
              title="No reports yet"
              action={
                <Link href={address} className={buttonClass()}>
                  Go to reports
                </Link>
              }
            >
              Make a PDF report of this project’s findings.
            </EmptyState>
          );
        }
        return (
          <>
            <ul aria-label="Reports" className="rounded-md border border-line bg-surface">
              {list.map((report) => (
                <li
                  key={report.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-sm font-medium">{report.title}</span>
                    <span className="tabular block text-xs text-ink-soft">
                      {longDate(report.createdAt)}
                      {report.pages ? ` · ${report.pages} ${report.pages === 1 ? 'page' : 'pages'}` : ''}
                    </span>
                  </span>
                  <Badge tone={STATUS_TONES[report.status]}>{REPORT_STATUS_LABELS[report.status]}</Badge>
                </li>
              ))}
            </ul>
            <ShowMore list={reports} of="reports" />
            <p className="mt-4">
              <Link href={address} className={buttonClass()}>
                Open in reports
              </Link>
            </p>
          </>
        );
      }}
    </Loaded>
  );
}
