import { randomUUID } from 'node:crypto';
import type { ErrorBody, Project } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { calendarFeeds, users } from '../platform/database/schema.ts';
import { toCalendar } from './calendar.ts';
import { digest } from './links.ts';

const photo = await crackOnPlaster();
let server: TestServer;
let owner: Person;
let findingId: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.member('Ines Spector');
  const { id } = (await owner.post<Project>('/api/projects', { name: 'Terrace; Glebe, 2037', state: 'NSW' }))
    .body;
  findingId = (await owner.analyse(photo, { projectId: id })).body.defect.id;
  const person = 'Ben\r\nEND:VEVENT';
  const json = { step: 'assign', key: randomUUID(), revision: 0, person, dueOn: '2028-02-29' };
  expect((await owner.post(`/api/defects/${findingId}/repair/steps`, json)).status).toBe(200);
});
afterAll(() => server.stop());

async function makeFeed(person = owner): Promise<string> {
  const { status, body } = await person.post<{ address: string }>('/api/repairs/feed');
  expect(status).toBe(200);
  const { pathname, search } = new URL(body.address);
  return `${pathname}${search}`;
}
const read = (address: string) => server.visitor().get<string & ErrorBody>(address);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar link', () => {
  test('gives what is due as events of whole days, without a session, and says when it was read', async () => {
    expect((await owner.get('/api/repairs/feed')).body).toBeNull();
    const address = await makeFeed();
    expect((await owner.get('/api/repairs/feed')).body).toMatchObject({ readAt: null });
    const { status, headers, body } = await read(address);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    const lines = unfolded(body);
    expect(lines).toContain('DTSTART;VALUE=DATE:20280229');
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(' Terrace\\; Glebe\\, 2037');
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`/defects/${findingId}$`));
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect((await owner.get<{ readAt: string }>('/api/repairs/feed')).body.readAt).toMatch(/^\d{4}-/);
  });

  test('takes no due day of another century, which calendars couldn’t read', async () => {
    for (const day of ['9999-12-31', '1926-11-25', '0026-11-25']) {
      const step = { step: 'assign', key: randomUUID(), revision: 1, person: 'Ben', dueOn: day };
      const answers = [
        await owner.post<ErrorBody>(`/api/defects/${findingId}/repair/steps`, step),
        await owner.call<ErrorBody>('PUT', `/api/defects/${findingId}/readings/next`, {
          json: { nextOn: day },
        }),
      ];
      for (const { status, body } of answers) expect([status, body.message]).toEqual([400, 'Check the year']);
    }
  });

  test('is kept as a hash, stands in no log, and ends when it is ended or made anew', async () => {
    const first = await makeFeed();
    const secret = first.split('token=')[1] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const kept = await server.services.database
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.tokenHash, digest(secret)));
    expect(kept).toHaveLength(1);
    expect((await read(first)).status).toBe(200);
    expect(JSON.stringify(server.logged)).not.toContain(secret);
    const second = await makeFeed();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await owner.call('DELETE', '/api/repairs/feed')).status).toBe(200);
    expect((await read(second)).status).toBe(404);
    for (const guess of ['x', 'x'.repeat(43), encodeURIComponent('%00')]) {
      expect((await read(`/api/repairs.ics?token=${guess}`)).status).toBe(404);
    }
    expect((await read('/api/repairs.ics')).status).toBe(400);
  });

  test('shows nothing of another account, and nothing while its account is suspended', async () => {
    const other = await server.member();
    expect((await read(await makeFeed(other))).body).not.toContain('VEVENT');
    const address = await makeFeed();
    const ada = await server.member('Ada Admin');
    const { database } = server.services;
    await database.update(users).set({ role: 'admin' }).where(eq(users.email, ada.email));
    const [row] = await database.select().from(users).where(eq(users.email, owner.email));
    const path = `/api/admin/users/${row?.id}/suspension`;
    expect((await ada.call('PUT', path, { json: { reason: 'Card stolen' } })).status).toBe(200);
    expect((await read(address)).status).toBe(404);
  });
});

test('a calendar file has lines of at most 75 bytes, and no typed text begins a line of its own', () => {
  const nasty = 'Riß 壁のひび 🏚️\r\nBEGIN:VALARM\nX\u2028Y\u0000Z\\;, '.repeat(20);
  const event = {
    uid: 'a@b',
    day: '2027-12-31',
    summary: nasty,
    description: nasty,
    url: 'https://a.example/',
  };
  const file = toCalendar('What is due', [event], new Date('2026-11-23T01:02:03Z'));
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/);
  const raw = file.split('\r\n');
  expect(raw.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(raw.filter((line) => line.includes('\uFFFD') || line.includes('\n') || line.includes('\r'))).toEqual(
    [],
  );
  const lines = unfolded(file);
  expect(lines.filter((line) => !/^([A-Z-]+[:;].*)?$/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  expect(lines).toContain('DTSTAMP:20261123T010203Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20271231');
  const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
  const back = summary.replaceAll(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));
  expect(back).toBe(nasty.replaceAll('\r\n', '\n').replaceAll('\u2028', ' ').replaceAll('\u0000', ' '));
});
