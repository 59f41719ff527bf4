/** A disk without room: nobody pays for it, whoever watches over the server hears of it, and it ends by itself. */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../test/support/database.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { unsafeEndLostRuns, unsafeSweepOrphans } from './analysis/index.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };
const photo = await crackOnPlaster();
const NOT_NOW = {
  status: 503,
  body: { code: 'unavailable', message: expect.stringContaining('Nothing is lost') },
};

const credits = async (person: Person) =>
  (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

describe('an analysis', () => {
  let server: TestServer;
  let ann: Person;
  let projectId: number;
  beforeAll(async () => {
    server = await startTestServer({ env: { ROLE: 'web' } });
    ann = await server.member();
    projectId = (await ann.project()).id;
    await server.services.database.execute(sql`create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  });
  afterAll(() => server.stop());

  const rows = async (query: ReturnType<typeof sql>) => (await server.services.database.execute(query)).rows;
  const fill = (name: string, table: string, condition = 'true') =>
    rows(
      sql.raw(
        `create trigger ${name} before insert on ${table} for each row when (${condition}) execute function disk_is_full()`,
      ),
    );
  const free = (name: string, table: string) => rows(sql.raw(`drop trigger ${name} on ${table}`));

  /** The folder of files takes nothing more, as one on a full disk, until `while` is over. */
  async function withoutFolder<T>(meanwhile: () => Promise<T>): Promise<T> {
    const folder = join(server.services.environment.dataDir, 'files');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'not a folder');
    try {
      return await meanwhile();
    } finally {
      await rm(folder);
      await rename(`${folder}-away`, folder);
    }
  }

  test('that fails where even the list of its files can’t be written gives its credit back at once', async () => {
    const before = await credits(ann);
    await fill('no_list', 'file_removals');
    const refused = await withoutFolder(() => ann.analyse(photo, { projectId, key: 'list' }));
    expect(refused).toMatchObject(NOT_NOW);
    expect(await credits(ann)).toBe(before);
    await free('no_list', 'file_removals');
    // The photo goes as soon as there is room, whoever sweeps.
    await unsafeSweepOrphans(server.services);
    expect(
      await rows(sql`select id from photos where folder not in (select folder from file_removals)`),
    ).toEqual([]);
    expect(await rows(sql`select state from analyses where photo_id is not null`)).toEqual([]);
  });

  test('whose refund can’t be written gets it from this very process, without a restart', async () => {
    const before = await credits(ann);
    await fill('no_refund', 'credit_entries', "new.kind = 'analysis_refund'");
    const refused = await withoutFolder(() => ann.analyse(photo, { projectId, key: 'refund' }));
    expect(refused).toMatchObject(NOT_NOW);
    expect(await credits(ann)).toBe(before - 1);
    expect(await unsafeEndLostRuns(server.services)).toBe(0);
    await free('no_refund', 'credit_entries');
    expect(await unsafeEndLostRuns(server.services)).toBe(1);
    expect(await credits(ann)).toBe(before);
    // The key isn't used up by what failed.
    const again = await ann.analyse(photo, { projectId, key: 'refund' });
    expect(again.status).toBe(200);
    expect(await credits(ann)).toBe(before - Number(again.body.charged));
  });

  test('that goes on is left alone by the sweep of its own process', async () => {
    const { database } = server.services;
    // Held before its finding is written: a run that is over at once is never seen running.
    const sent = await database.transaction(async (tx) => {
      await tx.execute(sql`lock table defects in exclusive mode`);
      const running = ann.analyse(photo, { projectId, key: 'goes-on' });
      await expect
        .poll(() => rows(sql`select 1 from analyses where state = 'running'`), { ...PATIENCE, interval: 5 })
        .toHaveLength(1);
      expect(await unsafeSweepOrphans(server.services)).toBe(0);
      return { running };
    });
    expect((await sent.running).status).toBe(200);
  });
});

/** Mounts a small disk over a folder and unmounts it again; needs root, and a machine that lets it. */
const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder]);
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-mount-'));
  const mounted = mount(folder, '1m').status === 0;
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true });
  return mounted;
}

if (canMount()) {
  describe('a disk that is really full', () => {
    test('under the files: a photo costs nothing, and /readyz says so until there is room', async () => {
      const server = await startTestServer();
      const folder = join(server.services.environment.dataDir, 'files');
      const ann = await server.member();
      const { id: projectId } = await ann.project();
      expect((await ann.get('/readyz')).status).toBe(200);
      mount(folder, '100k');
      try {
        expect(await ann.analyse(photo, { projectId, key: 'kept' })).toMatchObject(NOT_NOW);
        expect(await credits(ann)).toBe(5);
        await expect
          .poll(() => ann.get('/readyz'), PATIENCE)
          .toMatchObject({ status: 503, body: { status: 'disk full' } });
        expect((await ann.get('/api/projects')).status).toBe(200);
      } finally {
        unmount(folder);
      }
      await expect.poll(async () => (await ann.get('/readyz')).status, PATIENCE).toBe(200);
      expect((await ann.analyse(photo, { projectId, key: 'kept' })).status).toBe(200);
      await server.stop();
    });

    test('under the database: /readyz says so, and no longer when there is room', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'plumbline-full-'));
      const tablespace = `full_${process.pid}`;
      const operator = new pg.Client({ connectionString: inject('testCluster') });
      await operator.connect();
      mount(folder, '2m');
      const place = join(folder, 'tablespace');
      mkdirSync(place);
      const { rows } = await operator.query<{ folder: string }>(
        `select current_setting('data_directory') as folder`,
      );
      const { uid, gid } = statSync(rows[0]?.folder ?? '/');
      for (const each of [folder, place]) chownSync(each, uid, gid);
      const database = await createTestDatabase();
      const name = new URL(database.url).pathname.slice(1);
      await operator.query(`create tablespace ${tablespace} location '${place}'`);
      await operator.query(`grant create on tablespace ${tablespace} to public`);
      await operator.query(`alter database ${name} set temp_tablespaces = '${tablespace}'`);
      const server = await startTestServer({ databaseUrl: database.url, vision: inProcessVision });
      const visitor = server.visitor();
      expect(await visitor.get('/readyz')).toMatchObject({ status: 200 });
      writeFileSync(join(folder, 'filling'), Buffer.alloc(1_900_000));
      await expect
        .poll(() => visitor.get('/readyz'), PATIENCE)
        .toMatchObject({ status: 503, body: { status: 'disk full' } });
      rmSync(join(folder, 'filling'));
      await expect.poll(async () => (await visitor.get('/readyz')).status, PATIENCE).toBe(200);
      await server.stop();
      await database.drop();
      await operator.query(`drop tablespace ${tablespace}`);
      await operator.end();
      unmount(folder);
      rmSync(folder, { recursive: true, force: true });
    });
  });
} else {
  console.info(
    'Not run: the tests of a disk that is really full need root and a machine that lets it mount one.',
  );
}
