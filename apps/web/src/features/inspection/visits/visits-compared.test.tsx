import type { Compared, Visit } from '@plumbline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import ProjectsPage from '../../../pages/projects.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import { sampleLine, sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';

const visit = (id: number, visitedOn: string): Visit => ({
  id,
  kind: 'handover',
  visitedOn,
  weather: '',
  attendedBy: [],
  inspectedAreas: [],
  notInspected: [],
  closedAt: null,
  findingCount: 1,
  photoCount: 1,
  unlookedCount: 0,
  can: { edit: true, close: true, reopen: false, delete: true, file: true },
  whyNot: {},
});
const line = (id: number, defectType: string) => sampleLine(id, { defectType });

/** Newest first, as the server lists them. */
const VISITS = [visit(7, '2026-11-20'), visit(6, '2026-11-02'), visit(5, '2026-10-01')];

function show(compared: () => Compared[]) {
  window.history.replaceState(null, '', '/projects/1?view=visits');
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: {} },
    'GET /api/projects/1/places': { body: [] },
    'GET /api/projects/1/visits': { body: VISITS },
    'GET /api/projects/1/people': { body: [] },
    'GET /api/projects/1/legal-hold': { body: { hold: null, lifted: [] } },
    'GET /api/visits/7/compare': () => ({ body: compared() }),
    'GET /api/visits/6/compare': () => ({ body: compared() }),
    'PUT /api/visits/7/follow-ups': { body: { success: true } },
  });
  showSignedIn(<ProjectsPage />);
  return api;
}

beforeEach(() => sessionStorage.clear());

describe('two visits side by side', () => {
  it('are always a visit and one before it, and the first visit has none to offer', async () => {
    const api = show(() => []);
    const list = await screen.findByRole('list', { name: 'Visits' });
    const offers = within(list).getAllByRole('button', { name: 'Compare visits' });
    expect(offers).toHaveLength(2);
    await userEvent.click(offers[1] ?? list);
    await screen.findByRole('dialog', { name: 'Compare visits' });
    await waitFor(() =>
      expect(api.sent.some(({ path }) => path === '/api/visits/6/compare?earlierVisitId=5')).toBe(true),
    );
    expect(api.sent.some(({ path }) => path.includes('earlierVisitId=7'))).toBe(false);
  });

  it('show the photos of both, and open the finding of either', async () => {
    const earlier = line(1, 'Stepped cracking');
    const later = line(2, 'Crack in render');
    show(() => [
      { state: 'same', said: false, earlier, later },
      { state: 'not_found', said: false, earlier: line(3, 'Rising damp'), later: null },
    ]);
    const list = await screen.findByRole('list', { name: 'Visits' });
    await userEvent.click(within(list).getAllByRole('button', { name: 'Compare visits' })[0] ?? list);
    const same = await screen.findByRole('region', { name: 'Same' });
    const photos = [...same.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(photos).toEqual(['/api/images/1', '/api/images/2']);
    const gone = screen.getByRole('region', { name: 'Not found again' });
    expect(gone.querySelectorAll('img')).toHaveLength(1);
    expect(within(gone).getByText('This visit: no finding')).toBeTruthy();
    await userEvent.click(
      within(same).getByRole('button', { name: 'Earlier: open Stepped cracking, finding 1' }),
    );
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('defect')).toBe('1'));
  });

  it('let somebody say which new finding an earlier one became', async () => {
    const earlier = line(1, 'Stepped cracking');
    const later = line(2, 'Crack in render');
    const api = show(() => [
      { state: 'new', said: false, earlier: null, later },
      { state: 'same', said: true, earlier, later: null },
    ]);
    const list = await screen.findByRole('list', { name: 'Visits' });
    await userEvent.click(within(list).getAllByRole('button', { name: 'Compare visits' })[0] ?? list);
    const box = await screen.findByRole('combobox', { name: 'Finding of this visit that was finding 1' });
    box.focus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await waitFor(() =>
      expect(api.sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        findingId: 1,
        state: 'same',
        laterFindingId: 2,
      }),
    );
  });
});
