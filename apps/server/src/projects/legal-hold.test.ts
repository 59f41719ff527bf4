import type { ErrorBody } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { trailEntries } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer({ env: { ROLE: 'web' } }), crackOnPlaster()]);
});
afterAll(() => server.stop());

const WHY = { reason: 'NCAT claim lodged on 2 November' };
const set = (person: Person, id: number, body: unknown = WHY) =>
  person.post<ErrorBody>(`/api/projects/${id}/legal-hold`, body);
const lift = (person: Person, id: number, body: unknown = { reason: 'Settled' }) =>
  person.post<ErrorBody>(`/api/projects/${id}/legal-hold/lift`, body);

test('while a project is on legal hold neither it nor a finding, a report or the account can be deleted', async () => {
  const person = await server.member();
  const project = await person.project('Smith Street');
  const { defect } = (await person.analyse(photo, { projectId: project.id })).body;
  const report = await person.post<{ id: number }>('/api/reports', {
    projectId: project.id,
    title: 'Report',
    selectedDefectIds: [defect.id],
  });
  expect(await set(person, project.id)).toMatchObject({ status: 200, body: { hold: WHY, lifted: [] } });

  const refused = [
    await person.delete(`/api/projects/${project.id}`),
    await person.delete(`/api/defects/${defect.id}`),
    await person.post(`/api/projects/${project.id}/findings/delete`, { ids: [defect.id] }),
    await person.delete(`/api/reports/${report.body.id}`),
    await person.post('/api/account/deletion', { password: person.password }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [409, 'legal_hold']),
  );
  expect(refused[0]?.body.message).toBe(
    'This project is on legal hold, so nothing in it may be deleted or moved away. Lift the hold first.',
  );
  expect(refused[4]?.body.message).toBe(
    '“Smith Street” is on legal hold. Lift the hold before you delete your account.',
  );
  expect((await person.get(`/api/defects/${defect.id}`)).status).toBe(200);

  const lifted = await lift(person, project.id);
  expect(lifted.body).toMatchObject({ hold: null, lifted: [{ ...WHY, liftedReason: 'Settled' }] });
  expect((await person.get(`/api/projects/${project.id}/legal-hold`)).body).toEqual(lifted.body);
  expect((await person.delete(`/api/defects/${defect.id}`)).status).toBe(200);
  expect((await person.delete(`/api/projects/${project.id}`)).status).toBe(200);
  const trail = await server.services.database
    .select({ event: trailEntries.event })
    .from(trailEntries)
    .where(eq(trailEntries.projectId, project.id));
  expect(trail.map(({ event }) => event)).toEqual(expect.arrayContaining(['hold_set', 'hold_lifted']));
});

test('a hold is its owner’s to set and to lift, with a reason each time', async () => {
  const person = await server.member();
  const stranger = await server.member();
  const { id } = await person.project();
  for (const call of [set, lift]) {
    expect((await call(server.visitor(), id)).status).toBe(401);
    expect((await call(stranger, id)).status).toBe(404);
    for (const reason of [undefined, '', ' \u200b ', 'x'.repeat(501)]) {
      const { status, body } = await call(person, id, { reason });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['reason']]);
    }
  }
  expect((await server.visitor().get(`/api/projects/${id}/legal-hold`)).status).toBe(401);
  expect((await stranger.get(`/api/projects/${id}/legal-hold`)).status).toBe(404);
  expect(await lift(person, id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const both = await Promise.all([set(person, id), set(person, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // What is there isn't told to others: a deletion that is refused answers as for any project of somebody else.
  expect((await stranger.delete(`/api/projects/${id}`)).status).toBe(404);
});

test('of a deletion and a hold at the same moment one wins, and the project is never gone on hold', async () => {
  const person = await server.member();
  for (let round = 0; round < 10; round++) {
    const { id } = await person.project();
    const [deleted, held] = await Promise.all([person.delete(`/api/projects/${id}`), set(person, id)]);
    const there = (await person.get(`/api/projects/${id}`)).status === 200;
    expect([deleted.status, held.status, there]).toEqual(
      held.status === 200 ? [409, 200, true] : [200, 404, false],
    );
  }
});
