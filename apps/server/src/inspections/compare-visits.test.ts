import { randomUUID } from 'node:crypto';
import type { Compared, Place, Visit } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects } from '../platform/database/schema.ts';

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
  const gas = {
    kind: 'gas',
    urgency: 'now',
    title: 'Possible gas leak',
    steps: [],
    call: '',
    source: '',
  } as const;
  const { database } = server.services;
  await database
    .update(defects)
    .set({ alerts: [{ ...gas, steps: [], basis: 'words', because: 'gas' }] })
    .where(eq(defects.id, later ?? 0));
  expect(await suggested()).toEqual([['look', false]]);
  expect((await readAs(15, '2026-06-05')).status).toBeLessThan(300);
  expect(await suggested()).toEqual([['worse', false]]);
});
