import { expect, test } from 'vitest';
import { judgeVerdict, type VerdictCase } from '../evaluate/verdict-cases.ts';

const HOUSE = { state: 'SA', building: 'house', contractDate: '2024-05-01' };
type Measured = NonNullable<VerdictCase['measurement']>;

function verdictOf(defectId: string, words: string, measurement?: Measured) {
  return judgeVerdict({ ...HOUSE, defectId, words, measurement } as VerdictCase).verdict;
}

const FALL = { kind: 'fall', value: 0.004, unit: 'ratio' } as Measured;
const CAVITY = { kind: 'cavity', value: 30, unit: 'mm' } as Measured;

test.each([
  'gutter falls 1:250, could not see whether it is the box gutter or the eaves gutter',
  'Gutter falls 1:250. Box gutter or eaves gutter, not known which.',
  "gutter falls 1:250 and I don't know if it's an eaves gutter or a box gutter",
  'gutter falls 1:250, might be the box gutter, or the eaves gutter',
])('“%s” names two gutters and states neither, so that neither limit decides', (words) => {
  expect(verdictOf('gutter_defect', words, FALL)).toBe('undetermined');
});

test('a doubt about which wall it is leaves a cavity open that only one of the walls may have', () => {
  const words =
    'clear cavity of 30 mm, nobody knows whether it is brick veneer or a double-brick cavity wall';
  expect(verdictOf('mortar_defect', words, CAVITY)).toBe('undetermined');
  expect(verdictOf('mortar_defect', 'clear cavity of 30 mm in the brick veneer wall', CAVITY)).toBe(
    'compliant',
  );
});

test('a doubt that changes no limit takes no verdict away', () => {
  const words = 'brick veneer wall with a clear cavity of 30 mm, not sure who built it';
  expect(verdictOf('mortar_defect', words, CAVITY)).toBe('compliant');
});

test('what was answered settles what the words left open', () => {
  const words =
    'gutter falls 1:250, not known if it is the box gutter or the eaves gutter\nIt is the eaves gutter.';
  expect(verdictOf('gutter_defect', words, FALL)).toBe('compliant');
});

test('the rail that a child could climb isn’t the height of the barrier', () => {
  const words = 'climbable rail of the balustrade 400 mm above the balcony floor';
  const height = { kind: 'height', value: 400, unit: 'mm' } as Measured;
  const entry = { ...HOUSE, defectId: 'barrier_noncompliant', words, measurement: height } as VerdictCase;
  expect(judgeVerdict(entry).by).not.toContain('Barrier height');
});
