import type { Photo, Place, Visit } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

test('each room and each visit counts what is filed in it, and nothing of its neighbours', async () => {
  const person = await server.member();
  const project = (await person.project()).id;
  const within = `/api/projects/${project}`;
  const made = async (path: string, json: object) =>
    (await person.post<{ id: number }>(`${within}/${path}`, json)).body.id;
  const [hall, bath, attic] = [
    await made('places', { name: 'Hall' }),
    await made('places', { name: 'Bath' }),
    await made('places', { name: 'Attic' }),
  ];
  const first = await made('visits', { kind: 'handover', visitedOn: '2026-01-02' });
  const second = await made('visits', { kind: 're_inspection', visitedOn: '2026-03-02' });
  const keep = async (visitId: number, placeId: number) => {
    const body = new FormData();
    body.set('visitId', String(visitId));
    body.set('placeId', String(placeId));
    body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    expect((await person.call<Photo>('POST', `${within}/photos`, { body })).status).toBe(201);
  };
  await keep(first, hall);
  await keep(second, bath);
  await keep(second, bath);
  const { defect } = (await person.analyse(photo, { projectId: project })).body;
  await person.post(`${within}/findings/file`, {
    items: [{ id: defect.id, visitId: second, placeId: attic }],
  });

  const places = (await person.get<Place[]>(`${within}/places`)).body;
  expect(places.map(({ id, findingCount, photoCount }) => [id, findingCount, photoCount])).toEqual([
    [hall, 0, 1],
    [bath, 0, 2],
    [attic, 1, 1],
  ]);
  const visits = (await person.get<Visit[]>(`${within}/visits`)).body;
  expect(
    visits.map(({ id, findingCount, photoCount, unlookedCount }) => [
      id,
      findingCount,
      photoCount,
      unlookedCount,
    ]),
  ).toEqual([
    [second, 1, 3, 2],
    [first, 0, 1, 1],
  ]);
});
