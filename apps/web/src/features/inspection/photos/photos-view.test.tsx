import type { Photo } from '@plumbline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../app/toast-host.tsx';
import ProjectsPage from '../../../pages/projects.tsx';
import { fakeApi, type Reply } from '../../../test/fake-api.ts';
import { sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { clearToasts } from '../../../ui/toast-store.ts';

const photo = (id: number, changes: Partial<Photo> = {}): Photo => ({
  id,
  fileName: `photo-${id}.jpg`,
  width: 1200,
  height: 900,
  takenAt: null,
  createdAt: `2026-11-20T22:1${id}:00.000Z`,
  original: null,
  latitude: null,
  longitude: null,
  visitId: null,
  placeId: null,
  keptByItself: true,
  findingIds: [],
  findingNumbers: [],
  voice: null,
  can: { delete: true },
  whyNot: {},
  ...changes,
});
const SHOWS_FINDING: Partial<Photo> = {
  findingIds: [41],
  findingNumbers: [7],
  can: { delete: false },
  whyNot: { delete: 'shows_finding' },
};
const PHOTOS = [photo(3), photo(2, { placeId: 8, ...SHOWS_FINDING }), photo(1, { visitId: 5 })];
const VISIT = {
  ...{ id: 5, kind: 'handover', visitedOn: '2026-11-02', weather: '', attendedBy: [], inspectedAreas: [] },
  ...{ notInspected: [], closedAt: null, findingCount: 0, photoCount: 1, unlookedCount: 0 },
  can: { edit: true, close: true, reopen: false, delete: true, file: true },
  whyNot: {},
};

function show(more: Record<string, Reply> = {}, address = '/projects/1?view=photos') {
  window.history.replaceState(null, '', address);
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: {} },
    'GET /api/me': { body: {} },
    'GET /api/projects/1/places': {
      body: [{ id: 8, name: 'Kitchen', level: '', findingCount: 0, photoCount: 1 }],
    },
    'GET /api/projects/1/visits': { body: [VISIT] },
    'GET /api/projects/1/people': { body: [] },
    'GET /api/projects/1/legal-hold': { body: { hold: null, lifted: [] } },
    'GET /api/projects/1/photos': { body: PHOTOS, headers: { 'x-total-count': '3' } },
    ...more,
  });
  showSignedIn(
    <>
      <ProjectsPage />
      <ToastHost />
    </>,
  );
  return api;
}

const open = async (id: number) => {
  await userEvent.click(await screen.findByRole('button', { name: `Show photo ${id}, photo-${id}.jpg` }));
  return screen.findByRole('dialog', { name: `photo-${id}.jpg` });
};

beforeEach(() => sessionStorage.clear());
afterEach(clearToasts);

describe('a photo of the timeline', () => {
  it('is shown large with its room and visit, and the next one by button and arrow key', async () => {
    show();
    const first = await open(3);
    expect(within(first).getByText(/^No room · No visit · /)).toBeTruthy();
    expect(within(first).getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(within(first).getByRole('button', { name: 'Next' }));
    const second = await screen.findByRole('dialog', { name: 'photo-2.jpg' });
    expect(within(second).getByText(/^Kitchen · No visit · /)).toBeTruthy();
    // What shows a finding is neither analysed nor deleted by itself.
    expect(within(second).getByRole('button', { name: 'Open finding 7' })).toBeTruthy();
    expect(within(second).queryByRole('button', { name: 'Analyse, 1 credit' })).toBeNull();
    expect(within(second).queryByRole('button', { name: 'Delete' })).toBeNull();
    within(second).getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    const third = await screen.findByRole('dialog', { name: 'photo-1.jpg' });
    expect(within(third).getByText(/^No room · Handover inspection, 2 Nov 2026 · /)).toBeTruthy();
    expect(within(third).getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });

  it('is analysed when somebody asks, and leads to what was found', async () => {
    const api = show({ 'POST /api/photos/3/analyze': { body: { findingId: 12, charged: true } } });
    const dialog = await open(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Analyse, 1 credit' }));
    expect(await screen.findByText('This used 1 credit.')).toBeTruthy();
    expect(api.sent.filter(({ path }) => path === '/api/photos/3/analyze')).toHaveLength(1);
  });

  it('says why it wasn’t analysed, in the server’s words', async () => {
    show({
      'POST /api/photos/3/analyze': {
        status: 402,
        body: { message: 'Insufficient analysis credits', code: 'insufficient_credits', requestId: 'r' },
      },
    });
    const dialog = await open(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Analyse, 1 credit' }));
    expect(await screen.findByText('The photo wasn’t analysed')).toBeTruthy();
    expect(screen.getByText('Insufficient analysis credits')).toBeTruthy();
  });

  it('is deleted with a way back, during which the server hears nothing', async () => {
    const api = show();
    const dialog = await open(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Choose photo 3/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: /^Choose photo 3/ })).toBeTruthy();
    expect(api.sent.some(({ method }) => method === 'DELETE')).toBe(false);
  });
});

describe('chosen photos', () => {
  it('get their room in one tap, a visit by Move, and go back', async () => {
    const before = [{ id: 3, visitId: null }];
    const api = show({ 'POST /api/projects/1/photos/file': { body: { before } } });
    const filed = () => api.sent.filter(({ path }) => path.endsWith('/photos/file')).map(({ body }) => body);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose photo 3/ }));
    const bar = screen.getByRole('region', { name: 'Chosen photos' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Kitchen' }));
    expect(await screen.findByText('1 photo moved to Kitchen')).toBeTruthy();

    await userEvent.click(screen.getByRole('checkbox', { name: /^Choose photo 3/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 photo' });
    expect(within(dialog).queryByText('To another project')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Handover inspection, 2 Nov 2026' }));
    await screen.findByText('1 photo moved to Handover inspection, 2 Nov 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Photos moved back')).toBeTruthy();
    expect(filed()).toEqual([
      { items: [{ id: 3, placeId: 8 }] },
      { items: [{ id: 3, visitId: 5 }] },
      { items: before },
    ]);
  });

  it('are everything between two with Shift', async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose photo 3/ }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: /^Choose photo 1/ }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 photos chosen')).toBeTruthy();
  });
});

describe('the photos of one visit and room', () => {
  it('are asked for by the address that a visit’s card leads to, and by choosing', async () => {
    const api = show({}, '/projects/1?view=photos&visit=5');
    const asked = () =>
      api.sent.filter(({ path }) => path.startsWith('/api/projects/1/photos')).map(({ path }) => path);
    const visits = await screen.findByRole('combobox', { name: 'Visit to show' });
    expect(visits.textContent).toBe('Handover inspection, 2 Nov 2026');
    expect(asked().at(-1)).toContain('visitId=5');
    await userEvent.click(screen.getByRole('combobox', { name: 'Room to show' }));
    await userEvent.click(screen.getByRole('option', { name: 'No room' }));
    await waitFor(() => expect(asked().at(-1)).toContain('visitId=5&placeId=none'));
    await userEvent.click(visits);
    await userEvent.click(screen.getByRole('option', { name: 'All visits' }));
    await waitFor(() => expect(asked().at(-1)).not.toContain('visitId'));
    expect(window.location.search).toBe('?view=photos');
  });
});
