import { findingsCsv, harmless } from '../reports/index.ts';
import { type ExportedFinding, writtenOf } from './exported-findings.ts';

/** The words and the order of Procore's template for punch lists: its import refuses any other. */
const COLUMNS = [
  'Item Name*',
  'Punch Item #*',
  'Punch Item Manager*',
  'Created By*',
  'Assigned To',
  'Final Approver*',
  'Location',
  'Trade',
  'Schedule Impact',
  'Schedule Impact Days',
  'Cost Code',
  'Punch Item Type',
  'Due Date',
  'Priority',
  'Cost Impact',
  'Cost Impact Amount',
  'Reference',
  'Description',
  'Comments',
] as const;
type Column = (typeof COLUMNS)[number];

const PRIORITIES = { critical: 'High', high: 'High', medium: 'Medium', low: 'Low' } as const;

/**
 * Defects as rows of Procore's punch list. Manager and approver are people of Procore's own directory: they stay empty
 * for whoever imports the list to choose.
 */
export async function procoreCsv(findings: AsyncIterable<ExportedFinding>): Promise<string> {
  const rows: (string | number)[][] = [];
  for await (const finding of findings) {
    const [hazard] = finding.hazards;
    const values: Partial<Record<Column, string | number>> = {
      'Item Name*': hazard ? `Hazard: ${hazard.title} (${finding.title})` : finding.title,
      'Punch Item #*': finding.number,
      'Created By*': finding.author,
      'Assigned To': finding.person,
      Location: finding.location,
      Trade: finding.trade,
      'Due Date': finding.dueOn ?? '',
      Priority: PRIORITIES[finding.severity],
      Description: writtenOf(finding),
      Comments: finding.comments.map(({ author, text }) => `${author}: ${text}`).join('\n'),
    };
    rows.push(COLUMNS.map((column) => harmless(values[column] ?? '')));
  }
  return findingsCsv({ columns: COLUMNS.map((name) => ({ name })), rows });
}
