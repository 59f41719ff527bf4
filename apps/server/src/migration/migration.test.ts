import type { Defect, MigrationPreview, MigrationResult, Report } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { confirmAddress } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster, tinyPhoto } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { creditEntries, defects, identities, mails, users } from '../platform/database/schema.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
  admin = await becomeAdmin(server);
});
afterAll(() => server.stop());

let count = 0;
/** Nobody's but this test's. */
const tag = () => `t${++count}`;
const send = <T = MigrationResult>(document: unknown, path = '/api/migration/import', who = admin) =>
  who.post<T>(path, document);
const told = (problems: { path: string; message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`);

async function accountOf(email: string) {
  const [account] = await server.services.database.select().from(users).where(eq(users.email, email));
  return account;
}

/** As another system might write it: nothing is as we would. */
async function legacy(own: string) {
  const data = async (photo: Promise<Buffer>) => `data:image/jpeg;base64,${(await photo).toString('base64')}`;
  return {
    source: own,
    users: [
      {
        id: 1,
        email: `Mia.${own}@Example.com`,
        displayName: 'Mia',
        role: 'user',
        analysisCredits: 12,
        createdAt: '21/11/2025',
      },
      { id: 2, email: 'no address', displayName: 'Nobody' },
      { id: 3, email: `leo.${own}@example.org`, name: 'Leo', password: 'secret' },
    ],
    projects: [
      {
        id: 10,
        userId: 1,
        name: 'Terrace',
        status: 'On Hold',
        progress: 40,
        createdAt: '2025-01-02T03:04:05Z',
      },
      { id: 11, userId: 99, name: 'Nobody’s' },
    ],
    defects: [
      {
        id: 'a',
        projectId: 10,
        defectType: 'Rising damp',
        severity: 'High',
        description: 'Tide mark\u0000 on the wall',
        recommendations: 'Find the source of the water',
        aiConfidence: '87%',
        nccCompliant: 'no',
        stageOfWorks: 'Painting, frame_stage, nonsense',
        createdAt: 1_700_000_000_000,
        aiResults: [{ engine: 'Vision A', confidence: '90%', recommendations: ['Dry it'] }],
        imageData: await data(crackOnPlaster()),
        imageName: 'damp.jpg',
      },
      {
        id: 'b',
        projectId: 10,
        defectType: 'Wobbly thing',
        severity: 'Severe',
        imageData: await data(tinyPhoto()),
      },
      { id: 'c', projectId: 12, defectType: 'Orphan', severity: 'low' },
      'not even an object',
    ],
    reports: [
      { id: 7, projectId: 10, title: 'Handover', selectedDefectIds: ['a', 'zzz'], status: 'completed' },
    ],
  };
}

test('another system’s data: what is certain comes in, the rest is told with its path', async () => {
  const own = tag();
  const document = await legacy(own);
  const preview = await send<MigrationPreview>(document, '/api/migration/preview');
  expect([preview.status, preview.body.extractedData]).toMatchObject([
    200,
    { users: 2, projects: 2, defects: 3, reports: 1, images: 2 },
  ]);
  const staysOut = [
    'users[1].email: Isn’t an email address',
    'defects[3]: Must be an object',
    'projects[1]: Its user isn’t in the data',
    'defects[2]: Its project isn’t in the data',
  ];
  expect(told(preview.body.errors)).toEqual(staysOut);
  expect(preview.body.plan).toContainEqual({
    section: 'defects',
    action: 'skip',
    reason: 'Its project isn’t in the data',
    count: 1,
  });
  expect(preview.body.defects[0]).toMatchObject({ id: 'a', label: 'Rising damp', action: 'create' });
  expect(await accountOf(`mia.${own}@example.com`)).toBeUndefined();

  const done = await send(document);
  expect([done.status, done.body.message]).toEqual([
    200,
    'Imported 2 users, 1 project, 2 defects, 1 report and 2 photos.',
  ]);
  expect(told(done.body.errors)).toEqual(staysOut);
  expect(told(done.body.notes)).toEqual(
    expect.arrayContaining([
      'users[2].analysisCredits: Isn’t stated; the account gets the free analyses of a new one',
      'users[*].password: Isn’t known and was left out',
      "defects[0].stageOfWorks: 'nonsense' isn’t a stage of works and was left out",
      'defects[1].severity: Isn’t known; comes in as medium, please check',
      'defects[1].aiConfidence: Isn’t stated. We used 0',
      'reports[0]: 1 of its findings aren’t here. It was imported without them',
    ]),
  );

  const again = await send(document);
  expect(again.body.message).toBe('Imported nothing.');
  const mia = await accountOf(`mia.${own}@example.com`);
  const { database } = server.services;
  expect(await database.$count(defects, eq(defects.userId, mia?.id ?? 0))).toBe(2);
  const ledger = await database
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, mia?.id ?? 0));
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['migration', 12],
    ['signup_grant', 0],
  ]);
});

test('a report without a date is made here, and nobody is mailed that it is ready; a new version of it is', async () => {
  const own = tag();
  const owner = await server.member('Una');
  await confirmAddress(server, owner);
  const document = {
    source: own,
    users: [{ id: 1, email: owner.email, displayName: 'Una' }],
    projects: [{ id: 10, userId: 1, name: 'Terrace' }],
    defects: [{ id: 'a', projectId: 10, defectType: 'Rising damp', severity: 'high' }],
    reports: [{ id: 7, projectId: 10, title: 'Undated', status: 'completed', selectedDefectIds: ['a'] }],
  };
  expect((await send(document)).status).toBe(200);
  const ended = (version: number) =>
    waitUntil(
      async () => (await owner.get<Report[]>('/api/reports')).body[0],
      (report) => report?.version === version && report.status !== 'generating',
    );
  const report = await ended(1);
  expect(report?.status).toBe('completed');
  const told = () =>
    server.services.database.$count(
      mails,
      and(eq(mails.to, owner.email), eq(mails.kind, 'report_generated')),
    );
  expect(await told()).toBe(0);
  await owner.put(`/api/reports/${report?.id}`, { title: 'Dated' });
  await ended(2);
  expect(await told()).toBe(1);
});

test('who was brought in has no password; a link to set one is on its way to their address', async () => {
  const own = tag();
  await send({
    source: own,
    users: [{ id: 1, email: `${own}@example.com`, displayName: 'Mia', analysisCredits: 3 }],
  });
  const { database } = server.services;
  const account = await accountOf(`${own}@example.com`);
  expect(account).toMatchObject({ displayName: 'Mia', role: 'user', emailVerified: false });
  expect(await database.$count(identities, eq(identities.userId, account?.id ?? 0))).toBe(0);
  const written = await database
    .select()
    .from(mails)
    .where(eq(mails.userId, account?.id ?? 0));
  expect(written.map(({ kind, to }) => [kind, to])).toEqual([['account_moved', `${own}@example.com`]]);
});

test('an account that is here already keeps its name, role and password; what belongs to it is added', async () => {
  const own = tag();
  const ann = await server.member('Ann Here');
  await confirmAddress(server, ann);
  const document = {
    source: own,
    users: [
      { id: 1, email: ann.email.toUpperCase(), displayName: 'Ann There', role: 'admin', analysisCredits: 4 },
    ],
    projects: [{ id: 1, userId: 1, name: 'From there' }],
  };
  const preview = await send<MigrationPreview>(document, '/api/migration/preview');
  expect(preview.body.users[0]).toMatchObject({
    action: 'link',
    reason: expect.stringContaining('stays as it is'),
  });
  await send(document);
  const me = await ann.get('/api/me');
  expect(me.body).toMatchObject({ displayName: 'Ann Here', role: 'user', analysisCredits: 9 });
  expect((await ann.get<{ name: string }[]>('/api/projects')).body).toMatchObject([{ name: 'From there' }]);
});

test('an imported finding stands as it stood: shown, filed and left alone by our rules', async () => {
  const own = tag();
  const owner = await server.member();
  await confirmAddress(server, owner);
  const document = await legacy(own);
  await send({ ...document, users: [{ id: 1, email: owner.email, displayName: 'Mia', analysisCredits: 0 }] });
  const [wobbly, damp] = (await owner.get<Defect[]>('/api/defects')).body;
  expect(damp).toMatchObject({
    defectType: 'Rising damp',
    defectId: 'rising_damp',
    severity: 'high',
    aiConfidence: 0.87,
    nccCompliant: false,
    description: 'Tide mark on the wall',
    stageOfWorks: 'painting,frame_stage',
    createdAt: '2023-11-14T22:13:20.000Z',
    aiResults: [{ engine: 'Vision A', confidence: 0.9, recommendations: ['Dry it'] }],
  });
  expect(wobbly).toMatchObject({
    defectType: 'Wobbly thing',
    defectId: null,
    severity: 'medium',
    nccCompliant: null,
  });
  for (const finding of [wobbly, damp]) {
    expect((await owner.get(`/api/defects/${finding?.id}`)).status).toBe(200);
    expect((await owner.get(`/api/images/${finding?.id}?size=320`)).status).toBe(200);
  }
  const [report] = (await owner.get<Report[]>('/api/reports')).body;
  expect(report).toMatchObject({ title: 'Handover', selectedDefectIds: [damp?.id], highCount: 1 });

  const { projectId } = damp as Defect;
  await owner.patch(`/api/projects/${projectId}`, { state: 'NSW', contractDate: '2020-01-01' });
  const after = (await owner.get<Defect>(`/api/defects/${damp?.id}`)).body;
  expect(after).toMatchObject({
    severity: 'high',
    nccCompliant: false,
    description: 'Tide mark on the wall',
  });
});

test('a change at the source is taken over, unless the row was changed or deleted here since', async () => {
  const own = tag();
  const owner = await server.member();
  await confirmAddress(server, owner);
  const document = (suffix: string) => ({
    source: own,
    users: [{ id: 1, email: owner.email, displayName: 'Mia', analysisCredits: 1 }],
    projects: ['left alone', 'changed here', 'deleted here'].map((name, at) => ({
      id: at + 1,
      userId: 1,
      name: `${name}${suffix}`,
      createdAt: '2025-01-01',
    })),
  });
  await send(document(''));
  const [deleted, changed] = (await owner.get<{ id: number }[]>('/api/projects')).body;
  await owner.patch(`/api/projects/${changed?.id}`, { name: 'mine' });
  await owner.delete(`/api/projects/${deleted?.id}`);
  const preview = await send<MigrationPreview>(document(' v2'), '/api/migration/preview');
  expect(preview.body.projects.map(({ action }) => action)).toEqual(['update', 'skip', 'skip']);
  expect((await send(document(' v2'))).body.imported.projects).toBe(1);
  const names = (await owner.get<{ name: string }[]>('/api/projects')).body.map(({ name }) => name);
  expect(names).toEqual(['mine', 'left alone v2']);
  const me = await owner.get('/api/me');
  expect(me.body).toMatchObject({ analysisCredits: 6 });
});

test('an account deleted here isn’t brought back', async () => {
  const own = tag();
  const document = {
    source: own,
    users: [{ id: 1, email: `${own}@example.com`, displayName: 'Gone' }],
    projects: [{ id: 1, userId: 1, name: 'Gone too' }],
  };
  await send(document);
  const { database } = server.services;
  await database.delete(users).where(eq(users.email, `${own}@example.com`));
  const again = await send(document);
  expect([again.status, again.body.message]).toEqual([200, 'Imported nothing.']);
  expect(await accountOf(`${own}@example.com`)).toBeUndefined();
});

test.each([
  ['nothing at all', '', 'Please provide the JSON data to import'],
  ['half a document', '{"users":[{"id":1}', 'Invalid JSON format. Please check your data and try again.'],
  [
    'something after the end',
    '{"users":[{"id":1}]}{}',
    'Invalid JSON format. Please check your data and try again.',
  ],
  ['no users', '{"projects":[]}', "Invalid data format: 'users' array is required"],
  ['users that aren’t a list', '{"users":{"1":{}}}', "Invalid data format: 'users' array is required"],
  [
    'an empty list',
    '{"users":[]}',
    'No users found in the data. Please ensure your export contains user data.',
  ],
  [
    'nesting without end',
    `{"users":[${'['.repeat(10_000)}`,
    'The data is nested too deep (at the beginning).',
  ],
])('%s is refused with words and leaves nothing', async (_name, body, message) => {
  for (const path of ['/api/migration/import', '/api/migration/preview']) {
    const answer = await admin.call('POST', path, { body, headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  }
  const { rows } = await server.services.database.execute(
    sql`select 1 from migration_rows r join migration_runs m on m.id = r.run_id where m.state = 'failed'`,
  );
  expect(rows).toHaveLength(0);
});

test('progress is told as it is made, and the end or the error last', async () => {
  const own = tag();
  const headers = { accept: 'text/event-stream' };
  const document = { source: own, users: [{ id: 1, email: `${own}@example.com`, displayName: 'Mia' }] };
  const streamed = await admin.post<string>('/api/migration/import', document, headers);
  const events = [...streamed.body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data ?? ''),
  }));
  expect(events[0]).toEqual({
    name: 'progress',
    data: { completed: 0, total: 0, currentOperation: 'Receiving the data' },
  });
  expect(events.at(-2)?.data).toMatchObject({ completed: 1, total: 1 });
  expect(events.at(-1)).toMatchObject({ name: 'result', data: { imported: { users: 1 } } });
  const broken = await admin.post<string>('/api/migration/import', { users: [] }, headers);
  expect(broken.body).toMatch(/event: error\ndata: {"message":"No users found/);
});

test('what was previewed is brought in by its number, once, or discarded', async () => {
  const own = tag();
  const document = { source: own, users: [{ id: 1, email: `${own}@example.com`, displayName: 'Mia' }] };
  const { runId } = (await send<MigrationPreview>(document, '/api/migration/preview')).body;
  const both = await Promise.all([1, 2].map(() => admin.post(`/api/migration/runs/${runId}/import`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await admin.get(`/api/migration/runs/${runId}`)).body).toMatchObject({
    state: 'done',
    imported: { users: 1 },
  });
  const other = (await send<MigrationPreview>(document, '/api/migration/preview')).body;
  expect((await admin.delete(`/api/migration/runs/${other.runId}`)).status).toBe(200);
  expect((await admin.post(`/api/migration/runs/${other.runId}/import`)).status).toBe(409);
  expect((await admin.post('/api/migration/runs/999999/import')).status).toBe(404);
  const runs = (await admin.get<{ id: number }[]>('/api/migration/runs')).body;
  expect(runs.slice(0, 2).map(({ id }) => id)).toEqual([other.runId, runId]);
});
