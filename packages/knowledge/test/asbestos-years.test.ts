/** One year ends what is likely to hold asbestos, wherever it is told: in words, as an age or by the project's date. */
import { expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
import { Reading } from '../src/hazards/reading.ts';
import { ASBESTOS_TO, LEAD_BEFORE } from '../src/hazards/years.ts';

const DRILLED = 'drilled into the eaves sheet for a light';
const warns = (words: string, completionDate?: string) =>
  readAlerts({ words, project: completionDate ? { completionDate } : {} }).some(
    ({ kind }) => kind === 'asbestos',
  );
const age = (year: number) => new Date().getFullYear() - year;

it.each([1985, 1987, 1988, ASBESTOS_TO])('of %d', (year) => {
  expect(warns(`${DRILLED}, house built in ${year}`)).toBe(true);
  expect(warns(`${DRILLED}, house is ${age(year)} years old`)).toBe(true);
  expect(warns(DRILLED, `${year}-06-01`)).toBe(true);
});

it.each([ASBESTOS_TO + 14, 2016])('not of %d', (year) => {
  expect(warns(`${DRILLED}, house built in ${year}`)).toBe(false);
  expect(warns(DRILLED, `${year}-06-01`)).toBe(false);
});

it.each([
  [`${LEAD_BEFORE - 1}`, true, true],
  ['1970', true, false],
  ['the 1970s', true, true],
  ['the 1980s', true, false],
  ['1990', true, false],
  ['the 1990s', false, false],
])('of %s', (when, old, lead) => {
  const { found } = new Reading(`house built in ${when}`);
  expect([found.has('yearold'), found.has('yearlead')]).toEqual([old, lead]);
});
