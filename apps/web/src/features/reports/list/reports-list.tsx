import type { Report } from '@plumbline/contract';
import { Loaded } from '../../../api/loaded.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlumbBob } from '../../../ui/plumb-bob.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { isFiltered, type ReportFilters } from '../data/filters.ts';
import type { useReports } from '../data/queries.ts';
import type { ReportHandlers } from './report-actions.tsx';
import { ReportCard } from './report-card.tsx';

interface ReportsListProps {
  reports: ReturnType<typeof useReports>;
  filters: ReportFilters;
  busyId: number | null;
  handlersFor: (report: Report) => ReportHandlers;
}

const GRID = 'grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3';

export function ReportsList({ reports, filters, busyId, handlersFor }: ReportsListProps) {
  return (
    <Loaded
      query={reports}
      what="your reports"
      skeleton={
        <SkeletonGroup label="Loading reports" className={GRID}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-96 w-full rounded-md" />
          ))}
        </SkeletonGroup>
      }
    >
      {({ items: list }) => {
        if (list.length === 0) {
          return (
            <EmptyState picture={<PlumbBob className="h-16" />} title="No Reports Found">
              {isFiltered(filters)
                ? 'No reports match your current filters.'
                : 'Generate your first professional defect analysis report.'}
            </EmptyState>
          );
        }
        return (
          <>
            <div className={GRID}>
              {list.map((report) => (
                <ReportCard
                  key={report.id}
                  report={report}
                  busy={report.id === busyId}
                  {...handlersFor(report)}
                />
              ))}
            </div>
            <ShowMore list={reports} of="reports" />
          </>
        );
      }}
    </Loaded>
  );
}
