import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import type { Defect, FindingPhoto, LargerOriginal, Photo } from '@plumbline/contract';
import { checkPack } from '@plumbline/contract/check-pack';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepSmaller, type Original, originalOf, sendOriginal } from '../../test/support/large-original.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { fileRemovals, photoDerivatives, photoOriginals } from '../platform/database/schema.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function start(original: Original = originalOf()) {
  const person = await server.member();
  const project = await person.project();
  const photo = await keepSmaller(person, project.id, crack, original);
  return { person, project, photo, original };
}

const rowsOf = (photoId: number) =>
  server.services.database.select().from(photoOriginals).where(eq(photoOriginals.photoId, photoId));

/** Files of larger originals of this account. */
async function filesOf({ userId }: { userId: number }): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.services.files.keys()) if (key.includes('/larger-')) keys.push(key);
  return keys.filter((key) => key.startsWith(`photos/${userId}/`));
}

async function listed(person: Person, project: { id: number }, photoId: number) {
  const { body } = await person.get<Photo[]>(`/api/projects/${project.id}/photos`);
  return body.find(({ id }) => id === photoId);
}

const eventsOf = async (person: Person, project: { id: number }) =>
  (
    await person.get<{ event: string; subjectSha256: string; detail: object }[]>(
      `/api/projects/${project.id}/trail`,
    )
  ).body;

async function download(person: Person, photoId: number): Promise<Response> {
  const { body } = await person.post<{ url: string }>(`/api/photos/${photoId}/original`);
  return fetch(`${server.url}${body.url}`, { headers: { cookie: person.cookie } });
}

/** Nothing of it is here, nor anything that was needed for a moment. */
async function expectNothing({ photo, project }: { photo: Photo; project: { userId: number } }) {
  expect(await rowsOf(photo.id)).toEqual([]);
  expect(await filesOf(project)).toEqual([]);
  await expect
    .poll(async () => (await readdir(tmpdir())).filter((name) => name.startsWith('plumbline-original-')))
    .toEqual([]);
  expect(await server.services.database.select().from(fileRemovals)).toEqual([]);
}

describe('the larger original of a photo', () => {
  test('is kept once however often it is sent, hashed twice, and comes back as it was', async () => {
    const { person, project, photo, original } = await start();
    const { sha256, bytes } = original;
    expect(photo.original).toEqual({ sha256, bytes: null, receivedAt: null });
    expect((await listed(person, project, photo.id))?.original).toEqual(photo.original);
    const all = await Promise.all([1, 2, 3].map(() => sendOriginal<LargerOriginal>(person, photo.id, bytes)));
    for (const { status, body } of all) {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toEqual({ sha256, bytes: bytes.length, receivedAt: expect.any(String) });
    }
    expect((await sendOriginal(person, photo.id, bytes)).body).toEqual(all[0]?.body);
    expect(await filesOf(project)).toHaveLength(1);
    const [row] = await rowsOf(photo.id);
    expect(row).toMatchObject({ sha256, deviceSha256: sha256, kind: 'jpeg', bytes: bytes.length });
    expect((await listed(person, project, photo.id))?.original).toEqual(all[0]?.body);
    const added = (await eventsOf(person, project)).filter(({ event }) => event === 'original_added');
    expect(added).toMatchObject([
      {
        subjectSha256: sha256,
        detail: { deviceSha256: sha256, bytes: bytes.length, analysedSha256: hash(crack) },
      },
    ]);
    const answer = await download(person, photo.id);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(hash(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256);
    const taken = (await eventsOf(person, project)).filter(({ event }) => event === 'original_taken');
    expect(taken).toMatchObject([{ subjectSha256: sha256 }]);
    expect(await server.services.database.select().from(fileRemovals)).toEqual([]);
  });

  test('is what the analysed picture was made from, and that what its copies were made from', async () => {
    const { person, photo, original } = await start();
    const read = () =>
      server.services.database.select().from(photoDerivatives).where(eq(photoDerivatives.photoId, photo.id));
    const before = await read();
    expect(before.map(({ kind, parentId }) => [kind, parentId])).toEqual(before.map(() => ['copy', null]));
    await sendOriginal(person, photo.id, original.bytes);
    const after = await read();
    const analysed = after.find(({ kind }) => kind === 'analysed');
    expect(analysed).toMatchObject({ parentId: null, sha256: hash(crack), name: 'original' });
    expect(after.filter(({ kind }) => kind === 'copy').map(({ parentId }) => parentId)).toEqual(
      before.map(() => analysed?.id),
    );
  });

  test('stands beside a finding’s photo and in its evidence', async () => {
    const { person, project, original } = await start();
    const form = new FormData();
    form.set('projectId', String(project.id));
    form.set('originalSha256', original.sha256);
    form.set('image', new Blob([Uint8Array.from(crack)], { type: 'image/jpeg' }), 'wall.jpg');
    const { body } = await person.call<{ defect: Defect }>('POST', '/api/analyze', { body: form });
    const { photoId } = body.defect.evidence;
    expect(body.defect.evidence.original).toMatchObject({ sha256: original.sha256, receivedAt: null });
    await sendOriginal(person, photoId ?? 0, original.bytes);
    const kept = { sha256: original.sha256, bytes: original.bytes.length, receivedAt: expect.any(String) };
    const finding = (await person.get<Defect>(`/api/defects/${body.defect.id}`)).body;
    expect(finding.evidence).toMatchObject({ photoId, original: kept, sha256: hash(crack) });
    const [shown] = (await person.get<FindingPhoto[]>(`/api/defects/${body.defect.id}/photos`)).body;
    expect(shown).toMatchObject({ id: photoId, original: kept });
  });

  test('is nobody else’s: without a session 401, of another account 404', async () => {
    const { person, project, photo, original } = await start();
    const stranger = await server.member();
    const path = `/api/photos/${photo.id}/original`;
    for (const [who, status] of [
      [server.visitor(), 401],
      [stranger, 404],
    ] as const) {
      expect((await sendOriginal(who, photo.id, original.bytes)).status).toBe(status);
      expect((await who.post(path)).status).toBe(status);
    }
    await expectNothing({ photo, project });
    await sendOriginal(person, photo.id, original.bytes);
    const { url } = (await person.post<{ url: string }>(path)).body;
    expect((await stranger.get(url)).status).toBe(404);
    expect((await person.get(`${path}?ticket=1.x`)).status).toBe(410);
    expect((await server.visitor().get(url)).status).toBe(401);
  });
});

describe('what is no original changes nothing and leaves nothing behind', () => {
  test('another file, one that is no picture, one over 40 MB, nothing, and a photo that came as it was', async () => {
    const started = await start();
    const { person, project, photo, original } = started;
    const { bytes } = original;
    const other = await sendOriginal(person, photo.id, originalOf().bytes);
    expect(other).toMatchObject({ status: 400, body: { code: 'upload_failed' } });
    const cut = await sendOriginal(person, photo.id, bytes.slice(0, -1));
    expect(cut).toMatchObject({ status: 400, body: { code: 'upload_failed' } });
    const empty = await sendOriginal(person, photo.id, new Uint8Array());
    expect(empty).toMatchObject({ status: 400, body: { code: 'upload_failed' } });
    const large = await sendOriginal(person, photo.id, new Uint8Array(40 * 1024 * 1024 + 1));
    expect(large).toMatchObject({
      status: 413,
      body: { message: 'An original can have at most 40 MB. The photo itself is safe.' },
    });
    await expectNothing(started);
    // Declared as it is, but no picture.
    const page = Uint8Array.from(Buffer.from('<html><script>alert(1)</script></html>'.repeat(50)));
    const declared = await keepSmaller(person, project.id, crack, { sha256: hash(page) });
    expect(await sendOriginal(person, declared.id, page)).toMatchObject({ status: 415 });
    await expectNothing({ photo: declared, project });
    const whole = await keepSmaller(person, project.id, crack, { sha256: hash(crack) });
    expect(whole.original).toBeNull();
    expect(await sendOriginal(person, whole.id, Uint8Array.from(crack))).toMatchObject({ status: 409 });
    // The very one still comes in.
    expect((await sendOriginal(person, photo.id, bytes)).status).toBe(200);
    expect(await sendOriginal(person, photo.id, originalOf().bytes)).toMatchObject({ status: 400 });
    expect(await rowsOf(photo.id)).toHaveLength(1);
  });

  test('one without a length that never ends, one that is cut off, and one that stops', async () => {
    const impatient = await startTestServer({
      slots: { uploads: { stalledMs: 500 } },
      env: { SESSION_SECRET: server.services.environment.sessionSecret },
      databaseUrl: server.services.environment.databaseUrl ?? '',
    });
    const started = await start(originalOf(11 * 1024 * 1024));
    const { person, photo, original } = started;
    const path = `/api/photos/${photo.id}/original`;
    const head = (length: string) =>
      `PUT ${path} HTTP/1.1\r\nhost: plumbline\r\ncookie: ${person.cookie}\r\ncontent-type: image/jpeg\r\n${length}\r\n\r\n`;
    const open = () => {
      const { hostname, port } = new URL(impatient.url);
      const socket = connect(Number(port), hostname);
      let heard = '';
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1');
      });
      socket.on('error', () => undefined);
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      return { socket, closed, heard: () => heard };
    };
    const endless = open();
    endless.socket.write(head('transfer-encoding: chunked'));
    const piece = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(0x100000, 0xff),
      Buffer.from('\r\n'),
    ]);
    const pour = setInterval(() => endless.socket.write(piece), 2);
    await endless.closed;
    clearInterval(pour);
    expect(endless.heard()).toContain('413');
    const broken = open();
    broken.socket.write(head(`content-length: ${original.bytes.length}`));
    broken.socket.write(original.bytes.subarray(0, 5_000_000));
    await expect.poll(() => broken.socket.bytesWritten).toBeGreaterThan(5_000_000);
    broken.socket.destroy();
    const stopped = open();
    stopped.socket.write(head(`content-length: ${original.bytes.length}`));
    stopped.socket.write(original.bytes.subarray(0, 5_000_000));
    await stopped.closed;
    expect(stopped.heard()).toContain('503');
    await expectNothing(started);
    await impatient.stop();
    expect((await sendOriginal(person, photo.id, original.bytes)).status).toBe(200);
  });
});

describe('an original lives and goes with its photo', () => {
  test('a deletion takes row and file', async () => {
    const started = await start();
    const { person, photo, original } = started;
    await sendOriginal(person, photo.id, original.bytes);
    expect((await person.delete(`/api/photos/${photo.id}`)).status).toBe(200);
    await expectNothing(started);
    expect((await sendOriginal(person, photo.id, original.bytes)).status).toBe(404);
  });

  test('the deletion of its project takes both', async () => {
    const started = await start();
    const { person, project, photo, original } = started;
    await sendOriginal(person, photo.id, original.bytes);
    expect((await person.delete(`/api/projects/${project.id}`)).status).toBe(200);
    await expectNothing(started);
  });

  test('a closed visit takes it late; on legal hold it comes in, and neither goes nor changes', async () => {
    const { person, project, original } = await start();
    const visit = { kind: 'handover', visitedOn: '2026-03-02' };
    const { body: made } = await person.post<{ id: number }>(`/api/projects/${project.id}/visits`, visit);
    const filed = await keepSmaller(person, project.id, crack, original, { visitId: String(made.id) });
    await person.post(`/api/visits/${made.id}/close`);
    await person.post(`/api/projects/${project.id}/legal-hold`, { reason: 'NCAT claim' });
    expect((await sendOriginal(person, filed.id, original.bytes)).status).toBe(200);
    expect((await person.delete(`/api/photos/${filed.id}`)).status).toBe(409);
    const { database } = server.services;
    const gone = database.execute(sql`delete from photo_originals where photo_id = ${filed.id}`);
    await expect(gone).rejects.toThrow();
    const changed = database.execute(sql`update photo_originals set bytes = 1 where photo_id = ${filed.id}`);
    await expect(changed).rejects.toThrow();
    expect(await rowsOf(filed.id)).toHaveLength(1);
  });

  test('moves with its finding to another project', async () => {
    const { person, project, original } = await start();
    const other = await person.project('Next door');
    const form = new FormData();
    form.set('projectId', String(project.id));
    form.set('originalSha256', original.sha256);
    form.set('image', new Blob([Uint8Array.from(crack)], { type: 'image/jpeg' }), 'wall.jpg');
    const { body } = await person.call<{ defect: Defect }>('POST', '/api/analyze', { body: form });
    const photoId = body.defect.evidence.photoId ?? 0;
    await sendOriginal(person, photoId, original.bytes);
    const moved = { projectId: other.id, ids: [body.defect.id] };
    const answer = await person.post(`/api/projects/${project.id}/findings/move`, moved);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect((await listed(person, other, photoId))?.original?.receivedAt).toBeTruthy();
    expect((await download(person, photoId)).status).toBe(200);
    expect((await eventsOf(person, other)).map(({ event }) => event)).toContain('original_taken');
  });
});

test('it goes with the account’s export, and with a pack where originals are asked for', async () => {
  const { person, project, photo, original } = await start();
  await sendOriginal(person, photo.id, original.bytes);
  const fetched = async (url: string) => {
    const response = await fetch(`${server.url}${url}`, { headers: { cookie: person.cookie } });
    return new Uint8Array(await response.arrayBuffer());
  };
  const asked = await person.post<{ url: string }>('/api/account/export', { password: person.password });
  const all = unzipSync(await fetched(asked.body.url));
  expect(hash(all[`originals/${photo.id}.jpg`] ?? new Uint8Array())).toBe(original.sha256);
  for (const originals of [false, true]) {
    const path = `/api/projects/${project.id}/evidence-pack`;
    const pack = await fetched((await person.post<{ url: string }>(path, { originals })).body.url);
    const checked = await checkPack(new Blob([pack]));
    expect(checked.problems).toEqual([]);
    const { sha256, bytes } = original;
    const larger = { sha256, claimedSha256: sha256, bytes: bytes.length };
    expect(checked.manifest?.photos).toMatchObject([{ sha256: hash(crack), larger }]);
    const within = checked.manifest?.files.filter(({ kind }) => kind === 'larger_original') ?? [];
    expect(within.map((file) => [file.path, file.sha256])).toEqual(
      originals ? [[`originals/${photo.id}-larger.jpg`, sha256]] : [],
    );
  }
});
