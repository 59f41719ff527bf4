import type { Report } from '@plumbline/contract';
import { Download, Pencil, RotateCcw } from 'lucide-react';
import { addressOf } from '../../api/client.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { ReportFormat } from './use-download.ts';

export interface ReportHandlers {
  onDownload: (format: ReportFormat) => void;
  onEdit: () => void;
  onRetry: () => void;
}

interface ReportActionsProps extends ReportHandlers {
  report: Report;
  busy: boolean;
}

/** What a report offers in its state. */
export function ReportActions({ report, busy, onDownload, onEdit, onRetry }: ReportActionsProps) {
  const named = (verb: string) => `${verb}: ${report.title}`;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-4">
      {report.status === 'completed' ? (
        <>
          <Button
            className="flex-1 whitespace-nowrap"
            busy={busy}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => onDownload('pdf')}
          >
            Select and Generate PDF
          </Button>
          <Button
            className="flex-1 whitespace-nowrap"
            disabled={busy}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={onEdit}
          >
            Edit Report
          </Button>
          <div className="flex w-full flex-wrap items-center gap-x-1">
            {report.purchased ? (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={named('CSV')}
                  onClick={() => onDownload('csv')}
                >
                  CSV
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={named('JSON')}
                  onClick={() => onDownload('json')}
                >
                  JSON
                </Button>
              </>
            ) : (
              <a
                href={addressOf('previewReport', { params: { id: report.id } })}
                target="_blank"
                rel="noopener"
                aria-label={named('Preview')}
                className={buttonClass({ variant: 'quiet', size: 'small' })}
              >
                Preview first pages
              </a>
            )}
          </div>
        </>
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
          <Button
            className="flex-1"
            busy={busy}
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={onRetry}
          >
            Try again
          </Button>
        </>
      ) : null}
    </div>
  );
}
