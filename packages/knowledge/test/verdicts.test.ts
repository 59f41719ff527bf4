import { describe, expect, it } from 'vitest';
import { judgeVerdict, readVerdictCases } from '../evaluate/verdict-cases.ts';
import { assess } from '../src/assess/assess.ts';
import type { AssessInput } from '../src/assess/types.ts';
import type { ProjectFacts } from '../src/findings.ts';
import { statedCompletion } from '../src/rules/stated-dates.ts';
import { STATE_CODES } from '../src/stages.ts';
import { INSPECTED, measured } from './support/facts.ts';

const cases = [...readVerdictCases('development'), ...readVerdictCases('development-2')];

function crack(project: ProjectFacts, more: Partial<AssessInput> = {}) {
  return assess({
    outcome: 'defect',
    defectId: 'brick_stepped_crack',
    family: 'crack',
    confidence: 0.9,
    measurements: [measured('crack_width', 7)],
    description: 'stepped crack in the bricks',
    stages: [],
    project,
    inspectedOn: INSPECTED,
    ...more,
  }).compliance;
}

describe('described findings', () => {
  it('are at least 150', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });

  it('get the verdict that the sources give, and none is wrongly compliant', () => {
    const judged = cases.map(judgeVerdict);
    const right = judged.filter(({ entry, verdict }) => entry.verdict === verdict);
    const wrong = judged.filter(({ entry, verdict }) => verdict === 'compliant' && entry.verdict !== verdict);
    expect(right.length / judged.length).toBeGreaterThanOrEqual(0.97);
    expect(wrong.map(({ entry }) => entry.words)).toEqual([]);
  });

  it('left open always name the reason', () => {
    const silent = cases.map(judgeVerdict).filter(({ by, why }) => by === '' && why === '');
    expect(silent).toEqual([]);
  });
});

describe('a measured crack without a verdict', () => {
  it.each(STATE_CODES.filter((state) => state !== 'NSW' && state !== 'VIC'))(
    'in %s says that no limit is confirmed and gives the category as a reference',
    (state) => {
      const { verdict, undecided } = crack({ state, contractDate: '2024-02-01' });
      expect(verdict).toBe('undetermined');
      expect(undecided?.code).toBe('no_confirmed_limit');
      expect(undecided?.text).toContain('Category 3 (moderate). That is a reference, not a verdict');
    },
  );
});

describe('a verdict on assumptions', () => {
  it('says what would hold and isn’t a verdict', () => {
    const { verdict, rule, assumption } = crack({ state: 'VIC' });
    expect(verdict).toBe('undetermined');
    expect(rule).toBeNull();
    expect(assumption?.verdict).toBe('non_compliant');
    expect(assumption?.text).toMatch(/^Would not comply if the contract is dated 21 November 2026: /);
    expect(assumption?.assumed).toEqual([{ input: 'contractDate', value: INSPECTED }]);
  });

  it('assumes the state that the account tells, and names it', () => {
    const { verdict, assumption } = crack({}, { assumedState: 'NSW' });
    expect(verdict).toBe('undetermined');
    expect(assumption?.text).toContain('the work is in New South Wales and the contract is dated');
  });

  it('never assumes today’s date for an old building', () => {
    const { assumption } = crack({ state: 'NSW' }, { description: 'crack in the bricks of an old house' });
    expect(assumption).toBeUndefined();
  });

  it('isn’t made where the facts are confirmed', () => {
    const { verdict, assumption } = crack({ state: 'VIC', contractDate: '2026-08-10' });
    expect(verdict).toBe('non_compliant');
    expect(assumption).toBeUndefined();
  });
});

describe('the day of completion in the words', () => {
  it.each([
    ['handed over 8 months ago', '2026-03-21'],
    ['we moved in two years ago', '2024-11-21'],
    ['built in 1965', '1965-12-31'],
    ['a 1960s house', '1969-12-31'],
    ['six weeks after handover', '2026-10-10'],
    ['seen at handover', '2026-11-21'],
    ['finished last month', '2026-10-21'],
    ['the house is 3 years old', '2023-11-21'],
    ['crack appeared 8 months ago', undefined],
    ['door built in wardrobe, 2100 high', undefined],
    ['crack 3 mm', undefined],
  ])('“%s” is %s', (words, day) => {
    expect(statedCompletion(words, INSPECTED)).toBe(day);
  });
});
