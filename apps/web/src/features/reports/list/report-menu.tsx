import type { Report, ReportFormat } from '@plumbline/contract';
import { may } from '../../../api/may.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Braces } from '../../../ui/icons/braces.tsx';
import { Ellipsis } from '../../../ui/icons/ellipsis.tsx';
import { FileText } from '../../../ui/icons/file-text.tsx';
import { ListChecks } from '../../../ui/icons/list-checks.tsx';
import { NotebookPen } from '../../../ui/icons/notebook-pen.tsx';
import { History } from '../../../ui/icons/rotate-ccw-clock.tsx';
import { Scale } from '../../../ui/icons/scale.tsx';
import { Sheet } from '../../../ui/icons/sheet.tsx';
import { Table } from '../../../ui/icons/table.tsx';
import { Trash2 } from '../../../ui/icons/trash.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';

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
  const exports: MenuItem[] = [
    {
      label: 'Download Word (DOCX)',
      icon: <FileText aria-hidden="true" className={ICON} />,
      onSelect: () => onDownload('docx'),
    },
    {
      label: 'Download Excel (XLSX)',
      icon: <Sheet aria-hidden="true" className={ICON} />,
      onSelect: () => onDownload('xlsx'),
    },
    {
      label: 'Download CSV',
      icon: <Table aria-hidden="true" className={ICON} />,
      onSelect: () => onDownload('csv'),
    },
    {
      label: 'Download JSON',
      icon: <Braces aria-hidden="true" className={ICON} />,
      onSelect: () => onDownload('json'),
    },
    {
      label: 'Scott Schedule (XLSX)',
      icon: <Scale aria-hidden="true" className={ICON} />,
      onSelect: () => onDownload('scott_schedule'),
    },
    {
      label: 'Scott Schedule (DOCX)',
      icon: <Scale aria-hidden="true" className={ICON} />,
      onSelect: () => onDownload('scott_schedule_word'),
    },
  ];
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
        ...(finished ? exports : []),
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
