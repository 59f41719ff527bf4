import type { Project } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('projects are their owner’s alone: signed out 401, anybody else 404, nothing changed', async () => {
  const owner = await server.member();
  const stranger = await server.member();
  const visitor = server.visitor();
  const project = await owner.project();
  const path = `/api/projects/${project.id}`;
  for (const [method, at] of [
    ['GET', '/api/projects'],
    ['POST', '/api/projects'],
    ['GET', path],
    ['PATCH', path],
    ['DELETE', path],
    ['GET', `${path}/defects`],
  ] as const) {
    expect((await visitor.call(method, at, method === 'GET' ? {} : { json: {} })).status).toBe(401);
  }
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.patch(path, { name: 'Mine now' })).status).toBe(404);
  expect((await stranger.delete(path)).status).toBe(404);
  expect((await stranger.get(`${path}/defects`)).status).toBe(404);
  expect((await stranger.get('/api/projects')).body).toEqual([]);
  expect((await owner.get(path)).body).toMatchObject({ name: project.name });
});

describe('creating', () => {
  test('takes the session’s user whatever the payload says', async () => {
    const owner = await server.member();
    const { status, body } = await owner.post<Project>('/api/projects', {
      name: '  Terrace  ',
      description: 'Two storeys',
      userId: 1_000_000,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Terrace', status: 'active', progress: 0, needsAttention: true });
    expect((await owner.get<Project>(`/api/projects/${body.id}`)).body.userId).toBe(body.userId);
    expect(body.userId).not.toBe(1_000_000);
  });

  test.each([
    [{ name: '   ' }, 'name', 'Project name is required'],
    [{}, 'name', 'Project name is required'],
    [{ name: '\u200b\u2060' }, 'name', 'Project name is required'],
    [{ name: 'x'.repeat(201) }, 'name', 'Project name must be at most 200 characters'],
    [{ name: 'A', status: 'paused' }, 'status', 'Must be active, on_hold or completed'],
    [{ name: 'A', state: 'TX' }, 'state', 'Must be a state or territory such as NSW'],
    [{ name: 'A', contractDate: '31/12/2025' }, 'contractDate', 'Must be a date such as 2026-11-21'],
    [{ name: 'A', contractDate: '2025-02-30' }, 'contractDate', 'Must be a date such as 2026-11-21'],
  ])('refuses %j', async (payload, field, message) => {
    const owner = await server.member();
    const { status, body } = await owner.post<{ fields: Record<string, string> }>('/api/projects', payload);
    expect(status).toBe(400);
    expect(body.fields[field]).toBe(message);
    expect((await owner.get('/api/projects')).body).toEqual([]);
  });
});

test('dates that contradict each other are kept once somebody confirms them', async () => {
  const owner = await server.member();
  const dates = { name: 'Kerr Lane', contractDate: '2021-05-01', completionDate: '2010-03-01' };
  const asked = await owner.post<{ fields: Record<string, string> }>('/api/projects', dates);
  expect(asked.status).toBe(400);
  expect(asked.body.fields.datesConfirmed).toMatch(/^Completion is before the contract\./);
  const made = await owner.post<Project>('/api/projects', { ...dates, datesConfirmed: true });
  expect([made.status, made.body.contractDate, made.body.completionDate]).toEqual([
    ...[201, '2021-05-01', '2010-03-01'],
  ]);
  const path = `/api/projects/${made.body.id}`;
  expect((await owner.patch(path, { name: 'Kerr Lane 4' })).status).toBe(200);
  expect((await owner.patch(path, { completionDate: '2011-03-01' })).status).toBe(400);
  expect((await owner.patch(path, { completionDate: '2011-03-01', datesConfirmed: true })).status).toBe(200);
});

test('details, status and progress can be edited; progress returns to the derived one', async () => {
  const owner = await server.member();
  const { id } = await owner.project();
  const path = `/api/projects/${id}`;
  const edited = await owner.patch<Project>(path, {
    status: 'on_hold',
    progress: 70,
    state: 'VIC',
    contractDate: '2026-08-01',
  });
  expect(edited.body).toMatchObject({
    status: 'on_hold',
    progress: 70,
    progressSetByHand: true,
    state: 'VIC',
  });
  expect(edited.body.contractDate).toBe('2026-08-01');
  expect((await owner.patch<Project>(path, { progress: null })).body).toMatchObject({
    progress: 0,
    progressSetByHand: false,
  });
  expect(await owner.patch(path, { progress: 101 })).toMatchObject({
    status: 400,
    body: { fields: { progress: 'Must be a whole number from 0 to 100' } },
  });
  expect((await owner.patch(path, {})).status).toBe(200);
  expect((await owner.patch(path, { name: '' })).status).toBe(400);
});

test('the list pages by key, with the count and the next page in the headers', async () => {
  const owner = await server.member();
  for (let count = 1; count <= 5; count++) await owner.project(`House ${count}`);
  const names: string[] = [];
  let path: string | undefined = '/api/projects?limit=2';
  while (path) {
    const reply: Awaited<ReturnType<typeof owner.get<Project[]>>> = await owner.get<Project[]>(path);
    expect(reply.headers.get('x-total-count')).toBe('5');
    names.push(...reply.body.map(({ name }) => name));
    path = reply.headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
  }
  expect(names).toEqual(['House 5', 'House 4', 'House 3', 'House 2', 'House 1']);
  expect((await owner.get('/api/projects?limit=0')).status).toBe(400);
  expect((await owner.get('/api/projects?after=nonsense')).status).toBe(400);
});

test.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '2147483648', "1'--"])(
  'an id like %s is simply not there',
  async (id) => {
    const owner = await server.member();
    expect((await owner.get(`/api/projects/${encodeURIComponent(id)}`)).status).toBe(404);
  },
);

test('deleting takes the project out of every list, once', async () => {
  const owner = await server.member();
  const { id } = await owner.project();
  expect((await owner.delete(`/api/projects/${id}`)).body).toEqual({ success: true });
  expect((await owner.delete(`/api/projects/${id}`)).status).toBe(404);
  expect((await owner.get('/api/projects')).body).toEqual([]);
});
