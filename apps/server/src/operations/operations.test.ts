import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEvent, InstallationStatus, Report } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../test/support/fake-s3.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { jobs, reportVersions, users } from '../platform/database/schema.ts';
import { checkLedger, keepLedgerCheck } from './check-ledger.ts';
import { JOB_KINDS } from './retry-job.ts';

let server: TestServer;
let admin: Person;
const bucket = await startFakeS3();

beforeAll(async () => {
  server = await startTestServer({
    env: bucket.env,
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
  const { state: stamps } = part(seen, 'stamps') ?? {};
  expect(stamps).toBe('unset');
  const others = seen.parts.filter((each) => each.part !== 'stamps');
  expect(others.map(({ state }) => state)).toEqual(others.map(() => 'well'));
  expect(part(seen, 'processes')?.says).toBe('1 process running.');
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

/** A job that was given up, as the queue leaves it. */
async function deadJob(kind: string, key: string | number, payload: object): Promise<number> {
  const [job] = await server.services.database
    .insert(jobs)
    .values({ kind, key: String(key), payload, state: 'dead', failure: 'No room', diedAt: new Date() })
    .returning();
  return job?.id ?? 0;
}
const retry = (id: number, by = admin) => by.post<{ retried: boolean }>(`/api/admin/jobs/${id}/retry`, {});

test('an administrator has a failed report made again, once, and it is put on record', async () => {
  const ann = await server.member();
  const project = await ann.project();
  const { body } = await ann.analyse(await crackOnPlaster(), { projectId: project.id });
  const chosen = { projectId: project.id, title: 'Handover', selectedDefectIds: [body.defect.id] };
  const { id: reportId } = (await ann.post<Report>('/api/reports', chosen)).body;
  const statusOf = async () => (await ann.get<Report>(`/api/reports/${reportId}`)).body.status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('completed');
  const [version] = await server.services.database
    .update(reportVersions)
    .set({ status: 'failed', failure: 'The report couldn’t be made.' })
    .where(eq(reportVersions.reportId, reportId))
    .returning();
  const id = await deadJob('report', version?.id ?? 0, { versionId: version?.id });

  expect((await retry(id, ann)).status).toBe(403);
  expect(await statusOf()).toBe('failed');
  expect(await retry(id)).toMatchObject({ status: 200, body: { retried: true } });
  expect((await retry(id)).status).toBe(404);
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('completed');
  const { body: trail } = await admin.get<AuditEvent[]>('/api/admin/audit?action=job_retried');
  expect(trail.map(({ detail }) => detail)).toEqual([
    { kind: 'report', key: String(version?.id), retried: true },
  ]);
});

test('a failed job with nothing left to do goes off the list instead of running', async () => {
  for (const [kind, payload] of [
    ['mail', { mailId: 999_999 }],
    ['report', { versionId: 999_999 }],
    ['batch_photo', { batchPhotoId: 999_999 }],
    ['training_run', { runId: 999_999 }],
  ] as const) {
    const id = await deadJob(kind, 999_999, payload);
    expect(await retry(id)).toMatchObject({ status: 200, body: { retried: false } });
    expect((await status()).dead.map((job) => job.id)).not.toContain(id);
  }
});

test('a failed job that this version can’t read stays on the list', async () => {
  const ids = [await deadJob('of_long_ago', 1, {}), await deadJob('report', 'odd', { version: 'odd' })];
  for (const id of ids) expect((await retry(id)).status).toBe(409);
  expect((await status()).dead.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect((await retry(999_999)).status).toBe(404);
});

test('every kind of job can be tried again', () => {
  const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'));
  const defined = sources.flatMap((text) =>
    [...text.matchAll(/defineJob\(\{\s*name: '(\w+)'/g)].map(([, name]) => name),
  );
  expect(defined.length).toBeGreaterThan(4);
  expect(JOB_KINDS.map(({ name }) => name).sort()).toEqual(defined.sort());
});
