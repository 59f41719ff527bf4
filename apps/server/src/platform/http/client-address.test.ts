import { isIP } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcessVision } from '../../../test/support/in-process-vision.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { auditEvents, sessions, users } from '../database/schema.ts';
import { sourceOf } from './client-address.ts';

/** Whom the server takes for the client, as the audit trail and the session keep it. */
async function addressKept(server: TestServer, forwarded: string) {
  const person = await server.member();
  const { email, password } = person;
  await person.post('/api/login', { email, password }, { 'x-forwarded-for': forwarded });
  const [account] = await server.services.database.select().from(users).where(eq(users.email, email));
  const id = account?.id ?? 0;
  const [event] = await server.services.database
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id))
    .orderBy(desc(auditEvents.id));
  const [session] = await server.services.database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.id));
  expect(session?.ipAddress).toBe(event?.ip);
  return event?.ip ?? '';
}

const LONG = 'a'.repeat(5_000);
const HERE = '127.0.0.1';

describe.each([
  ['false', { forged: HERE, two: HERE }],
  ['1', { forged: '203.0.113.9', two: '203.0.113.9' }],
  ['2', { forged: '6.6.6.6', two: '6.6.6.6' }],
  ['127.0.0.0/8', { forged: '203.0.113.9', two: '203.0.113.9' }],
])('with TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { TRUST_PROXY }, vision: inProcessVision });
  });
  afterAll(() => server.stop());

  test('an entry that the client wrote itself counts only as far as the proxies reach', async () => {
    expect(await addressKept(server, '6.6.6.6, 203.0.113.9')).toBe(expected.forged);
    expect(await addressKept(server, `${LONG}, 6.6.6.6, 203.0.113.9:4711`)).toBe(expected.two);
  });

  test('what is stored is an address whatever the header holds', async () => {
    for (const forwarded of [
      LONG,
      `203.0.113.9, ${LONG}`,
      `fe80::1%${LONG}`,
      "'; drop table users; --",
      ' , ,',
      '999.1.1.1',
      '[2001:db8::7]:443',
      '::ffff:203.0.113.9',
    ]) {
      const kept = await addressKept(server, forwarded);
      expect(isIP(kept), `${forwarded.slice(0, 40)} was kept as ${kept.slice(0, 60)}`).toBeGreaterThan(0);
      expect(kept.length).toBeLessThanOrEqual(45);
    }
  });
});

describe('limits by address behind one proxy', () => {
  test('hold against a client that invents a new address with each request', async () => {
    const server = await startTestServer({
      env: { TRUST_PROXY: '1' },
      vision: inProcessVision,
      limits: true,
    });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++) {
      const { status } = await server
        .visitor()
        .post(
          '/api/password/forgot',
          { email: `nobody-${at}@example.com` },
          { 'x-forwarded-for': `6.6.6.${at}, 203.0.113.9` },
        );
      statuses.push(status);
    }
    await server.stop();
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  });

  test('take an IPv6 network of one customer for one source', () => {
    expect(sourceOf('203.0.113.9')).toBe('203.0.113.9');
    expect(sourceOf('::ffff:203.0.113.9')).toBe('::ffff:203.0.113.9');
    expect(sourceOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
    expect(sourceOf('2001:db8:0:7:a:b:c:d')).toBe('2001:db8:0:7::/64');
    expect(sourceOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(sourceOf('::1')).toBe('0:0:0:0::/64');
  });
});
