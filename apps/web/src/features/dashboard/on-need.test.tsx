import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../api/client.ts';
import DashboardPage from '../../pages/dashboard.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleProject, sampleStats } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';

const LISTS = ['/api/repairs', '/api/projects/1/places', '/api/projects/1/visits'];

// A page on which nothing was changed yet, whatever ran before.
beforeEach(() => {
  delete window.changedFromHere;
});

async function show(there: { anythingDue: boolean; anywhereToFile: boolean }) {
  cleanup();
  const api = fakeApi({
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: sampleStats(there) },
    'GET /api/account/preferences': { body: { welcomed: true } },
    'GET /api/projects/1/defects': { body: [], headers: { 'x-total-count': '0' } },
    ...Object.fromEntries(LISTS.map((path) => [`GET ${path}`, { body: [] }])),
    'POST /api/logout': { body: { success: true } },
  });
  showSignedIn(<DashboardPage />);
  await screen.findByText('No results yet');
  return () => LISTS.filter((list) => api.sent.some(({ path }) => path === list));
}

it('asks for what is due, and for rooms and visits, where the figures say that there are any', async () => {
  const due = await show({ anythingDue: true, anywhereToFile: false });
  await waitFor(() => expect(due()).toEqual(['/api/repairs']));
  const rooms = await show({ anythingDue: false, anywhereToFile: true });
  await waitFor(() => expect(rooms()).toEqual(['/api/projects/1/places', '/api/projects/1/visits']));
  const none = await show({ anythingDue: false, anywhereToFile: false });
  expect(none()).toEqual([]);
});

it('asks all the same once something was changed from this page', async () => {
  await show({ anythingDue: false, anywhereToFile: false });
  await call('logout');
  const asked = await show({ anythingDue: false, anywhereToFile: false });
  await waitFor(() => expect(asked()).toEqual(LISTS));
});
