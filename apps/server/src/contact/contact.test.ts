import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeSmtp } from '../../test/support/fake-smtp.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { contactMessages } from '../platform/database/contact-tables.ts';
import { users } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const message = {
  firstName: 'Mia',
  lastName: 'O’Brien',
  email: 'mia@example.com',
  message: 'Where is my receipt?\n<script>alert(1)</script>',
};

const kept = (of: TestServer, ticket: string) =>
  of.services.database.select().from(contactMessages).where(eq(contactMessages.ticketNumber, ticket));

test('a message is kept, ticketed and mailed to the administrators, as text', async () => {
  const admin = await server.member('Operator');
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, admin.email));
  const sent = await server.visitor().post<Record<string, string>>('/api/contact', {
    ...message,
    inquiry: 'billing',
    phone: ' 0400 000 000 ',
  });
  expect(sent.status).toBe(200);
  const ticket = sent.body.ticketNumber ?? '';
  expect(ticket).toMatch(/^PL-[2-9A-HJ-NP-Z]{8}$/);
  expect(sent.body).toEqual({
    success: true,
    alerts: [],
    ticketNumber: ticket,
    message: `Your support ticket ${ticket} has been created. We'll get back to you within 24 hours.`,
  });
  const [row] = await kept(server, ticket);
  expect(row).toMatchObject({ ...message, inquiry: 'billing', phone: '0400 000 000', company: '' });
  expect(row?.mailedAt).toBeInstanceOf(Date);

  const outbox = join(server.services.environment.dataDir, 'outbox');
  // A draft is another mail that is being written at this moment.
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  const mail = mails.find((text) => text.includes(ticket));
  expect(mail).toContain(`To: ${admin.email}`);
  expect(mail).toContain('mia@example.com');
  expect(mail).toContain('&lt;script&gt;');
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ email: 'mia' }, 'email', 'Please enter a valid email address'],
  [{ message: '\n' }, 'message', 'Message is required'],
  [{ inquiry: 'other' }, 'inquiry', 'Choose one from the list'],
])('%o is refused and the field named', async (wrong, field, words) => {
  const answer = await server
    .visitor()
    .post<{ fields: Record<string, string> }>('/api/contact', { ...message, ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.body.fields[field]).toBe(words);
});

test.each([
  ['the hidden field filled in', { website: 'https://spam.example' }],
  ['the form sent at once', { elapsedMs: 300 }],
])('%s: refused, and nothing is kept', async (_name, sign) => {
  const before = await server.services.database.$count(contactMessages);
  expect((await server.visitor().post('/api/contact', { ...message, ...sign })).status).toBe(400);
  expect(await server.services.database.$count(contactMessages)).toBe(before);
});

test('who asks for news is kept once, with the time of saying yes, however often and at once they ask', async () => {
  const email = 'News.Reader@example.com';
  const before = Date.now();
  const asked = await Promise.all(
    [email, email.toLowerCase(), email, email].map((address) =>
      server.visitor().post('/api/contact/news', { email: address, consent: true }),
    ),
  );
  for (const { status, body } of asked) expect([status, body]).toEqual([200, { success: true }]);
  const rows = (await server.services.database.select().from(contactMessages)).filter(
    (row) => row.email.toLowerCase() === email.toLowerCase(),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.inquiry).toBe('news');
  expect(rows[0]?.consentedAt?.getTime()).toBeGreaterThanOrEqual(before);
});

test.each([
  ['no yes', { email: 'a@example.com' }, 'consent'],
  ['a no', { email: 'a@example.com', consent: false }, 'consent'],
  ['no address', { email: 'a', consent: true }, 'email'],
])('%s: refused, and nothing is kept', async (_what, body, field) => {
  const before = await server.services.database.$count(contactMessages);
  const answer = await server.visitor().post<{ fields: Record<string, string> }>('/api/contact/news', body);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty(field);
  expect(await server.services.database.$count(contactMessages)).toBe(before);
});

test('what isn’t filled in may be empty or null', async () => {
  for (const empty of ['', null]) {
    const { status, body } = await server.visitor().post<Record<string, string>>('/api/contact', {
      ...message,
      phone: empty,
      company: empty,
      inquiry: empty,
    });
    expect(status).toBe(200);
    expect(await kept(server, body.ticketNumber ?? '')).toMatchObject([
      { phone: '', company: '', inquiry: 'general' },
    ]);
  }
});

test('a mail server that refuses loses nothing: the message is kept and the log says so', async () => {
  const smtp = await startFakeSmtp({ refuse: true });
  const other = await startTestServer({ env: { SMTP_URL: smtp.url } });
  const admin = await other.member('Operator');
  await other.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, admin.email));
  const sent = await other.visitor().post<Record<string, string>>('/api/contact', message);
  expect(sent.status).toBe(200);
  const [row] = await kept(other, sent.body.ticketNumber ?? '');
  expect(row?.mailedAt).toBeNull();
  expect(other.logged.some(({ msg }) => String(msg).includes('could not be mailed'))).toBe(true);
  await other.stop();
  await smtp.close();
});

test('the sixth message within a minute from one address is turned away', async () => {
  const limited = await startTestServer({ limits: true });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await limited.visitor().post('/api/contact', message)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.stop();
});
