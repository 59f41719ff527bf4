/** What a person sees while a part is away, and that nothing is lost or counted twice when it comes back. */
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginUpload } from '../test/support/begin-upload.ts';
import { type CuttableLine, startCuttableLine } from '../test/support/cuttable-line.ts';
import { createTestDatabase, type TestDatabase } from '../test/support/database.ts';
import { startFakeS3 } from '../test/support/fake-s3.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { sweepAccounts } from './account-deletion/sweep.ts';
import { unsafeSweepOrphans } from './analysis/index.ts';
import { toAppError } from './platform/http/error-handler.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };
const photo = await crackOnPlaster();

const credits = async (person: Person) =>
  (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

const NOT_NOW = {
  status: 503,
  body: { code: 'unavailable', message: expect.stringContaining('Nothing is lost') },
};

describe('the database', () => {
  let database: TestDatabase;
  let line: CuttableLine;
  let server: TestServer;
  let ann: Person;
  let project: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    const direct = new URL(database.url);
    line = await startCuttableLine({ host: direct.hostname, port: Number(direct.port) });
    direct.hostname = '127.0.0.1';
    direct.port = String(line.port);
    server = await startTestServer({
      databaseUrl: direct.href,
      ...{ answerWithinMs: 1_500, connectWithinMs: 3_000 },
      looksAnew: true,
    });
    ann = await server.member();
    project = (await ann.project()).id;
  });
  afterAll(async () => {
    line.set('open');
    await server.stop();
    await line.close();
    await database.drop();
  });

  test('restarts: 503 with when to try again while it’s away, then everything works without a restart of ours', async () => {
    line.set('cut');
    const during = await ann.get('/api/projects');
    expect(during).toMatchObject(NOT_NOW);
    expect(during.headers.get('retry-after')).toBe('5');
    expect((await ann.get('/readyz')).status).toBe(503);
    expect((await ann.get('/healthz')).status).toBe(200);
    line.set('open');
    await expect.poll(async () => (await ann.get('/api/projects')).status, PATIENCE).toBe(200);
    expect((await ann.get('/readyz')).status).toBe(200);
  });

  test('keeps its connections open and says nothing: 503, and new connections once it speaks again', async () => {
    const { $client: pool } = server.services.database;
    line.set('silent');
    expect(await ann.get('/api/projects')).toMatchObject(NOT_NOW);
    await expect(server.services.database.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    line.set('open');
    // None is kept by what gave up.
    await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(0);
    await expect.poll(async () => (await ann.get('/api/projects')).status, PATIENCE).toBe(200);
  });

  test('goes in the middle of a transaction, between two statements: the process lives', async () => {
    const losses = () => server.logged.filter(({ msg }) => msg === 'connection lost').length;
    const before = losses();
    const cutOff = server.services.database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      line.set('cut');
      // The loss is noticed while nobody waits for an answer.
      await expect.poll(losses, PATIENCE).toBeGreaterThan(before);
      return tx.execute(sql`select 1`);
    });
    await expect(cutOff).rejects.toThrow();
    line.set('open');
    await expect.poll(async () => (await ann.get('/readyz')).status, PATIENCE).toBe(200);
  });

  test('goes in mid-analysis: the photo can be sent again under its key and counts once', async () => {
    const before = await credits(ann);
    const sent = ann.analyse(photo, { projectId: project, key: 'cut-off' });
    await expect.poll(() => server.services.vision.load().running, PATIENCE).toBeGreaterThan(0);
    line.set('cut');
    const cutOff = await sent;
    line.set('open');
    // Done before the line was cut, or told to come back: never taken for our own fault.
    expect(cutOff.status).not.toBe(500);
    // Its run is open until somebody ends it: the same sweep that every start and every 15 s brings.
    const again = async () => (await ann.analyse(photo, { projectId: project, key: 'cut-off' })).status;
    await expect
      .poll(
        () =>
          unsafeSweepOrphans(server.services).then(
            () => true,
            () => false,
          ),
        PATIENCE,
      )
      .toBe(true);
    await expect.poll(again, PATIENCE).toBe(200);
    expect(await credits(ann)).toBe(before - 1);
  });
});

describe('a disk that is full', () => {
  test('under the database: 503, nothing is half-written, and everything works when there is room again', async () => {
    const server = await startTestServer({ vision: inProcessVision });
    const ann = await server.member();
    const { database } = server.services;
    // What PostgreSQL says when it can't write another page.
    await database.execute(sql`create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await database.execute(
      sql`create trigger full_disk before insert on projects for each row execute function disk_is_full()`,
    );
    const refused = await ann.post('/api/projects', { name: 'House' });
    expect(refused).toMatchObject(NOT_NOW);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await ann.get('/api/projects')).body).toEqual([]);
    await database.execute(sql`drop trigger full_disk on projects`);
    expect((await ann.post('/api/projects', { name: 'House' })).status).toBe(201);
    await server.stop();
  });

  test.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENOMEM'])(
    'or another want of room (%s) is told as such',
    (code) => {
      const error = Object.assign(new Error('no room'), { code });
      expect(toAppError(error)).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 5 });
    },
  );
});

describe('the store', () => {
  test('a bucket that doesn’t answer: no charge, 503, and the same key works afterwards', async () => {
    const bucket = await startFakeS3();
    const server = await startTestServer({
      env: bucket.env,
    });
    const ann = await server.member();
    const project = await ann.project();
    const before = await credits(ann);
    bucket.refuse(true);
    const refused = await ann.analyse(photo, { projectId: project.id, key: 'kept' });
    expect(refused).toMatchObject(NOT_NOW);
    expect(await credits(ann)).toBe(before);
    bucket.refuse(false);
    const again = await ann.analyse(photo, { projectId: project.id, key: 'kept' });
    expect(again.status).toBe(200);
    // On a machine that is too busy the panel may be unsure, which costs nothing.
    expect(await credits(ann)).toBe(before - Number(again.body.charged));
    bucket.refuse(true);
    expect(await ann.get(again.body.defect.imageUrl)).toMatchObject(NOT_NOW);
    expect((await ann.get('/api/projects')).status).toBe(200);
    // What is deleted meanwhile is gone for its owner, and its files go as soon as the bucket lets them.
    expect((await ann.delete(`/api/defects/${again.body.defect.id}`)).status).toBe(200);
    expect(bucket.objects.size).toBeGreaterThan(0);
    bucket.refuse(false);
    await sweepAccounts(server.services);
    expect([...bucket.objects.keys()]).toEqual([]);
    await server.stop();
    await bucket.close();
  });

  test('a bucket that takes calls and never answers: 503 within its one deadline, no charge, and reports wait for it', async () => {
    const bucket = await startFakeS3();
    const server = await startTestServer({
      storeWithinMs: 1_500,
      env: bucket.env,
    });
    const ann = await server.member();
    const project = await ann.project();
    const kept = await ann.analyse(photo, { projectId: project.id });
    expect(kept.status).toBe(200);
    const before = await credits(ann);
    bucket.keepSilent(true);
    expect(await ann.analyse(photo, { projectId: project.id, key: 'silent' })).toMatchObject(NOT_NOW);
    expect(await credits(ann)).toBe(before);
    // Asked again after its time, each file would take the deadline several times over.
    expect(bucket.unanswered).not.toEqual([]);
    expect(bucket.unanswered).toEqual([...new Set(bucket.unanswered)]);
    const { body: report } = await ann.post<{ id: number }>('/api/reports', {
      projectId: project.id,
      title: 'Waits for the store',
      selectedDefectIds: [kept.body.defect.id],
    });
    const { database } = server.services;
    const versions = async () =>
      (
        await database.execute(
          sql`select v.status, j.setbacks, j.attempt from report_versions v left join jobs j on j.kind = 'report' and j.key = v.id::text`,
        )
      ).rows;
    await expect.poll(versions, PATIENCE).toMatchObject([{ status: 'generating', setbacks: 1, attempt: 0 }]);
    bucket.keepSilent(false);
    await expect.poll(versions, PATIENCE).toMatchObject([{ status: 'completed', attempt: null }]);
    expect((await ann.get<string>(`/api/reports/${report.id}/preview`)).body.slice(0, 5)).toBe('%PDF-');
    await server.stop();
    await bucket.close();
  });

  test('a folder that takes no more files: no charge, 503, and the same key works afterwards', async () => {
    const server = await startTestServer();
    const ann = await server.member();
    const project = await ann.project();
    const before = await credits(ann);
    const folder = join(server.services.environment.dataDir, 'files');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'not a folder');
    expect(await ann.analyse(photo, { projectId: project.id, key: 'kept' })).toMatchObject(NOT_NOW);
    expect(await credits(ann)).toBe(before);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    const again = await ann.analyse(photo, { projectId: project.id, key: 'kept' });
    expect(again.status).toBe(200);
    expect(await credits(ann)).toBe(before - Number(again.body.charged));
    await server.stop();
  });
});

describe('a client', () => {
  test('that sends its headers a byte at a time is let go, and others don’t notice', async () => {
    const server = await startTestServer({ patience: { headersMs: 300, requestMs: 10_000 } });
    const { hostname, port } = new URL(server.url);
    const dawdler = connect(Number(port), hostname);
    let answer = '';
    dawdler.on('data', (bytes) => {
      answer += bytes;
    });
    dawdler.write('GET /api/me HTTP/1.1\r\nhost: plumbline\r\n');
    await once(dawdler, 'close');
    expect(answer).toContain('408');
    expect((await server.visitor().get('/healthz')).status).toBe(200);
    await server.stop();
  });

  test('that stops in mid-upload costs nothing and holds nothing', async () => {
    const server = await startTestServer({ patience: { headersMs: 300, requestMs: 600 } });
    const ann = await server.member();
    const project = await ann.project();
    const before = await credits(ann);
    const half = beginUpload(server, ann);
    await once(half, 'close');
    expect(await credits(ann)).toBe(before);
    expect((await ann.analyse(photo, { projectId: project.id })).status).toBe(200);
    await server.stop();
  });
});
