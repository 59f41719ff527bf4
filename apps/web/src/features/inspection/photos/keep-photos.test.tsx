import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../app/toast-host.tsx';
import { fakeApi, type Reply } from '../../../test/fake-api.ts';
import { sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { clearToasts } from '../../../ui/toast-store.ts';
import * as store from '../../batch/batch-store.ts';
import '../data/add-endpoints.ts';
import { KeepPhotos } from './keep-photos.tsx';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const FILES = ['one.jpg', 'two.jpg', 'three.jpg'].map(photo);

let onDevice: store.KeptPhoto[];
let batches: store.KeptBatch[];
beforeEach(() => {
  onDevice = [];
  batches = [];
  // The window of tests has no database of its own.
  vi.spyOn(store, 'keepBatch').mockImplementation(async (batch) => void batches.push(batch));
  vi.spyOn(store, 'dropBatch').mockResolvedValue(undefined);
  vi.spyOn(store, 'changeKeptBatch').mockResolvedValue(undefined);
  vi.spyOn(store, 'keepPhoto').mockImplementation(async (one) => void onDevice.push(one));
});
afterEach(clearToasts);

/** Keeps three photos; `answers` by the order in which they are sent, 201 where there is none. */
async function keep(answers: Record<number, Reply | 'no line'>) {
  let calls = 0;
  const api = fakeApi({
    'POST /api/projects/1/photos': () => {
      const answer = answers[++calls];
      if (answer === 'no line') throw new TypeError('Failed to fetch');
      return answer ?? { status: 201, body: {} };
    },
  });
  showSignedIn(
    <>
      <KeepPhotos project={sampleProject()} visitId={5} placeId={9} />
      <ToastHost />
    </>,
  );
  const input = await screen.findByLabelText('Photos to keep without analysis');
  await userEvent.upload(input, FILES);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Keep photos without analysis' })).toBeTruthy(),
  );
  return api.sent.filter(({ method }) => method === 'POST');
}

const refused = (status: number, message: string): Reply => ({ status, body: { message, code: 'conflict' } });

it('keeps photos on the device when the line drops, to be sent by themselves', async () => {
  const sent = await keep({ 2: 'no line' });
  expect(await screen.findByText('2 photos kept on this device')).toBeTruthy();
  expect(screen.getByText('We’ll send them once you’re connected. 1 photo kept.')).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(onDevice.map(({ fileName }) => fileName)).toEqual(['two.jpg', 'three.jpg']);
  // The second may have arrived, with its answer lost: under the same key the server keeps it once.
  const [first, second] = sent.map(({ body }) => body instanceof FormData && body.get('key'));
  expect(second).toEqual(expect.stringMatching(/^\w{32}$/));
  expect(first).not.toBe(second);
  expect(onDevice[0]?.key).toBe(second);
  expect(onDevice[1]?.key).not.toBe(second);
  expect(batches).toMatchObject([{ analyse: false, projectId: 1, visitId: 5, placeId: 9 }]);
});

it('keeps the others when one of them is no photo, and names that one', async () => {
  const sent = await keep({ 2: refused(415, 'Invalid file type. Only images are allowed.') });
  expect(await screen.findByText('1 photo wasn’t kept')).toBeTruthy();
  expect(
    screen.getByText('two.jpg: Invalid file type. Only images are allowed. 2 photos kept.'),
  ).toBeTruthy();
  expect(sent).toHaveLength(3);
  expect(onDevice).toEqual([]);
});

it('stops where the visit was closed meanwhile, and says how many are left', async () => {
  const sent = await keep({ 2: refused(409, 'This visit is closed. Reopen it before you change it.') });
  expect(await screen.findByText('2 photos weren’t kept')).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(onDevice).toEqual([]);
});
