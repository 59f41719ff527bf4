import { randomUUID } from 'node:crypto';
import type { Project } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDueMail } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { writeReminders } from '../notifications/index.ts';
import { mails } from '../platform/database/schema.ts';

const photo = await crackOnPlaster();
let server: TestServer;
beforeAll(async () => {
  // Of this role, so that nothing but the test itself writes reminders and sends.
  server = await startTestServer({ env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

const db = () => server.services.database;
const mailsTo = async ({ email }: Person, kind: string) =>
  (await db().select().from(mails).where(eq(mails.to, email)).orderBy(mails.id)).filter(
    (mail) => mail.kind === kind,
  );

/** How many reminders this account gets at that moment; the others in this database get theirs, too. */
async function remind(person: Person, at: string): Promise<number> {
  const before = (await mailsTo(person, 'repair_reminder')).length;
  await writeReminders(server.services, new Date(at));
  return (await mailsTo(person, 'repair_reminder')).length - before;
}

interface Site {
  person: Person;
  projectId: number;
  findingId: number;
}

/** An account with one finding in a state. */
async function site(state: string): Promise<Site> {
  const person = await server.member('Ines Spector');
  return { person, ...(await another(person, state)) };
}

async function another(person: Person, state: string) {
  const { id } = (await person.post<Project>('/api/projects', { name: `Terrace ${state}`, state })).body;
  const analysed = await person.analyse(photo, { projectId: id });
  return { projectId: id, findingId: analysed.body.defect.id };
}

async function assign({ person, findingId }: Site, dueOn: string) {
  const path = `/api/defects/${findingId}/repair`;
  const { revision } = (await person.get<{ revision: number }>(path)).body;
  const json = { step: 'assign', key: randomUUID(), revision, person: 'Ben Ochre', dueOn };
  expect((await person.post(`${path}/steps`, json)).status).toBe(200);
}

async function linkTo({ person, projectId, findingId }: Site) {
  const asked = { findingIds: [findingId], name: 'Ben <b>Ochre</b>', days: 30 };
  const { body } = await person.post<{ address: string }>(`/api/projects/${projectId}/repair-links`, asked);
  return { 'x-repair-link': body.address.split('/repair#')[1] ?? '' };
}

async function answer({ findingId }: Site, headers: Record<string, string>, step: string, revision = 1) {
  const json = { step, key: randomUUID(), revision, note: 'The neighbour’s hose did it' };
  const path = `/api/repair-link/findings/${findingId}/steps`;
  expect((await server.visitor().post(path, json, headers)).status).toBe(200);
}

describe('a mail about replies', () => {
  test('tells once of everything said within ten minutes, and not in the words of the link holder', async () => {
    const at = await site('NSW');
    const headers = await linkTo(at);
    await answer(at, headers, 'comment');
    await answer(at, headers, 'fix');
    await sendDueMail(server);
    // Two where the ten minutes ended between the two replies.
    const sent = await mailsTo(at.person, 'repair_answers');
    expect([1, 2]).toContain(sent.length);
    expect(sent.every(({ sentAt }) => sentAt !== null)).toBe(true);
    const text = sent.map((mail) => mail.text).join();
    expect(text.split('says it’s fixed')).toHaveLength(2);
    expect(text.split('wrote or sent a photo')).toHaveLength(2);
    expect(text).toContain(`/defects/${at.findingId}`);
    expect(text).not.toContain('hose');
    expect(sent[0]?.html).toContain('Ben &lt;b&gt;Ochre&lt;/b&gt;');
    await sendDueMail(server);
    expect(await mailsTo(at.person, 'repair_answers')).toEqual(sent);
  });

  test('isn’t sent once the reply was read, and never about what the owner says', async () => {
    const at = await site('NSW');
    await assign(at, '2099-01-01');
    expect(await mailsTo(at.person, 'repair_answers')).toEqual([]);
    await answer(at, await linkTo(at), 'comment');
    expect(await mailsTo(at.person, 'repair_answers')).toHaveLength(1);
    const path = `/api/defects/${at.findingId}/repair`;
    const { entries } = (await at.person.get<{ entries: { id: number }[] }>(path)).body;
    await at.person.post(`${path}/seen`, { entry: entries.at(-1)?.id });
    await sendDueMail(server);
    expect(await mailsTo(at.person, 'repair_answers')).toEqual([]);
  });

  test('isn’t sent to who switched it off', async () => {
    const at = await site('NSW');
    await at.person.patch('/api/account/preferences', { repairAnswers: false });
    await answer(at, await linkTo(at), 'comment');
    await sendDueMail(server);
    expect(await mailsTo(at.person, 'repair_answers')).toEqual([]);
  });
});

describe('a reminder of what is due', () => {
  test('comes by day where the building stands, at each stage once, however many write it', async () => {
    const at = await site('WA');
    await assign(at, '2031-06-10');
    // Sydney is two hours ahead of Perth in winter.
    const quiet = ['2031-06-06T12:00:00+08:00', '2031-06-07T06:59:00+08:00', '2031-06-07T20:00:00+08:00'];
    for (const moment of quiet) expect(await remind(at.person, moment), moment).toBe(0);
    await Promise.all([1, 2, 3].map(() => remind(at.person, '2031-06-07T07:00:00+08:00')));
    expect(await mailsTo(at.person, 'repair_reminder')).toHaveLength(1);
    const days = ['08', '09', '10', '11', '12', '17', '18', '24', '25'];
    const written = [];
    for (const day of days)
      if ((await remind(at.person, `2031-06-${day}T19:59:00+08:00`)) > 0) written.push(day);
    // On the day, the day after, and every week from then.
    expect(written).toEqual(['10', '11', '18', '25']);
    const subjects = (await mailsTo(at.person, 'repair_reminder')).map(({ subject }) => subject);
    expect(subjects).toEqual([
      '1 repair due soon',
      '1 repair due soon',
      ...Array(3).fill('1 repair overdue'),
    ]);
    const [first] = await mailsTo(at.person, 'repair_reminder');
    expect(first?.text).toContain('Ben Ochre · due in 3 days');
    expect(first?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test('is one a day for all projects, and by day in every state that it tells of', async () => {
    const at = await site('WA');
    await assign(at, '2032-06-10');
    await assign({ person: at.person, ...(await another(at.person, 'NSW')) }, '2032-06-09');
    // Seven in Sydney is five in Perth; six in the evening in Perth is eight in Sydney.
    for (const moment of ['2032-06-08T07:00:00+10:00', '2032-06-08T20:00:00+10:00']) {
      expect(await remind(at.person, moment), moment).toBe(0);
    }
    expect(await remind(at.person, '2032-06-08T09:00:00+10:00')).toBe(1);
    await assign(at, '2032-06-08');
    expect(await remind(at.person, '2032-06-08T10:00:00+10:00')).toBe(0);
    expect((await mailsTo(at.person, 'repair_reminder')).map(({ subject }) => subject)).toEqual([
      '2 repairs due soon',
    ]);
    expect(await remind(at.person, '2032-06-09T12:00:00+10:00')).toBe(1);
  });

  test('isn’t written for what is fixed, nor to who switched it off or stopped it from a mail', async () => {
    const fixed = await site('QLD');
    await assign(fixed, '2033-05-05');
    await answer(fixed, await linkTo(fixed), 'fix');
    const off = await site('QLD');
    await assign(off, '2033-05-05');
    await off.person.patch('/api/account/preferences', { repairReminders: false });
    for (const { person } of [fixed, off]) {
      expect(await remind(person, '2033-05-05T12:00:00+10:00')).toBe(0);
    }
    await off.person.patch('/api/account/preferences', { repairReminders: true });
    expect(await remind(off.person, '2033-05-05T12:00:00+10:00')).toBe(1);
    const [mail] = await mailsTo(off.person, 'repair_reminder');
    const [, token = ''] = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect((await server.visitor().post(`/api/unsubscribe?token=${token}`)).status).toBe(200);
    await sendDueMail(server);
    expect(await mailsTo(off.person, 'repair_reminder')).toEqual([]);
    expect(await remind(off.person, '2033-05-06T12:00:00+10:00')).toBe(0);
  });
});
