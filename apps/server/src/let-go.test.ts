/**
 * A project is gone the moment that its deletion is answered, and what is left of it is nobody's: whoever reads, counts,
 * exports or learns finds the same before its rows are removed and after, however that comes about.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLifetimes } from '../test/support/child-server.ts';
import { furnishAccount } from '../test/support/furnish-account.ts';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { waitUntil } from '../test/support/wait-until.ts';
import { findOwnedTables, forUser, sweepAccounts } from './account-deletion/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const db = () => server.services.database;
const MANY = 150;

/** Photos with a file, more than go with the answer. */
async function addPhotos(projectId: number, count = MANY): Promise<void> {
  await db().execute(sql`
    insert into photos (user_id, project_id, kept_by_itself, folder, file_name, kind, sha256, bytes, width, height)
    select user_id, id, true, 'photos/' || user_id || '/of-' || id || '-' || n, 'a.jpg', 'jpeg', 'hash ' || n, 9, 600, 600
    from projects, generate_series(1, ${count}::int) n where id = ${projectId}`);
}

const left = async () =>
  (
    await db().execute<{ findings: number; photos: number }>(sql`
      select (select count(*)::int from defects where user_id is null) as findings,
        (select count(*)::int from photos where user_id is null) as photos`)
  ).rows[0];

const cleared = () =>
  waitUntil(left, (now) => now?.findings === 0 && now.photos === 0).then(() =>
    waitUntil(
      async () => (await db().execute(sql`select from file_removals`)).rows.length,
      (listed) => listed === 0,
    ),
  );

/** Nothing that was let go is removed while this runs: its copies can't be. */
async function withoutClearing<T>(use: () => Promise<T>): Promise<T> {
  const url = (db().$client as unknown as { options: { connectionString: string } }).options.connectionString;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table photo_derivatives in share mode');
    return await use();
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

/** Every row that belongs to an account, and every row of whoever looks at the whole installation. */
async function everythingOf(userId: number): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const table of await findOwnedTables(db())) {
    const { rows } = await db().execute(
      sql.raw(
        `select to_jsonb(t) as row from (select * from ${table.table} where ${forUser(table, userId)}) t order by 1`,
      ),
    );
    told[table.table] = rows;
  }
  for (const table of [
    'training_examples',
    'dropped_candidates',
    'decision_tallies',
    'insight_tallies',
    'defect_tallies',
  ])
    told[table] = (await db().execute(sql.raw(`select * from ${table} t order by t::text`))).rows;
  // Counts of who is asked how often and whether mail went, not of what is there.
  for (const table of ['sessions', 'request_counts', 'mails', 'users']) delete told[table];
  return told;
}

const READ = [
  '/api/projects',
  '/api/defects',
  '/api/stats',
  '/api/insights',
  '/api/due-dates',
  '/api/map',
  '/api/credits/ledger',
  '/api/chat/conversation',
  '/api/reports',
  '/api/ai-training/feedback',
  '/api/ai-training/candidates',
];

async function answersTo(person: Person): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const path of READ) {
    const { status, body } = await person.get(path);
    expect([path, status]).toEqual([path, 200]);
    answers.push({ path, body });
  }
  const training = await person.get<{ feedbackSystem: unknown; dataset: unknown }>('/api/ai-training/status');
  return [...answers, training.body.feedbackSystem];
}

test('whoever reads finds the same before its rows are removed and after', { timeout: 300_000 }, async () => {
  const person = await server.member();
  await db().execute(sql`update users set role = 'admin' where email = ${person.email}`);
  const { rows: users } = await db().execute<{ id: number }>(
    sql`select id from users where email = ${person.email}`,
  );
  const userId = users[0]?.id ?? 0;
  const stays = await person.project('Stays');
  const kept = await person.analyse(await crackOnPlaster(), { projectId: stays.id });
  await furnishAccount(person);
  await db().execute(sql`insert into training_consents (user_id) values (${userId}) on conflict do nothing`);
  const { rows: doomed } = await db().execute<{ id: number }>(
    sql`select id from projects where user_id = ${userId} and id <> ${stays.id}`,
  );
  const ids = (table: string) =>
    db()
      .execute<{ id: number }>(
        sql.raw(`select id from ${table} where project_id in (${doomed.map(({ id }) => id)})`),
      )
      .then(({ rows }) => rows.map(({ id }) => id));
  const [findings, shots] = [await ids('defects'), await ids('photos')];
  expect(findings.length).toBeGreaterThan(1);
  expect(shots.length).toBeGreaterThan(1);
  for (const { id } of doomed) await addPhotos(id);

  const before = await withoutClearing(async () => {
    for (const { id } of doomed) {
      const gone = await person.call('DELETE', `/api/projects/${id}`, {
        json: { reason: 'The house was sold to others' },
      });
      expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    }
    expect(await left()).toEqual({ findings: findings.length, photos: shots.length + doomed.length * MANY });
    for (const id of findings) {
      expect((await person.get(`/api/defects/${id}`)).status).toBe(404);
      expect((await person.get(`/api/defects/${id}/photos`)).status).toBe(404);
      expect((await person.post('/api/ai/chat', { message: 'What is it?', defectId: id })).status).toBe(404);
    }
    for (const id of shots) {
      expect((await person.get(`/api/photos/${id}/image`)).status).toBe(404);
      expect((await person.get(`/api/photos/${id}/voice`)).status).toBe(404);
      expect((await person.delete(`/api/photos/${id}`)).status).toBe(404);
    }
    for (const { id } of doomed) expect((await person.delete(`/api/projects/${id}`)).status).toBe(404);
    return { rows: await everythingOf(userId), answers: await answersTo(person) };
  });
  await cleared();
  expect(await everythingOf(userId)).toEqual(before.rows);
  expect(await answersTo(person)).toEqual(before.answers);
  expect((await person.get(`/api/defects/${kept.body.defect.id}`)).status).toBe(200);
});

test('a photo that the project’s own report prints goes with it, one of another report stays', async () => {
  const person = await server.member();
  const { id } = await person.project();
  const { body } = await person.analyse(await crackOnPlaster(), { projectId: id });
  const other = await person.project();
  const { body: more } = await person.analyse(await crackOnPlaster(), { projectId: other.id });
  await addPhotos(id);
  const report = async (projectId: number, findingId: number) => {
    const asked = await person.post<{ id: number }>('/api/reports', {
      projectId,
      title: 'Handover',
      selectedDefectIds: [findingId],
    });
    await waitUntil(
      async () => (await person.get<{ status: string }>(`/api/reports/${asked.body.id}`)).body,
      ({ status }) => status !== 'generating',
    );
    return asked.body.id;
  };
  const [own, others] = [await report(id, body.defect.id), await report(other.id, more.defect.id)];
  // As a deleted finding leaves its photo, which a second finding shows; and one of another project that was moved.
  const { rows: shots } = await db().execute<{ id: number }>(
    sql`select id from photos where project_id = ${id} order by id limit 2`,
  );
  const [first = 0, second = 0] = shots.map((shot) => shot.id);
  await db().execute(
    sql`insert into finding_photos (finding_id, photo_id) values (${body.defect.id}, ${second})`,
  );
  await db().execute(sql`insert into report_photos (report_id, defect_id, photo_id)
    values (${own}, 0, ${first}), (${others}, 0, ${second})`);
  const theirs = async () =>
    (
      await db().execute<{ id: number }>(
        sql`select id from photos where id in (${first}, ${second}) and user_id is not null`,
      )
    ).rows.map((shot) => shot.id);
  await withoutClearing(async () => {
    expect((await person.delete(`/api/projects/${id}`)).status).toBe(200);
    expect(await theirs()).toEqual([second]);
  });
  expect((await person.delete(`/api/reports/${others}`)).status).toBe(200);
  await cleared();
});

test('a deletion is answered as done where its rows can’t be removed yet', async () => {
  const person = await server.member();
  const { id } = await person.project();
  await person.analyse(await crackOnPlaster(), { projectId: id });
  await db().execute(sql`create function refuse_removal() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`);
  await db().execute(sql`create trigger refuse_removal before delete on defects
    for each row execute function refuse_removal()`);
  try {
    expect((await person.delete(`/api/projects/${id}`)).status).toBe(200);
    expect((await person.get(`/api/projects/${id}`)).status).toBe(404);
    expect(await left()).toEqual({ findings: 1, photos: 1 });
  } finally {
    await db().execute(sql`drop function refuse_removal cascade`);
  }
  await cleared();
});

test('nothing is let go on legal hold, whoever does it, and what was let go is nobody’s for good', async () => {
  const person = await server.member();
  const { id } = await person.project();
  const { body } = await person.analyse(await crackOnPlaster(), { projectId: id });
  const tell = (query: ReturnType<typeof sql>) =>
    db()
      .execute(query)
      .then(
        () => 'done',
        (error: { cause?: Error }) => String(error.cause?.message),
      );
  const letFinding = sql`update defects set user_id = null, project_id = null where id = ${body.defect.id}`;
  const letPhoto = sql`update photos set user_id = null, project_id = null where project_id = ${id}`;
  expect((await person.post(`/api/projects/${id}/legal-hold`, { reason: 'Claim' })).status).toBeLessThan(300);
  expect(await tell(letFinding)).toContain('a legal hold stands');
  expect(await tell(letPhoto)).toContain('a legal hold stands');
  expect((await person.delete(`/api/projects/${id}`)).status).toBe(409);
  // Nor may a row lose one of the two alone.
  const other = await person.project();
  const { body: more } = await person.analyse(await crackOnPlaster(), { projectId: other.id });
  expect(await tell(sql`update defects set user_id = null where id = ${more.defect.id}`)).toContain(
    'defects_whole_or_let_go',
  );
  // Within one transaction, so that the rows aren't removed meanwhile.
  const mine = sql`(select user_id from projects where id = ${id})`;
  const afterLettingGo = (query: ReturnType<typeof sql>) =>
    db()
      .transaction(async (tx) => {
        await tx.execute(
          sql`update defects set user_id = null, project_id = null where project_id = ${other.id}`,
        );
        await tx.execute(
          sql`update photos set user_id = null, project_id = null where project_id = ${other.id}`,
        );
        await tx.execute(query);
      })
      .then(
        () => 'done',
        (error: { cause?: Error }) => String(error.cause?.message),
      );
  expect(
    await afterLettingGo(sql`update defects set user_id = ${mine}, project_id = ${id} where user_id is null`),
  ).toContain('belongs to nobody again');
  expect(await afterLettingGo(sql`update photos set user_id = ${mine} where user_id is null`)).toContain(
    'belongs to nobody again',
  );
  const link = sql`insert into finding_photos (finding_id, photo_id)
    select ${body.defect.id}, min(id) from photos where user_id is null`;
  expect(await afterLettingGo(link)).toContain('photos of its own account only');
});

test('two who delete a project at once, while photos come in and a report is made, leave nothing of it', async () => {
  const photo = await crackOnPlaster();
  for (let round = 0; round < 4; round++) {
    // An account's first credits don't last for every round where each race is won by the analysis.
    const person = await server.member();
    const { id } = await person.project();
    const { body } = await person.analyse(photo, { projectId: id });
    await addPhotos(id, 40 * round);
    const keep = () => {
      const form = new FormData();
      form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'a.jpg');
      return person.call('POST', `/api/projects/${id}/photos`, { body: form });
    };
    const [one, two, report, exported, ...uploads] = await Promise.all([
      person.delete(`/api/projects/${id}`),
      person.delete(`/api/projects/${id}`),
      person.post('/api/reports', { projectId: id, title: 'Late', selectedDefectIds: [body.defect.id] }),
      person.get(`/api/projects/${id}/findings/export?format=csv`),
      ...Array.from({ length: 5 }, keep),
      person.analyse(photo, { projectId: id }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 404]);
    expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    for (const { status } of [report, exported, ...uploads]) expect(status).toBeLessThan(500);
    await cleared();
    const { rows } = await db().execute(sql`
      select 'photo' from photos where folder like ${`photos/%/of-${id}-%`} or project_id = ${id} or user_id is null
      union all select 'finding' from defects where project_id = ${id}
      union all select 'report' from reports where project_id = ${id}
      union all select 'tally' from defect_tallies where project_id = ${id}
      union all select 'run' from analyses where project_id = ${id}`);
    expect(rows).toEqual([]);
  }
  // Each credit is there that no answer was given for.
  const { rows } = await db().execute(sql`
    select a.user_id from credit_accounts a join credit_entries e on e.user_id = a.user_id
    group by a.user_id, a.balance having a.balance <> sum(e.amount)`);
  expect(rows).toEqual([]);
});

test('an account that goes right after its project leaves no row and no file of it', async () => {
  const person = await server.member();
  const { id } = await person.project();
  await person.analyse(await crackOnPlaster(), { projectId: id });
  await addPhotos(id);
  const { rows: folders } = await db().execute<{ folder: string }>(
    sql`select folder from photos where project_id = ${id}`,
  );
  for (const { folder } of folders.slice(0, 3))
    await server.services.files.put(`${folder}/original`, new Uint8Array([1]), 'image/jpeg');
  await person.post('/api/account/deletion', { password: person.password });
  await withoutClearing(async () => {
    expect((await person.delete(`/api/projects/${id}`)).status).toBe(200);
  });
  const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(await sweepAccounts(server.services, later)).toBe(1);
  await cleared();
  for (const { folder } of folders.slice(0, 3))
    expect(await server.services.files.exists(`${folder}/original`)).toBe(false);
});

test('kill -9 between a deletion and the removal of its rows: the next server removes them and their files', {
  timeout: 180_000,
}, async () => {
  const photo = await crackOnPlaster();
  await withLifetimes(async ({ start, rows, until }) => {
    const first = await start();
    const person = first.visitor();
    await person.signUp();
    const { id } = await person.project();
    await person.analyse(photo, { projectId: id });
    await rows(`insert into photos (user_id, project_id, folder, file_name, kind, sha256, bytes, width, height)
        select user_id, id, 'photos/1/more-' || n, 'a.jpg', 'jpeg', 'h', 9, 600, 600
        from projects, generate_series(1, ${MANY}) n`);
    await rows('begin');
    await rows('lock table photo_derivatives in share mode');
    expect((await person.delete(`/api/projects/${id}`)).status).toBe(200);
    await until(`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1`);
    await first.end('SIGKILL');
    await rows('rollback');
    expect(await rows('select count(*)::int as n from photos where user_id is null')).toEqual([
      { n: MANY + 1 },
    ]);
    expect(await rows(`select amount from credit_entries where kind = 'analysis_refund'`)).toEqual([]);
    const second = await start();
    const back = second.returning(person);
    expect((await back.get('/api/projects')).body).toEqual([]);
    expect((await back.get('/api/defects')).body).toEqual([]);
    await until(`select 1 where not exists (select from photos) and not exists (select from defects)
        and not exists (select from file_removals)`);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
