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
