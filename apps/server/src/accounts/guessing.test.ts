import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { receiveMail, tokenIn } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { mails } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' }, vision: inProcessVision });
});
afterAll(() => server.stop());

const db = () => server.services.database;
const from = (source: string) => ({ 'x-forwarded-for': source });
const STRANGER = '198.51.100.7';
const NEW = 'another horse';

/** Another browser that tries a password, from its own address. */
const tryIn = (email: string, password: string, source: string, browser = server.visitor()) =>
  browser.post('/api/login', { email, password }, from(source));

async function guess(person: Person, times: number, source = STRANGER): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) {
    statuses.push((await tryIn(person.email, `guess ${at}`, source)).status);
  }
  return statuses;
}

/** As if so many minutes had gone by. */
const later = (minutes: number) =>
  db().execute(sql`update attempts set resets_at = resets_at - make_interval(mins => ${minutes})`);

describe('wrong guesses', () => {
  test('from one source end after ten, and keep nobody out who comes from elsewhere', async () => {
    const person = await server.member();
    expect(await guess(person, 12)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await tryIn(person.email, person.password, STRANGER)).status).toBe(429);
    expect((await tryIn(person.email, person.password, '203.0.113.9')).status).toBe(200);
  });

  test('don’t touch a browser that the account knows, even at the stranger’s own address', async () => {
    const person = await server.member();
    await guess(person, 11);
    const { email, password } = person;
    expect((await person.post('/api/login', { email, password }, from(STRANGER))).status).toBe(200);
  });

  test('grow back one by one: a source that was refused is heard again, once', async () => {
    const person = await server.member();
    const [, ...rest] = await guess(person, 11);
    expect(rest.at(-1)).toBe(429);
    await later(16);
    expect(await guess(person, 2)).toEqual([401, 429]);
    await later(16);
    expect((await tryIn(person.email, person.password, STRANGER)).status).toBe(200);
  });

  test('count for a whole IPv6 network, in which a guesser may take any address', async () => {
    const person = await server.member();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await tryIn(person.email, 'wrong', `2001:db8:1:2::${at + 1}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('from everywhere at once end too, and a new password by mail lets the owner in at once', async () => {
    const person = await server.member();
    await guess(person, 1);
    // What a thousand guesses from a hundred networks leave behind.
    await db().execute(sql`update attempts set resets_at = now() + interval '1 day' - interval '1 minute'
      where key in (select key from attempts order by resets_at limit 10)`);
    const owner = server.visitor();
    expect((await tryIn(person.email, person.password, '203.0.113.20', owner)).status).toBe(429);
    await owner.post('/api/password/forgot', { email: person.email });
    const token = tokenIn(await receiveMail(server, person.email, 'password_reset'));
    expect((await owner.post('/api/password/reset', { token, newPassword: NEW })).status).toBe(200);
    expect((await tryIn(person.email, NEW, '203.0.113.20', owner)).status).toBe(200);
    expect((await tryIn(person.email, NEW, STRANGER)).status).toBe(200);
  });

  test('that come after the reset don’t reach the browser in which the link was used', async () => {
    const person = await server.member();
    const owner = server.visitor();
    await owner.post('/api/password/forgot', { email: person.email });
    const token = tokenIn(await receiveMail(server, person.email, 'password_reset'));
    await owner.post('/api/password/reset', { token, newPassword: NEW });
    await guess(person, 11, '203.0.113.30');
    expect((await tryIn(person.email, NEW, '203.0.113.30', owner)).status).toBe(200);
  });
});

describe('the mark of a browser', () => {
  const mark = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('plumbline.device='))
      ?.split(';')[0] ?? '';

  test('is made by the server: one that a client chose is replaced and known to nobody', async () => {
    const person = await server.member();
    const chosen = 'a'.repeat(32);
    const planted = { ...from('203.0.113.40'), cookie: `plumbline.device=${chosen}` };
    const { email, password } = person;
    const first = await server.visitor().post('/api/login', { email, password }, planted);
    expect(mark(first.headers)).toMatch(/^plumbline\.device=[\w-]{32}\.[\w-]{43}$/);
    expect(mark(first.headers)).not.toContain(chosen);
    const news = await db().select().from(mails).where(eq(mails.to, email));
    expect(news.filter(({ kind }) => kind === 'new_device')).toHaveLength(1);
    const kept = { ...from('203.0.113.40'), cookie: mark(first.headers) };
    const second = await server.visitor().post('/api/login', { email, password }, kept);
    expect(mark(second.headers)).toBe(mark(first.headers));
    const forged = { cookie: mark(first.headers).replace(/.$/, '_') };
    const third = await server.visitor().post('/api/login', { email, password }, forged);
    expect(mark(third.headers)).not.toBe(mark(first.headers));
  });
});

describe('asking whether an address is taken', () => {
  const join = (email: string, browser = server.visitor()) =>
    browser.post('/api/register', { email, password: 'correct horse', displayName: 'Eve' });

  test('is limited for one address, wherever the questions come from', async () => {
    const person = await server.member();
    const statuses: number[] = [];
    for (let at = 0; at < 10; at++) statuses.push((await join(person.email)).status);
    expect(statuses).toEqual([...Array(9).fill(409), 429]);
  });

  test('is limited for one browser, whose mark comes with the first try', async () => {
    const person = await server.member();
    const browser = server.visitor();
    expect((await join(person.email, browser)).status).toBe(409);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await join(`new-${at}-${person.email}`, browser)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  test('is limited for one network, within a minute and within an hour', async () => {
    const limited = await startTestServer({
      env: { TRUST_PROXY: '1' },
      vision: inProcessVision,
      limits: true,
    });
    const statuses: number[] = [];
    const minuteGone = sql`update request_counts set started_at = started_at - interval '61 seconds'`;
    for (let at = 0; at < 33; at++) {
      const { email } = limited.visitor();
      const body = { email, password: 'short', displayName: 'Eve' };
      statuses.push((await limited.visitor().post('/api/register', body, from(STRANGER))).status);
      if (at % 11 === 10) await limited.services.database.execute(minuteGone);
    }
    const elsewhere = await limited.visitor().post('/api/register', { email: 'x' }, from('203.0.113.50'));
    await limited.stop();
    expect(statuses.slice(0, 11)).toEqual([...Array(10).fill(400), 429]);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(30);
    expect(elsewhere.status).toBe(400);
  });
});

test('five mails with a reset link go to one address in an hour, and the answer stays the same', async () => {
  const person = await server.member();
  const answers = [];
  for (let at = 0; at < 8; at++) {
    answers.push(
      await server.visitor().post('/api/password/forgot', { email: person.email }, from(`203.0.113.${at}`)),
    );
  }
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  const written = await db().select().from(mails).where(eq(mails.to, person.email));
  expect(written.filter(({ kind }) => kind === 'password_reset')).toHaveLength(5);
});
