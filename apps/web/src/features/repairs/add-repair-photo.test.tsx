import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import * as store from '../unsent/unsent-store.ts';
import { AddRepairPhoto } from './add-repair-photo.tsx';

let onDevice: store.UnsentPhoto[];
let heard: (() => void) | undefined;
beforeEach(() => {
  onDevice = [];
  // The window of tests has no database of its own.
  vi.spyOn(store, 'listUnsent').mockImplementation(async (scope) =>
    onDevice.filter((photo) => photo.scope === scope),
  );
  vi.spyOn(store, 'dropUnsent').mockImplementation(async (key) => {
    onDevice = onDevice.filter((photo) => photo.key !== key);
    heard?.();
  });
  vi.spyOn(store, 'onUnsentChanged').mockImplementation((listener) => {
    heard = listener;
    return () => undefined;
  });
});
afterEach(clearToasts);

const kept = (facts: Partial<store.UnsentPhoto>): store.UnsentPhoto => ({
  ...{ key: 'kept-earlier', scope: store.accountScope(7), purpose: 'repair', findingId: 4, projectId: 2 },
  ...{ file: new Blob(['wall'], { type: 'image/jpeg' }), fileName: 'wall.jpg', keptAt: 1, problem: null },
  ...facts,
});

const show = () =>
  showSignedIn(
    <>
      <AddRepairPhoto repair={{ findingId: 4 }} projectId={2} />
      <ToastHost />
    </>,
  );

it('offers a photo that wasn’t sent before its finding was closed, and keeps it until the server has it', async () => {
  onDevice = [
    kept({}),
    kept({ key: 'of-another-finding', findingId: 5 }),
    kept({ key: 'of-another-account', scope: store.accountScope(99) }),
  ];
  let isLost = true;
  const api = fakeApi({
    'POST /api/defects/4/repair/photos': () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { status: 201, body: {} };
    },
  });
  show();
  const again = () => screen.findByRole('button', { name: 'Send photo again' });
  await userEvent.click(await again());
  expect(await screen.findByText('The photo wasn’t added')).toBeTruthy();
  expect(onDevice).toHaveLength(3);
  isLost = false;
  await userEvent.click(await again());
  expect(await screen.findByText('Repair photo added')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send photo again' })).toBeNull());
  const posts = api.sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body instanceof FormData && body.get('key'))).toEqual([
    'kept-earlier',
    'kept-earlier',
  ]);
  expect(onDevice.map(({ key }) => key)).toEqual(['of-another-finding', 'of-another-account']);
});

it('says of a photo that is sent later since when the device has it, and whether the app’s camera took it', async () => {
  const keptAt = Date.parse('2026-11-20T22:10:00.000Z');
  onDevice = [kept({ keptAt: keptAt + 5, takenAt: keptAt }), kept({ key: 'chosen', keptAt })];
  const api = fakeApi({ 'POST /api/defects/4/repair/photos': { status: 201, body: {} } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send photo again' }));
  await waitFor(() => expect(onDevice).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Send photo again' }));
  await waitFor(() => expect(onDevice).toEqual([]));
  const forms = api.sent.flatMap(({ body }) => (body instanceof FormData ? [body] : []));
  expect(forms.map((form) => Date.parse(String(form.get('deviceAt'))))).toEqual([keptAt, keptAt]);
  expect(forms.map((form) => form.get('source'))).toEqual(['in_app', 'upload']);
});

it('drops a photo that nobody wants any more', async () => {
  onDevice = [kept({})];
  fakeApi({});
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard photo' }));
  await waitFor(() => expect(onDevice).toEqual([]));
});
