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
