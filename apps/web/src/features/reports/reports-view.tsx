import { type Report, VISIT_KINDS } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { pathTo } from '../../routes/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Plus } from '../../ui/icons/plus.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAllProjects } from '../projects/use-all-projects.ts';
import { isFiltered, NO_FILTERS, type ReportFilters } from './data/filters.ts';
import { reportsKey, useReports, useRetryReport } from './data/queries.ts';
import { tellNotGenerated, tellProjectNotFound } from './data/report-toasts.ts';
import type { ReportHandlers } from './list/report-actions.tsx';
import { ReportFilterCard } from './list/report-filter-card.tsx';
import { ReportsList } from './list/reports-list.tsx';
import { useAnnouncements } from './list/use-announcements.ts';
import { useDownload } from './list/use-download.ts';
import { useSafeguard } from './list/use-safeguard.ts';
import { type OpenDialog, ReportDialogs } from './report-dialogs.tsx';

const AskForReview = lazyPart(() => import('../reviews/ask-for-review.tsx'));

const NONE: readonly Report[] = [];
const IS_ID = /^[1-9]\d{0,9}$/;

/** The address without the visit that a report was to be made of. */
function withoutVisit(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete('visit');
  left.delete('visit-kind');
  return left;
}

/** The reports, what can be done with them, and the way to a new one. */
export function ReportsView() {
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState<ReportFilters>(() => {
    // A project's page and its card lead here.
    const project = params.get('project') ?? '';
    return IS_ID.test(project) ? { ...NO_FILTERS, project } : NO_FILTERS;
  });
  const [open, setOpenTo] = useState<OpenDialog | null>(() => {
    const [id, kind] = [
      params.get('visit') ?? '',
      VISIT_KINDS.find((one) => one === params.get('visit-kind')),
    ];
    if (!kind || !IS_ID.test(id)) return null;
    return {
      kind: 'generate',
      projectId: Number(filters.project) || undefined,
      visit: { id: Number(id), kind },
    };
  });
  const setOpen = (dialog: OpenDialog | null) => {
    setOpenTo(dialog);
    // A reload opens nothing that was done with.
    if (dialog === null && params.has('visit')) setParams(withoutVisit, { replace: true });
  };
  const reports = useReports(useDeferredValue(filters));
  // Where there is no report at all, there is nothing to look for.
  const nothing = reports.isSuccess && reports.data.items.length === 0 && !isFiltered(filters);
  const projects = useAllProjects();
  const retry = useRetryReport();
  const { busyId, download } = useDownload((report) =>
    report.projectId === null ? tellProjectNotFound(true) : setOpen({ kind: 'buy', report }),
  );
  const announce = useAnnouncements(reports.data?.items ?? NONE);
  useSafeguard(projects.data?.items, [reports.error, projects.error]);

  const edit = (report: Report) => {
    const known = projects.data?.items.some(({ id }) => id === report.projectId) ?? true;
    if (known || projects.hasNextPage) setOpen({ kind: 'edit', report });
    else tellProjectNotFound(true);
  };

  const refresh = () => queryClient.invalidateQueries({ queryKey: reportsKey });

  const handlersFor = (report: Report): ReportHandlers => ({
    onDownload: (format) => void download(report, format),
    onEdit: () => edit(report),
    onRetry: () =>
      retry.mutate(report.id, { onSuccess: () => announce(report.id), onError: tellNotGenerated }),
    onDetails: () => setOpen({ kind: 'details', report }),
    onVersions: () => setOpen({ kind: 'versions', report }),
    onDelete: () => setOpen({ kind: 'delete', report }),
  });

  return (
    <>
      <PageHeading
        title="Reports"
        subtitle="Professional PDF reports for construction defect analysis"
        aside={
          <>
            <Link href={pathTo('letterhead')} className={buttonClass()}>
              Letterhead
            </Link>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setOpen({ kind: 'generate', projectId: Number(filters.project) || undefined })}
            >
              Generate New Report
            </Button>
          </>
        }
      />
      {reports.data?.items.some(({ purchased }) => purchased) ? (
        <Suspense>
          <AskForReview />
        </Suspense>
      ) : null}
      {nothing ? null : (
        <ReportFilterCard
          filters={filters}
          projects={projects.data?.items ?? []}
          onChange={(changes) => setFilters({ ...filters, ...changes })}
        />
      )}
      <ReportsList
        reports={reports}
        filters={filters}
        busyId={busyId ?? (retry.isPending ? retry.variables : null)}
        handlersFor={handlersFor}
      />
      <ReportDialogs
        open={open}
        onOpen={setOpen}
        projects={projects}
        busyId={busyId}
        onAsked={announce}
        onPurchased={(report) => {
          void refresh();
          void download({ ...report, purchased: true }, 'pdf');
        }}
        onDownload={(report, format, version) => void download(report, format, version)}
      />
    </>
  );
}
