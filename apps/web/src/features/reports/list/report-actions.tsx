import { dollars, LIMITS, type Report, type ReportFormat } from '@plumbline/contract';
import { addressOf } from '../../../api/client.ts';
import { may } from '../../../api/may.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Download } from '../../../ui/icons/download.tsx';
import { Pencil } from '../../../ui/icons/pencil.tsx';
import { RotateCcw } from '../../../ui/icons/rotate-ccw.tsx';

export interface ReportHandlers {
  onDownload: (format: ReportFormat) => void;
  onEdit: () => void;
  onRetry: () => void;
  onDetails: () => void;
  onVersions: () => void;
  onDelete: () => void;
}

interface ReportActionsProps extends ReportHandlers {
  report: Report;
  busy: boolean;
}

/** What a report offers in its state. */
export function ReportActions({ report, busy, onDownload, onEdit, onRetry }: ReportActionsProps) {
  const made = may(report, 'preview');
  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-4">
      {made ? (
        <>
          <Button
            className="flex-1 whitespace-nowrap"
            busy={busy}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => onDownload('pdf')}
          >
            {may(report, 'download') ? 'Download PDF' : 'Select and Generate PDF'}
          </Button>
          {may(report, 'edit') ? (
            <Button
              className="flex-1 whitespace-nowrap"
              disabled={busy}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={onEdit}
            >
              Edit Report
            </Button>
          ) : null}
        </>
      ) : null}
      {made && !may(report, 'download') ? (
        <p className="w-full text-xs text-ink-soft">
          The PDF costs {dollars(LIMITS.reportPriceCents)} once, GST included.
        </p>
      ) : null}
      {report.status === 'generating' ? (
        <Button wide disabled>
          Generating...
        </Button>
      ) : null}
      {report.status === 'failed' ? (
        <>
          <Button className="flex-1" disabled>
            Generation Failed
          </Button>
          {may(report, 'retry') ? (
            <Button
              className="flex-1"
              busy={busy}
              icon={<RotateCcw aria-hidden="true" className="size-4" />}
              onClick={onRetry}
            >
              Try again
            </Button>
          ) : null}
        </>
      ) : null}
      {made && !may(report, 'download') ? (
        <a
          href={addressOf('previewReport', { params: { id: report.id } })}
          target="_blank"
          rel="noopener"
          aria-label={`Preview first pages: ${report.title}`}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          Preview first pages
        </a>
      ) : null}
    </div>
  );
}
