import { findingsCsv, harmless } from '../reports/index.ts';
import type { ExportedFinding } from './exported-findings.ts';

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

/** What is dangerous, how soon to act and whom to call: the template has no column for any of it. */
const dangerOf = ({ title, when, call }: ExportedFinding['hazards'][number]) =>
  `Hazard: ${title}. ${when}. Call: ${call}.`.replaceAll('..', '.');

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
      Description: [...finding.hazards.map(dangerOf), finding.description, finding.recommendations]
        .filter(Boolean)
        .join('\n\n'),
      Comments: finding.comments.map(({ author, text }) => `${author}: ${text}`).join('\n'),
    };
    rows.push(COLUMNS.map((column) => harmless(values[column] ?? '')));
  }
  return findingsCsv({ columns: COLUMNS.map((name) => ({ name })), rows });
}
