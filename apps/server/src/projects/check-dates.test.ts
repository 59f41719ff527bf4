import { expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { checkDates } from './check-dates.ts';

const NOW = new Date('2026-11-26T00:00:00Z');
function refused(...[given, before]: Parameters<typeof checkDates>): string[] {
  try {
    checkDates(given, before, NOW);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.keys(error.fields ?? {});
  }
}

test('dates beyond a year from now are refused, each by its name', () => {
  expect(refused({ approvalDate: '2090-01-01', completionDate: '2027-11-27' })).toEqual([
    'approvalDate',
    'completionDate',
  ]);
  expect(refused({ contractDate: '2028-01-01' })).toEqual(['contractDate']);
  expect(refused({ approvalDate: '2026-12-01', completionDate: '2027-11-26' })).toEqual([]);
});

test('completion before the approval is refused, also where only one of them changes', () => {
  expect(refused({ approvalDate: '1972-08-01', completionDate: '1968-08-01' })).toEqual(['completionDate']);
  expect(refused({ approvalDate: '1972-08-01' }, { completionDate: '1968-08-01' })).toEqual([
    'completionDate',
  ]);
  expect(refused({ approvalDate: '1967-11-01', completionDate: '1968-08-01' })).toEqual([]);
  expect(refused({ approvalDate: '1968-08-01', completionDate: '1968-08-01' })).toEqual([]);
});

test('an approval or a contract before 1900 is refused, and a building of then is not', () => {
  expect(refused({ approvalDate: '1830-01-01', completionDate: '2010-03-01' })).toEqual(['approvalDate']);
  expect(refused({ contractDate: '1899-12-31' })).toEqual(['contractDate']);
  expect(refused({ completionDate: '1888-06-01' })).toEqual([]);
  expect(refused({ name: 'Kerr Lane' } as object, { approvalDate: '1830-01-01' })).toEqual([]);
});

test('completion before the contract is asked about, and taken once it is confirmed', () => {
  const dates = { contractDate: '2021-05-01', completionDate: '2010-03-01' };
  expect(refused(dates)).toEqual(['datesConfirmed']);
  expect(refused({ ...dates, datesConfirmed: false })).toEqual(['datesConfirmed']);
  expect(refused({ ...dates, datesConfirmed: true })).toEqual([]);
  expect(refused({ contractDate: '2021-05-01' }, { completionDate: '2010-03-01' })).toEqual([
    'datesConfirmed',
  ]);
  expect(refused({ contractDate: '2021-05-01', completionDate: '2021-05-01' })).toEqual([]);
  // Confirming makes nothing else right.
  expect(refused({ ...dates, approvalDate: '2015-01-01', datesConfirmed: true })).toEqual(['completionDate']);
  expect(refused({}, dates)).toEqual([]);
});

test('what was entered before keeps nobody from changing something else', () => {
  const before = { approvalDate: '2090-01-01', completionDate: '1968-08-01' };
  expect(refused({ ...before }, before)).toEqual([]);
  expect(refused({}, before)).toEqual([]);
  expect(refused({ completionDate: null }, before)).toEqual([]);
});
