import { randomUUID } from 'node:crypto';
import type { Compared, Place, Visit } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects } from '../platform/database/schema.ts';

const GAS = { kind: 'gas', urgency: 'now', title: 'Possible gas leak', call: '', source: '' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
});
afterAll(() => server.stop());

test('what was read wider is suggested as worse, and what a hazard is open on as to be looked at', async () => {
  const person = await server.member();
  const { id } = await person.project();
  const photo = await crackOnPlaster();
  const [earlier, later] = await Promise.all(
    [0, 1].map(
      async () => (await person.analyse(photo, { projectId: id, description: 'Crack' })).body.defect.id,
    ),
  );
  const placeId = (await person.post<Place>(`/api/projects/${id}/places`, { name: 'Hall' })).body.id;
  const visitOn = async (visitedOn: string) =>
    (await person.post<Visit>(`/api/projects/${id}/visits`, { kind: 'defect', visitedOn })).body.id;
  const [before, after] = [await visitOn('2026-01-05'), await visitOn('2026-06-05')];
  const items = [
    { id: earlier, visitId: before, placeId },
    { id: later, visitId: after, placeId },
  ];
  expect((await person.post(`/api/projects/${id}/findings/file`, { items })).status).toBe(200);
  const suggested = async () =>
    (await person.get<Compared[]>(`/api/visits/${after}/compare?earlierVisitId=${before}`)).body.map(
      ({ state, said }) => [state, said],
    );
  const readAs = (mm: number, readOn: string) =>
    person.post(`/api/defects/${earlier}/readings`, {
      ...{ key: randomUUID(), readOn, point: 'A', instrument: 'crack gauge', mm, plusMinus: 0.5 },
    });
  expect((await readAs(0.4, '2026-01-05')).status).toBeLessThan(300);
  expect(await suggested()).toEqual([['same', false]]);
  const { database } = server.services;
  await database
    .update(defects)
    .set({ alerts: [{ ...GAS, steps: [], basis: 'words', because: 'gas' }] })
    .where(eq(defects.id, later ?? 0));
  expect(await suggested()).toEqual([['look', false]]);
  expect((await readAs(15, '2026-06-05')).status).toBeLessThan(300);
  expect(await suggested()).toEqual([['worse', false]]);
});

test('right after a visit has begun nothing is suggested as gone, and a reported repair as to be checked', async () => {
  const person = await server.member();
  const { id } = await person.project();
  const photo = await crackOnPlaster();
  const analysed = async () =>
    (await person.analyse(photo, { projectId: id, description: 'Crack' })).body.defect.id ?? 0;
  const [plain, repaired, danger, other, seen] = [
    await analysed(),
    await analysed(),
    await analysed(),
    await analysed(),
    await analysed(),
  ];
  const roomOf = async (name: string) =>
    (await person.post<Place>(`/api/projects/${id}/places`, { name })).body.id;
  const [hall, attic] = [await roomOf('Hall'), await roomOf('Attic')];
  const visitOn = async (visitedOn: string) =>
    (await person.post<Visit>(`/api/projects/${id}/visits`, { kind: 'defect', visitedOn })).body.id;
  const [before, after] = [await visitOn('2026-01-05'), await visitOn('2026-06-05')];
  const file = async (items: unknown[]) =>
    expect((await person.post(`/api/projects/${id}/findings/file`, { items })).status).toBe(200);
  await file([
    { id: plain, visitId: before, placeId: hall },
    { id: repaired, visitId: before, placeId: hall },
    { id: danger, visitId: before, placeId: attic },
    { id: other, visitId: before, placeId: attic },
  ]);
  const { database } = server.services;
  await database
    .update(defects)
    .set({ alerts: [{ ...GAS, steps: [], basis: 'words', because: 'gas' }] })
    .where(eq(defects.id, danger));
  const step = { key: randomUUID(), step: 'fixOwn', revision: 0, note: 'Patched and painted' };
  expect((await person.post(`/api/defects/${repaired}/repair/steps`, step)).status).toBeLessThan(300);
  const suggested = async () =>
    Object.fromEntries(
      (await person.get<Compared[]>(`/api/visits/${after}/compare?earlierVisitId=${before}`)).body.map(
        ({ state, earlier }) => [earlier?.id ?? 'new', state],
      ),
    );
  expect(await suggested()).toEqual({
    [plain]: 'unseen',
    [repaired]: 'to_check',
    [danger]: 'look',
    [other]: 'unseen',
  });
  // Something else was found in the hall: somebody has been there.
  await database.update(defects).set({ taxonomyId: null, family: 'corrosion' }).where(eq(defects.id, seen));
  await file([{ id: seen, visitId: after, placeId: hall }]);
  expect(await suggested()).toMatchObject({ new: 'new', [plain]: 'not_found', [other]: 'unseen' });
  expect((await person.post(`/api/visits/${after}/close`, {})).status).toBe(200);
  expect(await suggested()).toMatchObject({ [other]: 'not_found', [danger]: 'look' });
});
