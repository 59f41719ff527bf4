import type { InstallationStatus } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../test/support/fake-s3.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { jobs, users } from '../platform/database/schema.ts';
import { checkLedger, keepLedgerCheck } from './check-ledger.ts';

let server: TestServer;
let admin: Person;
const bucket = await startFakeS3();

beforeAll(async () => {
  server = await startTestServer({
    env: {
      S3_BUCKET: 'plumbline',
      S3_REGION: 'ap-southeast-2',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  admin = await server.member('Ada');
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, admin.email));
});
afterAll(async () => {
  await server.stop();
  await bucket.close();
});

const status = async () => (await admin.get<InstallationStatus>('/api/admin/status')).body;
const part = (seen: InstallationStatus, name: string) => seen.parts.find((each) => each.part === name);

test('every part answers; a probe leaves nothing behind', async () => {
  const seen = await status();
  expect(seen.parts.map(({ state }) => state)).toEqual(seen.parts.map(() => 'well'));
  expect(part(seen, 'processes')?.says).toBe('One process runs.');
  expect(bucket.objects.size).toBe(0);
});

test('a store that is down is the first line, and the page still answers', async () => {
  bucket.refuse(true);
  const seen = await status();
  bucket.refuse(false);
  expect(seen.parts[0]).toMatchObject({ part: 'storage', state: 'down' });
});

test('work that was given up is listed with its reason', async () => {
  const given = { kind: 'mail', key: '4242', payload: {}, failure: '550 no such person' };
  await server.services.database.insert(jobs).values({ ...given, state: 'dead', diedAt: new Date() });
  expect((await status()).dead).toMatchObject([{ kind: 'mail', key: '4242', failure: given.failure }]);
});

test('a balance that isn’t the sum of its entries is found', async () => {
  const { database } = server.services;
  expect((await checkLedger(database)).mismatched).toBe(0);
  await database.execute(sql`update credit_accounts set balance = balance + 1`);
  expect((await keepLedgerCheck(database)).mismatched).toBeGreaterThan(0);
  expect((await status()).parts[0]).toMatchObject({ part: 'ledger', state: 'down' });
  await database.execute(sql`update credit_accounts set balance = balance - 1`);
  await keepLedgerCheck(database);
});

test('the figures tell how each engine ended and what became of the photo', async () => {
  const ann = await server.member();
  const project = await ann.project();
  await ann.analyse(await crackOnPlaster(), { projectId: project.id });
  const figures = (await server.visitor().get<string>('/metrics')).body;
  expect(figures).toMatch(/plumbline_findings_total\{outcome="defect"\} 1/);
  expect(figures).toMatch(/plumbline_engine_votes_total\{engine="surface",outcome="voted"\} 1/);
  expect((await status()).work.find(({ kind }) => kind === 'analyses')).toMatchObject({
    running: 0,
    failed: 0,
  });
});
