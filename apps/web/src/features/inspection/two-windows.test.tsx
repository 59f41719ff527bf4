import type { Place, Visit } from '@plumbline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import './data/add-endpoints.ts';
import PlacesView from './rooms/places-view.tsx';
import VisitsView from './visits/visits-view.tsx';

const VISIT: Visit = {
  id: 5,
  kind: 'handover',
  visitedOn: '2026-11-02',
  weather: 'Fine',
  attendedBy: [],
  inspectedAreas: [],
  notInspected: [],
  closedAt: null,
  findingCount: 0,
  photoCount: 2,
  unlookedCount: 2,
  can: { edit: true, close: true, reopen: false, delete: true, file: true },
  whyNot: {},
};
const room = (id: number, name: string): Place => ({ id, name, level: '', findingCount: 0, photoCount: 0 });
const refusal = (status: number, message: string) => ({
  status,
  body: { message, code: status === 404 ? 'not_found' : 'conflict' },
});

/** What stands on the server while this window still shows what it read before. */
const there = { places: [] as Place[], visits: [] as Visit[] };

function show(view: React.ReactNode) {
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects/1/plans': { body: [] },
    'GET /api/projects/1/photos': { body: [] },
    'GET /api/projects/1/places': () => ({ body: there.places }),
    'GET /api/projects/1/visits': () => ({ body: there.visits }),
  });
  showSignedIn(
    <>
      {view}
      <ToastHost />
    </>,
  );
  return api;
}

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(there, { places: [room(1, 'Kitchen'), room(2, 'Fence')], visits: [VISIT] });
});
afterEach(clearToasts);

describe('what another window changed meanwhile', () => {
  it('is shown once a room that it deleted is refused here', async () => {
    const api = show(<PlacesView projectId={1} />);
    await screen.findByText('Fence');
    there.places = [room(1, 'Kitchen')];
    api.script['PATCH /api/places/2'] = refusal(404, 'Room not found. It may have been deleted.');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Fence' }));
    await userEvent.type(screen.getByLabelText('New name of Fence'), ' at the side{Enter}');
    expect(await screen.findByText('Room not found. It may have been deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('New name of Fence')).toBeNull());
    expect(screen.getAllByRole('listitem').filter((row) => within(row).queryByText('Kitchen'))).toHaveLength(
      1,
    );
  });

  it('is shown once a visit that it closed is refused here', async () => {
    const api = show(<VisitsView projectId={1} onOpen={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete visit' }));
    const closed = { ...VISIT.can, edit: false, close: false, reopen: true, delete: false };
    there.visits = [{ ...VISIT, closedAt: '2026-11-02T05:00:00.000Z', can: closed }];
    api.script['DELETE /api/visits/5'] = refusal(
      409,
      'This visit is closed. Reopen it before you change it.',
    );
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByText('This visit is closed. Reopen it before you change it.')).toBeTruthy();
    expect(await screen.findByText('Closed')).toBeTruthy();
  });

  it('asks nothing again that was answered there, so that the visit can be closed', async () => {
    const api = show(<VisitsView projectId={1} onOpen={() => undefined} />);
    const prompt = (photoId: number) => ({
      ...{ photoId, fileName: `wall-${photoId}.jpg`, defectType: 'Rust', confidence: 0.7 },
    });
    api.script['POST /api/visits/5/look-through'] = { body: { left: 0, prompts: [prompt(47), prompt(48)] } };
    api.script['POST /api/photos/47/answer'] = refusal(409, 'This was answered already.');
    api.script['POST /api/photos/48/answer'] = refusal(404, 'Photo not found. It may have been deleted.');
    await userEvent.click(await screen.findByRole('button', { name: 'Close visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close visit' });
    for (const words of ['This was answered already.', 'Photo not found. It may have been deleted.']) {
      await userEvent.click(
        (await within(dialog).findAllByRole('button', { name: 'Add finding' }))[0] as Element,
      );
      expect(await screen.findByText(words)).toBeTruthy();
    }
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Close visit' })).toHaveProperty('disabled', false),
    );
  });
});
