import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveMail, tokenIn } from '../../test/support/outbox.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { signIns } from '../../test/support/sign-ins.ts';
import { mails } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const db = () => server.services.database;
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604' };
const COMMON = 'This password is one of the most common. Please choose another.';
const NEW = 'another horse';

const { idOf, actionsOn, elsewhere } = signIns(() => server);

describe('changing the password', () => {
  test('asks for the current one, ends every other way in, and tells by mail', async () => {
    const person = await server.member();
    const other = await elsewhere(person, person.password, phone);
    const refused = await person.post('/api/account/password', { currentPassword: 'no', newPassword: NEW });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { currentPassword: 'This isn’t your current password' } });
    const common = await person.post('/api/account/password', {
      currentPassword: person.password,
      newPassword: 'football',
    });
    expect([common.status, common.body]).toMatchObject([400, { fields: { newPassword: COMMON } }]);
    const short = await person.post('/api/account/password', { currentPassword: 'x', newPassword: '12345' });
    expect(short.body).toMatchObject({
      fields: { newPassword: 'Password must be at least 6 characters' },
    });
    expect((await other.browser.get('/api/me')).status).toBe(200);

    const changed = await person.post('/api/account/password', {
      currentPassword: person.password,
      newPassword: NEW,
    });
    expect(changed.status).toBe(200);
    expect((await person.get('/api/me')).status).toBe(200);
    expect((await other.browser.get('/api/me')).status).toBe(401);
    const sessionToken = other.body.mobileAuth?.sessionToken;
    expect((await server.visitor().post('/api/validate-mobile-auth', { sessionToken })).status).toBe(401);
    expect((await elsewhere(person)).status).toBe(401);
    expect((await elsewhere(person, NEW)).status).toBe(200);
    expect(await actionsOn(person)).toContain('password_changed');
    expect(await db().select().from(mails).where(eq(mails.kind, 'password_changed'))).toHaveLength(1);
  });

  test('lets nobody guess the current one from a session left open', async () => {
    const person = await server.member();
    const guess = (currentPassword: string) =>
      person.post('/api/account/password', { currentPassword, newPassword: NEW });
    for (let tries = 0; tries < 10; tries++) expect((await guess(`guess ${tries}`)).status).toBe(400);
    const right = await guess(person.password);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a forgotten password', () => {
  test('is replaced with a link that works once and ends every session', async () => {
    const person = await server.member();
    const { body, status } = await server
      .visitor()
      .post('/api/password/forgot', { email: person.email.toUpperCase() });
    expect(status).toBe(202);
    const token = tokenIn(await receiveMail(server, person.email, 'password_reset'));
    const visitor = server.visitor();
    const common = await visitor.post('/api/password/reset', { token, newPassword: 'Football' });
    expect([common.status, common.body]).toMatchObject([400, { fields: { newPassword: COMMON } }]);
    const reset = () => visitor.post('/api/password/reset', { token, newPassword: NEW });
    const answers = await Promise.all([reset(), reset(), reset()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410]);
    expect((await person.get('/api/me')).status).toBe(401);
    expect((await elsewhere(person)).status).toBe(401);
    expect((await elsewhere(person, NEW)).status).toBe(200);

    const unknown = await visitor.post('/api/password/forgot', { email: 'nobody-here@example.com' });
    expect([unknown.status, unknown.body]).toEqual([status, body]);
  });

  test('a link that is old, altered or meant for something else opens nothing', async () => {
    const person = await server.member();
    const verify = tokenIn(await receiveMail(server, person.email, 'verify_email'));
    await server.visitor().post('/api/password/forgot', { email: person.email });
    const token = tokenIn(await receiveMail(server, person.email, 'password_reset'));
    await db().execute(sql`update mail_tokens set expires_at = now() where purpose = 'set_password'`);
    for (const wrong of [token, verify, `${token}x`, 'x']) {
      const { status } = await server
        .visitor()
        .post('/api/password/reset', { token: wrong, newPassword: NEW });
      expect(status).toBe(410);
    }
    expect((await elsewhere(person)).status).toBe(200);
  });

  test('an address that nobody has gets no mail', async () => {
    await server.visitor().post('/api/password/forgot', { email: 'no-account@example.com' });
    await server.visitor().post('/api/password/forgot', { email: 'no-account@example.com' });
    const person = await server.member();
    await receiveMail(server, person.email, 'verify_email');
    const left = await db().select().from(mails).where(eq(mails.to, 'no-account@example.com'));
    expect(left.filter(({ sentAt }) => sentAt)).toEqual([]);
  });
});

test('an address is confirmed by the link that was sent to it', async () => {
  const person = await server.member();
  expect((await person.get('/api/me')).body).toMatchObject({ emailVerified: false });
  const token = tokenIn(await receiveMail(server, person.email, 'verify_email'));
  expect((await server.visitor().post('/api/email/verify', { token })).status).toBe(200);
  expect((await person.get('/api/me')).body).toMatchObject({ emailVerified: true });
  expect((await server.visitor().post('/api/email/verify', { token })).status).toBe(410);
  expect((await person.post('/api/email/verification')).status).toBe(202);
});

describe('a browser not seen before', () => {
  test('is told of by mail, once; the first one and known ones aren’t', async () => {
    const person = await server.member();
    const { email, password } = person;
    await person.post('/api/login', { email, password });
    const news = () => db().select().from(mails).where(eq(mails.to, email));
    expect((await news()).filter(({ kind }) => kind === 'new_device')).toEqual([]);
    const { browser } = await elsewhere(person, password, phone);
    await browser.post('/api/login', { email, password });
    const told = (await news()).filter(({ kind }) => kind === 'new_device');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Safari on iPhone');
    expect(await actionsOn(person)).toEqual([
      'account_created',
      'signed_in',
      'signed_in',
      'signed_in_new_device',
      'signed_in',
    ]);
  });
});

describe('sessions', () => {
  test('end after 30 days however much they’re used, and all others at once', async () => {
    const person = await server.member();
    const { browser } = await elsewhere(person);
    expect((await person.delete<{ ended: number }>('/api/sessions')).body).toEqual({ ended: 1 });
    expect((await browser.get('/api/me')).status).toBe(401);
    await db().execute(
      sql`update sessions set created_at = now() - interval '30 days 1 minute' where user_id = ${await idOf(person)}`,
    );
    expect((await person.get('/api/me')).status).toBe(401);
  });
});
