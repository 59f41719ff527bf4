import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { auditEvents, users } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
});
afterAll(() => server.stop());

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604' };
const db = () => server.services.database;

/** A phone that has signed in. */
async function phoneOf(person: Person): Promise<{ phone: Person; token: string }> {
  const phone = server.visitor();
  const { email, password } = person;
  const { body } = await phone.post<{ mobileAuth: { sessionToken: string } }>(
    '/api/login',
    { email, password },
    PHONE,
  );
  return { phone, token: body.mobileAuth.sessionToken };
}

async function exchange(sessionToken: string, phone = server.visitor(), email?: string) {
  const answer = await phone.post<{ mobileAuth?: { sessionToken: string } }>(
    '/api/validate-mobile-auth',
    { sessionToken, ...(email ? { email } : {}) },
    PHONE,
  );
  return { status: answer.status, token: answer.body.mobileAuth?.sessionToken ?? '', phone };
}

/** As if so many days, or seconds, had gone by for everything that came of a sign-in. */
async function age(person: Person, interval: string) {
  const own = sql`user_id = (select id from users where email = ${person.email})`;
  const by = sql.raw(`interval '${interval}'`);
  await db().execute(sql`update mobile_tokens set signed_in_at = signed_in_at - ${by}, used_at = used_at - ${by},
    expires_at = expires_at - ${by} where ${own}`);
  await db().execute(sql`update sessions set created_at = created_at - ${by} where ${own}`);
}

test('a phone that keeps exchanging its token is asked to sign in again 30 days after the first time', async () => {
  const person = await server.member();
  const first = await phoneOf(person);
  await age(person, '20 days');
  const second = await exchange(first.token);
  expect([second.status, (await second.phone.get('/api/me')).status]).toEqual([200, 200]);
  await age(person, '9 days 23 hours');
  const third = await exchange(second.token);
  expect([third.status, (await third.phone.get('/api/me')).status]).toEqual([200, 200]);
  await age(person, '2 hours');
  expect((await exchange(third.token)).status).toBe(401);
  // The session that was opened an hour ago goes back to the same sign-in.
  expect((await third.phone.get('/api/me')).status).toBe(401);
});

test('a token that is used a second time ends everything that came of its sign-in, and nothing else', async () => {
  const person = await server.member();
  const first = await phoneOf(person);
  const tablet = await phoneOf(person);
  const thief = await exchange(first.token);
  expect(thief.status).toBe(200);
  await age(person, '1 minute');
  expect((await exchange(first.token)).status).toBe(401);
  expect((await exchange(thief.token)).status).toBe(401);
  expect((await thief.phone.get('/api/me')).status).toBe(401);
  expect((await first.phone.get('/api/me')).status).toBe(401);
  expect((await tablet.phone.get('/api/me')).status).toBe(200);
  expect((await exchange(tablet.token)).status).toBe(200);
  const [account] = await db().select().from(users).where(eq(users.email, person.email));
  const trail = await db()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, account?.id ?? 0));
  expect(trail.filter(({ action }) => action === 'mobile_token_reused')).toHaveLength(1);
});

test('a phone whose question went out twice at the same moment keeps what it got', async () => {
  const person = await server.member();
  const { token } = await phoneOf(person);
  const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const won = answers.find(({ status }) => status === 200);
  expect((await won?.phone.get('/api/me'))?.status).toBe(200);
  expect((await exchange(won?.token ?? '')).status).toBe(200);
});

test('a token handed in with somebody else’s address is refused and stays good for its owner', async () => {
  const person = await server.member();
  const { token } = await phoneOf(person);
  expect((await exchange(token, server.visitor(), 'other@example.com')).status).toBe(401);
  expect((await exchange(token, server.visitor(), person.email.toUpperCase())).status).toBe(200);
});
