import type { InstallationStatus } from '@plumbline/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusView } from './status-view.tsx';

const status: InstallationStatus = {
  checkedAt: '2026-11-21T00:00:00.000Z',
  parts: [
    { part: 'storage', state: 'down', says: 'It doesn’t answer.' },
    { part: 'database', state: 'well', says: 'PostgreSQL 18.4.' },
  ],
  work: [{ kind: 'reports', waiting: 3, running: 1, failed: 2 }],
  dead: [],
};

test('says of each part in words how it is, and counts what waits', () => {
  render(<StatusView status={status} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Photos and documents');
  expect(first?.textContent).toContain('Down');
  expect(second?.textContent).toContain('Working');
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Reports/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1', '2']);
});

test('without a database it says that nothing is known instead of showing noughts', () => {
  render(<StatusView status={{ ...status, work: [] }} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/isn’t known/)).not.toBeNull();
});

test('names what was given up, why, and how it is tried again', () => {
  const diedAt = '2026-11-21T00:00:00.000Z';
  const dead = [{ id: 1, kind: 'mail', key: '42', failure: '550 no such person', diedAt }];
  render(<StatusView status={{ ...status, dead }} />);
  const list = screen.getByRole('list', { name: 'Given up' });
  expect(list.textContent).toContain('E-mail 42');
  expect(list.textContent).toContain('550 no such person');
  expect(list.textContent).toContain('Try it again');
});

test('says so where nothing was given up', () => {
  render(<StatusView status={status} />);
  expect(screen.queryByText('Nothing was given up.')).not.toBeNull();
});
