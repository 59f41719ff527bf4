import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { choosePhoto } from './photo.ts';
import { sendNew } from './send-upload.ts';
import * as store from './uploads-store.ts';

beforeEach(() => {
  // The window of tests has no database of its own: the device keeps what it is given.
  vi.spyOn(store, 'keepUpload').mockResolvedValue(undefined);
});

async function wordsAfter(reply: Parameters<typeof fakeApi>[0][string]): Promise<string> {
  fakeApi({ 'POST /api/analyze': reply });
  const photo = choosePhoto(new File(['x'], 'wall.jpg', { type: 'image/jpeg' }));
  const listener = { onPanel: () => undefined, onVote: () => undefined };
  const sent = sendNew({ photo, projectId: 1, stages: [], description: '' }, 1, listener);
  return sent.then(
    () => 'sent',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}

it.each([502, 504])(
  'after an answer %d says that the server didn’t answer: there is a connection',
  async (status) => {
    const words = await wordsAfter({ status, body: 'Bad gateway' });
    expect(words).toContain('Plumbline didn’t answer in time.');
    expect(words).toContain('go by themselves once it does');
    expect(words).not.toContain('until you’re connected');
  },
);

it('says that there is no connection where there is none', async () => {
  const words = await wordsAfter(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(words).toContain('until you’re connected');
});
