import { expect, test } from 'vitest';
import { appendPhoto, noteOrigin, statementOf, withOffset } from './device-statement.ts';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a chosen file is stated by its hash and the clock on the wall', async () => {
  const { deviceAt, ...rest } = await statementOf(new Blob(['abc']), Date.UTC(2026, 10, 21));
  expect(rest).toEqual({ sha256: ABC, source: 'upload' });
  expect(Date.parse(deviceAt ?? '')).toBe(Date.UTC(2026, 10, 21));
});

test('a smaller copy is stated with the file that it was made from', async () => {
  const copy = new Blob(['smaller']);
  noteOrigin(copy, { original: new Blob(['abc']) });
  const { sha256, originalSha256 } = await statementOf(copy);
  expect(originalSha256).toBe(ABC);
  expect(sha256).not.toBe(ABC);
});

test('a picture of the app’s own camera is stated as such, with the time of the shutter', async () => {
  const shot = new Blob(['abc']);
  noteOrigin(shot, { takenAt: 1_000 });
  noteOrigin(shot, { original: new Blob(['larger']) });
  const { deviceAt, source } = await statementOf(shot, 9_000);
  expect([Date.parse(deviceAt ?? ''), source]).toEqual([1_000, 'in_app']);
});

test.each([
  [600, '2026-11-22T00:30:00.000+10:00'],
  [570, '2026-11-22T00:00:00.000+09:30'],
  [-210, '2026-11-21T11:00:00.000-03:30'],
  [0, '2026-11-21T14:30:00.000+00:00'],
])('an offset of %i minutes', (offset, said) => {
  expect(withOffset(Date.UTC(2026, 10, 21, 14, 30), offset)).toBe(said);
});

test('the photo is the last field of its form', () => {
  const form = new FormData();
  appendPhoto(form, new Blob(['abc']), 'a.jpg', { sha256: ABC, source: 'upload' });
  expect([...form.keys()]).toEqual(['sha256', 'source', 'image']);
});
