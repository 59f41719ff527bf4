import type { Alert } from '@plumbline/knowledge/hazards';
import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ReportFinding } from '../src/index.ts';
import { toReportPage } from '../src/report/report-page.ts';
import { fileOf } from './disputed-house.ts';
import { onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const alert = (urgency: Alert['urgency'], title: string): Alert => ({
  kind: 'electrical',
  urgency,
  title,
  steps: ['Keep away.'],
  call: 'An electrician',
  source: 'Trade practice',
  basis: 'words',
  because: title,
});
const closed = {
  alert: alert('now', 'Open pool gate'),
  reason: 'New latch fitted and tried',
  closedAt: '2026-11-20T03:00:00.000Z',
  closedBy: 'Pat Owner',
};
const calm = { decision: null, classification: 'minor', severity: 'low', safetyHazard: false } as const;

const FINDINGS: ReportFinding[] = [
  sampleFinding(1, { ...calm, safetyHazard: true, alerts: [], closedAlerts: [closed] }),
  sampleFinding(2, { ...calm, alerts: [alert('soon', 'Old mould')] }),
  sampleFinding(3, {
    ...calm,
    group: 'clear',
    title: 'Not sure',
    classification: '',
    severity: 'critical',
    alerts: [alert('now', 'Shock off a tap')],
  }),
  sampleFinding(4, {
    ...calm,
    group: 'rejected',
    safetyHazard: true,
    title: 'Set aside',
    alerts: [alert('today', 'Loose tiles')],
    closedAlerts: [closed],
  }),
  sampleFinding(5, { ...calm, group: 'rejected', safetyHazard: true, title: 'Only set aside' }),
];

const pageOf = (kind: (typeof REPORT_KINDS)[number], findings: ReportFinding[]) =>
  toReportPage(
    sampleReport(findings, { kind }),
    { pictures: new Map(), further: new Map() },
    { preview: true, logo: '' },
  );

test.each(REPORT_KINDS)(
  'every open hazard is listed and counted in a report of kind %s, closed ones last',
  (kind) => {
    const page = pageOf(kind, FINDINGS);
    expect(page.sections).toContain('hazards');
    expect(
      page.hazards?.map(({ number, open, closed: done }) => [
        number,
        open.map(({ when }) => when),
        done.length,
      ]),
    ).toEqual([
      ['03', ['Act now'], 0],
      ['04', ['Make safe today'], 0],
      ['02', ['Before any work'], 0],
      ['01', [], 1],
      ['04', [], 1],
    ]);
    expect(page.hazardCount).toBe(3);
    expect(page.summary).toContain('Safety hazards: 02, 03 and 04.');
    expect(
      page.significant.map(({ number, rating, hazard }) => [
        number,
        rating.word === 'Safety hazard' || hazard,
      ]),
    ).toEqual([
      ['01', false],
      ['02', true],
      ['03', true],
      ['04', true],
    ]);
    expect(page.warned.map(({ number, rating }) => [number, rating])).toEqual([
      ['03', { mark: 'critical', word: 'Safety hazard' }],
      ['04', { mark: 'high', word: 'Safety hazard' }],
    ]);
    // They are no defects for that.
    expect(page.counts.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  },
);

test('a report without a counted defect still tells its hazard', () => {
  const page = pageOf('pre_purchase', FINDINGS.slice(2, 3));
  expect(page.summary).toContain('Safety hazards: 01.');
  expect(page.hazardCount).toBe(1);
});

test.each(['pdf', 'docx'] as const)(
  'prints hazards by urgency and the warned photo among all findings (%s)',
  async (format) => {
    const bytes = await fileOf(sampleReport(FINDINGS, { kind: 'pre_purchase' }), format);
    const words =
      format === 'pdf'
        ? onOneLine((await readPdf(bytes)).text)
        : strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ');
    expect(words).toMatch(
      /Shock off a tap.*Loose tiles.*Old mould.*Open pool gate: closed.*New latch fitted and tried.*Pat Owner, 20 Nov 2026.*All findings.*01.*02.*03\s+Safety hazard\s+Not sure.*04\s+Safety hazard\s+Set aside.*Significant items/s,
    );
    expect(words).toContain('It is warned of among the safety hazards.');
  },
);

const history = { said: [], fixed: true, became: 'Fixed', before: null, after: null };

test('what is fixed is significant no longer, and the page says of what there is none', () => {
  const grave = sampleFinding(1, {
    ...calm,
    severity: 'critical',
    safetyHazard: true,
    alerts: [],
    closedAlerts: [],
  });
  expect(pageOf('defect_list', [grave]).significant).toHaveLength(1);
  const page = pageOf('defect_list', [{ ...grave, history }]);
  expect(page.significant).toEqual([]);
  expect(page.hazardCount).toBe(0);
  expect(page.fixed.noSignificant).toBe(
    'No finding in this report is critical, high or a safety hazard and not fixed.',
  );
});

test('what was seen fixed stays first and keeps its steps while an alert is open on it', () => {
  const open = sampleFinding(1, { ...calm, history, alerts: [alert('now', 'Shock off a tap')] });
  const page = pageOf('defect_list', [open]);
  expect(page.significant.map(({ title, hazard }) => ({ title, hazard }))).toEqual([
    { title: open.title, hazard: true },
  ]);
  expect(page.hazardCount).toBe(1);
});
