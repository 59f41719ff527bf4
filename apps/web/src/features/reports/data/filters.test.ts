import { expect, it } from 'vitest';
import { SORT_OPTIONS, STATUS_OPTIONS } from './filters.ts';

it('offers every status and order by its name', () => {
  expect(STATUS_OPTIONS.map(({ label }) => label)).toEqual([
    'All statuses',
    'Completed',
    'Generating',
    'Failed',
  ]);
  expect(SORT_OPTIONS.map(({ label }) => label)).toEqual([
    'Newest first',
    'Oldest first',
    'Name A-Z',
    'Name Z-A',
    'Most issues',
    'Fewest issues',
    'Status A-Z',
  ]);
});
