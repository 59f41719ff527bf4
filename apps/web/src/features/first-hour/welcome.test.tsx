import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { Welcome } from './welcome.tsx';

const PREFERENCES = 'GET /api/account/preferences';

function show(projects: unknown[] = []) {
  const api = fakeApi({
    [PREFERENCES]: { body: { state: null, work: null, welcomed: false } },
    'GET /api/projects': { body: projects },
    'PATCH /api/account/preferences': { body: { state: 'VIC', work: 'builder', welcomed: true } },
    'PATCH /api/projects/1': { body: sampleProject({ state: 'VIC' }) },
  });
  showSignedIn(<Welcome />);
  return api;
}

const sentTo = (api: ReturnType<typeof show>, path: string) =>
  api.sent.filter((request) => request.method === 'PATCH' && request.path === path).map(({ body }) => body);

it('saves both answers with the second tap, whichever comes first, and goes', async () => {
  const api = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'I build' }));
  expect(sentTo(api, '/api/account/preferences')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'VIC' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'VIC' })).toBeNull());
  expect(sentTo(api, '/api/account/preferences')).toEqual([
    { state: 'VIC', work: 'builder', welcomed: true },
  ]);
});

it('gives the state to the project of a trial that was taken along', async () => {
  const api = show([sampleProject({ state: null })]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'VIC' }));
  await user.click(screen.getByRole('button', { name: 'I own a building' }));
  await waitFor(() => expect(sentTo(api, '/api/projects/1')).toEqual([{ state: 'VIC' }]));
});

it('can be skipped, and leaves projects that have a state alone', async () => {
  const api = show([sampleProject({ state: 'NSW' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(sentTo(api, '/api/account/preferences')).toEqual([{ welcomed: true }]));
  expect(sentTo(api, '/api/projects/1')).toEqual([]);
});

it('asks nobody twice', async () => {
  const api = fakeApi({ [PREFERENCES]: { body: { welcomed: true } } });
  showSignedIn(<Welcome />);
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
});
