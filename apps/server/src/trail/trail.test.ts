import { createHash } from 'node:crypto';
import type { Defect, DefectSummary, TrailEntry } from '@plumbline/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { SYSTEM } from '../platform/actor.ts';
import { trailEntries } from '../platform/database/schema.ts';
import { appendTrail, checkTrail } from './index.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

const db = () => server.services.database;
const trailOf = (projectId: number) =>
  db()
    .select()
    .from(trailEntries)
    .where(eq(trailEntries.projectId, projectId))
    .orderBy(asc(trailEntries.sequence));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function finding(description = 'crack, and i can smell gas') {
  const person = await server.member();
  const { id: projectId, userId } = await person.project();
  const { body } = await person.analyse(photo, { projectId, description, fileName: 'Kim at the Smiths.jpg' });
  return { person, projectId, userId, id: body.defect.id };
}
const confirm = (person: Person, id: number) =>
  person.put<Defect>(`/api/defects/${id}/decision`, {
    verdict: 'confirmed',
    note: 'Seen on site with Kim Smith',
  });

test('what happens to a finding stands in its project’s trail as hashes, in order and without its words', async () => {
  const { person, projectId, userId, id } = await finding();
  await confirm(person, id);
  await person.put(`/api/defects/${id}/measurements`, {
    measurements: [
      { attribute: 'crack_width', value: 3, unit: 'mm', uncertainty: 1, origin: 'measured_on_photo' },
    ],
  });
  await person.post(`/api/defects/${id}/alerts/gas/close`, { reason: 'Gas fitter Kim Smith found no leak' });
  await person.delete(`/api/defects/${id}/alerts/gas/close`);
  await person.delete(`/api/defects/${id}/decision`);
  await person.delete(`/api/defects/${id}`, { reason: 'Gas fitter Kim Smith found no leak' });
  const trail = await trailOf(projectId);
  expect(trail.map(({ event }) => event)).toEqual([
    'photo_added',
    'finding_kept',
    'finding_decided',
    'finding_measured',
    'alert_closed',
    'alert_reopened',
    'decision_withdrawn',
    'finding_deleted',
    'photo_deleted',
  ]);
  expect(trail.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(trail.map(({ actorKind, actorId }) => `${actorKind} ${actorId}`))).toEqual(
    new Set([`member ${userId}`]),
  );
  expect(trail[0]?.subjectSha256).toBe(sha256(photo));
  expect(trail[8]?.subjectSha256).toBe(sha256(photo));
  // Deleted as it was last changed, and decided differently from how it was kept.
  expect(trail[7]?.subjectSha256).toBe(trail[6]?.subjectSha256);
  expect(trail[2]?.subjectSha256).not.toBe(trail[1]?.subjectSha256);
  expect(JSON.stringify(trail)).not.toMatch(/Kim|Smith|smell|leak found|on site/);
  expect((await checkTrail(db(), projectId)).brokenAt).toBeNull();
});

test('a trail refuses changes, deletion and an entry that doesn’t follow the one before', async () => {
  const { projectId, userId } = await finding('crack');
  const refused = async (statement: ReturnType<typeof sql>, why: string) =>
    expect(
      await db()
        .execute(statement)
        .catch((error: Error) => String(error.cause)),
    ).toContain(why);
  await refused(
    sql`update trail_entries set event = 'nothing' where project_id = ${projectId}`,
    'append-only',
  );
  await refused(sql`delete from trail_entries where project_id = ${projectId}`, 'append-only');
  const forged = (sequence: number, previous: string) =>
    sql`insert into trail_entries (user_id, project_id, sequence, at, event, actor_kind, subject_kind, subject_id, previous_sha256, sha256)
      values (${userId}, ${projectId}, ${sequence}, now(), 'finding_kept', 'member', 'finding', 1, ${previous}, 'x')`;
  await refused(forged(3, 'not the one before'), 'must follow');
  const [, last] = await trailOf(projectId);
  await refused(forged(4, last?.sha256 ?? ''), 'must follow');
  expect(await trailOf(projectId)).toHaveLength(2);
});

test('an entry that was changed past the database is found by its hash', async () => {
  const { projectId } = await finding('crack');
  await db().execute(sql`alter table trail_entries disable trigger user`);
  try {
    await db().execute(sql`update trail_entries set detail = '{"charged": false}'
      where project_id = ${projectId} and sequence = 2`);
  } finally {
    await db().execute(sql`alter table trail_entries enable trigger user`);
  }
  expect((await checkTrail(db(), projectId)).brokenAt).toBe(2);
});

test('of many who write at once each entry follows another, and what is rolled back leaves no gap', async () => {
  const person = await server.member();
  const { id: projectId, userId } = await person.project();
  const note = { event: 'finding_kept', subject: { kind: 'finding', id: 1 } } as const;
  const write = (fails: boolean) =>
    db().transaction(async (tx) => {
      await appendTrail(tx, { projectId, userId, by: SYSTEM }, [note, note]);
      if (fails) throw new Error('rolled back');
    });
  const ended = await Promise.allSettled(Array.from({ length: 24 }, (_, at) => write(at % 3 === 0)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  const trail = await trailOf(projectId);
  expect(trail.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
  expect((await checkTrail(db(), projectId)).brokenAt).toBeNull();
});

test('two findings that share a photo and are deleted at once take it along, exactly once', async () => {
  const { person, projectId, id } = await finding('crack');
  const second = (await person.analyse(photo, { projectId, description: 'crack', key: 'second' })).body.defect
    .id;
  const own = await db().execute<{ photo_id: number }>(sql`select photo_id from defects where id = ${id}`);
  await db().execute(
    sql`insert into finding_photos (finding_id, photo_id) values (${second}, ${own.rows[0]?.photo_id})`,
  );
  const ended = await Promise.all([
    person.delete(`/api/defects/${id}`),
    person.delete(`/api/defects/${second}`),
  ]);
  expect(ended.map(({ status }) => status)).toEqual([200, 200]);
  expect((await person.get<DefectSummary[]>('/api/defects')).body).toEqual([]);
  const { rows } = await db().execute(sql`select id from photos where project_id = ${projectId}`);
  expect(rows).toEqual([]);
  const deleted = (await trailOf(projectId)).filter(({ event }) => event === 'photo_deleted');
  expect(deleted).toHaveLength(2);
  expect((await checkTrail(db(), projectId)).brokenAt).toBeNull();
});

test('the trail of a deleted project stays until its account goes', async () => {
  const { person, projectId, userId } = await finding('crack');
  await person.delete(`/api/projects/${projectId}`);
  expect((await trailOf(projectId)).at(-1)).toMatchObject({
    event: 'project_deleted',
    detail: { photos: 1 },
  });
  await db().execute(sql`delete from users where id = ${userId}`);
  expect(await trailOf(projectId)).toEqual([]);
});

test('the copies of a photo are known by their hashes, and the stored files are what they say', async () => {
  const { projectId } = await finding('crack');
  const { rows } = await db().execute<{ folder: string; name: string; sha256: string; bytes: number }>(
    sql`select p.folder, d.name, d.sha256, d.bytes from photo_derivatives d join photos p on p.id = d.photo_id
      where p.project_id = ${projectId} order by d.name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['1024', '2048', '320', 'print']);
  for (const { folder, name, ...row } of rows) {
    const file = await server.services.files.get(`${folder}/${name}`);
    expect({ sha256: sha256(file), bytes: file.length }).toEqual(row);
  }
});

test('the owner reads the trail newest first, a page at a time, and has its hashes checked', async () => {
  const { person, projectId, userId, id } = await finding('crack');
  await confirm(person, id);
  const administrator = await server.member('Ada Administrator');
  const { id: adminId } = (await administrator.get<{ id: number }>('/api/me')).body;
  const note = { event: 'finding_measured', subject: { kind: 'finding', id } } as const;
  for (const by of [{ kind: 'member', userId: adminId } as const, SYSTEM]) {
    await db().transaction((tx) => appendTrail(tx, { projectId, userId, by }, [note]));
  }
  const path = `/api/projects/${projectId}/trail`;
  const { body, headers } = await person.get<TrailEntry[]>(`${path}?limit=3`);
  expect(body.map(({ sequence, event, by, name }) => [sequence, event, by, name])).toEqual([
    [5, 'finding_measured', 'system', ''],
    [4, 'finding_measured', 'administrator', 'Ada Administrator'],
    [3, 'finding_decided', 'owner', expect.any(String)],
  ]);
  expect(headers.get('x-total-count')).toBe('5');
  const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const rest = await person.get<TrailEntry[]>(next);
  expect(rest.body.map(({ sequence }) => sequence)).toEqual([2, 1]);
  expect(rest.headers.get('link')).toBeNull();
  const checked = await person.get(`${path}/check`);
  expect(checked.body).toEqual({ entries: 5, brokenAt: null, newestSha256: body[0]?.sha256 });
  expect((await person.get(`${path}?after=nonsense`)).status).toBe(400);
  for (const of of [path, `${path}/check`]) {
    expect((await administrator.get(of)).status).toBe(404);
    expect((await server.visitor().get(of)).status).toBe(401);
  }
});

test('a trail of thousands of entries is checked in order across every part that is read', async () => {
  const person = await server.member();
  const { id: projectId, userId } = await person.project();
  const note = { event: 'finding_kept', subject: { kind: 'finding', id: 1 } } as const;
  await db().transaction((tx) =>
    appendTrail(
      tx,
      { projectId, userId, by: SYSTEM },
      Array.from({ length: 2001 }, () => note),
    ),
  );
  const check = () => person.get(`/api/projects/${projectId}/trail/check`);
  expect((await check()).body).toMatchObject({ entries: 2001, brokenAt: null });
  await db().execute(sql`alter table trail_entries disable trigger user`);
  try {
    await db().execute(sql`update trail_entries set event = 'photo_added'
      where project_id = ${projectId} and sequence = 2001`);
  } finally {
    await db().execute(sql`alter table trail_entries enable trigger user`);
  }
  expect((await check()).body).toMatchObject({ entries: 2000, brokenAt: 2001 });
});
