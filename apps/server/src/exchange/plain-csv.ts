import type { RepairStateId } from '@plumbline/contract';
import { findingsCsv, harmless } from '../reports/index.ts';
import type { ExportedFinding } from './exported-findings.ts';

const COLUMNS = [
  'Number',
  'Room',
  'Finding',
  'Severity',
  'Open hazards',
  'Description',
  'Recommendations',
  'Trade',
  'Assigned to',
  'Due',
  'Repair',
  'Found by',
  'Found on',
  'Comments',
] as const;

/** Who mended it and whether somebody else looked stay apart: nothing that nobody looked at reads as closed. */
const STATES: Readonly<Record<RepairStateId, string>> = {
  open: 'Open',
  assigned: 'Assigned',
  fixed: 'Reported as fixed',
  fixed_unverified: 'Fixed, not independently verified',
  verified: 'Verified',
  reopened: 'Reopened',
  disputed: 'Disputed',
  accepted: 'Left as it is',
  not_defect: 'Said to be no defect',
};

const SEVERITIES = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const;

/** Findings as a list for a spreadsheet, one a row. No cell runs as a formula; an open hazard says what to do first. */
export async function plainCsv(findings: AsyncIterable<ExportedFinding>): Promise<string> {
  const rows: (string | number)[][] = [];
  for await (const finding of findings) {
    const hazards = finding.hazards.map(({ title, when, steps, call }) =>
      [`${title}: ${when}.`, ...steps, `Call: ${call}`].join(' '),
    );
    rows.push(
      [
        finding.number,
        finding.location,
        finding.title,
        SEVERITIES[finding.severity],
        hazards.join('\n'),
        finding.description,
        finding.recommendations,
        finding.trade,
        finding.person,
        finding.dueOn ?? '',
        STATES[finding.state],
        finding.author,
        finding.createdAt.toISOString().slice(0, 10),
        finding.comments.map(({ author, text }) => `${author}: ${text}`).join('\n'),
      ].map(harmless),
    );
  }
  return findingsCsv({ columns: COLUMNS.map((name) => ({ name })), rows });
}
