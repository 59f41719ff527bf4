import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { confirmAddress, receiveMail, tokenIn } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { accountDeletions, auditEvents, users } from '../platform/database/schema.ts';
import { ensureAdmin } from './ensure-admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
});
afterAll(() => server.stop());

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604' };
const SET = 'the password of the settings';
const db = () => server.services.database;

/** What the start of a server with ADMIN_EMAIL and ADMIN_PASSWORD does. */
const startWith = ({ email }: Person) =>
  ensureAdmin({
    ...server.services,
    environment: { ...server.services.environment, admin: { email, password: SET } },
  });
const signIn = async (email: string, password: string) => {
  const browser = server.visitor();
  const { status } = await browser.post('/api/login', { email, password });
  return { browser, status };
};

test('a stranger who registered ADMIN_EMAIL first is put out: the account gets the password of the settings', async () => {
  const stranger = await server.member('Mallory');
  const { email, password } = stranger;
  const phone = await server
    .visitor()
    .post<{ mobileAuth: { sessionToken: string } }>('/api/login', { email, password }, PHONE);
  await stranger.post('/api/account/deletion', { password });
  await startWith(stranger);

  expect((await stranger.get('/api/me')).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(401);
  const { sessionToken } = phone.body.mobileAuth;
  expect((await server.visitor().post('/api/validate-mobile-auth', { sessionToken })).status).toBe(401);
  const operator = await signIn(email, SET);
  expect((await operator.browser.get('/api/me')).body).toMatchObject({
    role: 'admin',
    displayName: 'Administrator',
    deletionDueAt: null,
  });
  expect(await db().select().from(accountDeletions)).toEqual([]);
  expect(
    server.logged.some(({ msg }) => String(msg).includes('ADMIN_EMAIL was registered by somebody')),
  ).toBe(true);
  const trail = await db().select().from(auditEvents).where(eq(auditEvents.action, 'role_changed'));
  expect(trail.at(-1)?.detail).toMatchObject({ to: 'admin', handedOver: true });

  // The next start changes nothing: not the password that was chosen since, nor a session.
  const body = { currentPassword: SET, newPassword: 'chosen since' };
  expect((await operator.browser.post('/api/account/password', body)).status).toBe(200);
  await startWith(stranger);
  expect((await operator.browser.get('/api/me')).status).toBe(200);
  expect((await signIn(email, 'chosen since')).status).toBe(200);
});

test('an account whose address was confirmed becomes an administrator’s as it is', async () => {
  const person = await server.member('Kim');
  await confirmAddress(server, person);
  await startWith(person);
  expect((await person.get('/api/me')).body).toMatchObject({ role: 'admin', displayName: 'Kim' });
  expect((await signIn(person.email, SET)).status).toBe(401);
});

test('an account that came without a password gets the one of the settings', async () => {
  const person = server.visitor();
  await db().insert(users).values({ email: person.email, displayName: 'Came along' });
  await startWith(person);
  const { browser, status } = await signIn(person.email, SET);
  expect(status).toBe(200);
  expect((await browser.get('/api/me')).body).toMatchObject({ role: 'admin', displayName: 'Came along' });
});

test('where there is none, one is made', async () => {
  const person = server.visitor();
  await startWith(person);
  const { browser } = await signIn(person.email, SET);
  expect((await browser.get('/api/me')).body).toMatchObject({ role: 'admin', analysisCredits: 5 });
  await server.visitor().post('/api/password/forgot', { email: person.email });
  expect(tokenIn(await receiveMail(server, person.email, 'password_reset'))).not.toBe('');
});
