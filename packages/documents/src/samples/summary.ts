import { printDate, sentence } from '../report/print-words.ts';
import type { ReportFinding } from '../report/report-content.ts';
import { SAMPLE_REPORTS, type SampleReportId, sampleContent } from './samples.ts';

export interface SampleDefect {
  id: string;
  type: string;
  location: string;
  severity: ReportFinding['severity'];
  /** Such as '84%'. */
  confidence: string;
  description: string;
  recommendation: string;
}

/** A sample report as the public page shows it. */
export interface SampleSummary {
  id: SampleReportId;
  title: string;
  description: string;
  category: 'Residential' | 'Commercial' | 'Structural';
  severity: 'Mixed' | 'Low-Medium' | 'High';
  compliance: 'Partially Compliant' | 'Compliant' | 'Non-Compliant';
  defectCount: number;
  features: readonly string[];
  projectName: string;
  address: string;
  reportDate: string;
  inspector: string;
  defects: SampleDefect[];
}

type Card = Pick<
  SampleSummary,
  'title' | 'description' | 'category' | 'severity' | 'compliance' | 'features'
>;

const CARDS: Readonly<Record<SampleReportId, Card>> = {
  'residential-handover': {
    title: 'Residential Handover',
    description:
      'A new house, walked through before the keys change hands: sealant, tiles, plasterboard, skirting and brickwork.',
    category: 'Residential',
    severity: 'Mixed',
    compliance: 'Partially Compliant',
    features: ['Tolerances of the NSW guide', 'Stated measurements', 'One finding left open'],
  },
  'commercial-office-fitout': {
    title: 'Commercial Office Fitout',
    description:
      'One floor at practical completion. Small things, and an inspector who says for each why it doesn’t touch the code.',
    category: 'Commercial',
    severity: 'Low-Medium',
    compliance: 'Compliant',
    features: ['Inspector’s decisions beside the panel’s', 'Cosmetic items', 'Who to call'],
  },
  'structural-defect-assessment': {
    title: 'Structural Defect Assessment',
    description:
      'Flats of 2018 with spalling concrete, stepped cracks and a lintel the panel wasn’t sure about.',
    category: 'Structural',
    severity: 'High',
    compliance: 'Non-Compliant',
    features: ['Safety hazards first', 'Crack damage categories', 'A finding that was corrected'],
  },
};

/** The three sample reports, in the order in which they are shown. */
export function summariseSamples(): Promise<SampleSummary[]> {
  return Promise.all(SAMPLE_REPORTS.map(summarise));
}

async function summarise(id: SampleReportId): Promise<SampleSummary> {
  const { project, inspectedOn, letterhead, findings } = await sampleContent(id);
  const counted = findings.filter(({ group }) => group === 'defect');
  return {
    id,
    ...CARDS[id],
    defectCount: counted.length,
    projectName: project.name,
    address: project.address,
    reportDate: printDate(inspectedOn),
    inspector: letterhead.inspectorName,
    defects: counted.map(toDefect),
  };
}

function toDefect(finding: ReportFinding, at: number): SampleDefect {
  const { immediate, shortTerm, longTerm } = finding.actions;
  const [when, action] =
    [
      ['Now', immediate[0]],
      ['Within weeks', shortTerm[0]],
      ['With the next maintenance', longTerm[0]],
    ].find(([, first]) => first) ?? [];
  return {
    id: String(at + 1).padStart(2, '0'),
    type: finding.title,
    location: finding.location || 'Place not stated',
    severity: finding.severity,
    confidence: `${Math.round((finding.panel.confidence ?? 0) * 100)}%`,
    description: finding.description,
    recommendation: action ? `${when}: ${sentence(action)}` : '',
  };
}
