import { createHash } from 'node:crypto';
import type { ApiKey, MigrationPreview, MigrationResult, Report, TrainingExample } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import { canonical, type Exported } from '../../test/support/compare-exports.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { makeWorld } from '../../test/support/migration-world.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import {
  apiKeys,
  defects,
  findingFollowUps,
  letterheads,
  pastPerformance,
  profiles,
  projects,
  trainingExamples,
  users,
} from '../platform/database/schema.ts';

let there: TestServer;
let here: TestServer;
let admin: Person;
let adminHere: Person;
let key: string;
beforeAll(async () => {
  there = await startTestServer({ vision: inProcessVision });
  here = await startTestServer({ vision: inProcessVision, env: { MIGRATION_ALLOWED_HOSTS: '127.0.0.1' } });
  admin = await becomeAdmin(there);
  adminHere = await becomeAdmin(here);
  key = (
    await admin.post<ApiKey & { key: string }>('/api/api-keys', {
      name: 'The new place',
      password: admin.password,
    })
  ).body.key;
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const bearer = () => ({ authorization: `Bearer ${key}` });

async function exportOf(who: Person): Promise<Exported> {
  const answer = await who.get<Exported>('/api/migration/export');
  expect(answer.status).toBe(200);
  expect(answer.body.next).toBeNull();
  return answer.body;
}

/** What stands around an account, and what belongs to none: a photo, a logo, settings, an example, past figures. */
async function furnish(): Promise<void> {
  const { database, files } = there.services;
  const [photo, example] = [await crackOnPlaster(), await cleanWall()];
  const picture = (field: string, bytes: Buffer) => {
    const form = new FormData();
    form.set(field, new Blob([Uint8Array.from(bytes)]), 'picture.jpg');
    return form;
  };
  await admin.call('POST', '/api/account/photo', { body: picture('photo', photo) });
  await admin.call('POST', '/api/letterhead/logo', { body: picture('logo', photo) });
  await admin.patch('/api/account/preferences', { theme: 'dark', state: 'QLD', marketingEmails: true });
  await files.put('training/one/original', example, 'image/jpeg');
  const sha256 = createHash('sha256').update(example).digest('hex');
  const known = {
    trueType: 'Crack',
    family: 'crack',
    severity: 'high',
    groupKey: 'house 1',
    saidFamily: 'not_sure',
  } as const;
  await database
    .insert(trainingExamples)
    .values({ ...known, source: 'upload', sha256, folder: 'training/one', fileName: 'wall.jpg' });
  await database.insert(pastPerformance).values({ modelVersion: 'v2.4.1', accuracyScore: 0.952 });
}

test('one installation is moved into another by address and key; what comes out there is what went in', async () => {
  const photo = { bytes: await crackOnPlaster(), every: 3 };
  await makeWorld(there.services, { users: 2, projectsPerUser: 2, defectsPerProject: 3, photo });
  await furnish();
  const source = { sourceUrl: `${there.url}/api/migration/export`, apiKey: key };
  const rest = { chats: 4, trainingData: 1, modelPerformance: 1 };
  const found = { users: 3, projects: 4, defects: 12, reports: 4, images: 5, ...rest };
  const preview = await adminHere.post<MigrationPreview>('/api/migration/extract', source);
  expect([preview.status, preview.body.errors]).toEqual([200, []]);
  expect(preview.body.extractedData).toMatchObject(found);
  const moved = await adminHere.post<MigrationResult>(`/api/migration/runs/${preview.body.runId}/import`);
  expect([moved.status, moved.body.errors]).toEqual([200, []]);
  expect(moved.body.imported).toMatchObject(found);

  const without = new Set([adminHere.email]);
  expect(canonical(await exportOf(adminHere), without)).toEqual(canonical(await exportOf(admin)));
  const again = await adminHere.post<MigrationResult>('/api/migration/extract-real-users', source);
  expect([again.status, again.body.message]).toEqual([200, 'Imported nothing.']);

  const { database, files } = here.services;
  const followed = await database.select().from(findingFollowUps);
  expect(followed).toHaveLength(4);
  for (const { state, laterId } of followed) expect([state, laterId]).toEqual(['worse', expect.any(Number)]);
  const closed = await database.select({ closedAlerts: defects.closedAlerts }).from(defects);
  const reasons = closed.flatMap(({ closedAlerts }) => closedAlerts.map(({ reason }) => reason));
  expect(reasons.sort()).toEqual([
    'Fitter found no leak 0',
    'Fitter found no leak 4',
    'Fitter found no leak 8',
  ]);
  const tested = await database.select({ closedAlerts: projects.closedAlerts }).from(projects);
  expect(tested.flatMap(({ closedAlerts }) => closedAlerts.map(({ reason }) => reason))).toEqual([
    'Laboratory tested it: none found',
    'Laboratory tested it: none found',
  ]);
  const [account] = await database
    .select({ avatar: users.avatar, folder: profiles.photoFolder, logo: letterheads.logo })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(letterheads, eq(letterheads.userId, users.id))
    .where(eq(users.email, admin.email));
  expect(account?.avatar).toContain('/api/account/photo?v=');
  for (const key of [`${account?.folder}/photo.webp`, String(account?.logo)]) {
    expect((await files.get(key)).length).toBeGreaterThan(1000);
  }
  expect((await adminHere.get('/api/model-performance/past')).body).toMatchObject([
    { modelVersion: 'v2.4.1', accuracyScore: 0.952 },
  ]);
  const [example] = (await adminHere.get<TrainingExample[]>('/api/training-data')).body;
  expect(example).toMatchObject({ trueDefectType: 'Crack', trueSeverity: 'high', isCorrect: false });
  expect((await adminHere.get(example?.imageUrl ?? '')).status).toBe(200);
});

test('an export from here has nothing to bring here', async () => {
  const answer = await admin.post('/api/migration/import', (await admin.get('/api/migration/export')).body);
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'This data was exported here. There is nothing to move.',
  ]);
});

test('a key opens the export and its photos, and nothing else', async () => {
  const visitor = there.visitor();
  expect((await visitor.get('/api/migration/export', bearer())).status).toBe(200);
  const reports = await visitor.get<Report[]>('/api/reports', bearer());
  expect(reports.status).toBe(401);
  expect((await visitor.get('/api/api-keys', bearer())).status).toBe(401);
  expect((await visitor.post('/api/migration/import', { users: [] }, bearer())).status).toBe(401);
  expect((await visitor.get('/api/migration/export', { authorization: 'Bearer plk_wrong' })).status).toBe(
    401,
  );
});

test('a key is kept as a hash, listed by its first characters, and ends when revoked or its maker is none any more', async () => {
  const { database } = there.services;
  const kept = await database.select().from(apiKeys);
  expect(JSON.stringify(kept)).not.toContain(key);
  const listed = (await admin.get<ApiKey[]>('/api/api-keys')).body;
  expect(listed[0]).toMatchObject({ name: 'The new place', hint: key.slice(0, 8), madeBy: 'Ada Admin' });
  expect(JSON.stringify(listed)).not.toContain(key);
  const other = await becomeAdmin(there, 'Other Admin');
  const made = (
    await other.post<ApiKey & { key: string }>('/api/api-keys', {
      name: 'Other',
      password: other.password,
    })
  ).body;
  const asks = () => there.visitor().get('/api/migration/export', { authorization: `Bearer ${made.key}` });
  expect((await asks()).status).toBe(200);
  await database.update(users).set({ role: 'user' }).where(eq(users.email, other.email));
  expect((await asks()).status).toBe(401);
  await database.update(users).set({ role: 'admin' }).where(eq(users.email, other.email));
  expect((await admin.delete(`/api/api-keys/${made.id}`)).status).toBe(200);
  expect((await asks()).status).toBe(401);
  expect((await admin.delete(`/api/api-keys/${made.id}`)).status).toBe(404);
  expect((await admin.post('/api/api-keys', { name: ' ', password: admin.password })).status).toBe(400);
});
