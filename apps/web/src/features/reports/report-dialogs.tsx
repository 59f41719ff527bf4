import type { Report, ReportFormat, Visit } from '@plumbline/contract';
import { lazy, Suspense } from 'react';
import type { useAllProjects } from '../projects/use-all-projects.ts';
import { issueCount } from './data/filters.ts';
import { useCreateReport, useUpdateReport } from './data/queries.ts';
import { tellNotGenerated, tellNotUpdated, tellUpdated } from './data/report-toasts.ts';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import { factsBody, factsOf } from './details/report-facts.ts';
import { BeforeBuying } from './making/before-buying.tsx';
import { DetailsDialog } from './making/details-dialog.tsx';
import { GenerateDialog, type ReportRequest } from './making/generate-dialog.tsx';
import { keepSelection } from './making/kept-selection.ts';
import { keepReportDraft } from './making/report-draft.ts';
import { SelectionDialog } from './making/selection-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const PurchaseReport = lazy(() => import('../payments/purchase-report.tsx'));

type VisitOf = Pick<Visit, 'id' | 'kind'>;

/** Which dialog is open over the reports. */
export type OpenDialog =
  | { kind: 'generate'; projectId?: number | undefined; visit?: VisitOf; request?: ReportRequest }
  | { kind: 'select'; request: ReportRequest }
  /** `choosing`: on the way from the choice of findings, and back to it. */
  | { kind: 'details'; report: Report; choosing?: true }
  | { kind: 'edit' | 'versions' | 'delete' | 'buy'; report: Report };

interface ReportDialogsProps {
  open: OpenDialog | null;
  onOpen: (dialog: OpenDialog | null) => void;
  projects: ReturnType<typeof useAllProjects>;
  /** Id of the report that something is under way with. */
  busyId: number | null;
  onAsked: (id: number) => void;
  /** It is paid for from now on. */
  onPurchased: (report: Report) => void;
  onDownload: (report: Report, format: ReportFormat, version: number) => void;
}

export function ReportDialogs({
  open,
  onOpen,
  projects,
  busyId,
  onAsked,
  onPurchased,
  onDownload,
}: ReportDialogsProps) {
  const create = useCreateReport();
  const update = useUpdateReport();
  const close = () => onOpen(null);

  const generate = ({ project, title, facts }: ReportRequest, selectedDefectIds: number[]) =>
    create.mutate(
      { ...factsBody(facts), title, projectId: project.id, selectedDefectIds },
      {
        onSuccess: ({ id }) => {
          keepReportDraft(null);
          keepSelection({ projectId: project.id }, null);
          onAsked(id);
          close();
        },
        onError: tellNotGenerated,
      },
    );

  const change = (report: Report, selectedDefectIds: number[]) =>
    update.mutate(
      { id: report.id, changes: { selectedDefectIds } },
      {
        onSuccess: () => {
          keepSelection({ reportId: report.id }, null);
          tellUpdated();
          close();
        },
        onError: tellNotUpdated,
      },
    );

  switch (open?.kind) {
    case 'generate':
      return (
        <GenerateDialog
          projects={projects}
          onClose={close}
          onContinue={(request) => onOpen({ kind: 'select', request })}
          projectId={open.projectId}
          visit={open.visit}
          begun={open.request}
        />
      );
    case 'select':
      return (
        <SelectionDialog
          projectId={open.request.project.id}
          title={open.request.title}
          verb="Generate"
          facts={factsBody(open.request.facts)}
          onDetails={() => onOpen({ kind: 'generate', request: open.request })}
          busy={create.isPending}
          onClose={close}
          onSubmit={(ids) => generate(open.request, ids)}
        />
      );
    case 'edit':
      return open.report.projectId === null ? null : (
        <SelectionDialog
          projectId={open.report.projectId}
          title={open.report.title}
          verb="Update"
          report={open.report}
          facts={factsBody(factsOf(open.report))}
          onDetails={() => onOpen({ kind: 'details', report: open.report, choosing: true })}
          busy={update.isPending}
          onClose={close}
          onSubmit={(ids) => change(open.report, ids)}
        />
      );
    case 'details':
      return (
        <DetailsDialog
          report={open.report}
          onClose={(report) => (open.choosing ? onOpen({ kind: 'edit', report }) : close())}
        />
      );
    case 'versions':
      return (
        <VersionsDialog
          report={open.report}
          busy={busyId === open.report.id}
          onClose={close}
          onDownload={(format, version) => onDownload(open.report, format, version)}
          onBuy={() => onOpen({ kind: 'buy', report: open.report })}
        />
      );
    case 'delete':
      return <DeleteReportDialog report={open.report} onClose={close} />;
    case 'buy':
      return open.report.projectId === null ? null : (
        <Suspense>
          <PurchaseReport
            report={{ ...open.report, projectId: open.report.projectId }}
            issues={issueCount(open.report)}
            standing={
              <BeforeBuying
                report={open.report}
                projectId={open.report.projectId}
                onDetails={() => onOpen({ kind: 'details', report: open.report })}
              />
            }
            onClose={close}
            onPurchased={() => onPurchased(open.report)}
          />
        </Suspense>
      );
    default:
      return null;
  }
}
