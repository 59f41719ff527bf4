import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** The last one of the shape in which a finding had one photo. */
const OLD_SHAPE = 25;
/** The last one in which what stood of a danger was kept among the open alerts alone. */
const BEFORE_STANDING = 79;

/** Takes every table away and makes those that there were up to this migration. */
async function beginAt(last: number): Promise<void> {
  await client.query('drop schema public cascade');
  await client.query('drop schema drizzle cascade');
  await client.query('create schema public');
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const read = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
    read.entries = read.entries.filter(({ idx }) => idx <= last);
    await writeFile(journal, JSON.stringify(read));
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await client.query<T & pg.QueryResultRow>(text, values)).rows;
}

const addUser = (id: number) =>
  client.query(`insert into users (id, email, display_name) values ($1::int, 'user-' || $1::int, 'Ann')`, [
    id,
  ]);
const addProject = (id: number, userId: number) =>
  client.query(`insert into projects (id, user_id, name) values ($1::int, $2, 'House')`, [id, userId]);
const addPhoto = (id: number, userId = 1) =>
  client.query(
    `insert into photos (id, user_id, folder, file_name, kind, sha256, bytes, width, height)
     values ($1::int, $2, 'photos/' || $1::int, 'a.jpg', 'jpeg', 'hash-' || $1::int, 9, 12, 9)`,
    [id, userId],
  );
const addFinding = (
  id: number,
  photoId: number | null,
  { projectId = 1, analysisId = null as number | null } = {},
) =>
  client.query(
    `insert into defects (id, user_id, project_id, photo_id, analysis_id, outcome, title, severity, severity_rank,
       compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
       original_severity, original_compliance, examination, listing, assessment, created_at)
     values ($1::int, 1, $3, $2, $4, 'defect', 'Crack', 'high', 2, 'undetermined', 'structural', 0.8, 'd', 'r', '{}', 'u', 'Crack',
       'high', 'undetermined', '{}', '{}', '{}', '2026-03-01')`,
    [id, photoId, projectId, analysisId],
  );
const addRun = (id: number, photoId: number, state: string) =>
  client.query(
    `insert into analyses (id, user_id, project_id, photo_id, idempotency_key, request_hash, state, runner)
     values ($1::int, 1, 2, $2, 'key-' || $1::int, '', $3, 7)`,
    [id, photoId, state],
  );

test('findings, photos and runs of the old shape are migrated with nothing lost', async () => {
  await beginAt(OLD_SHAPE);
  await addUser(1);
  for (const id of [1, 2]) await addProject(id, 1);
  for (const id of [11, 12, 13, 14]) await addPhoto(id);
  await addRun(41, 12, 'succeeded');
  await addRun(42, 13, 'running');
  await addFinding(21, 11);
  await addFinding(22, 12, { projectId: 2, analysisId: 41 });
  await addFinding(23, null);

  await migrate(database.url);

  expect(
    await ask('select finding_id, photo_id, position, region, created_at from finding_photos order by 1'),
  ).toEqual([
    { finding_id: 21, photo_id: 11, position: 0, region: null, created_at: new Date('2026-03-01') },
    { finding_id: 22, photo_id: 12, position: 0, region: null, created_at: new Date('2026-03-01') },
  ]);
  // The last is one that a bought report kept when its project was deleted.
  expect(await ask('select id, project_id, source, kept_by_itself, sha256 from photos order by id')).toEqual([
    { id: 11, project_id: 1, source: 'brought_in', kept_by_itself: false, sha256: 'hash-11' },
    { id: 12, project_id: 2, source: 'upload', kept_by_itself: false, sha256: 'hash-12' },
    { id: 13, project_id: 2, source: 'upload', kept_by_itself: false, sha256: 'hash-13' },
    { id: 14, project_id: null, source: 'upload', kept_by_itself: false, sha256: 'hash-14' },
  ]);
  expect(await ask('select id, photo_id, visit_id, place_id from defects order by id')).toEqual([
    { id: 21, photo_id: 11, visit_id: null, place_id: null },
    { id: 22, photo_id: 12, visit_id: null, place_id: null },
    { id: 23, photo_id: null, visit_id: null, place_id: null },
  ]);
  expect(await ask('select sum(count)::int as count from defect_tallies')).toEqual([{ count: 3 }]);
});

test('what stood of a danger among open alerts alone goes on standing', async () => {
  await beginAt(BEFORE_STANDING);
  await addUser(1);
  await addProject(1, 1);
  const warns = (because: string) => ({ kind: 'gas', urgency: 'now', because, steps: [] });
  const stood = warns('Before it was changed: Gas leak at the meter');
  const read = warns('“smell gas”, before it was changed: at the meter');
  for (const [id, alerts] of [
    [21, [read, stood]],
    [22, [read]],
    [23, []],
  ] as const) {
    await addFinding(id, null);
    await client.query('update defects set alerts = $2 where id = $1', [id, JSON.stringify(alerts)]);
  }

  await migrate(database.url);

  expect(await ask('select id, alerts, standing_alerts from defects order by id')).toEqual([
    { id: 21, alerts: [read, stood], standing_alerts: [stood] },
    { id: 22, alerts: [read], standing_alerts: [] },
    { id: 23, alerts: [], standing_alerts: [] },
  ]);
});

describe('photos of a finding', () => {
  beforeEach(async () => {
    for (const id of [1, 2]) await addUser(id);
    await addProject(1, 1);
    await addProject(2, 2);
    for (const id of [11, 12, 13]) await addPhoto(id);
    await addFinding(21, 11);
    await client.query(
      'insert into finding_photos (finding_id, photo_id, position) values (21, 12, 2), (21, 13, 1)',
    );
  });
  const coverOf = async (id: number) =>
    (await ask<{ photo_id: number | null }>('select photo_id from defects where id = $1', [id]))[0]?.photo_id;

  test('a cover is one of the finding’s photos, whoever sets it', async () => {
    await addPhoto(14);
    await client.query('update defects set photo_id = 14 where id = 21');
    const linked = await ask<{ photo_id: number }>(
      'select photo_id from finding_photos where finding_id = 21 order by 1',
    );
    expect(linked.map(({ photo_id }) => photo_id)).toEqual([11, 12, 13, 14]);
  });

  test('when the cover goes, the next photo in order takes its place, and none where none is left', async () => {
    await client.query('delete from photos where id = 11');
    expect(await coverOf(21)).toBe(13);
    await client.query('delete from finding_photos where photo_id = 13');
    expect(await coverOf(21)).toBe(12);
    await client.query('delete from photos where id in (12, 13)');
    expect(await coverOf(21)).toBeNull();
  });

  test('several photos that are deleted at once leave the cover to one that stays', async () => {
    await client.query('delete from photos where id in (11, 13)');
    expect(await coverOf(21)).toBe(12);
    await client.query('delete from photos');
    expect(await coverOf(21)).toBeNull();
  });

  test('one photo shows several findings, each in its own region, and stays when one of them goes', async () => {
    await addFinding(22, 11);
    await client.query(
      `update finding_photos set region = '{"x":0.1,"y":0.1,"width":0.2,"height":0.2}' where finding_id = 22`,
    );
    await client.query('delete from defects where id = 21');
    expect(await ask('select finding_id, photo_id, region from finding_photos')).toEqual([
      { finding_id: 22, photo_id: 11, region: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 } },
    ]);
  });

  test('a photo of another account is refused, as a cover too', async () => {
    await addPhoto(19, 2);
    await expect(
      client.query('insert into finding_photos (finding_id, photo_id) values (21, 19)'),
    ).rejects.toThrow('photos of its own account only');
    await expect(client.query('update defects set photo_id = 19 where id = 21')).rejects.toThrow(
      'photos of its own account only',
    );
  });
});

describe('visits and places', () => {
  beforeEach(async () => {
    await addUser(1);
    for (const id of [1, 2]) await addProject(id, 1);
    await addPhoto(11);
    await client.query('update photos set project_id = 1');
    await addFinding(21, 11);
    await client.query(
      `insert into visits (id, project_id, kind, visited_on) values (31, 1, 'handover', '2026-11-02'), (32, 2, 'defect', '2026-11-02')`,
    );
    await client.query(
      `insert into places (id, project_id, parent_id, name) values (41, 1, null, 'Ground floor'), (42, 1, 41, 'Kitchen'), (43, 2, null, 'Roof')`,
    );
  });

  test.each([
    'update defects set visit_id = 32',
    'update defects set place_id = 43',
    'update photos set visit_id = 32',
    'update photos set place_id = 43',
    'update places set parent_id = 43 where id = 42',
    'update places set parent_id = 42 where id = 42',
    `update visits set kind = 'party'`,
  ])('refuses what belongs to another building or is none: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toThrow(/violates (foreign key|check) constraint/);
  });

  test('deleting a visit or a place takes it off findings, photos and rooms, which stay', async () => {
    await client.query('update defects set visit_id = 31, place_id = 41');
    await client.query('update photos set visit_id = 31, place_id = 41');
    await client.query('delete from visits where id = 31');
    await client.query('delete from places where id = 41');
    expect(await ask('select project_id, visit_id, place_id from defects')).toEqual([
      { project_id: 1, visit_id: null, place_id: null },
    ]);
    expect(await ask('select project_id, visit_id, place_id from photos')).toEqual([
      { project_id: 1, visit_id: null, place_id: null },
    ]);
    expect(await ask('select project_id, parent_id from places where id = 42')).toEqual([
      { project_id: 1, parent_id: null },
    ]);
  });

  test('a project goes with its visits and places; a photo that stays belongs to none of them', async () => {
    await client.query('update photos set visit_id = 31, place_id = 42');
    await client.query('delete from projects where id = 1');
    expect(await ask('select project_id, visit_id, place_id from photos')).toEqual([
      { project_id: null, visit_id: null, place_id: null },
    ]);
    expect(await ask('select id from visits union select id from places order by id')).toEqual([
      { id: 32 },
      { id: 43 },
    ]);
  });
});

test('a legal hold stops every way to delete, down to the account, until it is lifted', async () => {
  await addUser(1);
  await addProject(1, 1);
  await addPhoto(11);
  await addPhoto(12);
  await client.query('update photos set project_id = 1');
  await addFinding(21, 11);
  await client.query(
    `insert into reports (user_id, project_id, title, folder) values (1, 1, 'Report', 'reports/1')`,
  );
  await client.query(`insert into legal_holds (project_id, reason) values (1, 'Tribunal')`);
  for (const table of ['users', 'projects', 'defects', 'reports', 'photos']) {
    await expect(client.query(`delete from ${table}`)).rejects.toThrow('a legal hold stands on project 1');
  }
  await expect(
    client.query(`insert into legal_holds (project_id, reason) values (1, 'Another')`),
  ).rejects.toThrow('legal_holds_one_stands');
  // That of a run which failed shows nothing.
  await client.query('delete from photos where id = 12');
  await client.query('update legal_holds set lifted_at = now()');
  await client.query('delete from users');
  expect(await ask('select id from projects union select id from photos')).toEqual([]);
});
