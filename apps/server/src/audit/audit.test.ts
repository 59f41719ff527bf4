import type { AuditEvent } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { auditEvents, users } from '../platform/database/schema.ts';
import { recordAudit } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const idOf = async (email: string) => {
  const [row] = await server.services.database.select().from(users).where(eq(users.email, email));
  return row?.id ?? 0;
};

async function admin() {
  const person = await server.member('Ada Admin');
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  return person;
}

test('administrators read it newest first, a page at a time, by action and by account', async () => {
  const ada = await admin();
  const person = await server.member();
  const id = await idOf(person.email);
  const { database } = server.services;
  for (const step of [1, 2, 3]) {
    await recordAudit(database, { action: 'session_ended', actorId: id, subjectId: id, detail: { step } });
  }
  await recordAudit(database, { action: 'password_reset_requested', subjectId: id, ip: '192.0.2.7' });
  const first = await ada.get<AuditEvent[]>(`/api/admin/audit?userId=${id}&action=session_ended&limit=2`);
  expect(first.status).toBe(200);
  expect(first.headers.get('x-total-count')).toBe('3');
  expect(first.body.map(({ detail }) => detail)).toEqual([{ step: 3 }, { step: 2 }]);
  expect(first.body[0]?.actor).toEqual({ id, email: person.email });
  const [, next = ''] = /<(.+)>/.exec(first.headers.get('link') ?? '') ?? [];
  expect((await ada.get<AuditEvent[]>(next)).body.map(({ detail }) => detail)).toEqual([{ step: 1 }]);
  const [asked] = (await ada.get<AuditEvent[]>('/api/admin/audit?action=password_reset_requested')).body;
  expect(asked).toMatchObject({ actor: null, subject: { id }, ip: '192.0.2.7' });
  const of = await ada.get<AuditEvent[]>(
    `/api/admin/audit?person=${encodeURIComponent(person.email.toUpperCase())}&action=session_ended`,
  );
  expect([of.body.length, of.headers.get('x-total-count')]).toEqual([3, '3']);
  expect((await ada.get('/api/admin/audit?person=%25')).body).toEqual([]);
  expect((await ada.get('/api/admin/audit?action=nonsense')).status).toBe(400);
  expect((await person.get('/api/admin/audit')).status).toBe(403);
});

test('nothing in it can be changed or taken away', async () => {
  const { database } = server.services;
  const id = await idOf((await server.member()).email);
  await recordAudit(database, { action: 'signed_in', actorId: id, subjectId: id, ip: '192.0.2.1' });
  for (const change of [
    sql`delete from audit_events where actor_id = ${id}`,
    sql`update audit_events set action = 'signed_out' where actor_id = ${id}`,
    sql`update audit_events set detail = '{"x":1}' where actor_id = ${id}`,
    sql`update audit_events set actor_id = null where actor_id = ${id}`,
    sql`update audit_events set ip = '192.0.2.2' where actor_id = ${id}`,
    sql`truncate audit_events`,
  ]) {
    await expect(database.execute(change)).rejects.toMatchObject({
      cause: { message: 'audit_events is append-only' },
    });
  }
});

test('an account that goes leaves its events without its id, its address or what was noted of it', async () => {
  const { database } = server.services;
  const id = await idOf((await server.member()).email);
  await recordAudit(database, {
    action: 'account_deletion_requested',
    actorId: id,
    subjectId: id,
    detail: { reference: 'one-of-a-kind', reason: 'Moved to Perth' },
    ip: '192.0.2.9',
  });
  await database.delete(users).where(eq(users.id, id));
  const left = await database
    .select()
    .from(auditEvents)
    .where(sql`${auditEvents.detail} ->> 'reference' = 'one-of-a-kind'`);
  expect(left).toMatchObject([
    { actorId: null, subjectId: null, ip: null, detail: { reference: 'one-of-a-kind' } },
  ]);
});
