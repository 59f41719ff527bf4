import type { Report } from '@plumbline/contract';
import { whyNot } from '../../api/why-not.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteReport } from './data/queries.ts';
import { tellDeleted, tellNotDeleted } from './data/report-toasts.ts';

interface DeleteReportDialogProps {
  report: Report;
  onClose: () => void;
}

export function DeleteReportDialog({ report, onClose }: DeleteReportDialogProps) {
  const remove = useDeleteReport();
  const paid = report.purchased ? ' You have paid for it, and its downloads end with it.' : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Delete ${report.title}`}
      message={`Are you sure you want to delete "${report.title}" with all its versions? This action cannot be undone.${paid}`}
      confirmLabel="Delete report"
      danger
      busy={remove.isPending}
      refused={whyNot(report, 'delete')}
      onConfirm={() =>
        remove.mutate(report.id, {
          onSuccess: () => {
            tellDeleted();
            onClose();
          },
          onError: tellNotDeleted,
        })
      }
    />
  );
}
