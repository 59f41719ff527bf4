import {
  dollars,
  LIMITS,
  REPORT_STATUS_LABELS,
  type Report,
  type ReportFormat,
  type ReportVersion,
} from '@plumbline/contract';
import { Loaded } from '../../api/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Download } from '../../ui/icons/download.tsx';
import { Ellipsis } from '../../ui/icons/ellipsis.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { issueCount } from './data/filters.ts';
import { useReportVersions } from './data/queries.ts';
import { STATUS_TONES } from './data/status-tones.ts';
import { otherFormats } from './list/other-formats.tsx';

interface VersionsDialogProps {
  report: Report;
  busy: boolean;
  onClose: () => void;
  onDownload: (format: ReportFormat, version: number) => void;
  onBuy: () => void;
}

/** Everything that was made of a report. A change never takes an earlier version away. */
export function VersionsDialog({ report, busy, onClose, onDownload, onBuy }: VersionsDialogProps) {
  const versions = useReportVersions(report.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Versions"
      description={report.title}
      footer={
        report.purchased ? undefined : (
          <>
            <p className="mr-auto self-center text-sm text-ink-soft">
              Buy the report once to download every version.
            </p>
            <Button variant="primary" onClick={onBuy}>
              Buy report, {dollars(LIMITS.reportPriceCents)}
            </Button>
          </>
        )
      }
    >
      <Loaded
        query={versions}
        what="the versions"
        skeleton={
          <div className="flex justify-center py-12 text-ink-soft">
            <Spinner label="Loading versions" />
          </div>
        }
      >
        {(list) => (
          <ol className="-my-2">
            {list.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                downloadable={report.purchased}
                busy={busy}
                onDownload={(format) => onDownload(format, version.version)}
              />
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}

interface VersionRowProps {
  version: ReportVersion;
  downloadable: boolean;
  busy: boolean;
  onDownload: (format: ReportFormat) => void;
}

function VersionRow({ version, downloadable, busy, onDownload }: VersionRowProps) {
  const { status, failure, pages } = version;
  const issues = issueCount(version);
  return (
    <li className="flex items-center gap-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base font-semibold">Version {version.version}</h3>
          <Badge tone={STATUS_TONES[status]}>{REPORT_STATUS_LABELS[status]}</Badge>
        </div>
        <p className="tabular mt-1 text-sm text-ink-soft">
          {longDate(version.createdAt)} · {issues} {issues === 1 ? 'issue' : 'issues'}
          {pages ? ` · ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}
        </p>
        {failure ? <p className="mt-1 text-sm text-critical">{failure}</p> : null}
      </div>
      {status === 'completed' && downloadable ? (
        <>
          <Button
            size="small"
            disabled={busy}
            icon={<Download aria-hidden="true" className="size-4" />}
            aria-label={`Download version ${version.version} as PDF`}
            onClick={() => onDownload('pdf')}
          >
            PDF
          </Button>
          <Menu
            trigger={(opens) => (
              <IconButton {...opens} disabled={busy} label={`Other formats of version ${version.version}`}>
                <Ellipsis aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            items={otherFormats(onDownload)}
          />
        </>
      ) : null}
    </li>
  );
}
