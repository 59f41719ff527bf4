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
