import {
  forReadersOf,
  ownWordsOnly,
  type ReportContent,
  type ReportFinding,
  wasAnalysed,
} from '@plumbline/documents';
import { askedToName } from '@plumbline/knowledge/assess';

type Value = string | number;

interface TableColumn {
  name: string;
  /** In characters, for spreadsheets. */
  width: number;
  read: (finding: ReportFinding, number: number) => Value;
}

/** A report's findings as columns: every kind of spreadsheet is made from these, so that none says more than another. */
const COLUMNS: readonly TableColumn[] = [
  column('No.', 5, (_finding, number) => number),
  column('Finding', 9, ({ number = '' }) => number),
  column('Defect id', 9, ({ id }) => id),
  column('Counted', 9, ({ group }) => (group === 'defect' ? 'yes' : 'no')),
  column('Severity', 10, ({ severity }) => severity),
  column('Hazard', 28, ({ alerts = [] }) => alerts.map(({ title }) => title).join('; ')),
  column('Closed hazards', 28, ({ closedAlerts = [] }) =>
    closedAlerts.map(({ alert, reason }) => `${alert.title}: ${reason}`).join('; '),
  ),
  column('Defect', 32, ({ title }) => title),
  column('Location', 24, ({ location }) => location),
  column('Stages', 20, ({ stages }) => stages.join('; ')),
  column('Compliance', 15, ({ compliance }) => compliance),
  column('Provision', 28, ({ rule }) => rule?.provision ?? ''),
  column('AI finding', 28, (finding) => (wasAnalysed(finding) ? finding.panel.title : '')),
  column('AI severity', 10, (finding) => (wasAnalysed(finding) ? finding.panel.severity : '')),
  column('AI confidence', 10, ({ panel }) => panel.confidence ?? ''),
  column('Decision', 11, ({ decision }) => decision?.verdict ?? ''),
  column('Inspector’s note', 32, ({ decision }) => decision?.note ?? ''),
  column('Measurements', 32, ({ measurements }) => measurements.join('; ')),
  column('Description', 48, ({ description }) => description),
  column('Now', 40, ({ actions }) => actions.immediate.filter((step) => !askedToName(step)).join('; ')),
  column('Within weeks', 40, ({ actions }) => actions.shortTerm.join('; ')),
  column('Later', 40, ({ actions }) => actions.longTerm.join('; ')),
  column('Who to call', 24, ({ whoToCall }) => whoToCall.join('; ')),
  column('Photo', 24, ({ photo }) => photo?.fileName ?? ''),
  column('SHA-256', 20, ({ photo }) => photo?.sha256 ?? ''),
  column('Taken', 19, ({ photo }) => photo?.takenAt ?? ''),
  column('Latitude', 11, ({ photo }) => photo?.latitude ?? ''),
  column('Longitude', 11, ({ photo }) => photo?.longitude ?? ''),
];

function column(name: string, width: number, read: TableColumn['read']): TableColumn {
  return { name, width, read: (finding, number) => harmless(read(finding, number)) };
}

/** A spreadsheet takes what begins like this for a formula and may run it, there or in a copy of the cell. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A value that no spreadsheet runs. */
export function harmless(value: Value): Value {
  return typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value;
}

export interface FindingsTable {
  columns: readonly TableColumn[];
  rows: Value[][];
}

/** What the software alone has to say. */
const BY_SOFTWARE = /^AI /;

/**
 * The findings in the order of the report, each with the address at which its photo and details can be seen.
 * Text that a spreadsheet would run is disarmed. Where the report may hold only people's words, so may its table.
 */
export function findingsTable(content: ReportContent, addressOf: (id: number) => string): FindingsTable {
  const byPeople = ownWordsOnly(content);
  const columns = [...COLUMNS, column('Link', 40, ({ id }) => addressOf(id))].filter(
    ({ name }) => !byPeople || !BY_SOFTWARE.test(name),
  );
  const findings = byPeople
    ? content.findings.map((finding) => forReadersOf(finding, { kind: 'expert', ownWordsOnly: true }))
    : content.findings;
  return {
    columns,
    rows: findings.map((finding, at) => columns.map(({ read }) => read(finding, at + 1))),
  };
}
