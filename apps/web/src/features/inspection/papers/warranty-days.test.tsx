import type { FindingLine } from '@plumbline/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleLine } from '../../../test/samples.ts';
import { FindingRow } from '../findings/finding-row.tsx';

const TODAY = '2027-01-16';

function show(warranty: FindingLine['warranty'], changes: Partial<FindingLine> = {}) {
  const finding = sampleLine(2, {
    number: 1,
    defectType: 'Stepped crack',
    severity: 'critical',
    warranty,
    ...changes,
  });
  const nothing = () => undefined;
  const place = { room: '', top: 0, height: 72, narrow: false, place: 1, of: 1, selected: false };
  render(<FindingRow finding={finding} {...place} today={TODAY} onSelect={nothing} onOpen={nothing} />);
  return screen.getByRole('button', { name: /Stepped crack/ }).textContent;
}

it.each([
  ['2036-11-19', 'Warranty: until 19 November 2036 at the earliest', 'Warranty: earliest 19 Nov 2036'],
  [
    '2027-12-30',
    '348 days left, until 30 December 2027 at the earliest',
    '348 days left, earliest 30 Dec 2027',
  ],
  ['2027-01-17', '1 day left, until 17 January 2027 at the earliest', '1 day left, earliest 17 Jan 2027'],
  ['2027-01-16', 'today, 16 January 2027 at the earliest', 'today, earliest 16 Jan 2027'],
  ['2027-01-15', 'may have passed, 15 January 2027 at the earliest', 'may have passed, earliest 15 Jan 2027'],
])('a finding whose earliest last day is %s says %s, on a phone %s', (lastDay, full, short) => {
  const said = show({ lastDay, missing: [] });
  expect(said).toContain(full);
  expect(said).toContain(short);
  expect(/days? left/.test(said ?? '')).toBe(/left/.test(full));
});

it('names the fact that is missing where no day can be told', () => {
  expect(show({ lastDay: null, missing: ['completionDate'] })).toContain('No completion date');
});

it('says that the day may be earlier where another fact is missing', () => {
  const said = show({ lastDay: '2028-03-03', missing: ['occupancyDate'] });
  expect(said).toContain('until 3 March 2028 or earlier · No occupancy date');
  expect(said).not.toContain('at the earliest');
});

it('shows nothing where no day is told', () => {
  expect(show(null)).not.toMatch(/Warranty|left|No /);
});

it('shows nothing on a finding that was set aside', () => {
  const said = show({ lastDay: '2028-03-03', missing: [] }, { decision: 'rejected' });
  expect(said).not.toMatch(/Warranty|left/);
});
