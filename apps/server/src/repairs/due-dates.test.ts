import type { DueDate, ErrorBody, Project } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { onBehalfOf } from '../platform/actor.ts';
import { payments, pdfPurchases, projects, reports, users } from '../platform/database/schema.ts';
import { listDueDates } from './due-dates.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.member('Olive Owner');
});
afterAll(() => server.stop());

async function projectOf(person: Person, facts: object): Promise<number> {
  const { status, body } = await person.post<Project>('/api/projects', facts);
  expect(status).toBe(201);
  return body.id;
}

/** As the server answers at a time, or at noon in Sydney on a day. */
const datesAt = async (person: Person, time: string): Promise<DueDate[]> =>
  listDueDates(server.services.database, onBehalfOf(await idOf(person)), new Date(time));
const datesOn = (person: Person, day: string) => datesAt(person, `${day}T02:00:00Z`);

async function idOf({ email }: Person): Promise<{ userId: number }> {
  const [row] = await server.services.database
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (!row) throw new Error('This person has no account.');
  return row;
}

async function buy(person: Person, reportId: number): Promise<void> {
  const { database } = server.services;
  const of = { ...(await idOf(person)), reportId };
  const [payment] = await database
    .insert(payments)
    .values({
      ...{ ...of, provider: 'sandbox', purpose: 'pdf', amountCents: 1000, currency: 'aud', status: 'paid' },
      ...{ description: 'PDF report', buyerName: 'Ann', buyerEmail: person.email },
    })
    .returning();
  await database.insert(pdfPurchases).values({ ...of, paymentId: payment?.id ?? 0 });
}

test('the last days of every project stand in one list, the next first, and drop out once they have passed', async () => {
  const sydney = await projectOf(owner, {
    ...{ name: 'Terrace, Glebe', state: 'NSW', buildingType: 'residential-house' },
    ...{ contractDate: '2024-02-01', completionDate: '2025-06-01' },
  });
  const melbourne = await projectOf(owner, {
    ...{ name: 'Cottage, Fitzroy', state: 'VIC', buildingType: 'residential-house' },
    ...{ contractDate: '2024-02-01', completionDate: '2025-06-01' },
  });
  await projectOf(owner, { name: 'No dates', state: 'NSW' });
  await projectOf(owner, { name: 'No day is told here', state: 'ACT', completionDate: '2025-06-01' });
  const all = await datesOn(owner, '2026-11-24');
  expect(all.map(({ projectId, day, orEarlier }) => [projectId, day, orEarlier])).toEqual([
    [sydney, '2027-05-31', false],
    [sydney, '2031-05-31', false],
    [melbourne, '2035-05-31', true],
  ]);
  expect(all[0]?.title).toBe('Statutory warranty, any other defect: last day to start proceedings');
  expect((await datesOn(owner, '2027-05-31')).map(({ day }) => day)[0]).toBe('2027-05-31');
  expect((await datesOn(owner, '2027-06-01')).map(({ day }) => day)).toEqual(['2031-05-31', '2035-05-31']);
});

test('a strata building lists when its inspections may be held, a visit its day, a notice that was bought its reply for a month', async () => {
  const person = await server.member();
  const id = await projectOf(person, {
    ...{ name: 'Tower', state: 'NSW', buildingType: 'apartment', completionDate: '2025-06-01' },
  });
  const visit = { kind: 'stage', visitedOn: '2026-12-01' };
  expect((await person.post(`/api/projects/${id}/visits`, visit)).status).toBe(201);
  const { database } = server.services;
  const of = { ...(await idOf(person)), projectId: id, folder: 'none', kind: 'notice' as const };
  const [leaks] = await database
    .insert(reports)
    .values({ ...of, title: 'Leaks', particulars: { replyBy: '2026-11-20' } })
    .returning();
  await buy(person, leaks?.id ?? 0);
  await database.insert(reports).values([
    { ...of, title: 'Not sent', particulars: { replyBy: '2026-11-20' } },
    { ...of, title: 'No day asked', particulars: { replyBy: null } },
    { ...of, kind: 'expert', title: 'No notice', particulars: { replyBy: '2026-11-25' } },
  ]);
  const titles = (dates: DueDate[]) => dates.map(({ day, title }) => `${day} ${title}`).slice(0, 4);
  expect(titles(await datesOn(person, '2026-11-24'))).toEqual([
    '2026-11-20 Reply to ‘Leaks’',
    '2026-12-01 Interim strata inspection: window closes',
    '2026-12-01 Stage inspection',
    '2027-03-01 Final strata inspection: window opens',
  ]);
  expect(titles(await datesOn(person, '2026-12-21'))[0]).toBe(
    '2027-03-01 Final strata inspection: window opens',
  );
});

test('a day lasts until it ends where the building stands, also while Sydney’s has ended', async () => {
  const person = await server.member();
  const dates = { completionDate: '2025-06-01', contractDate: '2024-02-01' };
  const perth = await projectOf(person, { ...dates, name: 'Perth', state: 'WA' });
  const sydney = await projectOf(person, { ...dates, name: 'Sydney', state: 'NSW' });
  for (const id of [perth, sydney]) {
    const visit = { kind: 'stage', visitedOn: '2026-12-01' };
    expect((await person.post(`/api/projects/${id}/visits`, visit)).status).toBe(201);
  }
  const visitsAt = async (time: string) =>
    (await datesAt(person, time)).flatMap(({ kind, projectId }) => (kind === 'visit' ? [projectId] : []));
  expect(await visitsAt('2026-12-01T12:59:00Z')).toEqual([perth, sydney]);
  expect(await visitsAt('2026-12-01T13:00:00Z')).toEqual([perth]);
  expect(await visitsAt('2026-12-01T16:00:00Z')).toEqual([]);
  const lastDay = (await datesAt(person, '2026-12-02T00:00:00Z')).find(
    ({ projectId }) => projectId === perth,
  )?.day;
  const daysAt = async (time: string) => (await datesAt(person, `${lastDay}T${time}Z`)).map(({ day }) => day);
  expect(await daysAt('15:59:00')).toContain(lastDay);
  expect(await daysAt('16:00:00')).not.toContain(lastDay);
});

test('a slip of the pen in a year is refused, and one that was kept before hides no other date', async () => {
  const person = await server.member();
  const facts = { name: 'Terrace', state: 'NSW', completionDate: '2025-06-01' };
  for (const completionDate of ['9998-01-01', '0205-06-01']) {
    const { status, body } = await person.post<ErrorBody>('/api/projects', { ...facts, completionDate });
    expect([status, body.fields]).toEqual([400, { completionDate: 'Check the year' }]);
  }
  await projectOf(person, facts);
  const wild = await projectOf(person, facts);
  const visit = { kind: 'stage', visitedOn: '9999-12-31' };
  expect((await person.post(`/api/projects/${wild}/visits`, visit)).status).toBe(400);
  const { database } = server.services;
  await database.update(projects).set({ completionDate: '9998-01-01' }).where(eq(projects.id, wild));
  const { status, body } = await person.get<DueDate[]>('/api/due-dates');
  expect([status, body[0]?.day]).toEqual([200, '2027-05-31']);
});

test('the days of another account never show, and the calendar link brings its own', async () => {
  const other = await server.member();
  expect((await other.get('/api/due-dates')).body).toEqual([]);
  expect((await server.visitor().get('/api/due-dates')).status).toBe(401);
  const { body } = await owner.post<{ address: string }>('/api/repairs/feed');
  const { pathname, search } = new URL(body.address);
  const file = (await server.visitor().get<string>(`${pathname}${search}`)).body.replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART;VALUE=DATE:20350531');
  expect(file).toContain('(or earlier)\\, Cottage\\, Fitzroy');
  expect(file.split('BEGIN:VEVENT')).toHaveLength(4);
  expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(3);
});
