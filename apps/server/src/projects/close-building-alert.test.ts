/** What a building's year or description warns of is closed with a reason, and comes back when either changes. */
import type { AuditEvent, ErrorBody, Project, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  ann = await server.member('Ann Owner');
});
afterAll(() => server.stop());

const REASON = 'Laboratory tested the eaves and sheets: none found';
const old = async (facts: object = { completionDate: '1965-03-01' }) =>
  (await ann.post<Project>('/api/projects', { name: 'Mill Street', ...facts })).body.id;
const close = (id: number, kind = 'asbestos', reason = REASON, who = ann) =>
  who.post<Project & ErrorBody>(`/api/projects/${id}/alerts/${kind}/close`, { reason });
const closedIn = async (id: number) =>
  (await ann.get<Project>(`/api/projects/${id}`)).body.closedAlerts.map(({ alert }) => alert.kind);

test('closes one notice with its reason, which stays with the project, in its trail and in the audit', async () => {
  const id = await old();
  const answer = await close(id);
  expect(answer.status).toBe(200);
  expect(answer.body.closedAlerts).toMatchObject([
    { alert: { kind: 'asbestos', because: 'Building of 1965' }, reason: REASON, closedBy: 'Ann Owner' },
  ]);
  expect(await closedIn(id)).toEqual(['asbestos']);
  const trail = (await ann.get<TrailEntry[]>(`/api/projects/${id}/trail`)).body;
  expect(trail).toMatchObject([
    { event: 'alert_closed', by: 'owner', subject: { kind: 'project', id }, detail: { kind: 'asbestos' } },
  ]);
  expect(JSON.stringify(trail)).not.toContain('Laboratory');
  const admin = await becomeAdmin(server);
  const events = (await admin.get<AuditEvent[]>('/api/admin/audit?action=alert_closed&limit=1')).body;
  expect(events[0]).toMatchObject({
    detail: { reference: `project:${id}`, kind: 'asbestos', reason: REASON },
  });
  expect((await close(id)).status).toBe(409);
});

test('takes no reason that says nothing, no notice that isn’t there, and nobody else', async () => {
  const id = await old();
  for (const reason of ['', 'no worries', 'nobody has tested it yet', 'we will test it next week'])
    expect((await close(id, 'asbestos', reason)).status, reason).toBe(400);
  expect((await close(id, 'gas')).status).toBe(404);
  expect((await close(await old({ completionDate: '2015-01-01' }))).status).toBe(404);
  expect((await close(id, 'asbestos', REASON, await server.member())).status).toBe(404);
  expect(await closedIn(id)).toEqual([]);
});

test.each([
  ['the year', { completionDate: '1968-01-01' }],
  ['another date', { contractDate: '1964-01-01' }],
  ['the description', { description: 'A shed of fibro stands behind it' }],
  ['the name, where it tells of it', { name: 'Fibro shack of 1950' }],
])('comes back when %s changes, and the trail says so', async (_what, change) => {
  const id = await old();
  await close(id);
  await close(id, 'lead_paint', 'Painter tested all of it, no lead found');
  await ann.patch(`/api/projects/${id}`, change);
  expect(await closedIn(id)).not.toContain('asbestos');
  const trail = (await ann.get<TrailEntry[]>(`/api/projects/${id}/trail`)).body;
  expect(trail.map(({ event }) => event)).toContain('alert_reopened');
});

test('comes back when a date is answered on a finding, and not when its state is', async () => {
  const id = await old();
  await close(id);
  const { body } = await ann.analyse(await crackOnPlaster(), { projectId: id, description: 'a crack' });
  const answer = async (project: object) =>
    expect((await ann.put(`/api/defects/${body.defect.id}/answers`, { project })).status).toBe(200);
  await answer({ state: 'NSW' });
  expect(await closedIn(id)).toEqual(['asbestos']);
  await answer({ contractDate: '1968-01-01' });
  expect(await closedIn(id)).toEqual([]);
  const trail = (await ann.get<TrailEntry[]>(`/api/projects/${id}/trail`)).body;
  expect(trail.map(({ event }) => event)).toContain('alert_reopened');
});

test('stays closed when something else changes, until somebody opens it again', async () => {
  const id = await old();
  await close(id);
  await ann.patch(`/api/projects/${id}`, { name: 'Mill Street 3', status: 'completed', progress: 70 });
  expect(await closedIn(id)).toEqual(['asbestos']);
  const reopened = () => ann.delete<Project>(`/api/projects/${id}/alerts/asbestos/close`);
  expect((await reopened()).body.closedAlerts).toEqual([]);
  expect((await reopened()).status).toBe(404);
});

test('closes nothing that is written of a finding', async () => {
  const id = await old();
  await close(id);
  const description = 'broken asbestos sheet in the eaves';
  const { body } = await ann.analyse(await crackOnPlaster(), { projectId: id, description });
  const kinds = body.defect.alerts.map(({ kind }) => kind);
  expect(kinds).toContain('asbestos');
  await close(id, 'lead_paint', 'Painter tested all of it, no lead found');
  expect((await ann.get<Project>(`/api/projects/${id}`)).body.openHazards).toBe(1);
});
