import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../test/support/fake-s3.ts';
import { FileMissingError, type FileStore, StorageError } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let dataDir: string;
let s3: FakeS3;
/** Written by others, so that our reading of S3 isn't checked against itself alone. */
let independent: S3rver;
let independentUrl: string;
const independentServer = (allowMismatchedSignatures: boolean) =>
  new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dataDir, 'independent'),
    allowMismatchedSignatures,
    configureBuckets: [{ name: 'photos' }],
  });
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-files-'));
  s3 = await startFakeS3();
  // Of a listing it signs '/photos' where the client sent and signed '/photos/': it is told to overlook that.
  independent = independentServer(true);
  independentUrl = `http://127.0.0.1:${(await independent.run()).port}`;
});
afterEach(async () => {
  await s3.close();
  await independent.close();
  await rm(dataDir, { recursive: true });
});

const photo = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]);
const folder = () => openFileStore({ dataDir });
const bucket = (endpoint = s3.endpoint, key = 'id', secret = 'secret') =>
  openFileStore({
    dataDir,
    s3: {
      bucket: 'photos',
      region: 'ap-southeast-2',
      endpoint,
      credentials: { accessKeyId: key, secretAccessKey: secret },
      forcePathStyle: true,
    },
  });

describe.each<[string, () => Promise<FileStore>]>([
  ['a folder', folder],
  ['a bucket', () => bucket()],
  ['a bucket of an independent S3 server', () => bucket(independentUrl, 'S3RVER', 'S3RVER')],
])('%s', (_name, open) => {
  test('gives back what was put, whole and as a stream', async () => {
    const store = await open();
    await store.put('photos/1/original.jpg', photo, 'image/jpeg');
    expect(Buffer.from(await store.get('photos/1/original.jpg'))).toEqual(photo);
    expect(await buffer(await store.stream('photos/1/original.jpg'))).toEqual(photo);
    expect(await store.exists('photos/1/original.jpg')).toBe(true);
  });

  test('replaces a file', async () => {
    const store = await open();
    await store.put('a.txt', Buffer.from('a long first text'), 'text/plain');
    await store.put('a.txt', Buffer.from('short'), 'text/plain');
    expect(Buffer.from(await store.get('a.txt')).toString()).toBe('short');
  });

  test('tells a missing file as such, before a stream begins', async () => {
    const store = await open();
    expect(await store.exists('none.jpg')).toBe(false);
    await expect(store.get('none.jpg')).rejects.toThrow(FileMissingError);
    await expect(store.stream('none.jpg')).rejects.toThrow(FileMissingError);
  });

  test('deletes one file, or all below a prefix and nothing beside it', async () => {
    const store = await open();
    for (const key of ['photos/1/a.jpg', 'photos/1/sizes/b.jpg', 'photos/12/a.jpg']) {
      await store.put(key, photo, 'image/jpeg');
    }
    await store.delete('photos/1/a.jpg');
    expect(await store.exists('photos/1/a.jpg')).toBe(false);
    await store.deletePrefix('photos/1');
    expect(await store.exists('photos/1/sizes/b.jpg')).toBe(false);
    expect(await store.exists('photos/12/a.jpg')).toBe(true);
    await store.delete('photos/1/a.jpg');
    await store.deletePrefix('photos/404');
  });

  test.each(['../session-secret', '/etc/passwd', 'a//b', 'a/./b', '', 'a/', 'a\\b', 'a b'])(
    'refuses %j as a key',
    async (key) => {
      const store = await open();
      await expect(store.put(key, photo, 'image/jpeg')).rejects.toThrow(TypeError);
      await expect(store.deletePrefix(key)).rejects.toThrow(TypeError);
    },
  );
});

test("a folder's files are for this account only and leave no drafts behind", async () => {
  const store = await folder();
  await Promise.all([1, 2, 3, 4].map(() => store.put('photos/1/a.jpg', photo, 'image/jpeg')));
  const place = join(dataDir, 'files', 'photos', '1');
  expect(await readdir(place)).toEqual(['a.jpg']);
  expect((await stat(join(place, 'a.jpg'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'files'))).mode & 0o777).toBe(0o700);
});

test("a bucket's files keep their content type", async () => {
  const store = await bucket();
  await store.put('photos/1/a.jpg', photo, 'image/jpeg');
  expect(s3.objects.get('photos/photos/1/a.jpg')?.contentType).toBe('image/jpeg');
});

test('an independent S3 server that checks signatures takes ours, and none made with another secret', async () => {
  const strict = independentServer(false);
  const url = `http://127.0.0.1:${(await strict.run()).port}`;
  const [ours, others] = [await bucket(url, 'S3RVER', 'S3RVER'), await bucket(url, 'S3RVER', 'another')];
  await ours.put('photos/1/a.jpg', photo, 'image/jpeg');
  expect(Buffer.from(await ours.get('photos/1/a.jpg'))).toEqual(photo);
  await expect(others.put('b.jpg', photo, 'image/jpeg')).rejects.toThrow(StorageError);
  expect(await ours.exists('b.jpg')).toBe(false);
  await strict.close();
});
