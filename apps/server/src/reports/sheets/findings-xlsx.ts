import { printDate, type ReportContent } from '@plumbline/documents';
import { clockOf } from '@plumbline/knowledge';
import writeExcelFile, { type Cell, type Image, type Row } from 'write-excel-file/node';
import type { Thumbnail } from '../pictures/pictures.ts';
import { type FindingsTable, harmless } from './findings-table.ts';
import { printedSheets } from './printed-sheets.ts';
import { roomFor } from './row-heights.ts';

/** Room for a thumbnail of `THUMBNAIL_SIDE` pixels: in points high, in characters wide. */
const ROW_HEIGHT = 76;
const PICTURE_WIDTH = 18;
const DPI = 96;
/** Excel refuses a longer cell. */
const LONGEST = 32_000;

/** Findings as a workbook: the table with a small photo in each row, and a sheet that says whose report it is. */
export function findingsXlsx(
  content: ReportContent,
  { columns, rows }: FindingsTable,
  thumbnails: ReadonlyMap<number, Thumbnail>,
): Promise<Buffer> {
  const head = (value: string): Cell => ({ value, type: String, fontWeight: 'bold', align: 'left' });
  const widths = columns.map(({ width }) => width);
  const table: Row[] = [
    [head('Photo'), ...columns.map(({ name }) => head(name))],
    ...rows.map((row): Row => {
      const height = Math.max(ROW_HEIGHT, roomFor(row, widths));
      return [{ value: '', type: String, height }, ...row.map(cell)];
    }),
  ];
  return writeExcelFile(
    [
      {
        sheet: 'Defects',
        data: table,
        columns: [{ width: PICTURE_WIDTH }, ...widths.map((width) => ({ width }))],
        stickyRowsCount: 1,
        orientation: 'landscape',
        images: content.findings.flatMap(({ id, title }, at) => picture(thumbnails.get(id), title, at + 2)),
      },
      {
        sheet: 'Report',
        data: factsOf(content),
        columns: [{ width: 24 }, { width: 64 }],
        orientation: 'landscape',
      },
    ],
    { features: [printedSheets] },
  ).toBuffer();
}

function cell(value: string | number): Cell {
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' };
  return { value: value.slice(0, LONGEST), type: String, wrap: true, alignVertical: 'top' };
}

function picture(thumbnail: Thumbnail | undefined, title: string, row: number): Image[] {
  if (!thumbnail) return [];
  const { bytes, width, height } = thumbnail;
  return [
    {
      content: bytes,
      contentType: 'image/jpeg',
      width,
      height,
      dpi: DPI,
      anchor: { row, column: 1 },
      offsetX: 3,
      offsetY: 3,
      title,
      description: `Photo of ${title}`,
    },
  ];
}

function factsOf({
  title,
  reportId,
  version,
  madeAt,
  project,
  clientName,
  inspectedOn,
  counts,
}: ReportContent) {
  const facts: [string, string | number][] = [
    ['Report', title],
    ['Number', `${reportId}-${version}`],
    ['Made', printDate(madeAt, clockOf(project.state))],
    ['Project', project.name],
    ['Property', project.address],
    ['Prepared for', clientName],
    ['Inspected', inspectedOn],
    ['Critical', counts.critical],
    ['High', counts.high],
    ['Medium', counts.medium],
    ['Low', counts.low],
  ];
  return facts.map(
    ([name, value]): Row => [{ value: name, type: String, fontWeight: 'bold' }, cell(harmless(value))],
  );
}
