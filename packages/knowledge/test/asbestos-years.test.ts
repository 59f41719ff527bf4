/** One year ends what is likely to hold asbestos, wherever it is told: in words, as an age or by the project's date. */
import { expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
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

it('of lead paint a decade counts by its start', () => {
  const lead = (words: string) => readAlerts({ words }).some(({ kind }) => kind === 'lead_paint');
  expect(lead(`flaking paint in the kids room, house built in ${LEAD_BEFORE - 1}`)).toBe(true);
});
