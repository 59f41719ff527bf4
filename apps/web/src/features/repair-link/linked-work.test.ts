import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sendStep, type ToSend } from './linked-work.ts';

const PHOTOS = 'POST /api/repair-link/findings/4/photos';
const STEPS = 'POST /api/repair-link/findings/4/steps';
const TOO_SMALL = {
  status: 422,
  body: { message: 'This photo is too small.', code: 'unusable_photo', requestId: 'r-1' },
};

const photo = (name: string) => ({ key: name, file: new File([name], name, { type: 'image/jpeg' }) });
const toSend: ToSend = {
  ...{ findingId: 4, revision: 2, step: 'fix', note: 'Done', key: 'k' },
  photos: [photo('tiny.jpg'), photo('good.jpg')],
};

it('sends a good photo beside one that can’t be used, names that one, and says nothing is fixed yet', async () => {
  const { sent } = fakeApi({
    [PHOTOS]: ({ body }) =>
      ((body as FormData).get('image') as File).name === 'tiny.jpg' ? TOO_SMALL : { body: {} },
    [STEPS]: { body: {} },
  });
  const arrived = vi.fn();
  await expect(sendStep('secret', toSend, arrived)).rejects.toThrow(
    'tiny.jpg: This photo is too small. Remove it, then send again.',
  );
  expect(arrived.mock.calls).toEqual([['good.jpg']]);
  expect(sent.some(({ path }) => path.endsWith('/steps'))).toBe(false);
});

it('stops where the server can’t be reached: what hasn’t arrived stays', async () => {
  const { sent } = fakeApi({ [PHOTOS]: { status: 502 }, [STEPS]: { body: {} } });
  const arrived = vi.fn();
  await expect(sendStep('secret', toSend, arrived)).rejects.toMatchObject({ status: 502 });
  expect(arrived).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

it('sends the step once every photo has arrived', async () => {
  const { sent } = fakeApi({ [PHOTOS]: { body: {} }, [STEPS]: { body: {} } });
  const arrived = vi.fn();
  await sendStep('secret', toSend, arrived);
  expect(arrived.mock.calls).toEqual([['tiny.jpg'], ['good.jpg']]);
  expect(sent.at(-1)).toMatchObject({ path: expect.stringContaining('/steps'), body: { step: 'fix' } });
});
