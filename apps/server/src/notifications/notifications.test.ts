import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../test/support/fake-smtp.ts';
import { receiveMail, tokenIn } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { jobs, mails, preferences, users } from '../platform/database/schema.ts';
import { letters, noteAnalysis, writeMail } from './index.ts';
import { clearOldMail } from './jobs.ts';
import { sendMails } from './send-mails.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { digestWeek } from './week.ts';
import { writeDigests } from './write-digests.ts';

let server: TestServer;
beforeAll(async () => {
  // Of this role, so that nothing but the test itself sends.
  server = await startTestServer({ env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

const db = () => server.services.database;
const idOf = async ({ email }: Person) =>
  (await db().select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const mailsTo = ({ email }: Person) => db().select().from(mails).where(eq(mails.to, email));
const outbox = () => join(server.services.environment.dataDir, 'outbox');

async function admin(): Promise<Person> {
  const person = await server.member('Ada Admin');
  await db().update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  return person;
}

async function set(person: Person, values: Partial<typeof preferences.$inferInsert>): Promise<number> {
  const userId = await idOf(person);
  await db()
    .insert(preferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: preferences.userId, set: values });
  return userId;
}

const note = (userId: number, to: string, reference: string) =>
  writeMail(db(), {
    kind: 'system_update',
    reference,
    userId,
    to,
    letter: letters.announcement('Ann', 'News', 'Something new.', false),
  });

describe('the outbox', () => {
  test('is written with what it tells of: what is rolled back is never sent', async () => {
    const person = await server.member();
    const userId = await idOf(person);
    await expect(
      db().transaction(async (tx) => {
        await writeMail(tx, {
          kind: 'system_update',
          reference: 'undone',
          userId,
          to: person.email,
          letter: letters.announcement('Ann', 'News', 'Never happened.', false),
        });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await mailsTo(person)).filter(({ reference }) => reference === 'undone')).toEqual([]);
  });

  test('tells of an event once, and sends once however many send at the same time', async () => {
    const person = await server.member();
    const userId = await idOf(person);
    await Promise.all(Array.from({ length: 5 }, () => note(userId, person.email, `once:${userId}`)));
    await Promise.all(Array.from({ length: 4 }, () => sendMails(server.services)));
    const rows = (await mailsTo(person)).filter(({ kind }) => kind === 'system_update');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ attempts: 1, givenUpAt: null, problem: null });
    const files = (await readdir(outbox())).filter((name) => name.endsWith(`-${rows[0]?.id}.eml`));
    expect(files).toHaveLength(1);
  });

  test('a process that dies between sending and noting it leaves one message behind, not two', async () => {
    const person = await server.member();
    const userId = await idOf(person);
    await note(userId, person.email, `dies:${userId}`);
    await sendMails(server.services);
    const before = (await readdir(outbox())).length;
    // As the killed process would have left it.
    const left = await db()
      .update(mails)
      .set({ sentAt: null })
      .where(eq(mails.reference, `dies:${userId}`))
      .returning({ id: mails.id });
    const [{ id: mailId } = { id: 0 }] = left;
    const payload = { mailId };
    await db()
      .insert(jobs)
      .values({ kind: 'mail', key: String(mailId), payload, state: 'running', runner: 4242, attempt: 1 });
    expect(await sendMails(server.services)).toBe(1);
    expect((await readdir(outbox())).length).toBe(before);
  });

  test('a mail that was switched off after it was written isn’t sent', async () => {
    const person = await server.member();
    const userId = await set(person, { systemUpdates: true });
    await note(userId, person.email, `late:${userId}`);
    await set(person, { systemUpdates: false });
    await sendMails(server.services);
    expect((await mailsTo(person)).filter(({ kind }) => kind === 'system_update')).toEqual([]);
  });

  test('several analyses within ten minutes are one mail that counts them; none is no mail', async () => {
    const person = await server.member();
    const userId = await idOf(person);
    await noteAnalysis(db(), userId);
    await noteAnalysis(db(), userId);
    const written = (await mailsTo(person)).filter(({ kind }) => kind === 'analysis_complete');
    expect(written.length).toBeGreaterThanOrEqual(1);
    expect(written.length).toBeLessThanOrEqual(2);
    await db().update(jobs).set({ dueAt: sql`now()` });
    await sendMails(server.services);
    expect((await mailsTo(person)).filter(({ kind }) => kind === 'analysis_complete')).toEqual([]);
  });

  test('what was sent long ago is cleared, its file too', async () => {
    const person = await server.member();
    const userId = await idOf(person);
    await note(userId, person.email, `old:${userId}`);
    await sendMails(server.services);
    const [row] = (await mailsTo(person)).filter(({ kind }) => kind === 'system_update');
    await db()
      .update(mails)
      .set({ sentAt: sql`now() - interval '91 days'` })
      .where(eq(mails.id, row?.id ?? 0));
    await clearOldMail(server.services);
    expect(
      await db()
        .select()
        .from(mails)
        .where(eq(mails.id, row?.id ?? 0)),
    ).toEqual([]);
    expect((await readdir(outbox())).filter((name) => name.endsWith(`-${row?.id}.eml`))).toEqual([]);
  });
});

describe('with a mail server', () => {
  const withSmtp = async (
    options: { refuse: boolean | 'for now' },
    use: (own: TestServer, smtp: FakeSmtp) => Promise<void>,
  ) => {
    const smtp = await startFakeSmtp(options);
    const own = await startTestServer({ env: { ROLE: 'web', SMTP_URL: smtp.url } });
    try {
      await use(own, smtp);
    } finally {
      await own.stop();
      await smtp.close();
    }
  };
  const write = async (own: TestServer, person: Person) => {
    const [account] = await own.services.database.select().from(users).where(eq(users.email, person.email));
    await own.services.database.delete(mails);
    await writeMail(own.services.database, {
      kind: 'system_update',
      reference: 'one',
      userId: account?.id ?? 0,
      to: person.email,
      letter: letters.announcement('Ann', 'News', 'Something new.', false),
    });
  };

  test('mail is handed over in both forms, and its words are forgotten here', async () => {
    await withSmtp({ refuse: false }, async (own, smtp) => {
      const person = await own.member();
      await write(own, person);
      expect(await sendMails(own.services)).toBe(1);
      expect(smtp.received[0]?.to).toEqual([person.email]);
      expect(smtp.received[0]?.body).toContain('text/plain');
      expect(smtp.received[0]?.body).toContain('text/html');
      const [row] = await own.services.database.select().from(mails);
      expect(row).toMatchObject({ text: '', html: '', subject: 'News' });
    });
  });

  test('a refusal for good (5xx) is given up at once, and can be tried again by hand', async () => {
    await withSmtp({ refuse: true }, async (own) => {
      const person = await own.member();
      await write(own, person);
      expect(await sendMails(own.services)).toBe(0);
      const [row] = await own.services.database.select().from(mails);
      expect(row).toMatchObject({ attempts: 1, givenUpAt: expect.any(Date), sentAt: null });
      expect(row?.problem).toContain('550');
    });
  });

  test('a refusal for now (4xx) is noted and tried again later, then given up, and can be tried again by hand', async () => {
    await withSmtp({ refuse: 'for now' }, async (own) => {
      const person = await own.member();
      await write(own, person);
      const database = own.services.database;
      for (let attempt = 1; attempt <= 8; attempt++) {
        await database.update(jobs).set({ dueAt: sql`now()` });
        expect(await sendMails(own.services)).toBe(0);
      }
      const [row] = await database.select().from(mails);
      expect(row).toMatchObject({ attempts: 8, givenUpAt: expect.any(Date), sentAt: null });
      expect(row?.problem).toContain('451');
      await database.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
      expect((await person.post(`/api/admin/mails/${row?.id}/retry`)).status).toBe(200);
      expect((await person.post(`/api/admin/mails/${row?.id}/retry`)).status).toBe(404);
    });
  });
});

describe('the weekly digest', () => {
  test.each([
    ['2026-11-23T06:59:00+11:00', '2026-11-16'],
    ['2026-11-23T07:00:00+11:00', '2026-11-23'],
    ['2026-11-29T23:59:00+11:00', '2026-11-23'],
    ['2026-04-06T06:30:00+10:00', '2026-03-30'],
  ])('at %s the week that is due began on %s', (at, monday) => {
    expect(digestWeek(new Date(at))).toBe(monday);
  });

  test('comes once a week to those who want it and had something happen, however many write it', async () => {
    const person = await server.member();
    const quiet = await server.member();
    const userId = await set(person, { weeklyDigest: true });
    await set(quiet, { weeklyDigest: true });
    await person.project();
    const project = sql`(select id from projects where user_id = ${userId})`;
    await db().execute(
      sql`insert into reports (user_id, project_id, title, folder) values (${userId}, ${project}, 'R', 'reports/none')`,
    );
    const written = await Promise.all([1, 2, 3].map(() => writeDigests(server.services)));
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await writeDigests(server.services)).toBe(0);
    const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000 - 60_000);
    expect(await writeDigests(server.services, nextWeek)).toBe(1);
    const digests = (await mailsTo(person)).filter(({ kind }) => kind === 'weekly_digest');
    expect(digests).toHaveLength(2);
    expect(digests[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect((await mailsTo(quiet)).filter(({ kind }) => kind === 'weekly_digest')).toEqual([]);
  });
});

describe('news and offers', () => {
  test('go to those who agreed alone, and end with one click of a mail reader', async () => {
    const ada = await admin();
    const keen = await server.member();
    const other = await server.member();
    await set(keen, { marketingEmails: true, marketingConsentAt: new Date() });
    const letter = { kind: 'marketing', subject: 'Spring offer', message: 'Hello.\n\nMore <b>later</b>.' };
    expect((await keen.post('/api/admin/announcements', letter)).status).toBe(403);
    const sent = await ada.post('/api/admin/announcements', letter);
    expect(sent.body).toEqual({ recipients: 1 });
    const [row] = (await mailsTo(keen)).filter(({ kind }) => kind === 'marketing');
    expect(row?.html).toContain('More &lt;b&gt;later&lt;/b&gt;.');
    expect((await mailsTo(other)).filter(({ kind }) => kind === 'marketing')).toEqual([]);
    await sendMails(server.services);
    const names = (await readdir(outbox())).filter((name) => name.endsWith(`-${row?.id}.eml`));
    const eml = await readFile(join(outbox(), names[0] ?? ''), 'utf8');
    expect(eml).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [, address = ''] =
      /^List-Unsubscribe: <http:\/\/[^/]+([^>]+)>$/m.exec(eml.replaceAll(/\n\s+/g, ' ')) ?? [];
    const reader = server.visitor();
    const clicked = await reader.call('POST', address, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([clicked.status, clicked.body]).toEqual([200, { kind: 'marketing' }]);
    expect((await reader.post(address)).status).toBe(200);
    expect((await ada.post('/api/admin/announcements', letter)).body).toEqual({ recipients: 0 });
  });

  test('a forged or altered link stops nothing', async () => {
    const person = await server.member();
    const userId = await set(person, { marketingEmails: true, marketingConsentAt: new Date() });
    const good = unsubscribeToken(server.services.environment, userId, 'marketing');
    const visitor = server.visitor();
    for (const token of [
      good.replace('marketing', 'weekly_digest'),
      good.replace(/^\d+/, String(userId + 1)),
      `${good}x`,
      good.slice(0, -1),
      `${userId}.marketing.`,
      'x',
    ]) {
      expect((await visitor.post(`/api/unsubscribe?token=${token}`)).status).toBe(410);
    }
    expect(await db().select().from(preferences).where(eq(preferences.userId, userId))).toMatchObject([
      { marketingEmails: true },
    ]);
  });

  test('consent without a time can’t be stored', async () => {
    const person = await server.member();
    await expect(set(person, { marketingEmails: true })).rejects.toThrow();
  });
});

describe('administrators', () => {
  test('see what was sent to whom and why not, and reading one is put on record', async () => {
    const ada = await admin();
    const person = await server.member();
    await note(await idOf(person), person.email, `shown:${person.email}`);
    await sendMails(server.services);
    const { body: list } = await ada.get<Mail[]>('/api/admin/mails?limit=50&state=sent');
    const shown = list.find(({ to, kind }) => to === person.email && kind === 'system_update');
    expect(shown).toMatchObject({ subject: 'News', state: 'sent', attempts: 1, problem: null });
    const read = await ada.get<{ text: string }>(`/api/admin/mails/${shown?.id}`);
    expect(read.body.text).toContain('Something new.');
    const { body: trail } = await ada.get<{ detail: unknown }[]>('/api/admin/audit?action=mail_read');
    expect(trail[0]).toMatchObject({ detail: { kind: 'system_update' } });
    expect((await ada.get('/api/admin/mails/999999')).status).toBe(404);
  });

  test('never see the links that open an account, which stand in the file of the outbox alone', async () => {
    const ada = await admin();
    const person = await server.member();
    await server.visitor().post('/api/password/forgot', { email: person.email });
    await sendMails(server.services);
    const live = tokenIn(await receiveMail(server, person.email, 'password_reset'));
    expect(live).not.toBe('');
    const { body: list } = await ada.get<Mail[]>('/api/admin/mails?limit=200');
    const theirs = list.filter(({ to }) => to === person.email);
    expect(theirs.map(({ kind }) => kind)).toEqual(['password_reset', 'verify_email']);
    for (const { id } of theirs) {
      const { body } = await ada.get<{ text: string }>(`/api/admin/mails/${id}`);
      expect(body.text).toContain('#token=hidden');
      expect(JSON.stringify(body)).not.toMatch(/token=(?!hidden)/);
    }
    const kept = JSON.stringify(await mailsTo(person));
    expect(kept).not.toContain(live);
    const answer = await server
      .visitor()
      .post('/api/password/reset', { token: live, newPassword: 'a third horse' });
    expect(answer.status).toBe(200);
  });
});
