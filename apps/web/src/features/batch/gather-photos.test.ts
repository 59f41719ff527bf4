import { beforeEach, expect, it, vi } from 'vitest';
import { alone } from './alone.ts';
import * as store from './batch-store.ts';
import { gatherPhotos } from './gather-photos.ts';
import * as known from './leave-out-known.ts';

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
  // The window of tests has no database of its own.
  vi.spyOn(store, 'keepBatch').mockResolvedValue(undefined);
  vi.spyOn(store, 'dropBatch').mockResolvedValue(undefined);
  vi.spyOn(store, 'changeKeptBatch').mockImplementation(async (_key, change) => void changes.push(change));
  vi.spyOn(store, 'keepPhoto').mockImplementation(async (one) => void kept.push(one));
  vi.spyOn(known, 'leaveOutKnown').mockResolvedValue(0);
});

it('keeps each photo with a key of its own and leaves a file out that was chosen twice', async () => {
  const files = [photo('a.jpg', 'one'), photo('b.jpg', 'two'), photo('again.jpg', 'one')];
  const gathered = await gatherPhotos(files, batch, () => undefined);
  expect(gathered).toMatchObject({ kept: 2, twice: 1, noRoomFor: 0 });
  expect(kept.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg']);
  expect(new Set(kept.map(({ key }) => key)).size).toBe(2);
  expect(changes).toEqual([{ gathered: true, photoCount: 2, unchecked: false }]);
});

it('goes on with those that are kept when the device has no more room', async () => {
  vi.spyOn(store, 'keepPhoto').mockImplementation(async (one) => {
    if (kept.length === 2) throw new DOMException('Full', 'QuotaExceededError');
    kept.push(one);
  });
  const files = ['one', 'two', 'three', 'four'].map((name) => photo(`${name}.jpg`, name));
  expect(await gatherPhotos(files, batch, () => undefined)).toMatchObject({ kept: 2, noRoomFor: 2 });
  expect(changes).toEqual([{ gathered: true, photoCount: 2, unchecked: false }]);
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

it('leaves out what the project has already, and begins nothing where that is all', async () => {
  const files = [photo('a.jpg', 'one'), photo('b.jpg', 'two'), photo('c.jpg', 'three')];
  vi.spyOn(known, 'leaveOutKnown').mockResolvedValue(2);
  expect(await gatherPhotos(files, batch, () => undefined)).toMatchObject({ kept: 1, before: 2 });
  expect(changes).toEqual([{ gathered: true, photoCount: 1, unchecked: false }]);
  vi.spyOn(known, 'leaveOutKnown').mockResolvedValue(3);
  expect(await gatherPhotos(files, batch, () => undefined)).toMatchObject({ kept: 0, before: 3 });
  expect(store.dropBatch).toHaveBeenCalledOnce();
});

it('leaves the question to the sender where there is no network', async () => {
  vi.spyOn(known, 'leaveOutKnown').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await gatherPhotos([photo('a.jpg', 'one')], batch, () => undefined)).toMatchObject({
    kept: 1,
    before: 0,
  });
  expect(changes).toEqual([{ gathered: true, photoCount: 1, unchecked: true }]);
});

it('doesn’t ask about photos that may have arrived under their keys', async () => {
  const file = photo('a.jpg', 'one');
  await gatherPhotos([file], batch, () => undefined, new Map([[file, 'a-key-of-before']]));
  expect(known.leaveOutKnown).not.toHaveBeenCalled();
  expect(kept.map(({ key }) => key)).toEqual(['a-key-of-before']);
});
