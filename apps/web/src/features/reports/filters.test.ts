import { expect, it } from 'vitest';
import { SORT_OPTIONS, STATUS_OPTIONS } from './filters.ts';

it('offers every status and order by its name', () => {
  expect(STATUS_OPTIONS.map(({ label }) => label)).toEqual([
    'All Status',
    'Completed',
    'Generating',
    'Failed',
  ]);
  expect(SORT_OPTIONS.map(({ label }) => label)).toEqual([
    'Date Newest',
    'Date Oldest',
    'Name A-Z',
    'Name Z-A',
    'Issues Most',
    'Issues Least',
    'Status A-Z',
  ]);
});
