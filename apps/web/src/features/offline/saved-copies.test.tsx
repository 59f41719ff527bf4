import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../api/client.ts';
import { forgetCopies } from '../../browser/stored-copies.ts';
import { KEPT_AT, OLD } from '../../service-worker/words.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { SavedCopies } from './saved-copies.tsx';

afterEach(() => forgetCopies());

test('says without a network when the oldest copy on the page was made, read before anything was drawn', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const at = (hour: number) => String(new Date(2026, 10, 28, hour, 40).getTime());
  fakeApi({
    'GET /api/projects': { body: [sampleProject()], headers: { [KEPT_AT]: at(14) } },
    'GET /api/projects/1': { body: sampleProject(), headers: { [KEPT_AT]: at(13) } },
  });
  await call('getProject', { params: { id: 1 } });
  await call('listProjects');
  showSignedIn(<SavedCopies />);
  expect(screen.getByText(/^This page was saved 28 Nov 2026, 1:40 pm\./)).toBeTruthy();
  act(() => forgetCopies());
  expect(screen.queryByText(/^This page was saved/)).toBeNull();
});

test('says that a copy is older than what was saved here', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const kept = { [KEPT_AT]: String(new Date(2026, 10, 28, 13, 40).getTime()) };
  fakeApi({
    'GET /api/projects': { body: [sampleProject()], headers: kept },
    'GET /api/projects/1': { body: sampleProject(), headers: { ...kept, [OLD]: '1' } },
  });
  showSignedIn(<SavedCopies />);
  await act(() => call('listProjects'));
  expect(screen.queryByText(/before your last change/)).toBeNull();
  await act(() => call('getProject', { params: { id: 1 } }));
  expect(
    screen.getByText(/1:40 pm, before your last change on this device: a hazard alert may be missing\./),
  ).toBeTruthy();
  // One that is up to date doesn’t take it back.
  await act(() => call('listProjects'));
  expect(screen.getByText(/before your last change/)).toBeTruthy();
});

test('asks for the server by itself until it answers, and then says no more of copies', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const kept = { [KEPT_AT]: String(new Date(2026, 10, 28, 13, 40).getTime()) };
  fakeApi({ 'GET /api/projects': { body: [sampleProject()], headers: kept } });
  showSignedIn(<SavedCopies />);
  const tried = vi.spyOn(window, 'fetch');
  await act(() => call('listProjects'));
  tried.mockReset();
  tried.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  tried.mockResolvedValue(new Response());
  const words = () => screen.queryByText(/^We can’t reach Plumbline/);
  expect(words()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(tried).toHaveBeenCalledTimes(1);
  expect(words()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(tried.mock.calls[1]?.[1]?.method).toBe('HEAD');
  expect(words()).toBeNull();
  vi.useRealTimers();
});
