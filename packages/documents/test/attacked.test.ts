/** What a solicitor attacks first in a report: whose words it has, what is undecided, and what is said twice. */
import { describe, expect, test } from 'vitest';
import type { ReportContent } from '../src/index.ts';
import { toReportPage } from '../src/report/report-page.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const page = (content: ReportContent) =>
  toReportPage(content, { pictures: new Map(), further: new Map() }, { preview: false, logo: '' });

describe('whose words these are', () => {
  const heading = 'Whose words these are';
  const itemsOf = (content: ReportContent) =>
    page(content)
      .scope.filter((section) => section.heading === heading)
      .flatMap(({ items }) => items)
      .join(' ');

  test('is told of the person, the software and the inspector, by the headings that are printed', () => {
    const said = itemsOf(sampleReport([sampleFinding(1)]));
    for (const name of [
      'Said with the photo',
      'What the panel of engines found',
      'What the inspector decided',
    ])
      expect(said).toContain(name);
  });

  test('names no words of software in an expert report that prints none', () => {
    const said = itemsOf(sampleReport([sampleFinding(1)], { kind: 'expert' }));
    expect(said).toContain('Opinion of the expert');
    expect(said).not.toMatch(/panel|software/);
  });
});

test.each([
  [0, 2, 'The inspector hasn’t decided on any of them yet.'],
  [0, 1, 'The inspector hasn’t decided on it yet.'],
  [1, 2, 'The inspector has decided on 1 of them; the other is undecided.'],
  [2, 5, 'The inspector has decided on 2 of them; the other 3 are undecided.'],
  [3, 3, 'The inspector has decided on all of them.'],
  [1, 1, 'The inspector has decided on it.'],
])('of %i decided findings among %i, the summary tells how many aren’t', (decided, all, told) => {
  const findings = Array.from({ length: all }, (_, at) =>
    sampleFinding(at + 1, at < decided ? {} : { decision: null }),
  );
  expect(page(sampleReport(findings)).summary).toContain(told);
});

test('sources that hold for another edition are marked so once, after those that apply', () => {
  const mark = '(for reference only, not the edition that applied)';
  const references = [`Ventilation (10.6) ${mark}`, 'AS 4349.1-2007', `Condensation (10.8) ${mark}`];
  const [finding] = page(sampleReport([sampleFinding(1, { references })])).findings;
  expect(finding?.references).toEqual([
    'AS 4349.1-2007',
    'For reference only, not the edition that applied: Ventilation (10.6); Condensation (10.8)',
  ]);
});

test('an open verdict isn’t said a second time beside its mark', () => {
  const complianceText =
    'Compliance couldn’t be determined from a photo: have it inspected. No limit is known.';
  const [finding] = page(
    sampleReport([sampleFinding(1, { complianceText, rule: null, decision: null })]),
  ).findings;
  expect(finding?.compliance.word).toBe('Can’t be told from a photo');
  expect(finding?.complianceText).toMatch(/^Have it inspected\. No limit is known\./);
});

test('a number that differs from the project’s is said to be this version’s', () => {
  const { summary } = page(sampleReport([sampleFinding(9, { number: 4 })]));
  expect(summary).toContain('numbered for this version');
  expect(page(sampleReport([sampleFinding(9, { number: 1 })])).summary).not.toContain('numbered for');
});

test.each([
  [1, 'Safety hazard'],
  [2, 'Safety hazards'],
])('%i hazards on the cover are counted as “%s”', (count, word) => {
  const findings = Array.from({ length: count }, (_, at) => sampleFinding(at + 1, { safetyHazard: true }));
  expect(page(sampleReport(findings))).toMatchObject({ hazardCount: count, hazardWord: word });
});
