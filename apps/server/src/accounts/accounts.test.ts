import { SIGNED_IN_COOKIE } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const COMMON = 'This password is one of the most common. Please choose another.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('registration', () => {
  test('gives an account 5 credits, a session, and never the session token in the body', async () => {
    const person = server.visitor();
    const { status, body, headers } = await person.signUp('Ann Example');
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      displayName: 'Ann Example',
      email: person.email,
      analysisCredits: 5,
      role: 'user',
    });
    expect(Object.keys(body)).toEqual(['user']);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await person.get('/api/me')).body).toMatchObject({ email: person.email, analysisCredits: 5 });
  });

  test.each([
    [{ displayName: '' }, 'displayName', 'Display name is required'],
    [{ displayName: undefined }, 'displayName', 'Display name is required'],
    [{ displayName: '\u200b\u200b\u200b' }, 'displayName', 'Display name is required'],
    [{ displayName: ' A ' }, 'displayName', 'Display name must be at least 2 characters'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 7 }, 'password', 'Password is required'],
    [
      { password: undefined },
      'password',
      'Registration requires password for security. Please use the registration form.',
    ],
    [{ password: 'PassWord1' }, 'password', COMMON],
    [{ password: 'qwerty' }, 'password', COMMON],
  ])('refuses %j', async (wrong, field, message) => {
    const person = server.visitor();
    const right = { email: person.email, password: person.password, displayName: 'Ann Example' };
    const { status, body } = await person.post('/api/register', { ...right, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: message } });
  });

  test('of a taken address is refused whatever its case, and gives no second grant', async () => {
    const person = await server.member();
    const again = await server.visitor().post('/api/register', {
      email: person.email.toUpperCase(),
      password: 'another one',
      displayName: 'Bea',
    });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'email_taken' });
    expect((await person.get('/api/me')).body.analysisCredits).toBe(5);
  });

  test('at once from many tabs makes one account with one grant', async () => {
    const person = server.visitor();
    const replies = await Promise.all(Array.from({ length: 6 }, () => person.signUp()));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await server.services.database.execute<{ credits: string }>(
      sql`select sum(e.amount) as credits from credit_entries e join users u on u.id = e.user_id where u.email = ${person.email}`,
    );
    expect(Number(rows[0]?.credits)).toBe(5);
  });
});

describe('sign in', () => {
  test('works whatever the case of the address, and ends at sign-out', async () => {
    const person = await server.member();
    const elsewhere = server.visitor();
    const signedIn = await elsewhere.post('/api/login', {
      email: ` ${person.email.toUpperCase()} `,
      password: person.password,
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toEqual({ user: expect.objectContaining({ email: person.email }) });
    const { cookie } = elsewhere;
    expect((await elsewhere.post('/api/logout')).status).toBe(200);
    elsewhere.cookie = cookie;
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await person.get('/api/me')).status).toBe(200);
  });

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const person = await server.member();
    const visitor = server.visitor();
    const wrong = await visitor.post('/api/login', { email: person.email, password: 'not it' });
    const unknown = await visitor.post('/api/login', { email: 'nobody@example.com', password: 'not it' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const { requestId: _one, ...wrongBody } = wrong.body;
    const { requestId: _other, ...unknownBody } = unknown.body;
    expect(wrongBody).toEqual({ message: 'Invalid credentials', code: 'invalid_credentials' });
    expect(unknownBody).toEqual(wrongBody);
  });

  test('is refused for a forged or altered cookie', async () => {
    const person = await server.member();
    const good = person.cookie;
    for (const cookie of [
      `${good.slice(0, -6)}AAAAAA`,
      'plumbline.session_token=x.y',
      'plumbline.session_token=',
    ]) {
      person.cookie = cookie;
      const { status, body } = await person.get('/api/me');
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'signed_out', requiresLogin: true, requestId: expect.any(String) });
    }
  });

  test('is renewed with the session that it names, by reading and not by what may end it', async () => {
    const person = await server.member();
    const age = (days: number) =>
      server.services.database.execute(
        sql`update sessions set expires_at = expires_at - make_interval(days => ${days}) where user_id = (select id from users where email = ${person.email})`,
      );
    const renewed = ({ headers }: { headers: Headers }) =>
      headers.getSetCookie().some((line) => /session_token=[^;]+;.*Max-Age=[1-9]/i.test(line));
    expect(renewed(await person.get('/api/me'))).toBe(false);
    await age(2);
    expect(renewed(await person.post('/api/me/refresh'))).toBe(false);
    expect(renewed(await person.get('/api/projects'))).toBe(true);
    expect(renewed(await person.get('/api/projects'))).toBe(false);
    await age(2);
    expect(renewed(await person.post('/api/logout'))).toBe(false);
  });

  test('expires', async () => {
    const person = await server.member();
    await server.services.database.execute(
      sql`update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = ${person.email})`,
    );
    expect((await person.get('/api/me')).status).toBe(401);
  });
});

describe('sessions', () => {
  test('are listed, and one can be ended by its owner alone', async () => {
    const person = await server.member();
    const stranger = await server.member();
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: person.email, password: person.password });
    const { body: sessions } = await person.get<{ id: number; current: boolean }[]>('/api/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    expect((await stranger.delete(`/api/sessions/${other?.id}`)).status).toBe(404);
    expect((await person.delete(`/api/sessions/${other?.id}`)).status).toBe(200);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await person.delete(`/api/sessions/${other?.id}`)).status).toBe(404);
    expect((await server.visitor().get('/api/sessions')).status).toBe(401);
  });
});

describe('the mark that somebody may be signed in', () => {
  const mark = (headers: Headers) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(SIGNED_IN_COOKIE));

  test('comes with a session, however it begins, and goes with it', async () => {
    const person = server.visitor();
    const joined = mark((await person.signUp()).headers);
    expect(joined).toMatch(/^plumbline.signed_in=1; .*Max-Age=604800/);
    expect(joined).not.toMatch(/HttpOnly/);
    const credentials = { email: person.email, password: person.password };
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' };
    const signedIn = await server
      .visitor()
      .post<{ mobileAuth: { sessionToken: string } }>('/api/login', credentials, phone);
    expect(mark(signedIn.headers)).toContain('=1;');
    const { sessionToken } = signedIn.body.mobileAuth;
    const back = await server.visitor().post('/api/validate-mobile-auth', { sessionToken });
    expect(mark(back.headers)).toContain('=1;');
    expect(mark((await person.get('/api/me')).headers)).toBeUndefined();
    expect(mark((await person.post('/api/logout')).headers)).toMatch(/=; .*Max-Age=0/);
  });

  test('is put right when the browser asks who it is', async () => {
    const person = await server.member();
    const bare = server.visitor();
    bare.cookie = person.cookie;
    expect(mark((await bare.get('/api/me')).headers)).toContain('=1;');
    await server.services.database.execute(
      sql`delete from sessions where user_id = (select id from users where email = ${person.email})`,
    );
    const refused = await person.get('/api/me');
    expect(refused.status).toBe(401);
    expect(mark(refused.headers)).toContain('Max-Age=0');
    expect(mark((await server.visitor().get('/api/me')).headers)).toBeUndefined();
  });
});

describe('mobile token', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' };

  test('brings a session back once, is replaced at use, and ends at sign-out', async () => {
    const person = await server.member();
    const credentials = { email: person.email, password: person.password };
    const { body } = await person.post<{ mobileAuth: { sessionToken: string } }>(
      '/api/login',
      credentials,
      phone,
    );
    const first = body.mobileAuth.sessionToken;
    const lost = server.visitor();
    const back = await lost.post<{ mobileAuth: { sessionToken: string } }>('/api/validate-mobile-auth', {
      sessionToken: first,
      userId: 'someone else',
    });
    expect(back.status).toBe(200);
    expect((await lost.get('/api/me')).body).toMatchObject({ email: person.email });
    const reused = await server.visitor().post('/api/validate-mobile-auth', { sessionToken: first });
    expect(reused.status).toBe(401);
    await lost.post('/api/logout');
    const after = await server
      .visitor()
      .post('/api/validate-mobile-auth', { sessionToken: back.body.mobileAuth.sessionToken });
    expect(after.status).toBe(401);
  });

  test('doesn’t bring a phone back whose session was ended from elsewhere', async () => {
    const person = await server.member();
    const lost = server.visitor();
    const credentials = { email: person.email, password: person.password };
    const { body } = await lost.post<{ mobileAuth: { sessionToken: string } }>(
      '/api/login',
      credentials,
      phone,
    );
    const { body: sessions } = await person.get<{ id: number; current: boolean }[]>('/api/sessions');
    await person.delete(`/api/sessions/${sessions.find(({ current }) => !current)?.id}`);
    const { sessionToken } = body.mobileAuth;
    expect((await lost.post('/api/validate-mobile-auth', { sessionToken })).status).toBe(401);
  });

  test('is stored only as a hash', async () => {
    const person = await server.member();
    const credentials = { email: person.email, password: person.password };
    const { body } = await person.post<{ mobileAuth: { sessionToken: string } }>(
      '/api/login',
      credentials,
      phone,
    );
    const { rows } = await server.services.database.execute(
      sql`select 1 from mobile_tokens where token_hash = ${body.mobileAuth.sessionToken}`,
    );
    expect(rows).toHaveLength(0);
  });
});

describe('the door', () => {
  test('refuses changes that another site asks for', async () => {
    const person = await server.member();
    const foreign = await person.post(
      '/api/projects',
      { name: 'Theirs' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const fetched = await person.post(
      '/api/projects',
      { name: 'Theirs' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(fetched.status).toBe(403);
    const own = await person.post('/api/projects', { name: 'Mine' }, { origin: server.url });
    expect(own.status).toBe(201);
  });

  test('answers every error with a request id that also stands in the log', async () => {
    const { status, body, headers } = await server.visitor().get('/api/nothing-here');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', requestId: headers.get('x-request-id') });
    expect(server.logged.some(({ reqId }) => reqId === body.requestId)).toBe(true);
  });

  test('logs no password, cookie or token', async () => {
    const person = server.visitor();
    await person.signUp();
    await person.post('/api/login', { email: person.email, password: 'a very secret word' });
    const log = JSON.stringify(server.logged);
    expect(log).not.toContain('a very secret word');
    expect(log).not.toContain(person.password);
    expect(log).not.toContain(person.cookie.split('=')[1]);
  });

  test('reads malformed JSON as 400 and a wrong content type as 415', async () => {
    const visitor = server.visitor();
    const broken = await visitor.call('POST', '/api/login', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
    const form = await visitor.call('POST', '/api/login', {
      body: 'a=b',
      headers: { 'content-type': 'text/x-nothing' },
    });
    expect(form.status).toBe(415);
    const hostile = await visitor.call('POST', '/api/login', {
      body: '{"__proto__": {"role": "admin"}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(hostile.status).toBe(400);
  });

  test('takes no body for no body, though its type is named', async () => {
    const person = await server.member();
    const named = { headers: { 'content-type': 'application/json' } };
    expect((await person.call('POST', '/api/me/refresh', named)).body).toMatchObject({ email: person.email });
    expect((await person.call('POST', '/api/login', named)).status).toBe(400);
    expect((await person.call('POST', '/api/logout', named)).status).toBe(200);
    expect((await person.get('/api/me')).status).toBe(401);
  });
});

test('sign-in attempts are limited, with the time to wait', async () => {
  const limited = await startTestServer({ limits: true });
  try {
    const visitor = limited.visitor();
    const attempt = () => visitor.post('/api/login', { email: 'a@example.com', password: 'wrong' });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await attempt()).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
