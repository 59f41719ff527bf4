import { beforeEach, expect, it, vi } from 'vitest';
import { alone } from './alone.ts';
import * as store from './batch-store.ts';
import { gatherPhotos } from './gather-photos.ts';

const batch = {
  ...{ userId: 1, projectId: 2, projectName: 'House', analyse: true, stages: [] },
  ...{ visitId: null, placeId: null },
};
const photo = (name: string, content: string) => new File([content], name, { type: 'image/jpeg' });

let kept: store.KeptPhoto[];
let changes: Partial<store.KeptBatch>[];
beforeEach(() => {
  kept = [];
  changes = [];
  // jsdom has no database of its own.
  vi.spyOn(store, 'keepBatch').mockResolvedValue(undefined);
  vi.spyOn(store, 'dropBatch').mockResolvedValue(undefined);
  vi.spyOn(store, 'changeKeptBatch').mockImplementation(async (_key, change) => void changes.push(change));
  vi.spyOn(store, 'keepPhoto').mockImplementation(async (one) => void kept.push(one));
});

it('keeps each photo with a key of its own and leaves a file out that was chosen twice', async () => {
  const files = [photo('a.jpg', 'one'), photo('b.jpg', 'two'), photo('again.jpg', 'one')];
  const gathered = await gatherPhotos(files, batch, () => undefined);
  expect(gathered).toMatchObject({ kept: 2, twice: 1, left: 0 });
  expect(kept.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg']);
  expect(new Set(kept.map(({ key }) => key)).size).toBe(2);
  expect(changes).toEqual([{ gathered: true, photoCount: 2 }]);
});

it('goes on with those that are kept when the device has no more room', async () => {
  vi.spyOn(store, 'keepPhoto').mockImplementation(async (one) => {
    if (kept.length === 2) throw new DOMException('Full', 'QuotaExceededError');
    kept.push(one);
  });
  const files = ['one', 'two', 'three', 'four'].map((name) => photo(`${name}.jpg`, name));
  expect(await gatherPhotos(files, batch, () => undefined)).toMatchObject({ kept: 2, left: 2 });
  expect(changes).toEqual([{ gathered: true, photoCount: 2 }]);
});

it('keeps nothing behind when the device has no room at all', async () => {
  vi.spyOn(store, 'keepPhoto').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  await expect(gatherPhotos([photo('a.jpg', 'one')], batch, () => undefined)).rejects.toThrow();
  expect(store.dropBatch).toHaveBeenCalledOnce();
});

it('lets nobody send a batch while its photos are being copied', async () => {
  let sent: string | undefined = 'not asked';
  vi.spyOn(store, 'keepPhoto').mockImplementation(async ({ batchKey }) => {
    sent = await alone(batchKey, async () => 'sent');
  });
  await gatherPhotos([photo('a.jpg', 'one')], batch, () => undefined);
  expect(sent).toBeUndefined();
});
