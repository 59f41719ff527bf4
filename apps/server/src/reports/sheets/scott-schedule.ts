import {
  forReadersOf,
  ownWordsOnly,
  photosInIndex,
  type ReportContent,
  type ReportFinding,
  renderSchedule,
} from '@plumbline/documents';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import { harmless } from './findings-table.ts';
import { printedSheets } from './printed-sheets.ts';
import { roomFor, tallRows } from './row-heights.ts';

interface ScheduleColumn {
  name: string;
  /** In characters. */
  width: number;
  /** What the report knows of it; what people or the tribunal have to say stays empty. */
  read?: (item: Item) => string;
}

interface Item {
  finding: ReportFinding;
  /** In the report. */
  number: string;
}

/** What the report itself prints of it: nothing that the software only guessed, and without leave none of its words. */
const told = (finding: ReportFinding, content: ReportContent) =>
  forReadersOf(finding, { kind: 'expert', ownWordsOnly: ownWordsOnly(content) });

const seen = ({ finding }: Item) =>
  [finding.title, finding.decision?.note || finding.description, ...finding.measurements]
    .filter((part) => part !== '')
    .join('\n');

/** Nothing is alleged that the report doesn’t find: a limit that is kept, or that nothing was held against, is no breach. */
const breach = ({ finding: { rule, compliance } }: Item) =>
  rule && compliance === 'non_compliant'
    ? [rule.provision, rule.stated && `Stated: ${rule.stated}`, rule.limit && `Limit: ${rule.limit}`]
        .filter(Boolean)
        .join('\n')
    : '';

/** By the numbers of the report's photo index: two cameras name their files alike. */
const photosOf = ({ finding, number }: Item) =>
  photosInIndex(finding, number)
    .map((photo) => `${photo.number} (${photo.file})`)
    .join(', ');

/** NCAT's form for defective work has seven columns; location, breach and evidence stand in the comments. */
const NCAT: readonly ScheduleColumn[] = [
  { name: 'Contract', width: 20 },
  {
    name: 'Applicant’s comments',
    width: 60,
    read: (item) =>
      [item.finding.location, seen(item), breach(item), photosOf(item) && `Photos: ${photosOf(item)}`]
        .filter((part) => part !== '')
        .join('\n'),
  },
  { name: 'Applicant’s estimate of loss', width: 20 },
  { name: 'Respondent’s comments', width: 40 },
  { name: 'Respondent’s estimate of loss', width: 20 },
  { name: 'Tribunal Member’s comments', width: 30 },
];

const GENERIC: readonly ScheduleColumn[] = [
  { name: 'Contract reference', width: 20 },
  { name: 'Location', width: 24, read: ({ finding }) => finding.location },
  { name: 'Defect', width: 48, read: seen },
  { name: 'Breach alleged', width: 32, read: breach },
  { name: 'Evidence', width: 24, read: photosOf },
  { name: 'Scope claimed', width: 32 },
  { name: 'Cost claimed', width: 16 },
  { name: 'Response', width: 32 },
  { name: 'Respondent’s scope', width: 32 },
  { name: 'Respondent’s cost', width: 16 },
  { name: 'Experts agree', width: 24 },
  { name: 'Tribunal’s comments', width: 30 },
];

const SHEET = 'Scott Schedule';
const NUMBER_WIDTH = 9;
/** Excel refuses a longer cell. */
const LONGEST = 32_000;

const head = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  wrap: true,
  align: 'left',
});
const cell = (value: string): Cell => ({
  value: String(harmless(value)).slice(0, LONGEST),
  type: String,
  wrap: true,
  alignVertical: 'top',
});

const isForNcat = ({ project, particulars }: ReportContent) =>
  particulars?.forum ? particulars.forum.name.startsWith('NCAT') : project.state === 'NSW';

/**
 * The counted findings that an inspector has decided as a Scott Schedule: NCAT's columns in New South Wales, elsewhere a
 * general one that says so. Item numbers are the report's. Cost, scope and the other side's columns are people's to fill.
 */
function scheduleOf(content: ReportContent) {
  const ncat = isForNcat(content);
  const columns = ncat ? NCAT : GENERIC;
  const items = content.findings
    .map((finding, at) => ({ finding: told(finding, content), number: String(at + 1).padStart(2, '0') }))
    .filter(({ finding }) => finding.group === 'defect' && finding.decision);
  const notes = [
    'Scott Schedule, a draft for the form that is directed.',
    ncat
      ? 'Columns as described for NCAT’s form for defective workmanship. Check them against the current form before filing.'
      : 'These are general columns, not this forum’s own form. If the forum directs a form, use that one.',
    'Only findings that the inspector has decided are items. An item keeps its number in this version of the report.',
    'Cost, scope, the other side’s columns and the tribunal’s are empty: people fill them.',
    `Report ${content.reportId}-${content.version}, ${content.project.address || content.project.name}`,
  ];
  return {
    columns: [
      { name: 'Item no.', width: NUMBER_WIDTH },
      ...columns.map(({ name, width }) => ({ name, width })),
    ],
    rows: items.map((item) => [item.number, ...columns.map(({ read }) => read?.(item) ?? '')]),
    notes,
  };
}

/** The schedule as a workbook. */
export function scottSchedule(content: ReportContent): Promise<Buffer> {
  const { columns, rows, notes } = scheduleOf(content);
  const widths = columns.map(({ width }) => width);
  const heights = [columns.map(({ name }) => name), ...rows].map((row) => roomFor(row, widths));
  return writeExcelFile(
    [
      {
        sheet: SHEET,
        data: [columns.map(({ name }) => head(name)), ...rows.map((row): Row => row.map(cell))],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
        orientation: 'landscape',
      },
      {
        sheet: 'Notes',
        data: notes.map((note): Row => [cell(note)]),
        columns: [{ width: 110 }],
        orientation: 'landscape',
      },
    ],
    { features: [printedSheets, tallRows(SHEET, heights)] },
  ).toBuffer();
}

/** The schedule for Word, on sheets that lie on their side. @throws TypesetError */
export function scottScheduleForWord(content: ReportContent): Promise<Uint8Array> {
  const { letterhead, reportId, version } = content;
  return renderSchedule({
    title: 'Scott Schedule',
    footer: `Report ${reportId}-${version}`,
    author: letterhead.companyName || letterhead.inspectorName || 'Plumbline',
    ...scheduleOf(content),
  });
}
