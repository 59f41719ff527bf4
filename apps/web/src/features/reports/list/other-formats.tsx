import type { ReportFormat } from '@plumbline/contract';
import { Braces } from '../../../ui/icons/braces.tsx';
import { FileText } from '../../../ui/icons/file-text.tsx';
import { Scale } from '../../../ui/icons/scale.tsx';
import { Sheet } from '../../../ui/icons/sheet.tsx';
import { Table } from '../../../ui/icons/table.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';

const ICON = 'size-4 text-ink-soft';

/** What a report can be had as besides PDF, as items of a menu. */
export function otherFormats(onDownload: (format: ReportFormat) => void): MenuItem[] {
  return [
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
}
