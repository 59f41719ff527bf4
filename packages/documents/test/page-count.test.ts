import { readAlerts } from '@plumbline/knowledge/hazards';
import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import { warrantyFinding } from '@plumbline/knowledge/rules';
import { expect, test } from 'vitest';
import { disputedHouse, fileOf } from './disputed-house.ts';
import { readPdf } from './inspect-pdf.ts';
import { sampleFinding } from './sample-report.ts';

/** What an owner says of five dangers and three defects that are none. */
const SAID = [
  ['Spalling concrete (concrete cancer)', 'Concrete falling off the balcony soffit, rusty steel showing'],
  ['Corroded or sagging lintel', 'Lintel sagging and rusted above the window, bricks loose'],
  ['Sagging ceiling', 'Ceiling sagging and about to fall, water dripping near the light'],
  ['Stepped cracking in brickwork', 'Stepped crack in the brick wall, 6 mm wide and getting wider'],
  ['Condensation and mould', 'Black mould over the bathroom ceiling, the baby is coughing'],
  ['Missing or failed grout or sealant', 'Sealant missing between shower wall and floor'],
  ['Plasterboard crack', 'Crack in the plasterboard from the corner of the door'],
  ['Concrete slab or floor crack', 'Crack in the garage slab'],
] as const;

const limits = warrantyFinding(
  { state: 'QLD', contractDate: '2023-05-01', completionDate: '2024-03-15' },
  { defectId: 'brick_stepped_crack', plumbing: false, severity: 'high' },
  '2026-11-22',
  {},
);

const findings = SAID.map(([title, userDescription], at) =>
  sampleFinding(at + 1, {
    title,
    userDescription,
    severity: at < 5 ? 'high' : 'low',
    description: '',
    measurements: at === 3 ? ['Crack width: measured by the inspector as 6 mm'] : [],
    rule: null,
    complianceText: 'No confirmed limit covers this kind of finding.',
    alerts: readAlerts({ words: userDescription, project: { state: 'QLD' } }),
    deadlines: limits?.deadlines ?? [],
  }),
);

test.each(REPORT_KINDS)(
  'eight findings with hazards in a report of kind %s take at most twelve pages, none half empty',
  async (kind) => {
    expect(findings.filter(({ alerts = [] }) => alerts.length > 0)).toHaveLength(5);
    const { pages, overhang } = await readPdf(await fileOf(disputedHouse(kind, { findings, plans: [] })));
    expect(pages.length).toBeLessThanOrEqual(12);
    expect(overhang).toBeLessThanOrEqual(0);
    const lines = pages.slice(1, -1).map((page) => page.split('\n').length);
    expect(Math.min(...lines)).toBeGreaterThan(30);
  },
);
