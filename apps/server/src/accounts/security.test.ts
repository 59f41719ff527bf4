import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveMail, tokenIn } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { auditEvents, mails, secondFactors, users } from '../platform/database/schema.ts';
import { fromBase32, stepAt, totpCode } from './second-factor/totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const db = () => server.services.database;
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604' };
const COMMON = 'This password is one of the most common. Please choose another.';
const NEW = 'another horse';

const idOf = async ({ email }: Person) =>
  (await db().select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const actionsOn = async (person: Person) =>
  (
    await db()
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, await idOf(person)))
      .orderBy(auditEvents.id)
  ).map(({ action }) => action);

/** Another browser that knows the person's password. */
async function elsewhere(person: Person, password = person.password, headers: Record<string, string> = {}) {
  const browser = server.visitor();
  const answer = await browser.post<{ mobileAuth?: { sessionToken: string }; challenge?: string }>(
    '/api/login',
    { email: person.email, password },
    headers,
  );
  return { browser, ...answer };
}

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

describe('guessing', () => {
  test('ends after ten tries at an address from anywhere, but not for its owner’s own browser', async () => {
    const person = await server.member();
    for (let tries = 0; tries < 10; tries++) expect((await elsewhere(person, 'wrong')).status).toBe(401);
    expect((await elsewhere(person)).status).toBe(429);
    const { email, password } = person;
    expect((await person.post('/api/login', { email, password })).status).toBe(200);
  });
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

describe('the second factor', () => {
  const code = (secret: string, offset = 0) => totpCode(fromBase32(secret), stepAt(Date.now()) + offset);
  /** Forgets which codes were taken, as if half a minute had gone by. */
  const later = async (person: Person) =>
    db()
      .update(secondFactors)
      .set({ lastStep: 0 })
      .where(eq(secondFactors.userId, await idOf(person)));

  async function protectedMember() {
    const person = await server.member();
    const { password } = person;
    expect((await person.post('/api/account/second-factor', { password: 'no' })).status).toBe(400);
    const { body } = await person.post<{ secret: string; address: string }>('/api/account/second-factor', {
      password,
    });
    expect(body.address).toContain(`secret=${body.secret}`);
    expect((await elsewhere(person)).body.challenge).toBeUndefined();
    expect((await person.post('/api/account/second-factor/confirm', { code: '000000' })).status).toBe(401);
    const on = await person.post<{ recoveryCodes: string[] }>('/api/account/second-factor/confirm', {
      code: code(body.secret),
    });
    expect(on.status).toBe(200);
    expect(on.body.recoveryCodes).toHaveLength(8);
    return { person, secret: body.secret, recovery: on.body.recoveryCodes };
  }

  test('is asked for after the password; a code counts once, also for many at the same time', async () => {
    const { person, secret } = await protectedMember();
    await later(person);
    const steps = await Promise.all([1, 2, 3].map(() => elsewhere(person)));
    for (const { browser, body } of steps) {
      expect(body).toEqual({ challenge: expect.any(String) });
      expect((await browser.get('/api/me')).status).toBe(401);
    }
    const typed = code(secret);
    const answers = await Promise.all(
      steps.map(({ browser, body }) =>
        browser.post('/api/login/second-factor', { challenge: body.challenge, code: typed }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const won = steps[answers.findIndex(({ status }) => status === 200)];
    expect((await won?.browser.get('/api/me'))?.status).toBe(200);
    const reused = await server
      .visitor()
      .post('/api/login/second-factor', { challenge: won?.body.challenge, code: typed });
    expect(reused.body).toMatchObject({ code: 'signed_out' });
  });

  test('can be given by a recovery code, each of which counts once and is kept only as a hash', async () => {
    const { person, recovery } = await protectedMember();
    const use = async (given: string) => {
      const { body, browser } = await elsewhere(person);
      return browser.post('/api/login/second-factor', { challenge: body.challenge, code: given });
    };
    const [first = ''] = recovery;
    expect((await use(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await use(first)).status).toBe(401);
    expect((await person.get('/api/account/security')).body).toEqual({
      emailVerified: false,
      secondFactor: true,
      recoveryCodesLeft: 7,
    });
    const { rows } = await db().execute<{ code_hash: string }>(sql`select code_hash from recovery_codes`);
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
    const { password } = person;
    const renewed = await person.post<{ recoveryCodes: string[] }>('/api/account/recovery-codes', {
      password,
    });
    expect((await use(recovery[1] ?? '')).status).toBe(401);
    expect((await use(renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('allows six tries in a quarter of an hour, whichever sign-in they belong to', async () => {
    const { person, secret } = await protectedMember();
    await later(person);
    for (let tries = 0; tries < 6; tries++) {
      const { browser, body } = await elsewhere(person);
      const wrong = await browser.post('/api/login/second-factor', {
        challenge: body.challenge,
        code: '000000',
      });
      expect(wrong.status).toBe(401);
    }
    const { browser, body } = await elsewhere(person);
    const right = await browser.post('/api/login/second-factor', {
      challenge: body.challenge,
      code: code(secret),
    });
    expect(right.status).toBe(429);
    expect((await browser.get('/api/me')).status).toBe(401);
  });

  test('is switched off only with password and code, and its secret lies locked in the database', async () => {
    const { person, secret } = await protectedMember();
    const { password } = person;
    const [row] = await db()
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, await idOf(person)));
    expect(row?.secret).not.toContain(secret);
    const again = await person.post('/api/account/second-factor', { password });
    expect(again.status).toBe(409);
    const off = (given: string, own = password) =>
      person.post('/api/account/second-factor/off', { password: own, code: given });
    expect((await off('000000')).status).toBe(401);
    await later(person);
    expect((await off(code(secret), 'wrong')).status).toBe(400);
    expect((await off(code(secret))).status).toBe(200);
    expect((await off(code(secret))).status).toBe(409);
    expect((await elsewhere(person)).body.challenge).toBeUndefined();
    expect((await actionsOn(person)).filter((action) => action.startsWith('second_factor'))).toEqual([
      'second_factor_on',
      'second_factor_off',
    ]);
  });

  test('survives a new password: the link from the mail alone opens nothing', async () => {
    const { person } = await protectedMember();
    await server.visitor().post('/api/password/forgot', { email: person.email });
    const token = tokenIn(await receiveMail(server, person.email, 'password_reset'));
    await server.visitor().post('/api/password/reset', { token, newPassword: NEW });
    expect((await elsewhere(person, NEW)).body).toEqual({ challenge: expect.any(String) });
  });
});
