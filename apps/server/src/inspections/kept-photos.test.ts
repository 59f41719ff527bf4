/** Photos that were kept without analysis: found again by where they are filed, and analysed once somebody asks. */
import type { ErrorBody, FindingLine, Photo, Place, Visit } from '@plumbline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { balanceOf } from '../../test/support/shopper.ts';
import { photoLooks } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
let person: Person;
let project: number;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
beforeEach(async () => {
  person = await server.member();
  project = (await person.project()).id;
});
afterAll(() => server.stop());

async function keep(fields: Record<string, number> = {}): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const kept = await person.call<Photo>('POST', `/api/projects/${project}/photos`, { body });
  expect(kept.status).toBe(201);
  return kept.body.id;
}
const visitOf = async () => {
  const facts = { kind: 'handover', visitedOn: '2026-03-02' };
  return (await person.post<Visit>(`/api/projects/${project}/visits`, facts)).body.id;
};
const placeOf = async (name: string) =>
  (await person.post<Place>(`/api/projects/${project}/places`, { name })).body.id;
const analyse = (id: number, who = person) =>
  who.post<{ findingId: number | null; charged: boolean } & ErrorBody>(`/api/photos/${id}/analyze`);
const lines = async () => (await person.get<FindingLine[]>(`/api/projects/${project}/findings`)).body;

describe('a kept photo that is analysed later', () => {
  test('becomes one finding where it is filed for one credit, however often it is asked for', async () => {
    const [visitId, placeId] = [await visitOf(), await placeOf('Kitchen')];
    const id = await keep({ visitId, placeId });
    const before = await balanceOf(person);
    const first = await analyse(id);
    expect(first).toMatchObject({ status: 200, body: { charged: true } });
    const again = await analyse(id);
    expect(again).toMatchObject({ status: 200, body: { findingId: first.body.findingId } });
    expect(await lines()).toMatchObject([{ id: first.body.findingId, visitId, placeId }]);
    expect(await balanceOf(person)).toBe(before - 1);
    const { room, visitedOn } = (
      await person.get<{ room: string; visitedOn: string }>(`/api/defects/${first.body.findingId}/questions`)
    ).body;
    expect([room, visitedOn]).toEqual(['Kitchen', '2026-03-02']);
  });

  test('costs one credit when two windows ask at once', async () => {
    const id = await keep();
    const before = await balanceOf(person);
    const both = await Promise.all([analyse(id), analyse(id)]);
    expect(both.every(({ status }) => status === 200 || status === 409 || status === 429)).toBe(true);
    expect(await lines()).toHaveLength(1);
    expect(await balanceOf(person)).toBe(before - 1);
  });

  test('can be analysed anew once what was found was deleted', async () => {
    const id = await keep();
    const { findingId } = (await analyse(id)).body;
    expect((await person.delete(`/api/defects/${findingId}`)).status).toBe(200);
    const anew = (await analyse(id)).body.findingId;
    expect(anew).not.toBeNull();
    expect(anew).not.toBe(findingId);
  });

  test('is refused where it shows a finding already, in a closed visit, and to anybody else', async () => {
    const before = await balanceOf(person);
    const shown = (await person.analyse(photo, { projectId: project })).body.defect.id;
    const spent = before - (await balanceOf(person));
    const joined = await keep();
    await person.post(`/api/defects/${shown}/photos`, { photoIds: [joined] });
    expect(await analyse(joined)).toMatchObject({
      status: 409,
      body: { message: 'This photo already shows a finding.' },
    });
    const visitId = await visitOf();
    const closed = await keep({ visitId });
    await person.post(`/api/visits/${visitId}/close`);
    expect((await analyse(closed)).status).toBe(409);
    expect((await analyse(closed, await server.member())).status).toBe(404);
    expect((await analyse(999_999)).status).toBe(404);
    expect(await balanceOf(person)).toBe(before - spent);
    expect(await lines()).toHaveLength(1);
  });
});

test('the photos of one visit, of one room, or of none are listed with their count', async () => {
  const [visitId, placeId] = [await visitOf(), await placeOf('Bath')];
  const [both, visited, loose] = [await keep({ visitId, placeId }), await keep({ visitId }), await keep()];
  const listed = async (query: string) => {
    const { body, headers } = await person.get<Photo[]>(`/api/projects/${project}/photos?${query}`);
    return [body.map(({ id }) => id), headers.get('x-total-count')];
  };
  expect(await listed('')).toEqual([[loose, visited, both], '3']);
  expect(await listed(`visitId=${visitId}&limit=1`)).toEqual([[visited], '2']);
  expect(await listed(`visitId=${visitId}&placeId=${placeId}`)).toEqual([[both], '1']);
  expect(await listed('placeId=none')).toEqual([[loose, visited], '2']);
  expect(await listed('visitId=none&placeId=none')).toEqual([[loose], '1']);
  expect((await person.get(`/api/projects/${project}/photos?visitId=some`)).status).toBe(400);
});

test('a photo that somebody made a finding of isn’t asked about any more', async () => {
  const visitId = await visitOf();
  const id = await keep({ visitId });
  const look = () => person.post<{ prompts: { photoId: number }[] }>(`/api/visits/${visitId}/look-through`);
  await look();
  // Whatever the panel made of the drawn wall: it is asked about.
  await server.services.database.update(photoLooks).set({ asks: true });
  expect((await look()).body.prompts.map(({ photoId }) => photoId)).toEqual([id]);
  const finding = (await person.analyse(photo, { projectId: project })).body.defect.id;
  expect((await person.post(`/api/defects/${finding}/photos`, { photoIds: [id] })).status).toBe(200);
  expect((await look()).body.prompts).toEqual([]);
});
