/** Imports while there is no room, and with photos in a bucket. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountImport, Project } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, exportOf, furnishedExport, proven, reportsMade } from '../../test/support/carry-account.ts';
import { type FakeS3, startFakeS3 } from '../../test/support/fake-s3.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let bucket: FakeS3;
let server: TestServer;
let zip: Uint8Array;

beforeAll(async () => {
  zip = await furnishedExport();
  bucket = await startFakeS3();
  server = await startTestServer({
    vision: inProcessVision,
    env: bucket.env,
  });
});
afterAll(async () => {
  await server.stop();
  await bucket.close();
});

const NO_ROOM = {
  status: 503,
  body: {
    code: 'unavailable',
    message:
      'Plumbline has no room for this file, or can’t store it just now. Nothing was imported. Try again later.',
  },
};

const HELD = sql`select (select count(*)::int from projects) as projects, (select count(*)::int from defects) as defects,
  (select count(*)::int from photos) as photos, (select count(*)::int from reports) as reports,
  (select count(*)::int from project_documents) as documents, (select count(*)::int from credit_entries) as credits`;
const held = async () => (await server.services.database.execute(HELD)).rows;

/** Nothing came of it, and the same file comes in once there is room. */
async function comesInLater(who: Person, before: object[]): Promise<void> {
  expect(await held()).toEqual(before);
  expect((await who.get<Project[]>('/api/projects')).body).toEqual([]);
  const again = await bringIn(who, zip);
  expect([again.status, again.body.imported]).toEqual([
    200,
    expect.objectContaining({ projects: 1, defects: 2, photos: 4, reports: 1 }),
  ]);
  expect((await who.get<Project[]>('/api/projects')).body).toHaveLength(1);
}

test('a bucket takes every file of an import as it was, and nothing is left where it was staged', async () => {
  const fresh = await proven(server);
  expect((await bringIn(fresh, zip)).status).toBe(200);
  await reportsMade(fresh);
  const photos = (bytes: Uint8Array) =>
    Object.entries(unzipSync(bytes))
      .filter(([path]) => /^(photos|originals|plans|voice-notes)\//.test(path))
      .map(([, file]) => createHash('sha256').update(file).digest('hex'))
      .sort();
  expect(photos(await exportOf(server, fresh))).toEqual(photos(zip));
  expect([...bucket.objects.keys()].filter((key) => key.includes('/migration/'))).toEqual([]);
});

test('a bucket that takes nothing: that is said, nothing changes, and the same file comes in later', async () => {
  const fresh = await proven(server);
  const before = await held();
  bucket.refuse(true);
  const refused = await bringIn(fresh, zip);
  bucket.refuse(false);
  expect(refused).toMatchObject(NO_ROOM);
  const { last } = (await fresh.get<{ last: AccountImport }>('/api/account/import')).body;
  expect(last).toMatchObject({ state: 'failed', message: NO_ROOM.body.message });
  await comesInLater(fresh, before);
});

test.each(['migration_rows', 'reports'])(
  'a database without room for %s: that is said, nothing changes, and the same file comes in later',
  async (table) => {
    const { database } = server.services;
    const fresh = await proven(server);
    const before = await held();
    await database.execute(sql`create or replace function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await database.execute(
      sql.raw(
        `create trigger full_disk before insert on ${table} for each row execute function disk_is_full()`,
      ),
    );
    const refused = await bringIn(fresh, zip);
    await database.execute(sql.raw(`drop trigger full_disk on ${table}`));
    expect(refused).toMatchObject(NO_ROOM);
    await comesInLater(fresh, before);
  },
);

/** A small disk in place of the folder for files that are needed for a moment; needs root, and a machine that lets it. */
function mountScratch(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-small-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'none', folder]).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

const small = mountScratch();
if (small !== undefined) {
  afterAll(() => {
    spawnSync('umount', ['-l', small]);
    rmSync(small, { recursive: true });
  });
  test('a full disk under the file that arrives: that is said, nothing changes, and the same file comes in later', async () => {
    const fresh = await proven(server);
    const before = await held();
    const { TMPDIR } = process.env;
    process.env.TMPDIR = small;
    try {
      expect(await bringIn(fresh, zip)).toMatchObject(NO_ROOM);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
    await comesInLater(fresh, before);
  });
}
