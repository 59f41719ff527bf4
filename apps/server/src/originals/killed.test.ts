import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLifetimes } from '../../test/support/child-server.ts';
import { keepSmaller, originalOf, sendOriginal } from '../../test/support/large-original.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-killed-'));
  await mkdir(join(folder, 'tmp'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const scratch = () => readdir(join(folder, 'tmp'));
/** Everything of larger originals that lies in the store, half-written files too. */
const stored = async () =>
  (await readdir(join(folder, 'data', 'files'), { recursive: true })).filter((path) =>
    /larger-[^/]*\//.test(path),
  );

test('killed while it arrives and killed while it is stored: the photo stays as it was, nothing lies about, and sent again it is kept once', async () => {
  const env = { DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'tmp') };
  const original = originalOf();
  await withLifetimes(async ({ start, rows }) => {
    const first = await start(env);
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const photo = await keepSmaller(person, project.id, await crackOnPlaster(), original);
    const path = `/api/photos/${photo.id}/original`;
    // The head of the file alone: the process ends while it waits for the rest.
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(original.bytes.slice(0, original.bytes.length / 2)),
    });
    const arriving = fetch(`${first.url}${path}`, {
      ...{ method: 'PUT', body: half, duplex: 'half' },
      headers: { cookie: person.cookie, 'content-type': 'image/jpeg' },
    }).catch((error: unknown) => error);
    await expect.poll(() => openedBy(first.process.pid), { timeout: 60_000 }).toBe(1);
    await first.end('SIGKILL');
    expect(await arriving).toBeInstanceOf(Error);
    expect(await scratch()).toEqual([]);
    expect(await stored()).toEqual([]);

    const second = await start(env);
    // Somebody holds the photo: the file lies in the store and waits for its row.
    await rows('begin');
    await rows(`select 1 from photos where id = ${photo.id} for update`);
    const storing = sendOriginal(second.returning(person), photo.id, original.bytes).catch(
      (error: unknown) => error,
    );
    await expect
      .poll(async () => (await stored()).some((name) => name.endsWith('/file')), { timeout: 60_000 })
      .toBe(true);
    await second.end('SIGKILL');
    expect(await storing).toBeInstanceOf(Error);
    await rows('rollback');
    expect(await rows('select 1 from photo_originals')).toEqual([]);
    expect(await scratch()).toEqual([]);

    // What lies there is listed, so that a sweep takes it.
    const [left] = await rows('select folder, due_at > now() as later from file_removals');
    expect([await stored(), left?.later]).toEqual([[`${left?.folder}/file`], true]);

    const third = await start(env);
    const later = third.returning(person);
    expect((await later.get(`/api/photos/${photo.id}/image?size=original`)).status).toBe(200);
    expect((await sendOriginal(later, photo.id, original.bytes)).status).toBe(200);
    expect(await rows('select sha256, bytes from photo_originals')).toEqual([
      { sha256: original.sha256, bytes: original.bytes.length },
    ]);
    expect((await stored()).filter((name) => !name.startsWith(String(left?.folder)))).toHaveLength(1);
    expect(await rows('select folder from file_removals')).toEqual([{ folder: left?.folder }]);
    const { body } = await later.post<{ url: string }>(path);
    const back = await fetch(`${third.url}${body.url}`, { headers: { cookie: person.cookie } });
    expect(
      createHash('sha256')
        .update(Buffer.from(await back.arrayBuffer()))
        .digest('hex'),
    ).toBe(original.sha256);
    expect(await scratch()).toEqual([]);
  });
}, 240_000);

/** How many files without a name the process writes originals into. */
async function openedBy(pid = 0): Promise<number> {
  const handles = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const paths = await Promise.all(handles.map((one) => readlink(`/proc/${pid}/fd/${one}`).catch(() => '')));
  // Between opening and unlinking it still has one.
  return paths.filter((path) => /plumbline-original-.* \(deleted\)$/.test(path)).length;
}
