import type { AccountSummary, AuditEvent, User } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { users } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const idOf = async (person: Person) => (await person.get<User>('/api/me')).body.id;

async function admin() {
  const person = await server.member('Ada Admin');
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  return person;
}

const signIn = (person: Person) =>
  server.visitor().post<{ code?: string; message?: string }>('/api/login', {
    email: person.email,
    password: person.password,
  });

const audited = async (ada: Person, userId: number) =>
  (await ada.get<AuditEvent[]>(`/api/admin/audit?userId=${userId}`)).body.map(({ action }) => action);

test('accounts are found by part of a name or an address, and nothing typed is a pattern', async () => {
  const ada = await admin();
  const person = await server.member('Percy 100% Example');
  const found = async (search: string) =>
    (await ada.get<AccountSummary[]>(`/api/admin/users?search=${encodeURIComponent(search)}`)).body.map(
      ({ email }) => email,
    );
  expect(await found('percy 100%')).toEqual([person.email]);
  expect(await found(person.email.slice(3, 20).toUpperCase())).toEqual([person.email]);
  expect(await found('y_100')).toEqual([]);
  const page = await ada.get<AccountSummary[]>('/api/admin/users?limit=1');
  expect(page.body).toHaveLength(1);
  expect(page.headers.get('link')).toContain('after=');
  expect((await ada.get('/api/admin/users?role=king')).status).toBe(400);
});

test('a suspended account loses its sessions at once, learns why it can’t sign in, and comes back', async () => {
  const [ada, person] = [await admin(), await server.member()];
  const id = await idOf(person);
  expect((await ada.put(`/api/admin/users/${id}/suspension`, { reason: ' ' })).status).toBe(400);
  const { body } = await ada.put<AccountSummary>(`/api/admin/users/${id}/suspension`, {
    reason: 'Chargebacks',
  });
  expect(body).toMatchObject({ sessions: 0, suspended: { reason: 'Chargebacks' } });
  expect((await person.get('/api/me')).status).toBe(401);
  expect(await signIn(person)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  const wrong = await server.visitor().post('/api/login', { email: person.email, password: 'not it' });
  expect(wrong.status).toBe(401);
  await ada.delete(`/api/admin/users/${id}/suspension`);
  expect((await signIn(person)).status).toBe(200);
  expect(await audited(ada, id)).toEqual(
    expect.arrayContaining(['account_suspended', 'account_unsuspended']),
  );
});

test('signing in while being suspended leaves no session behind', async () => {
  const [ada, person] = [await admin(), await server.member()];
  const id = await idOf(person);
  await Promise.all([
    ...Array.from({ length: 4 }, () => signIn(person)),
    ada.put(`/api/admin/users/${id}/suspension`, { reason: 'Racing' }),
  ]);
  const { body } = await ada.get<AccountSummary[]>(`/api/admin/users?search=${person.email}`);
  expect(body[0]).toMatchObject({ sessions: 0, suspended: { reason: 'Racing' } });
});

test('there is always an administrator left, even when two go for each other', async () => {
  const { database } = server.services;
  await database.update(users).set({ role: 'user' });
  const ada = await admin();
  const own = await idOf(ada);
  expect((await ada.put(`/api/admin/users/${own}/role`, { role: 'user' })).status).toBe(409);
  expect((await ada.put(`/api/admin/users/${own}/suspension`, { reason: 'Holiday' })).status).toBe(409);
  const bob = await admin();
  const other = await idOf(bob);
  await Promise.all([
    ada.put(`/api/admin/users/${other}/role`, { role: 'user' }),
    bob.put(`/api/admin/users/${own}/role`, { role: 'user' }),
  ]);
  const left = await database.select().from(users).where(eq(users.role, 'admin'));
  expect(left).toHaveLength(1);
});

test('credits are adjusted through the ledger with a reason, once a reference, and never below 0', async () => {
  const [ada, person] = [await admin(), await server.member()];
  const id = await idOf(person);
  const adjust = (amount: number, reference: string) =>
    ada.post<AccountSummary>(`/api/admin/users/${id}/credits`, { amount, reason: 'Goodwill', reference });
  const twice = await Promise.all([adjust(10, 'goodwill-1'), adjust(10, 'goodwill-1')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await person.get('/api/me')).body).toMatchObject({ analysisCredits: 15 });
  expect((await adjust(-16, 'take-back-1')).status).toBe(409);
  expect((await adjust(0, 'nothing-1')).status).toBe(400);
  expect((await adjust(1.5, 'half-1234')).status).toBe(400);
  expect((await adjust(-15, 'take-back-2')).body).toMatchObject({ analysisCredits: 0 });
  expect((await audited(ada, id)).filter((action) => action === 'credits_adjusted')).toHaveLength(2);
  expect(
    (
      await ada.post('/api/admin/users/999999/credits', {
        amount: 1,
        reason: 'Goodwill',
        reference: 'nobody-1',
      })
    ).status,
  ).toBe(404);
});

test('sessions are ended, and people who are no administrators can do none of this', async () => {
  const [ada, person, other] = [await admin(), await server.member(), await server.member()];
  const id = await idOf(person);
  expect((await other.delete(`/api/admin/users/${id}/sessions`)).status).toBe(403);
  expect((await ada.delete<AccountSummary>(`/api/admin/users/${id}/sessions`)).body.sessions).toBe(0);
  expect((await person.get('/api/me')).status).toBe(401);
  expect(await audited(ada, id)).toContain('sessions_ended');
});
