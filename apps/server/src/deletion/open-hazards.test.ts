import type { AuditEvent, Defect, ErrorBody, Project, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const GAS = 'crack in the plasterboard, and i can smell gas';
const WHY = { reason: 'Gas fitter tested the line, no leak found' };

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

async function gas(): Promise<{ person: Person; id: number; projectId: number }> {
  const person = await server.member('Kim Inspector');
  const { id: projectId } = await person.project();
  const { body } = await person.analyse(photo, { projectId, description: GAS });
  return { person, id: body.defect.id, projectId };
}
const remove = (person: Person, path: string, json?: unknown) => person.delete<ErrorBody>(path, json);
const trailOf = async (person: Person, projectId: number) =>
  (await person.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body;

test('a finding with an open hazard is deleted only with a reason, and the trail says which was open', async () => {
  const { person, id, projectId } = await gas();
  const path = `/api/defects/${id}`;
  const silent = await remove(person, path);
  expect([silent.status, silent.body.code]).toEqual([409, 'hazard_open']);
  expect(silent.body.message).toContain('gas');
  expect((await remove(person, path, { reason: 'ok' })).status).toBe(400);
  expect((await person.get(path)).status).toBe(200);

  expect((await remove(person, path, WHY)).status).toBe(200);
  expect((await person.get(path)).status).toBe(404);
  expect((await trailOf(person, projectId)).find(({ event }) => event === 'finding_deleted')).toMatchObject({
    subject: { kind: 'finding', id },
    detail: { hazards: expect.stringContaining('gas now') },
  });
  const admin = await becomeAdmin(server);
  const [kept] = (await admin.get<AuditEvent[]>('/api/admin/audit?action=hazards_deleted&limit=1')).body;
  expect(kept).toMatchObject({
    actor: { email: person.email },
    detail: { reference: `project:${projectId}`, hazards: expect.stringContaining('gas now'), ...WHY },
  });
});

test('one whose hazard was closed needs none, and says of none', async () => {
  const { person, id, projectId } = await gas();
  for (const { kind } of (await person.get<Defect>(`/api/defects/${id}`)).body.alerts)
    expect((await person.post(`/api/defects/${id}/alerts/${kind}/close`, WHY)).status).toBe(200);
  expect((await remove(person, `/api/defects/${id}`)).status).toBe(200);
  const gone = (await trailOf(person, projectId)).find(({ event }) => event === 'finding_deleted');
  expect(gone?.detail).toEqual({});
});

test('of many, one open hazard is enough: all of them stay until there is a reason', async () => {
  const { person, id, projectId } = await gas();
  const { body } = await person.analyse(photo, { projectId, description: 'crack in the plasterboard' });
  const ids = [id, body.defect.id];
  const path = `/api/projects/${projectId}/findings/delete`;
  const silent = await person.post<ErrorBody>(path, { ids });
  expect([silent.status, silent.body.code]).toEqual([409, 'hazard_open']);
  expect((await person.get(`/api/defects/${body.defect.id}`)).status).toBe(200);
  expect((await person.post(path, { ids, ...WHY })).body).toEqual({ deleted: ids });
  const gone = (await trailOf(person, projectId)).filter(({ event }) => event === 'finding_deleted');
  expect(gone.find(({ subject }) => subject.id === id)?.detail.hazards).toContain('gas now');
  expect(gone.find(({ subject }) => subject.id === body.defect.id)?.detail).toEqual(
    body.defect.alerts.length > 0 ? { hazards: expect.any(String) } : {},
  );
});

test('a whole project with an open hazard goes with a reason alone, and its history keeps what was open', async () => {
  const { person, projectId } = await gas();
  const path = `/api/projects/${projectId}`;
  const silent = await remove(person, path);
  expect([silent.status, silent.body.code]).toEqual([409, 'hazard_open']);
  expect((await person.get<Project>(path)).body.openHazards).toBe(1);
  expect((await remove(person, path, WHY)).status).toBe(200);
  expect((await person.get(path)).status).toBe(404);
  const { rows } = await server.services.database.execute(
    `select detail from trail_entries where project_id = ${projectId} and event = 'project_deleted'`,
  );
  expect(rows[0]).toMatchObject({ detail: { hazards: expect.stringContaining('gas now') } });
});

test('a reason that tells of the danger ends, sets aside and deletes nothing, one by one, many or all', async () => {
  const { person, id, projectId } = await gas();
  const told = [
    ['Gas fitter tested it and found gas pouring out', 'dangerous'],
    ['My cat inspected everything and found it safe', 'gas fitter'],
    ['I checked the meter and found no leak', 'gas fitter'],
    ['Gas fitter came on Monday and tested it', 'what ended'],
  ] as const;
  for (const [reason, lacks] of told) {
    const answers = [
      await person.post<ErrorBody>(`/api/defects/${id}/alerts/gas/close`, { reason }),
      await remove(person, `/api/defects/${id}`, { reason }),
      await person.post<ErrorBody>(`/api/projects/${projectId}/findings/delete`, { ids: [id], reason }),
      await remove(person, `/api/projects/${projectId}`, { reason }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code], reason).toEqual([400, 'invalid_input']);
      expect(body.fields?.['reason'], reason).toContain(lacks);
    }
  }
  expect((await person.get<Defect>(`/api/defects/${id}`)).body.alerts).toMatchObject([{ kind: 'gas' }]);
});
