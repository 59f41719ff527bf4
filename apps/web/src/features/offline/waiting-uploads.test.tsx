import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, KIM, type Reply } from '../../test/fake-api.ts';
import { sampleProject, sampleResult } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import * as store from '../uploads/uploads-store.ts';
import { WaitingOffer } from './waiting-offer.tsx';
import WaitingUploads from './waiting-uploads.tsx';

const ANALYZE = 'POST /api/analyze';

// The window of tests has no database of its own: what the device keeps lies here.
const kept = new Map<string, store.KeptUpload>();

beforeEach(() => {
  kept.clear();
  for (const key of ['a', 'b']) {
    kept.set(key, {
      ...{ key, userId: KIM.id, file: new Blob([key]), fileName: `${key}.jpg`, projectId: 1, stages: [] },
      ...{ description: '', keptAt: 0, problem: null },
    });
  }
  vi.spyOn(store, 'listUploads').mockImplementation(async () => [...kept.values()]);
  vi.spyOn(store, 'keepUpload').mockImplementation(async (upload) => {
    kept.set(upload.key, upload);
    store.uploadsChanged();
  });
  vi.spyOn(store, 'dropUpload').mockImplementation(async (key) => {
    kept.delete(key);
    store.uploadsChanged();
  });
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

const before = {
  ...{ findingId: 77, number: 3, title: 'Crack at the door', charged: true },
  at: '2026-11-03T02:00:00.000Z',
};
const known: Reply = {
  status: 409,
  body: { message: 'You analysed this photo before.', code: 'analysed_before', requestId: 'r-6', before },
};

/** A server that has an answer to the first photo, unless it is asked for again. */
function serverKnowingA() {
  const asked: string[] = [];
  fakeApi({
    [ANALYZE]: ({ body }) => {
      const form = body as FormData;
      const { name } = form.get('image') as File;
      const again = form.get('unlessAnalysed') === null;
      asked.push(again ? `${name} again` : name);
      return name === 'a.jpg' && !again ? known : { body: sampleResult() };
    },
  });
  return asked;
}

test('a photo that has an answer waits for its owner: the others go, and none is sent again unasked', async () => {
  const asked = serverKnowingA();
  showSignedIn(<WaitingUploads projects={[sampleProject()]} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send all 2' }));
  const open = await screen.findByRole('link', { name: 'Open it' });
  expect(open.getAttribute('href')).toBe('/defects/77');
  expect(
    screen.getByText(/You analysed this photo on 3 Nov 2026\. It’s finding 3 .* You weren’t charged\./),
  ).toBeTruthy();
  expect(asked).toEqual(['a.jpg', 'b.jpg']);
  await waitFor(() => expect([...kept.keys()]).toEqual(['a']));
  expect(kept.get('a')).toMatchObject({ before });
  expect(kept.get('a')?.again).toBeFalsy();
  // Nothing is left that is sent without being asked for by itself.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Analyse again for one credit' }));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(asked).toEqual(['a.jpg', 'b.jpg', 'a.jpg again']);
});

const showOffer = () =>
  showSignedIn(
    <>
      <WaitingOffer />
      <ToastHost />
    </>,
  );

function beOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) act(() => void window.dispatchEvent(new Event('online')));
}

test('what waits goes by itself, but for what has an answer', async () => {
  const asked = serverKnowingA();
  const a = kept.get('a');
  if (a) kept.set('a', { ...a, before });
  showOffer();
  await waitFor(() => expect([...kept.keys()]).toEqual(['a']));
  expect(asked).toEqual(['b.jpg']);
  expect(screen.queryByText('A photo waits on this device')).toBeNull();
});

test('waits for the network above every page, then goes by itself, each once and under its first key', async () => {
  const { sent } = fakeApi({ [ANALYZE]: { body: sampleResult() } });
  beOnline(false);
  showOffer();
  expect(await screen.findByText(/^2 photos wait on this device to be analysed\./)).toBeTruthy();
  expect(sent).toHaveLength(0);
  beOnline(true);
  // The network comes and goes while they are on their way.
  beOnline(true);
  await waitFor(() => expect(kept.size).toBe(0));
  expect((await screen.findAllByText('Analysis Complete!')).length).toBeGreaterThan(0);
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a', 'b']);
  await waitFor(() => expect(screen.queryByText(/to be analysed\./)).toBeNull());
});

test('tries again while the server is away, without a word each time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  kept.delete('b');
  let away = true;
  const { sent } = fakeApi({
    [ANALYZE]: () => (away ? { status: 502, body: 'Bad gateway' } : { body: sampleResult() }),
  });
  showOffer();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText(/^1 photo waits on this device to be analysed\./)).toBeTruthy();
  expect(screen.queryByText('Photo kept on this device')).toBeNull();
  away = false;
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a', 'a']);
});

test('what the server refused isn’t sent again unasked', async () => {
  const { sent } = fakeApi({ [ANALYZE]: { body: sampleResult() } });
  kept.delete('b');
  const a = kept.get('a');
  if (a) kept.set('a', { ...a, problem: 'No credits left.' });
  showOffer();
  expect(await screen.findByText('Send it now, or later from the dashboard.')).toBeTruthy();
  expect(screen.getByText('A photo waits on this device')).toBeTruthy();
  expect(sent).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(sent).toHaveLength(1);
});

test('a photo that went meanwhile isn’t sent once more from a list that still shows it', async () => {
  const { sent } = fakeApi({ [ANALYZE]: { body: sampleResult() } });
  showSignedIn(<WaitingUploads projects={[sampleProject()]} />);
  const all = await screen.findByRole('button', { name: 'Send all 2' });
  kept.delete('b');
  await userEvent.click(all);
  await waitFor(() => expect(kept.size).toBe(0));
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a']);
});

test('a photo that doesn’t get through ends it: the next one wouldn’t either', async () => {
  const { sent } = fakeApi({ [ANALYZE]: { status: 502, body: 'Bad gateway' } });
  showSignedIn(<WaitingUploads projects={[sampleProject()]} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send all 2' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send all 2' })).toHaveProperty('disabled', false),
  );
  expect(sent).toHaveLength(1);
});
