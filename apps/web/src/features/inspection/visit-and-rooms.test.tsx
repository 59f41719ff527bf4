import type { Place, Visit } from '@plumbline/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import ProjectsPage from '../../pages/projects.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';

const YES = { edit: true, close: true, reopen: false, delete: true, file: true };
const VISIT: Visit = {
  id: 5,
  kind: 'handover',
  visitedOn: '2026-11-02',
  weather: 'Fine',
  attendedBy: ['Ann Example', 'Ben Buyer'],
  inspectedAreas: ['Interior'],
  notInspected: [],
  closedAt: null,
  findingCount: 0,
  photoCount: 0,
  unlookedCount: 0,
  can: YES,
  whyNot: {},
};
const ROOMS: Place[] = ['Kitchen', 'Bathroom', 'Laundry', 'Attic'].map((name, at) => ({
  id: at + 1,
  name,
  level: '',
  findingCount: 0,
  photoCount: 0,
}));

function show(view: string, more: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', `/projects/1?view=${view}`);
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: {} },
    'GET /api/projects/1/places': { body: ROOMS },
    'GET /api/projects/1/visits': { body: [VISIT] },
    'GET /api/projects/1/people': { body: [] },
    'GET /api/projects/1/legal-hold': { body: { hold: null, lifted: [] } },
    ...more,
  });
  return { api, ...showSignedIn(<ProjectsPage />) };
}

beforeEach(() => sessionStorage.clear());

describe('the form of a visit', () => {
  it('still holds what was typed when Back was pressed, until somebody starts again', async () => {
    const { unmount } = show('visits');
    await userEvent.click(await screen.findByRole('button', { name: 'New visit' }));
    await userEvent.type(await screen.findByLabelText(/Weather/), 'Rain since Tuesday');
    unmount();
    show('visits');
    await userEvent.click(await screen.findByRole('button', { name: 'New visit' }));
    const weather = await screen.findByLabelText(/Weather/);
    expect((weather as HTMLInputElement).value).toBe('Rain since Tuesday');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect((weather as HTMLInputElement).value).toBe('');
  });

  it('forgets what was typed when it is cancelled', async () => {
    show('visits');
    await userEvent.click(await screen.findByRole('button', { name: 'New visit' }));
    await userEvent.type(await screen.findByLabelText(/Weather/), 'Rain');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'New visit' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/Weather/)).value).toBe('');
  });

  it('says of an area that was seen in part what wasn’t and why, and of the rest that it was inspected', async () => {
    const { api } = show('visits', { 'PATCH /api/visits/5': { body: VISIT } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit visit' }));
    const group = await screen.findByRole('group', { name: 'Roof space' });
    await userEvent.click(within(group).getByLabelText('In part'));
    await userEvent.click(screen.getByRole('button', { name: 'Set the rest to inspected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save visit' }));
    expect(screen.getByRole('alert').textContent).toBe('Say why roof space was only inspected in part.');
    const why = screen.getByLabelText('Why Roof space was inspected in part');
    await userEvent.type(why, 'Ducts over the rear half');
    await userEvent.click(screen.getByRole('button', { name: 'Save visit' }));
    await waitFor(() => expect(api.sent.some(({ path }) => path === '/api/visits/5')).toBe(true));
    expect(api.sent.find(({ path }) => path === '/api/visits/5')?.body).toEqual({
      inspectedAreas: ['Interior', 'Roof space', 'Subfloor', 'Exterior', 'Roof exterior', 'Site'],
      notInspected: [{ area: 'Roof space', reason: 'Ducts over the rear half' }],
    });
  });

  it('carries over the areas of earlier visits and what isn’t there, and never records that as inspected', async () => {
    const first = {
      ...VISIT,
      inspectedAreas: ['Interior', 'Pool house'],
      notInspected: [
        { area: 'Subfloor', reason: 'Slab on ground, no subfloor' },
        { area: 'Roof space', reason: 'Hatch locked' },
      ],
    };
    const { api } = show('visits', {
      'GET /api/projects/1/visits': { body: [first] },
      'POST /api/projects/1/visits': { status: 201, body: VISIT },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New visit' }));
    const why = await screen.findByLabelText<HTMLInputElement>('Why Subfloor wasn’t inspected');
    expect(why.value).toBe('Slab on ground, no subfloor');
    expect(screen.queryByLabelText('Why Roof space wasn’t inspected')).toBeNull();
    // By mistake: then the button puts it right.
    await userEvent.click(within(screen.getByRole('group', { name: 'Subfloor' })).getByLabelText('Not set'));
    await userEvent.click(screen.getByRole('button', { name: 'Set the rest to inspected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start visit' }));
    await waitFor(() => expect(api.sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(api.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      inspectedAreas: ['Interior', 'Roof space', 'Exterior', 'Roof exterior', 'Site', 'Pool house'],
      notInspected: [{ area: 'Subfloor', reason: 'Slab on ground, no subfloor' }],
    });
  });

  it('sends only what was changed, so that two windows don’t undo each other', async () => {
    const { api } = show('visits', { 'PATCH /api/visits/5': { body: VISIT } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit visit' }));
    await userEvent.type(await screen.findByLabelText(/Weather/), ', windy');
    await userEvent.click(screen.getByRole('button', { name: 'Save visit' }));
    await screen.findByRole('button', { name: 'New visit' });
    expect(api.sent.find(({ path }) => path === '/api/visits/5')?.body).toEqual({ weather: 'Fine, windy' });
  });
});

describe('the facts of a project', () => {
  it('name the people of its visits and say which dates aren’t set', async () => {
    show('visits');
    const facts = await screen.findByRole('region', { name: 'Project facts' });
    expect(await within(facts).findByText('Ann Example, Ben Buyer')).toBeTruthy();
    expect(within(facts).getByText('Completion').nextElementSibling?.textContent).toBe('Not set');
  });
});

describe('a room', () => {
  it('is given a level, which the next room can be given in one choice', async () => {
    const changed = { ...ROOMS[3], level: 'Upper floor' };
    const { api } = show('rooms', { 'PATCH /api/places/4': { body: changed } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Attic' }));
    await userEvent.type(screen.getByLabelText('Level of Attic'), 'Upper floor{Enter}');
    await waitFor(() => expect(api.sent.some(({ path }) => path === '/api/places/4')).toBe(true));
    // Its name stays out of it: another window may have changed that meanwhile.
    expect(api.sent.find(({ path }) => path === '/api/places/4')?.body).toEqual({ level: 'Upper floor' });
  });
});

describe('a room that is renamed by keyboard', () => {
  const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });

  it('has the keyboard in its name at once, and back on its button after Enter', async () => {
    const renamed = { ...ROOMS[3], name: 'Loft' };
    show('rooms', {
      'PATCH /api/places/4': { body: renamed },
      'GET /api/projects/1/places': { body: [...ROOMS.slice(0, 3), renamed] },
    });
    (await screen.findByRole('button', { name: 'Edit Loft' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('New name of Loft'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(edit('Loft')));
  });

  it('stays as it was after Escape, and no arrow key moves it while it is typed', async () => {
    const { api } = show('rooms');
    (await screen.findByRole('button', { name: 'Edit Attic' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('New name of Attic'), ' over the garage{Alt>}{ArrowUp}{/Alt}');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('New name of Attic')).toBeNull();
    expect(document.activeElement).toBe(edit('Attic'));
    expect(api.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('a list of rooms typed without a pause', () => {
  it('is added whole and in its order, while the server is still at the first', async () => {
    let answer = () => {};
    const first = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { api } = show('rooms', {
      'POST /api/projects/1/places': async () => {
        await first;
        return { status: 201, body: ROOMS[0] };
      },
    });
    const names = ['Porch', 'Hall', 'Study'];
    for (const name of names)
      await userEvent.type(await screen.findByLabelText('Room name'), `${name}{Enter}`);
    answer();
    const added = () =>
      api.sent.flatMap(({ path, body }) => (path === '/api/projects/1/places' && body) || []);
    await waitFor(() => expect(added()).toEqual(names.map((name) => ({ name }))));
  });
});

describe('the order of rooms', () => {
  it('changes in one step over any distance', async () => {
    const { api } = show('rooms', { 'PUT /api/projects/1/places/order': { body: ROOMS } });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Attic to another place' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move Attic' });
    within(dialog).getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move room' }));
    expect(await screen.findByText('Attic: place 1 of 4')).toBeTruthy();
    expect(api.sent.find(({ path }) => path.endsWith('/places/order'))?.body).toEqual({ ids: [4, 1, 2, 3] });
  });

  /** A list in which every row is 50 pixels high. */
  const rows = async () => {
    const list = await screen.findByRole('list', { name: 'Rooms' });
    for (const [at, row] of [...list.children].entries()) {
      row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
    }
    const handle = within(list).getByRole('button', { name: 'Move Attic to another place' });
    handle.setPointerCapture = () => undefined;
    return handle;
  };
  const finger = { pointerId: 4, pointerType: 'touch', clientX: 10 };

  it('changes by a finger on the handle, which then isn’t a tap', async () => {
    const { api } = show('rooms', { 'PUT /api/projects/1/places/order': { body: ROOMS } });
    const handle = await rows();
    fireEvent.pointerDown(handle, { ...finger, clientY: 175 });
    fireEvent.pointerMove(handle, { ...finger, clientY: 75 });
    fireEvent.pointerUp(handle, { ...finger, clientY: 75 });
    fireEvent.click(handle);
    expect(await screen.findByText('Attic: place 2 of 4')).toBeTruthy();
    await expect
      .poll(() => api.sent.find(({ path }) => path.endsWith('/places/order'))?.body)
      .toEqual({ ids: [1, 4, 2, 3] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when a finger taps the handle or the system takes the finger over', async () => {
    const { api } = show('rooms');
    const handle = await rows();
    fireEvent.pointerDown(handle, { ...finger, clientY: 175 });
    fireEvent.pointerMove(handle, { ...finger, clientY: 20 });
    fireEvent.pointerCancel(handle, { ...finger, clientY: 20 });
    fireEvent.pointerUp(handle, { ...finger, clientY: 20 });
    fireEvent.pointerDown(handle, { ...finger, clientY: 175 });
    fireEvent.pointerMove(handle, { ...finger, clientY: 177 });
    fireEvent.pointerUp(handle, { ...finger, clientY: 177 });
    fireEvent.click(handle);
    expect(await screen.findByRole('dialog', { name: 'Move Attic' })).toBeTruthy();
    expect(api.sent.some(({ path }) => path.endsWith('/places/order'))).toBe(false);
  });
});
