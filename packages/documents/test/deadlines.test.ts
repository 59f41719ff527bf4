import { readFileSync } from 'node:fs';
import { findDefectName, isDefectId, type Severity, type StateCode } from '@plumbline/knowledge';
import { WARRANTY_FACTS, type WarrantyFact, warrantyFinding } from '@plumbline/knowledge/rules';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../src/index.ts';
import { deadlinesPage } from '../src/report/deadlines-page.ts';
import { printDate } from '../src/report/print-words.ts';
import { toReportPage } from '../src/report/report-page.ts';
import { inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

/** The cases that the rules are held to, one deadline a line; a dash is undefined. */
const CASES = readFileSync(new URL('../../knowledge/test/warranty-cases.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{2,3} /.test(line))
  .map((line) => {
    const [
      state = '',
      defect = '',
      severity = '',
      contract,
      completed,
      permit,
      noticed,
      id = '',
      day = '',
      lacks = '',
    ] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { state, defect, severity, contract, completed, permit, noticed, id, day, lacks };
  });

const given = (name: string, value: string | undefined) => (value && value !== '-' ? { [name]: value } : {});

/** A finding with the time limits that hold for one case. */
function findingOf(of: (typeof CASES)[number], id = 1) {
  if (!isDefectId(of.defect)) throw new Error(`No defect '${of.defect}'`);
  const project = {
    state: of.state as StateCode,
    ...given('contractDate', of.contract),
    ...given('completionDate', of.completed),
    ...given('occupancyDate', of.permit),
  };
  const plumbing = findDefectName(of.defect)?.trade === 'plumbing';
  const rated = { defectId: of.defect, plumbing, severity: of.severity as Severity };
  const warranty = warrantyFinding(project, rated, '2026-11-22', given('noticedOn', of.noticed));
  return sampleFinding(id, { deadlines: warranty?.deadlines ?? [] });
}

describe('time limits in reports and notices', () => {
  test('there are a hundred cases and more', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100);
  });

  test.each(CASES)('$state $defect $id, completed $completed: $day', (of) => {
    const finding = findingOf(of);
    const deadline = finding.deadlines?.find(({ id }) => id === of.id);
    const rows = deadlinesPage([
      { finding: { ...finding, deadlines: deadline ? [deadline] : [] }, number: '01' },
    ])?.rows;
    const told = rows?.map(({ day, why }) => [day, why.match(/Not given: (.*)\.$/)?.[1] ?? '-']);
    const lacks = of.lacks
      .split(' ')
      .map((fact) => WARRANTY_FACTS[fact as WarrantyFact] ?? '-')
      .join(' and ');
    const day = of.day === '-' ? 'No day can be given' : printDate(of.day);
    expect(told).toEqual(of.day === 'absent' ? undefined : [[day, lacks]]);
  });

  test('a limit that several findings share stands once, the warranty before what stands beside it', () => {
    const [shower] = CASES.filter(
      ({ state, defect }) => state === 'QLD' && defect === 'waterproofing_failure',
    );
    if (!shower) throw new Error('No case');
    const page = deadlinesPage([
      { finding: findingOf(shower, 1), number: '01' },
      { finding: findingOf(shower, 2), number: '04' },
    ]);
    expect(page?.rows.map(({ numbers }) => numbers)).toEqual(page?.rows.map(() => '01 and 04'));
    expect(page?.rows[0]?.name).toMatch(/^Warranty for structural defect/i);
    expect(page?.intro).toContain('Not legal advice.');
  });

  test.each([...new Set(CASES.map(({ state }) => state))])(
    'a notice and an expert report print every limit of every case of %s, each day beside its law',
    async (state) => {
      const findings = CASES.filter((of) => of.state === state).map((of, at) => findingOf(of, at + 1));
      const rows = deadlinesPage(
        findings.map((finding, at) => ({ finding, number: String(at + 1).padStart(2, '0') })),
      )?.rows;
      expect(rows?.length).toBeGreaterThan(0);
      for (const kind of ['notice', 'expert'] as const) {
        const pdf = await renderReport(
          { ...sampleReport(findings), kind },
          { loadPhoto: async () => undefined },
        );
        // A line may end after the hyphen of 'non-structural'.
        const unbroken = (words: string) => words.replaceAll('- ', '-');
        const text = unbroken(onOneLine((await readPdf(pdf)).text));
        for (const { numbers, name, day, why, law } of rows ?? [])
          expect(text, kind).toContain(unbroken([numbers, name, day, why, law].join(' ')));
      }
    },
    120_000,
  );

  test('are printed in a report and in a notice, and stand in no report without a state', async () => {
    const [wall] = CASES.filter(({ state, day }) => state === 'NSW' && day.startsWith('2027'));
    if (!wall) throw new Error('No case');
    for (const kind of ['defect_list', 'notice', 'expert'] as const) {
      const pdf = await renderReport(
        { ...sampleReport([findingOf(wall)]), kind },
        { loadPhoto: async () => undefined },
      );
      const { text, complaints } = await inspectPdf(pdf);
      expect(complaints).toEqual([]);
      expect(onOneLine(text), kind).toContain('Time limits');
      expect(onOneLine(text), kind).toContain(printDate(wall.day));
    }
    const without = { pictures: new Map(), further: new Map() };
    expect(
      toReportPage(sampleReport([sampleFinding(1)]), without, { preview: false, logo: '' }).deadlines,
    ).toBeNull();
  });
});
