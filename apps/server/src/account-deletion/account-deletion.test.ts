import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import {
  accountDeletions,
  auditEvents,
  fileRemovals,
  mails,
  payments,
  suspensions,
  users,
} from '../platform/database/schema.ts';
import { claimFolder } from '../platform/storage/removals.ts';
import { findOwnedTables, forUser, readForeignKeys } from './owned-tables.ts';
import { STORED } from './stored-files.ts';
import { sweepAccounts } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  // Of this role, so that nothing but the test itself sweeps.
  server = await startTestServer({ env: { ROLE: 'web' } });
  // Numbers that stand for nothing else, so that they can be searched for.
  for (const table of ['users', 'projects', 'defects', 'photos', 'reports']) {
    await db().execute(sql.raw(`alter sequence ${table}_id_seq restart with 76543210`));
  }
});
afterAll(() => server.stop());

const db = () => server.services.database;
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const idOf = async ({ email }: Person) =>
  (await db().select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;

/** An account with something in every corner, without the time that real analyses take. */
async function fullAccount(): Promise<{ person: Person; userId: number; secrets: string[] }> {
  const person = await server.member('Zebedee Quickfinger');
  const userId = await idOf(person);
  const photo = await cleanWall();
  const sha256 = createHash('sha256').update(photo).digest('hex');
  const form = new FormData();
  form.set('photo', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'me.jpg');
  expect((await person.call('POST', '/api/account/photo', { body: form })).status).toBe(200);
  await person.put('/api/account/profile', {
    displayName: 'Zebedee Quickfinger',
    phone: '0491 570 006',
    location: 'Wollongong',
    bio: 'Inspects houses.',
    website: 'https://zebedee.example',
  });
  await person.patch('/api/account/preferences', { weeklyDigest: true, state: 'TAS' });
  const project = await person.project('Quickfinger’s own house');
  const { files } = server.services;
  for (const size of ['original', '320']) await files.put(`photos/zebra/${size}`, photo, 'image/jpeg');
  await files.put('reports/zebra/1-report.pdf', new Uint8Array([1, 2, 3]), 'application/pdf');
  await files.put(`letterheads/${userId}/logo.png`, new Uint8Array([4, 5, 6]), 'image/png');
  await db().execute(sql`
    with shot as (
      insert into photos (user_id, folder, file_name, kind, sha256, bytes, width, height)
      values (${userId}, 'photos/zebra', 'zebra.jpg', 'jpeg', ${sha256}, 9, 1200, 900) returning id)
    insert into defects (user_id, project_id, photo_id, outcome, title, severity, severity_rank, compliance, area,
      confidence, description, recommendations, stage_ids, user_description, original_title, original_severity,
      original_compliance, examination, listing, assessment)
    select ${userId}, ${project.id}, id, 'defect', 'Zebra crack', 'high', 2, 'undetermined', 'structural', 0.8, 'd', 'r',
      '{}', 'seen by Zebedee', 'Zebra crack', 'high', 'undetermined', '{}', '{"aiResults":[]}', '{}' from shot`);
  await db().execute(sql`
    insert into reports (user_id, project_id, title, folder)
    values (${userId}, ${project.id}, 'Zebra report', 'reports/zebra')`);
  await db().execute(sql`
    insert into letterheads (user_id, company_name, logo)
    values (${userId}, 'Zebedee Pty Ltd', ${`letterheads/${userId}/logo.png`})`);
  await db().execute(sql`
    insert into payments (user_id, provider, intent_id, purpose, amount_cents, currency, description, report_id,
      project_id, status, invoice_number, buyer_name, buyer_email, paid_at)
    values (${userId}, 'sandbox', 'in_one', 'pdf', 1000, 'AUD', 'PDF report: Zebra report', 76543210,
        ${project.id}, 'paid', 41, 'Zebedee Quickfinger', ${person.email}, now()),
      (${userId}, 'sandbox', 'in_two', 'credits', 1500, 'AUD', '15 credits', null, null, 'created', null,
        'Zebedee Quickfinger', ${person.email}, null)`);
  await person.post('/api/ai/chat', { message: 'Rising damp in the okapi room, what causes it?' });
  await server.visitor().post('/api/password/forgot', { email: person.email });
  const secrets = [
    person.email,
    'Zebedee',
    'Quickfinger',
    '0491 570 006',
    'Zebra',
    'zebra',
    'okapi',
    sha256,
    String(userId),
    String(project.id),
  ];
  return { person, userId, secrets };
}

/** Every row of every table, as text. */
async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db().execute<{ row: string }>(sql.raw(`select t::text as row from "${name}" t`));
    parts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return parts.join('\n');
}

/** Names, contents and hashes of every file below the data folder. */
async function dumpFiles(): Promise<string> {
  const root = server.services.environment.dataDir;
  const names = await readdir(root, { recursive: true });
  const parts = await Promise.all(
    names.map(async (name) => {
      if (!(await stat(join(root, name))).isFile()) return name;
      const bytes = await readFile(join(root, name));
      return `${name} ${createHash('sha256').update(bytes).digest('hex')} ${bytes.toString('latin1')}`;
    }),
  );
  return parts.join('\n');
}

describe('what belongs to an account', () => {
  test('is reached by foreign keys that say what becomes of it: none forbids or forgets', async () => {
    const keys = await readForeignKeys(db());
    const owned = new Set((await findOwnedTables(db())).map(({ table }) => table));
    expect(owned).toContain('report_versions');
    const undecided = keys.filter(
      ({ parent, onDelete }) => owned.has(parent) && !['c', 'n'].includes(onDelete),
    );
    expect(undecided).toEqual([]);
  });

  test('has a foreign key wherever a column names an account', async () => {
    const keys = new Set(
      (await readForeignKeys(db())).map(({ child, childColumn }) => `${child}.${childColumn}`),
    );
    const { rows } = await db().execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('integer', 'bigint')
        and column_name ~ '(^|_)(user_id|owner_id|actor_id|subject_id|by)$|^(user|owner|author|member)'`);
    const known = new Set([
      // Go with their project, which has one.
      'defect_tallies.user_id',
      'insight_tallies.user_id',
      // Under the hash of an entry that can't change; the number names nobody once its account is gone.
      'trail_entries.actor_id',
      // A finding's, a photo's or a report's, as the kind beside it says.
      'trail_entries.subject_id',
      // Says whose turn it is, and nobody's where it is 0; the job ends by itself once its account is gone.
      'jobs.owner',
    ]);
    expect(rows.map(({ name }) => name).filter((name) => !keys.has(name) && !known.has(name))).toEqual([]);
  });

  test('is found without asking for each row of a table anew, however many rows an account has', async () => {
    const asked = await db().transaction(async (tx) => {
      // With so little memory, no list of ids is small enough to be kept as a table of hashes.
      await tx.execute(sql`set local work_mem = '64kB'`);
      const slow: string[] = [];
      for (const table of await findOwnedTables(tx)) {
        const { rows } = await tx.execute<Record<string, string>>(
          sql.raw(`explain select * from ${table.table} where ${forUser(table, 1)}`),
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        if (plan.includes('SubPlan')) slow.push(`${table.table}\n${plan}`);
      }
      return slow;
    });
    expect(asked).toEqual([]);
  });

  test('names what it keeps in the file store only in columns that deletion knows', async () => {
    const owned = new Set((await findOwnedTables(db())).map(({ table }) => table));
    const { rows } = await db().execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'
        and column_name ~ '(folder|logo|photo|picture|image|attachment|file|storage|blob)(_key|_path)?$'`);
    const listed = new Set(STORED.map(({ table, column }) => `${table}.${column}`));
    const unknown = rows.filter(({ table, column }) => owned.has(table) && !listed.has(`${table}.${column}`));
    expect(unknown).toEqual([]);
  });
});

test('an account can be kept for 30 days and is gone after them, from database and storage', async () => {
  const { person, userId, secrets } = await fullAccount();
  const other = await server.member('Somebody Else');
  const wrong = await person.post('/api/account/deletion', { password: 'no' });
  expect(wrong.body).toMatchObject({ fields: { password: 'This isn’t your current password' } });
  const asked = await person.post<{ deletionDueAt: string }>('/api/account/deletion', {
    password: person.password,
  });
  expect(asked.status).toBe(200);
  const days = (Date.parse(asked.body.deletionDueAt) - Date.now()) / DAY;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);

  // Signing in says so, and keeping it is one call.
  const { email, password } = person;
  expect((await person.post('/api/login', { email, password })).body).toMatchObject({
    user: { deletionDueAt: asked.body.deletionDueAt },
  });
  expect((await person.delete('/api/account/deletion')).body).toEqual({ cancelled: true });
  expect((await person.delete('/api/account/deletion')).body).toEqual({ cancelled: false });
  expect((await person.get('/api/me')).body).toMatchObject({ deletionDueAt: null });
  expect(await sweepAccounts(server.services, inDays(31))).toBe(0);

  await person.post('/api/account/deletion', { password });
  await person.post('/api/account/deletion', { password });
  expect(await sweepAccounts(server.services, inDays(29))).toBe(0);
  const reminders = await db().select().from(mails).where(eq(mails.kind, 'deletion_reminder'));
  expect(reminders).toHaveLength(1);
  const [deletion] = await db().select().from(accountDeletions).where(eq(accountDeletions.userId, userId));

  const before = `${await dumpDatabase()}\n${await dumpFiles()}`;
  for (const secret of secrets) expect([secret, before.includes(secret)]).toEqual([secret, true]);
  const [one, two] = await Promise.all([
    sweepAccounts(server.services, inDays(31)),
    sweepAccounts(server.services, inDays(31)),
  ]);
  expect(one + two).toBe(1);
  const after = `${await dumpDatabase()}\n${await dumpFiles()}`;
  for (const secret of secrets) {
    expect([secret, after.split('\n').filter((line) => line.includes(secret))]).toEqual([secret, []]);
  }
  expect((await person.get('/api/me')).status).toBe(401);
  expect((await other.get('/api/me')).status).toBe(200);

  // The invoice stays, of nobody; what was never paid went.
  const kept = await db().select().from(payments);
  expect(kept).toMatchObject([
    {
      userId: null,
      amountCents: 1000,
      description: 'PDF report',
      buyerName: '',
      buyerEmail: '',
      reportId: null,
    },
  ]);
  const trail = await db().select().from(auditEvents).orderBy(auditEvents.id);
  const told = trail.filter(({ detail }) => detail.reference === deletion?.reference);
  expect(told.map(({ action }) => action)).toEqual(['account_deletion_requested', 'account_deleted']);
  expect(told.every(({ actorId, subjectId, ip }) => actorId === null && subjectId === null && !ip)).toBe(
    true,
  );

  await sweepAccounts(server.services, inDays(7 * 365 - 10));
  expect(await db().select().from(payments)).toHaveLength(1);
  await sweepAccounts(server.services, inDays(7 * 366));
  expect(await db().select().from(payments)).toEqual([]);
});

test('an account waits with its end until what is at work for it is done', async () => {
  const person = await server.member();
  const userId = await idOf(person);
  const project = await person.project();
  await db().execute(sql`
    insert into analyses (user_id, project_id, idempotency_key, request_hash, state, runner)
    values (${userId}, ${project.id}, 'k', 'h', 'running', 1)`);
  await person.post('/api/account/deletion', { password: person.password });
  expect(await sweepAccounts(server.services, inDays(31))).toBe(0);
  expect((await person.get('/api/me')).status).toBe(401);
  await db().execute(sql`update analyses set state = 'failed' where user_id = ${userId}`);
  expect(await sweepAccounts(server.services, inDays(31))).toBe(1);
});

test('the only administrator stays, also beside one who is suspended', async () => {
  const person = await server.member();
  await db().update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  const refused = await person.post('/api/account/deletion', { password: person.password });
  expect(refused.status).toBe(409);
  const other = await becomeAdmin(server);
  await db()
    .insert(suspensions)
    .values({ userId: await idOf(other), reason: 'Left us' });
  const again = await person.post('/api/account/deletion', { password: person.password });
  expect([again.status, again.body.message]).toEqual([
    409,
    'You are the only administrator. Make someone else one first.',
  ]);
  await db()
    .delete(suspensions)
    .where(eq(suspensions.userId, await idOf(other)));
  expect((await person.post('/api/account/deletion', { password: person.password })).status).toBe(200);
});

test('IP addresses leave the audit trail after 12 months', async () => {
  await server.member();
  await sweepAccounts(server.services, inDays(360));
  expect((await db().select().from(auditEvents)).some(({ ip }) => ip !== null)).toBe(true);
  await sweepAccounts(server.services, inDays(367));
  expect((await db().select().from(auditEvents)).some(({ ip }) => ip !== null)).toBe(false);
});

test('what a process was writing as it ended goes with a sweep, an hour later', async () => {
  const { database, files } = server.services;
  const folder = 'photos/1/unfinished/larger-1';
  await claimFolder(database, folder);
  await files.put(`${folder}/file`, Buffer.from('half'), 'image/jpeg');
  const left = () => database.select().from(fileRemovals).where(eq(fileRemovals.folder, folder));
  await sweepAccounts(server.services);
  expect([await files.exists(`${folder}/file`), (await left()).length]).toEqual([true, 1]);
  await sweepAccounts(server.services, new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect([await files.exists(`${folder}/file`), (await left()).length]).toEqual([false, 0]);
});
