import { describe, expect, it } from 'vitest';
import { conclusionOf } from '../src/report/conclusion.ts';
import { scopeSections } from '../src/report/scope-words.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const report = sampleReport([sampleFinding(1)]);

function printedOf(approved: string, completed = '', changes: Partial<typeof report> = {}) {
  const content = {
    ...report,
    ...changes,
    project: {
      ...report.project,
      dates: [
        { name: 'approval date', date: approved },
        { name: 'completion date', date: completed },
      ],
    },
  };
  return {
    scope: scopeSections(content).flatMap(({ paragraphs }) => paragraphs),
    conclusion: conclusionOf(content, [], { minor: 0, open: 0 }, []),
  };
}

const HELD = /is likely to contain (.*?)\. This report didn’t test/;

describe('the age of a building, in its report', () => {
  it.each([
    ['1968-06-01', '1969-03-01', 'asbestos and lead paint'],
    ['1969-11-30', '', 'asbestos and lead paint'],
    ['1969-11-30', '1971-02-01', 'asbestos'],
    ['1988-01-15', '', 'asbestos'],
    ['1991-01-15', '', undefined],
    ['2024-08-15', '2025-09-26', undefined],
    ['', '', undefined],
  ])('approved %s and completed %s, it is likely to contain %s, untested', (approved, completed, held) => {
    expect(HELD.exec(printedOf(approved, completed).scope.join('\n'))?.[1]).toBe(held);
  });

  it('is compared with others everywhere or nowhere', () => {
    const none = 'This report doesn’t compare the building with others of its age.';
    for (const overallCondition of ['', 'Average'] as const) {
      const inspection = report.inspection && { ...report.inspection, overallCondition };
      const { scope, conclusion } = printedOf('2000-01-01', '', { inspection } as Partial<typeof report>);
      const compared = overallCondition !== '' && inspection !== null;
      expect(scope.includes(none)).toBe(!compared);
      expect(conclusion.includes(none)).toBe(!compared);
      expect(/of the same age/.test(conclusion.join(' '))).toBe(compared);
    }
  });
});
