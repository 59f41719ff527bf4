/** Rows made of the user's own findings and projects, for one answer. */
import {
  type OwnFinding,
  type OwnFindingSummary,
  type OwnProject,
  plain,
  plainUpTo,
} from '../account-data.ts';
import { hazardSaid } from '../compose/open-hazards.ts';
import { type Aspect, bullets, listed, type Row, small } from './row.ts';

const LONGEST_SUMMARY = 1200;
const percent = (share: number) => `${Math.round(share * 100)}%`;

const COMPLIANCE_WORDS = {
  compliant: 'appears compliant',
  non_compliant: 'appears not to comply',
  undetermined: 'compliance not determined',
} as const;

/** The same as the end of a sentence. */
export const COMPLIANCE_SAID = {
  compliant: 'appears compliant',
  non_compliant: 'appears not to comply',
  undetermined: 'isn’t decided by any rule yet: have it inspected, or state a measurement',
} as const;

function rowOf(finding: OwnFindingSummary, aspect: Aspect, title: string, text: string): Row {
  return {
    id: `finding:${finding.id}/${aspect}`,
    aspect,
    title: `Finding ${finding.number}: ${title}`,
    text,
    keywords: '',
    defectIds: finding.defectId ? [finding.defectId] : [],
    states: [],
    confidence: finding.decided ? 'verified' : 'likely',
    source: finding.decided ? 'Your finding, decided by the inspector' : 'Your finding',
  };
}

/** One line about a finding, as lists show it; with its project's name where the list is of several. */
export function findingLine(finding: OwnFindingSummary, projectName = ''): string {
  const where = [projectName, finding.location].map(plain).filter(Boolean).join(', ');
  const sure =
    finding.confidence === undefined ? 'the panel gives no figure' : `${percent(finding.confidence)} sure`;
  const rated = finding.unsettled
    ? 'not rated'
    : `${finding.severity}, ${COMPLIANCE_WORDS[finding.compliance]}, ${finding.decided ? 'decided by the inspector' : sure}`;
  const open = hazardSaid(finding);
  return `**${plain(finding.title)}** (finding ${finding.number}${where ? `, ${where}` : ''}): ${rated}${open ? `. Open hazard: ${open}` : ''}${finding.precaution ? `. ${finding.precaution}` : ''}`;
}

export const findingRow = (finding: OwnFindingSummary): Row =>
  rowOf(finding, 'verdict', plain(finding.title), findingLine(finding));

/** What is known of a finding, by the question that it answers. An aspect that has nothing to say has no row. */
export function findingRows(finding: OwnFinding): Row[] {
  const { assessment, consensusFactors, divergentPoints, agreement: counted, mismatch, sureOf } = finding;
  const { severityReasons, compliance, causes, actions, whoToCall, warranty } = assessment;
  const title = plain(finding.title);
  const row = (aspect: Aspect, name: string, text: string) => rowOf(finding, aspect, name, text);
  const steps: [string, readonly string[]][] = [
    ['Now', actions.immediate],
    ['Within weeks', actions.shortTerm],
    ['Later', actions.longTerm],
  ];
  const provisions = assessment.references.map(({ display }) => plain(display));
  const disagreement = divergentPoints.map(plain).filter(Boolean);
  const agreement = consensusFactors.map(plain).filter(Boolean);
  const rows: (Row | undefined)[] = [
    row(
      'severity',
      'severity',
      `Your finding ${finding.number}, ${title}, is rated **${finding.severity}**.${severityReasons.length > 0 ? `\n${bullets(severityReasons.map(plain))}` : ''}`,
    ),
    row('tolerance', 'compliance', plain(compliance.text)),
    causes.length > 0
      ? row(
          'cause',
          'likely causes',
          `For your finding ${finding.number} the likely causes are:\n${bullets(causes.map(plain))}`,
        )
      : undefined,
    steps.some(([, items]) => items.length > 0)
      ? row(
          'next',
          'recommended actions',
          steps
            .filter(([, items]) => items.length > 0)
            .map(([when, items]) => `**${when}**\n${bullets(items.map(plain))}`)
            .join('\n\n'),
        )
      : undefined,
    whoToCall.length > 0
      ? row(
          'who',
          'who to call',
          `For your finding ${finding.number}: ${listed(whoToCall.map(plain), 'or')}.`,
        )
      : undefined,
    provisions.length > 0
      ? row(
          'provision',
          'references',
          `References of your finding ${finding.number}:\n${bullets(provisions.slice(0, 8))}`,
        )
      : undefined,
    warranty
      ? row(
          'warranty',
          'warranty',
          [
            warranty.period
              ? `For your finding ${finding.number}: ${warranty.period}, from ${warranty.runsFrom}.`
              : '',
            warranty.summary ?? '',
            warranty.law ? `Law: ${warranty.law}.` : '',
            warranty.note,
          ]
            .filter(Boolean)
            .map(plain)
            .join(' '),
        )
      : undefined,
    row(
      'sureness',
      'how sure the panel is',
      [
        finding.confidence === undefined
          ? `The panel gives no figure for ${small(plain(assessment.panel?.title ?? finding.title))}. ${plain(counted)}`
          : `The panel is **${percent(finding.confidence)}** sure of ${small(plain(sureOf ?? assessment.panel?.title ?? finding.title))}. ${plain(counted)}`,
        mismatch ? plain(mismatch) : '',
        agreement.length > 0 ? `What they agree on:\n${bullets(agreement)}` : '',
        disagreement.length > 0 ? `Where they differ:\n${bullets(disagreement)}` : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    row(
      'about',
      'what was found',
      plainUpTo(assessment.executiveSummary || assessment.description, LONGEST_SUMMARY),
    ),
  ];
  return rows.filter((each) => each !== undefined && each.text !== '') as Row[];
}

export const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: 'in progress',
  on_hold: 'on hold',
  completed: 'complete',
};

export function projectRow(project: OwnProject): Row {
  const { id, name, status, progress, defectCount, criticalCount } = project;
  const defects = defectCount === 1 ? '1 defect' : `${defectCount} defects`;
  return {
    id: `project:${id}`,
    aspect: 'project',
    title: `Project ${plain(name)}`,
    text: `**${plain(name)}** is ${STATUS_WORDS[status] ?? plain(status)} at ${progress}% and has ${defects}, ${criticalCount === 0 ? 'none' : criticalCount} of them critical.`,
    keywords: '',
    defectIds: [],
    states: project.state ? [project.state] : [],
    confidence: 'verified',
    source: 'Your project',
  };
}
