import type { ReportContent, ReportFinding } from '@plumbline/documents';

const COLUMNS: [string, (finding: ReportFinding) => string | number][] = [
  ['No.', () => ''],
  ['Defect id', ({ id }) => id],
  ['Counted', ({ group }) => (group === 'defect' ? 'yes' : 'no')],
  ['Severity', ({ severity }) => severity],
  ['Defect', ({ title }) => title],
  ['Location', ({ location }) => location],
  ['Stages', ({ stages }) => stages.join('; ')],
  ['Compliance', ({ compliance }) => compliance],
  ['Provision', ({ rule }) => rule?.provision ?? ''],
  ['AI finding', ({ panel }) => panel.title],
  ['AI severity', ({ panel }) => panel.severity],
  ['AI confidence', ({ panel }) => panel.confidence],
  ['Decision', ({ decision }) => decision?.verdict ?? ''],
  ['Inspector’s note', ({ decision }) => decision?.note ?? ''],
  ['Measurements', ({ measurements }) => measurements.join('; ')],
  ['Description', ({ description }) => description],
  ['Now', ({ actions }) => actions.immediate.join('; ')],
  ['Within weeks', ({ actions }) => actions.shortTerm.join('; ')],
  ['In the long run', ({ actions }) => actions.longTerm.join('; ')],
  ['Who to call', ({ whoToCall }) => whoToCall.join('; ')],
  ['Photo', ({ photo }) => photo?.fileName ?? ''],
  ['SHA-256', ({ photo }) => photo?.sha256 ?? ''],
  ['Taken', ({ photo }) => photo?.takenAt ?? ''],
  ['Latitude', ({ photo }) => photo?.latitude ?? ''],
  ['Longitude', ({ photo }) => photo?.longitude ?? ''],
];

/** A report's findings as CSV for spreadsheets: with a byte-order mark, so that they read it as UTF-8. */
export function findingsCsv({ findings }: ReportContent): string {
  const rows = findings.map((finding, at) =>
    COLUMNS.map(([, read], column) => cell(column === 0 ? at + 1 : read(finding))).join(','),
  );
  return `\ufeff${[COLUMNS.map(([name]) => cell(name)).join(','), ...rows].join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet takes what begins like this for a formula and would run it.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
