import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChildServer, startChildServer } from '../test/support/child-server.ts';
import { createTestDatabase, type TestDatabase } from '../test/support/database.ts';
import { type FakeS3, startFakeS3 } from '../test/support/fake-s3.ts';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';

/** Three starts of a whole server, each with a data folder of its own: all they share is PostgreSQL and the bucket. */
const PATIENCE = { timeout: 180_000, interval: 50 };

let database: TestDatabase;
let bucket: FakeS3;
let left: ChildServer;
let right: ChildServer;
let worker: ChildServer;
const dataDirs: string[] = [];

async function start(role: 'web' | 'worker'): Promise<ChildServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-role-'));
  dataDirs.push(dataDir);
  return startChildServer(database.url, dataDir, {
    ROLE: role,
    SESSION_SECRET: 'the same for every process, as in production',
    S3_BUCKET: 'plumbline',
    S3_REGION: 'ap-southeast-2',
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
}

beforeAll(async () => {
  [database, bucket] = await Promise.all([createTestDatabase(), startFakeS3()]);
  [left, right, worker] = await Promise.all([start('web'), start('web'), start('worker')]);
}, PATIENCE.timeout);

afterAll(async () => {
  await Promise.all([left, right, worker].map((server) => server.end('SIGTERM')));
  await Promise.all(dataDirs.map((dataDir) => rm(dataDir, { recursive: true, force: true })));
  await bucket.close();
  await database.drop();
});

/** The same person, through the other web process. */
function throughRight(person: Person): Person {
  const same = right.visitor();
  same.cookie = person.cookie;
  return same;
}

test('what one web process began, the other and the worker go on with', PATIENCE, async () => {
  const ann = left.visitor();
  await ann.signUp();
  const beside = throughRight(ann);
  const project = await beside.project();
  const photo = await crackOnPlaster();
  const analysed = await ann.analyse(photo, { projectId: project.id, key: 'the-same-key' });
  expect(analysed.status).toBe(200);
  const again = await beside.analyse(photo, { projectId: project.id, key: 'the-same-key' });
  expect(again.body.defect.id).toBe(analysed.body.defect.id);
  expect(again.body.remainingCredits).toBe(analysed.body.remainingCredits);
  const image = await beside.get<string>(analysed.body.defect.imageUrl);
  expect(image.status).toBe(200);

  const asked = await beside.post<{ id: number }>('/api/reports', {
    projectId: project.id,
    title: 'Made by the worker',
    selectedDefectIds: [analysed.body.defect.id],
  });
  expect(asked.status).toBe(201);
  const status = async () => (await ann.get<{ status: string }>(`/api/reports/${asked.body.id}`)).body.status;
  await expect.poll(status, PATIENCE).toBe('completed');
  const preview = await ann.get<string>(`/api/reports/${asked.body.id}/preview`);
  expect(preview.body.slice(0, 5)).toBe('%PDF-');

  await beside.post('/api/logout');
  expect((await ann.get('/api/me')).status).toBe(401);
});

test('without the worker a report waits; the next worker makes it', PATIENCE, async () => {
  const bea = right.visitor();
  await bea.signUp();
  const project = await bea.project();
  const { body } = await bea.analyse(await crackOnPlaster(), { projectId: project.id });
  expect(await worker.end('SIGTERM')).toBe(0);
  const asked = await bea.post<{ id: number; status: string }>('/api/reports', {
    projectId: project.id,
    title: 'Waits',
    selectedDefectIds: [body.defect.id],
  });
  expect(asked.body.status).toBe('generating');
  worker = await start('worker');
  const status = async () => (await bea.get<{ status: string }>(`/api/reports/${asked.body.id}`)).body.status;
  await expect.poll(status, PATIENCE).toBe('completed');
});

test('a worker answers probes and nothing else', async () => {
  const operator = worker.visitor();
  expect((await operator.get('/readyz')).status).toBe(200);
  expect((await operator.get('/metrics')).body).toContain('plumbline_');
  expect((await operator.get('/api/me')).status).toBe(404);
  expect((await operator.get('/')).status).toBe(404);
});
