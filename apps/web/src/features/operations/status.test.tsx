import type { InstallationStatus } from '@plumbline/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import Toaster from '../../ui/toaster.tsx';
import { StatusView } from './status-view.tsx';

const status: InstallationStatus = {
  checkedAt: '2026-11-21T00:00:00.000Z',
  parts: [
    { part: 'storage', state: 'down', says: 'It doesn’t answer.' },
    { part: 'database', state: 'well', says: 'PostgreSQL 18.4.' },
    { part: 'stamps', state: 'unset', says: 'No time-stamp server is set.' },
  ],
  work: [{ kind: 'reports', waiting: 3, running: 1, failed: 2 }],
  dead: [],
};

test('says of each part in words how it is, and counts what waits', () => {
  showSignedIn(<StatusView status={status} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Photos and documents');
  expect(first?.textContent).toContain('Down');
  expect(second?.textContent).toContain('Working');
  expect(third?.textContent).toContain('Not set up');
  expect(third?.textContent).not.toContain('Working');
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Reports/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1', '2']);
});

test('without a database it says that nothing is known instead of showing noughts', () => {
  showSignedIn(<StatusView status={{ ...status, work: [] }} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/can’t count the queues/)).not.toBeNull();
});

const dead: InstallationStatus['dead'] = [
  { id: 1, kind: 'mail', key: '42', failure: '550 no such person', diedAt: '2026-11-21T00:00:00.000Z' },
];

test('names each failed job and why it failed, and tries it again', async () => {
  const { sent } = fakeApi({ 'POST /api/admin/jobs/1/retry': () => ({ body: { retried: true } }) });
  showSignedIn(
    <>
      <StatusView status={{ ...status, dead }} />
      <Toaster />
    </>,
  );
  const list = screen.getByRole('list', { name: 'Failed jobs' });
  expect(list.textContent).toContain('Email 42');
  expect(list.textContent).toContain('550 no such person');
  await userEvent.click(within(list).getByRole('button', { name: 'Try again: Email 42' }));
  expect(await screen.findByText('Trying the job again')).toBeDefined();
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/jobs/1/retry']);
});

test('says that a failed job is off the list where nothing was left to do', async () => {
  fakeApi({ 'POST /api/admin/jobs/1/retry': () => ({ body: { retried: false } }) });
  showSignedIn(
    <>
      <StatusView status={{ ...status, dead }} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Email 42' }));
  expect(await screen.findByText('There was nothing left to do.')).toBeDefined();
});

test('says so where no job failed', () => {
  showSignedIn(<StatusView status={status} />);
  expect(screen.queryByText('No failed jobs.')).not.toBeNull();
});
