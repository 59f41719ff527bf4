import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { findOwnedTables } from '../account-deletion/index.ts';
import { auditEvents, users } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

const addressOf = async (person: Person) =>
  (await person.post<{ url: string }>('/api/account/export', { password: person.password })).body.url;

async function download(person: Person, url: string): Promise<Response> {
  return fetch(`${server.url}${url}`, { headers: { cookie: person.cookie } });
}

test('holds every table, the photos and nothing that opens an account', async () => {
  const { database, files } = server.services;
  const person = await server.member('Ann Example');
  const stranger = await server.member('Sam Stranger');
  await stranger.project('Somebody else’s house');
  const project = await person.project('House in Marrickville');
  const owner = { role: 'owner', name: 'Olive Owner', phone: '0400 000 000' };
  await person.post(`/api/projects/${project.id}/people`, owner);
  const [account] = await database.select().from(users).where(eq(users.email, person.email));
  const photo = await cleanWall();
  await files.put('photos/exported/original', photo, 'image/jpeg');
  await database.execute(sql`
    insert into photos (user_id, folder, file_name, kind, sha256, bytes, width, height)
    values (${account?.id}, 'photos/exported', '../wall?.jpg', 'jpeg', 'abc', 9, 1200, 900)`);
  await person.post('/api/ai/chat', { message: 'What causes rising damp?' });
  await stranger.post('/api/ai/chat', { message: 'The Stranger asks' });
  expect((await person.post('/api/account/export', { password: 'no' })).status).toBe(400);
  const response = await download(person, await addressOf(person));
  expect(response.headers.get('content-type')).toBe('application/zip');
  // A reader that isn't of what wrote it.
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const namesIn = (part: string) =>
    Object.keys(entries).flatMap((path) =>
      path.startsWith(`${part}/`) ? [path.slice(part.length + 1)] : [],
    );
  const names = namesIn('data');
  const owned = await findOwnedTables(database);
  expect(names.sort()).toEqual(owned.map(({ table }) => `${table}.json`).sort());
  const read = (name: string) => Buffer.from(entries[name] ?? []).toString('utf8');
  expect(JSON.parse(read('data/projects.json'))).toMatchObject([
    { id: project.id, name: 'House in Marrickville' },
  ]);
  expect(JSON.parse(read('data/project_people.json'))).toMatchObject([owner]);
  expect(JSON.parse(read('data/users.json'))).toMatchObject([{ email: person.email }]);
  expect(JSON.parse(read('data/chat_exchanges.json'))).toMatchObject([
    { question: 'What causes rising damp?', answer: expect.stringContaining('damp') },
  ]);
  expect(JSON.parse(read('data/credit_entries.json'))).toMatchObject([{ amount: 5 }]);
  const all = names.map((name) => read(`data/${name}`)).join('\n');
  expect(all).not.toContain('argon2id');
  expect(all).not.toContain('"token');
  expect(all).not.toContain('Stranger');
  const [taken = ''] = namesIn('photos');
  expect(taken).toMatch(/^\d+-.*wall_\.jpg$/);
  expect(Buffer.from(entries[`photos/${taken}`] ?? []).equals(photo)).toBe(true);
  const events = await database
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.actorId, account?.id ?? 0));
  expect(events.map(({ action }) => action)).toContain('account_exported');
});

test('an address is good for its own account alone', async () => {
  const person = await server.member();
  const stranger = await server.member();
  const url = await addressOf(person);
  expect((await download(stranger, url)).status).toBe(410);
  expect((await download(person, `${url}x`)).status).toBe(410);
  const [, until] = /ticket=(\d+)/.exec(url) ?? [];
  expect((await download(person, url.replace(String(until), String(Number(until) + 60_000)))).status).toBe(
    410,
  );
  expect((await server.visitor().get(url)).status).toBe(401);
});

test('a reader who goes away makes room for the next', async () => {
  const person = await server.member();
  const url = await addressOf(person);
  const begun = async () => {
    const answer = await download(person, url);
    await answer.body?.cancel();
    return answer.status;
  };
  // More than may be under way at once: each that was left has to make room for a later one.
  for (let round = 0; round < 5; round++) await expect.poll(begun, { timeout: 20_000 }).toBe(200);
});

test('every row comes as it stands, whatever is in it, and in one piece with its neighbours', async () => {
  const { database } = server.services;
  const person = await server.member();
  const { id: userId } = (await person.get<{ id: number }>('/api/me')).body;
  const odd = ['"quoted"', 'back\\slash \\.', 'line\nbreak\r\n', '\u0001\u0002,\t', 'Ü 😀 \u2028', '\\N', ''];
  await database.execute(sql`
    insert into projects (user_id, name, created_at)
    select ${userId}, (array[${sql.join(
      odd.map((name) => sql`${name}`),
      sql`, `,
    )}])[1 + n % ${odd.length}::int], '2026-01-02T03:04:05Z' from generate_series(0, 2999) n`);
  const response = await download(person, await addressOf(person));
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const rows: { name: string; created_at: string }[] = JSON.parse(
    Buffer.from(entries['data/projects.json'] ?? []).toString('utf8'),
  );
  expect(rows).toHaveLength(3000);
  for (const name of odd)
    expect(
      rows.some((row) => row.name === name),
      JSON.stringify(name),
    ).toBe(true);
  expect(rows[0]?.created_at).toBe('2026-01-02T03:04:05+00:00');
  // What PostgreSQL computes for itself is no data of the account.
  expect(Buffer.from(entries['data/defects.json'] ?? []).toString('utf8')).toBe('[\n]\n');
});

test('one of an account at a time, however many processes there are', async () => {
  const person = await server.member();
  const other = await startTestServer({
    env: { ROLE: 'web', SESSION_SECRET: server.services.environment.sessionSecret },
    databaseUrl: server.services.environment.databaseUrl ?? '',
  });
  const url = await addressOf(person);
  // Sent to a reader who doesn't read it: it stays under way.
  const { database } = server.services;
  const { id } = (await person.get<{ id: number }>('/api/me')).body;
  await database.execute(sql`
    insert into projects (user_id, name, description)
    select ${id}, 'large', string_agg(md5(random()::text), '') from generate_series(1, 40) n, generate_series(1, 60000) m
    group by n`);
  const first = await download(person, url);
  expect(first.status).toBe(200);
  const second = await fetch(`${other.url}${url}`, { headers: { cookie: person.cookie } });
  expect(second.status).toBe(429);
  await first.body?.cancel();
  await expect
    .poll(
      async () => {
        const next = await fetch(`${other.url}${url}`, { headers: { cookie: person.cookie } });
        await next.body?.cancel();
        return next.status;
      },
      { timeout: 20_000 },
    )
    .toBe(200);
  await other.stop();
});
