import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import { AddRepairPhoto } from './add-repair-photo.tsx';

afterEach(clearToasts);

it('sends a photo under the same key until the server says that it has it', async () => {
  let isLost = true;
  const api = fakeApi({
    'POST /api/defects/4/repair/photos': () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { status: 201, body: {} };
    },
  });
  const { unmount } = showSignedIn(
    <>
      <AddRepairPhoto repair={{ findingId: 4 }} />
      <ToastHost />
    </>,
  );
  const posts = () => api.sent.filter(({ method }) => method === 'POST');
  const keys = () => posts().map(({ body }) => body instanceof FormData && body.get('key'));
  let count = 0;
  const choose = async (content: string, name: string) => {
    clearToasts();
    const input = await screen.findByLabelText('Photo of the repair');
    await userEvent.upload(input, new File([content], name, { type: 'image/jpeg', lastModified: ++count }));
    await waitFor(() => expect(posts()).toHaveLength(count));
    await screen.findByText(isLost ? 'The photo wasn’t added' : 'Repair photo added');
  };
  await choose('wall', 'image.jpg');
  await choose('roof', 'image.jpg');
  // The panel is closed and opened again; the phone names and dates the photo anew.
  unmount();
  showSignedIn(
    <>
      <AddRepairPhoto repair={{ findingId: 4 }} />
      <ToastHost />
    </>,
  );
  isLost = false;
  await choose('wall', 'photo 2.jpg');
  // It has arrived: the same photo again is meant.
  await choose('wall', 'image.jpg');
  const [wall, roof, again, anew] = keys();
  expect(wall).toEqual(expect.stringMatching(/^\w{32}$/));
  expect(roof).not.toBe(wall);
  expect(again).toBe(wall);
  expect(anew).not.toBe(wall);
});
