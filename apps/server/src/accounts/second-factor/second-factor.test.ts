import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcessVision } from '../../../test/support/in-process-vision.ts';
import { confirmAddress, receiveMail, tokenIn } from '../../../test/support/outbox.ts';
import type { Person } from '../../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { signIns } from '../../../test/support/sign-ins.ts';
import { secondFactors } from '../../platform/database/schema.ts';
import { fromBase32, stepAt, totpCode } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
});
afterAll(() => server.stop());

const db = () => server.services.database;
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604' };
const NEW = 'another horse';

const { idOf, actionsOn, elsewhere } = signIns(() => server);

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
    await confirmAddress(server, person);
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
      emailVerified: true,
      secondFactor: true,
      recoveryCodesLeft: 7,
    });
    const { rows } = await db().execute<{ code_hash: string }>(sql`select code_hash from recovery_codes`);
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
    const { password } = person;
    const renewed = await person.post<{ recoveryCodes: string[] }>('/api/account/recovery-codes', {
      password,
      code: recovery[2],
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

  test('isn’t taken over by a stolen session and the password: new recovery codes take a code too', async () => {
    const { person, secret } = await protectedMember();
    await later(person);
    const { password } = person;
    const renew = (body: object) => person.post('/api/account/recovery-codes', body);
    expect((await renew({ password })).status).toBe(400);
    expect((await renew({ password, code: '000000' })).status).toBe(401);
    expect((await renew({ password: 'wrong', code: code(secret) })).status).toBe(400);
    expect((await person.get('/api/account/security')).body).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await renew({ password, code: code(secret) })).status).toBe(200);
  });

  test('ends every other session, phone and half-finished sign-in when it is switched on', async () => {
    const person = await server.member();
    await confirmAddress(server, person);
    const phone = await elsewhere(person, person.password, PHONE);
    const { password } = person;
    const { body } = await person.post<{ secret: string }>('/api/account/second-factor', { password });
    expect((await phone.browser.get('/api/me')).status).toBe(200);
    await person.post('/api/account/second-factor/confirm', { code: code(body.secret) });
    expect((await person.get('/api/me')).status).toBe(200);
    expect((await phone.browser.get('/api/me')).status).toBe(401);
    const sessionToken = phone.body.mobileAuth?.sessionToken;
    expect((await server.visitor().post('/api/validate-mobile-auth', { sessionToken })).status).toBe(401);
  });

  test('is for an address that was confirmed: nobody locks its owner out by registering it first', async () => {
    const stranger = await server.member();
    const { email, password } = stranger;
    const start = await stranger.post('/api/account/second-factor', { password });
    expect([start.status, start.body]).toMatchObject([
      409,
      { message: 'Confirm your email address first. We sent you a link.' },
    ]);
    expect((await stranger.post('/api/account/second-factor/confirm', { code: '000000' })).status).toBe(409);
    // One that was set up before this rule goes when the owner comes in by the mail.
    await db()
      .insert(secondFactors)
      .values({ userId: await idOf(stranger), secret: 'of somebody else', confirmedAt: new Date() });
    await server.visitor().post('/api/password/forgot', { email });
    const token = tokenIn(await receiveMail(server, email, 'password_reset'));
    await server.visitor().post('/api/password/reset', { token, newPassword: NEW });
    const owner = await elsewhere(stranger, NEW);
    expect([owner.status, owner.body.challenge]).toEqual([200, undefined]);
    expect((await owner.browser.get('/api/me')).body).toMatchObject({ email, emailVerified: true });
  });
});
