import { expect, it } from 'vitest';
import { offeredTitle } from './offered-title.ts';

it('a report is offered by the name of its own kind', () => {
  expect(offeredTitle('defect_list', 'inspector')).toBe('Defect list');
  expect(offeredTitle('defect_list', 'builder')).toBe('Defect list');
  expect(offeredTitle('handover', 'inspector')).toBe('Handover inspection report');
  expect(offeredTitle('notice', 'owner')).toBe('Notice of defects');
});

it('a list of defects goes by the word of who makes it, where they have one', () => {
  expect(offeredTitle('defect_list', 'owner')).toBe('Defects for the builder');
  expect(offeredTitle('defect_list', 'tenant')).toBe('Repairs for the landlord');
});

it('no title is offered to whoever hasn’t said what they do', () => {
  expect(offeredTitle('defect_list', null)).toBe('');
});
