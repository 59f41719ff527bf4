import { createHash } from 'node:crypto';
import type { ErrorBody, Photo, Visit } from '@plumbline/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let photo: Buffer;
let person: Person;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
  person = await server.member();
});
afterAll(() => server.stop());

const send = (who: Person, path: string, fields: Record<string, string>, bytes = photo) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return who.call<Photo & ErrorBody>('POST', path, { body });
};

test('keeps a photo once, however often it is sent under its key, at once and by another way', async () => {
  const { id } = await person.project();
  const visitId = (
    await person.post<Visit>(`/api/projects/${id}/visits`, { kind: 'handover', visitedOn: '2026-03-02' })
  ).body.id;
  const keep = (fields: Record<string, string> = {}, bytes = photo, who = person, to = id) =>
    send(who, `/api/projects/${to}/photos`, { key: 'one-intent', ...fields }, bytes);
  const together = await Promise.all(Array.from({ length: 4 }, () => keep({ visitId: String(visitId) })));
  expect(together.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [photoId] = together.map(({ body }) => body.id);
  expect(together.every(({ body }) => body.id === photoId)).toBe(true);
  // Its answer was lost, and the visit was closed meanwhile: it is there all the same.
  await person.post(`/api/visits/${visitId}/close`);
  expect((await keep({ visitId: String(visitId) })).body.id).toBe(photoId);

  const batch = { key: 'many-at-once', photoCount: 1, analyse: false, stageOfWorks: '' };
  const begun = await person.post<{ id: number }>(`/api/projects/${id}/batches`, batch);
  const late = await send(person, `/api/batches/${begun.body.id}/photos`, { key: 'one-intent' });
  expect(late.body).toMatchObject({ photoId, state: 'kept' });
  expect((await person.get<Photo[]>(`/api/projects/${id}/photos`)).body).toMatchObject([
    { id: photoId, visitId },
  ]);
  const trail = (await person.get<{ event: string }[]>(`/api/projects/${id}/trail`)).body;
  expect(trail.filter(({ event }) => event === 'photo_added')).toHaveLength(1);

  const other = await sharp(photo).rotate(90).jpeg().toBuffer();
  expect(await keep({}, other)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  const elsewhere = (await person.project()).id;
  expect(await keep({}, photo, person, elsewhere)).toMatchObject({ status: 409 });
  const stranger = await server.member();
  const theirs = await keep({}, photo, stranger, (await stranger.project()).id);
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(photoId);
  expect((await keep({ key: 'short' })).status).toBe(400);
});

test('tells which files a project has already, as they were chosen, and nobody else’s', async () => {
  const { id } = await person.project();
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const whole = Buffer.concat([photo, Buffer.from(' whole')]);
  const smaller = Buffer.concat([photo, Buffer.from(' smaller')]);
  const original = hash(Buffer.from('too large to be sent'));
  await send(person, `/api/projects/${id}/photos`, {}, whole);
  const { body: copy } = await send(
    person,
    `/api/projects/${id}/photos`,
    { originalSha256: original },
    smaller,
  );
  const asked = [hash(whole), hash(photo), original];
  const known = async (who: Person, project: number, sha256: unknown = asked) =>
    who.post<{ known: string[] }>(`/api/projects/${project}/photos/known`, { sha256 });
  expect((await known(person, id)).body.known).toEqual([hash(whole), original]);
  expect((await known(person, (await person.project()).id)).body.known).toEqual([]);
  const stranger = await server.member();
  expect((await known(stranger, (await stranger.project()).id)).body.known).toEqual([]);
  expect((await known(stranger, id)).status).toBe(404);
  expect((await known(server.visitor(), id)).status).toBe(401);
  for (const wrong of [['no hash'], Array(201).fill(original), null]) {
    expect((await known(person, id, wrong)).status).toBe(400);
  }
  // One that was deleted may come again.
  await person.delete(`/api/photos/${copy.id}`);
  expect((await known(person, id)).body.known).toEqual([hash(whole)]);
});
