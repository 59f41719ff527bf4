import type { Report } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useProjects } from '../features/projects/queries.ts';
import { NO_FILTERS, type ReportFilters } from '../features/reports/filters.ts';
import { GenerateDialog, type ReportRequest } from '../features/reports/generate-dialog.tsx';
import {
  reportsKey,
  useCreateReport,
  useReports,
  useRetryReport,
  useUpdateReport,
} from '../features/reports/queries.ts';
import { ReportFilterCard } from '../features/reports/report-filter-card.tsx';
import {
  tellNotGenerated,
  tellNotUpdated,
  tellProjectNotFound,
  tellUpdated,
} from '../features/reports/report-toasts.ts';
import { ReportsList } from '../features/reports/reports-list.tsx';
import { SelectionDialog } from '../features/reports/selection-dialog.tsx';
import { useAnnouncements } from '../features/reports/use-announcements.ts';
import { useDownload } from '../features/reports/use-download.ts';
import { useSafeguard } from '../features/reports/use-safeguard.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const PurchaseReport = lazy(() => import('../features/payments/purchase-report.tsx'));

const NONE: readonly Report[] = [];

/** Which dialog is open over the page. */
type Open =
  | { kind: 'generate' }
  | { kind: 'select'; request: ReportRequest }
  | { kind: 'edit'; report: Report }
  | { kind: 'buy'; report: Report };

export default function ReportsPage() {
  const queryClient = useQueryClient();
  const [filters, setFilters] = useState<ReportFilters>(NO_FILTERS);
  const [open, setOpen] = useState<Open | null>(null);
  const reports = useReports(useDeferredValue(filters));
  const projects = useProjects();
  const create = useCreateReport();
  const update = useUpdateReport();
  const retry = useRetryReport();
  const download = useDownload((report) => setOpen({ kind: 'buy', report }));
  const announce = useAnnouncements(reports.data ?? NONE);
  useSafeguard(projects.data);

  const close = () => setOpen(null);
  const refreshReports = () => void queryClient.invalidateQueries({ queryKey: reportsKey });

  const generate = ({ project, ...facts }: ReportRequest, selectedDefectIds: number[]) =>
    create.mutate(
      { ...facts, projectId: project.id, selectedDefectIds },
      {
        onSuccess: ({ id }) => {
          announce(id);
          close();
        },
        onError: tellNotGenerated,
      },
    );

  const change = (report: Report, selectedDefectIds: number[]) =>
    update.mutate(
      { id: report.id, selectedDefectIds },
      {
        onSuccess: () => {
          tellUpdated();
          close();
        },
        onError: tellNotUpdated,
      },
    );

  const edit = (report: Report) => {
    const known = projects.data?.some(({ id }) => id === report.projectId);
    if (known || projects.hasNextPage) setOpen({ kind: 'edit', report });
    else tellProjectNotFound(true);
  };

  return (
    <>
      <PageHeading
        title="Reports"
        subtitle="Professional PDF reports for construction defect analysis"
        aside={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setOpen({ kind: 'generate' })}
          >
            Generate New Report
          </Button>
        }
      />
      <ReportFilterCard
        filters={filters}
        projects={projects.data ?? []}
        onChange={(changes) => setFilters({ ...filters, ...changes })}
      />
      <ReportsList
        reports={reports}
        filters={filters}
        busyId={download.busyId ?? (retry.isPending ? retry.variables : null)}
        onDownload={(report, format) => void download.download(report, format)}
        onEdit={edit}
        onRetry={({ id }) => retry.mutate(id, { onSuccess: () => announce(id), onError: tellNotGenerated })}
      />
      {open?.kind === 'generate' ? (
        <GenerateDialog
          projects={projects.data ?? []}
          onClose={close}
          onContinue={(request) => setOpen({ kind: 'select', request })}
          onProjectDeleted={refreshReports}
        />
      ) : null}
      {open?.kind === 'select' ? (
        <SelectionDialog
          projectId={open.request.project.id}
          title={open.request.title}
          verb="Generate"
          busy={create.isPending}
          onClose={close}
          onSubmit={(ids) => generate(open.request, ids)}
        />
      ) : null}
      {open?.kind === 'edit' ? (
        <SelectionDialog
          projectId={open.report.projectId}
          title={open.report.title}
          verb="Update"
          busy={update.isPending}
          onClose={close}
          onSubmit={(ids) => change(open.report, ids)}
        />
      ) : null}
      <Suspense>
        {open?.kind === 'buy' ? (
          <PurchaseReport report={open.report} onClose={close} onPurchased={refreshReports} />
        ) : null}
      </Suspense>
    </>
  );
}
