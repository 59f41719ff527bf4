import type { Report, ReportFormat } from '@plumbline/contract';
import { may } from '../../../api/may.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Ellipsis } from '../../../ui/icons/ellipsis.tsx';
import { ListChecks } from '../../../ui/icons/list-checks.tsx';
import { NotebookPen } from '../../../ui/icons/notebook-pen.tsx';
import { History } from '../../../ui/icons/rotate-ccw-clock.tsx';
import { Trash2 } from '../../../ui/icons/trash.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { otherFormats } from './other-formats.tsx';

interface ReportMenuProps {
  report: Report;
  onDownload: (format: ReportFormat) => void;
  onEdit: () => void;
  onDetails: () => void;
  onVersions: () => void;
  onDelete: () => void;
}

const ICON = 'size-4 text-ink-soft';

/** The defect list in other formats, what the report says besides its defects, its versions, its end. */
export function ReportMenu({ report, onDownload, onEdit, onDetails, onVersions, onDelete }: ReportMenuProps) {
  const finished = may(report, 'preview');
  // The card of one that failed has no room for it, and another choice may be the way out.
  const choose: MenuItem = {
    label: 'Choose other defects',
    icon: <ListChecks aria-hidden="true" className={ICON} />,
    onSelect: onEdit,
  };
  return (
    <Menu
      trigger={(opens) => (
        <IconButton {...opens} label={`More for ${report.title}`}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      items={[
        ...(finished ? otherFormats(onDownload) : []),
        ...(may(report, 'retry') && may(report, 'edit') ? [choose] : []),
        {
          label: 'Report details',
          icon: <NotebookPen aria-hidden="true" className={ICON} />,
          disabled: !may(report, 'edit'),
          separated: finished,
          onSelect: onDetails,
        },
        {
          label: 'Versions',
          icon: <History aria-hidden="true" className={ICON} />,
          onSelect: onVersions,
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          danger: true,
          separated: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
