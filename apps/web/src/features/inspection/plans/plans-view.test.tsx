import type { Pin, Plan } from '@plumbline/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../app/toast-host.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import { sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { clearToasts } from '../../../ui/toast-store.ts';
import '../data/add-endpoints.ts';
import { TIME_TO_UNDO } from '../data/pending-deletions.ts';
import PlansView from './plans-view.tsx';

const PLAN: Plan = {
  id: 4,
  name: 'scan0001',
  version: 1,
  createdAt: '2026-11-20T22:10:00.000Z',
  pages: [{ number: 1, width: 1000, height: 700 }],
  pins: [],
};

const PIN: Pin = { id: 8, page: 1, number: 3, findingId: null, label: 'Damp', x: 0.4, y: 0.5, corners: null };

function show(pins: Pin[] = []) {
  const kept = { name: PLAN.name, pins };
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects/1/plans': () => ({ body: [{ ...PLAN, ...kept }] }),
    'PATCH /api/plans/4': ({ body }) => {
      Object.assign(kept, body);
      return { body: { ...PLAN, ...kept } };
    },
    'DELETE /api/pins/8': () => {
      kept.pins = [];
      return { body: { success: true } };
    },
  });
  showSignedIn(
    <>
      <PlansView projectId={1} onOpen={() => undefined} />
      <ToastHost />
    </>,
  );
  return api;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

describe('a plan', () => {
  it('is renamed, as a file’s name seldom says what it shows', async () => {
    const api = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename plan' }));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveProperty('value', 'scan0001');
    await userEvent.clear(name);
    expect(screen.getAllByRole('button', { name: 'Rename plan' }).at(-1)).toHaveProperty('disabled', true);
    await userEvent.type(name, 'Ground floor{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Ground floor' });
    expect(screen.getByRole('combobox', { name: 'Plan' }).textContent).toBe('Ground floor');
    expect(screen.getByRole('application', { name: 'Page 1 of Ground floor' })).toBeTruthy();
  });

  it('keeps what was typed when renaming fails, and says so', async () => {
    const api = show();
    api.script['PATCH /api/plans/4'] = { status: 500, body: { message: 'Down', code: 'internal' } };
    await userEvent.click(await screen.findByRole('button', { name: 'Rename plan' }));
    await userEvent.type(await screen.findByLabelText('Name'), ' upstairs{Enter}');
    expect(await screen.findByText('The plan wasn’t renamed')).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'scan0001 upstairs');
  });
});

describe('a pin that is deleted', () => {
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pin 3: Damp' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete pin' }));
  };
  const gone = () => expect(screen.queryByRole('button', { name: 'Pin 3: Damp' })).toBeNull();

  it('comes back with Undo, and the server never hears of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = show([PIN]);
    await remove();
    gone();
    expect(await screen.findByText('Pin 3 deleted')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Pin 3: Damp' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2 * TIME_TO_UNDO);
    expect(api.sent.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('is gone for good once it can’t be taken back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = show([PIN]);
    await remove();
    expect(api.sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    await vi.waitFor(() => expect(api.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
    gone();
  });

  it('is back on the plan when the server refuses, and that is said', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = show([PIN]);
    api.script['DELETE /api/pins/8'] = { status: 500, body: { message: 'Down', code: 'internal' } };
    await remove();
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    expect(await screen.findByText('The pin wasn’t deleted')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pin 3: Damp' })).toBeTruthy();
  });
});
