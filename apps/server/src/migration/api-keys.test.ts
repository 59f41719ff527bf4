import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { receiveMail, tokenIn } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let root: Person;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
  root = await becomeAdmin(server, 'Root');
});
afterAll(() => server.stop());

const idOf = async (person: Person) => (await person.get<{ id: number }>('/api/me')).body.id;
const exportWith = async (key: string) =>
  (await server.visitor().get('/api/migration/export', { authorization: `Bearer ${key}` })).status;

async function keyOf(person: Person, days?: number) {
  const { status, body } = await person.post<{ id: number; key: string; expiresAt: string }>(
    '/api/api-keys',
    { name: 'The move', password: person.password, ...(days ? { days } : {}) },
  );
  expect(status).toBe(201);
  return body;
}

/** An administrator with a key that works. */
async function keyHolder() {
  const holder = await becomeAdmin(server, 'Holder');
  const { key } = await keyOf(holder);
  expect(await exportWith(key)).toBe(200);
  return { holder, id: await idOf(holder), key };
}

describe('an API key ends', () => {
  test('when its owner is suspended, and doesn’t come back when that is lifted', async () => {
    const { id, key } = await keyHolder();
    expect((await root.put(`/api/admin/users/${id}/suspension`, { reason: 'Left us' })).status).toBe(200);
    expect(await exportWith(key)).toBe(401);
    await root.delete(`/api/admin/users/${id}/suspension`);
    expect(await exportWith(key)).toBe(401);
  });

  test('when its owner is no administrator any more', async () => {
    const { id, key } = await keyHolder();
    expect((await root.put(`/api/admin/users/${id}/role`, { role: 'user' })).status).toBe(200);
    expect(await exportWith(key)).toBe(401);
    await root.put(`/api/admin/users/${id}/role`, { role: 'admin' });
    expect(await exportWith(key)).toBe(401);
  });

  test('when an administrator ends the account’s sessions, and when its owner ends the others', async () => {
    const one = await keyHolder();
    await root.delete(`/api/admin/users/${one.id}/sessions`);
    expect(await exportWith(one.key)).toBe(401);
    const other = await keyHolder();
    await other.holder.delete('/api/sessions');
    expect(await exportWith(other.key)).toBe(401);
  });

  test('with a new password, whether it was changed or came by mail', async () => {
    const one = await keyHolder();
    const { email, password } = one.holder;
    const body = { currentPassword: password, newPassword: 'another horse' };
    expect((await one.holder.post('/api/account/password', body)).status).toBe(200);
    expect(await exportWith(one.key)).toBe(401);
    await one.holder.post('/api/login', { email, password: 'another horse' });
    const again = await one.holder.post<{ key: string }>('/api/api-keys', {
      name: 'Again',
      password: 'another horse',
    });
    await server.visitor().post('/api/password/forgot', { email });
    const token = tokenIn(await receiveMail(server, email, 'password_reset'));
    await server.visitor().post('/api/password/reset', { token, newPassword: 'a third horse' });
    expect(await exportWith(again.body.key)).toBe(401);
  });

  test('on the day that was chosen when it was made', async () => {
    const made = await keyOf(root, 1);
    expect(Date.parse(made.expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
    expect(await exportWith(made.key)).toBe(200);
    const { body: listed } = await root.get<{ id: number; expiresAt: string }[]>('/api/api-keys');
    expect(listed.find(({ id }) => id === made.id)?.expiresAt).toBe(made.expiresAt);
    await server.services.database.execute(
      sql`update api_keys set expires_at = now() - interval '1 second' where id = ${made.id}`,
    );
    expect(await exportWith(made.key)).toBe(401);
  });

  test('even where its row is left while its owner is suspended', async () => {
    const { id, key } = await keyHolder();
    await server.services.database.execute(
      sql`insert into suspensions (user_id, reason) values (${id}, 'Left in the middle')`,
    );
    expect(await exportWith(key)).toBe(401);
  });
});

test('a key is made only with the password, and for no longer than is offered', async () => {
  const wrong = await root.post('/api/api-keys', { name: 'Mine', password: 'not it' });
  expect([wrong.status, wrong.body]).toMatchObject([
    400,
    { fields: { password: 'This isn’t your current password' } },
  ]);
  expect((await root.post('/api/api-keys', { name: 'Mine' })).status).toBe(400);
  const { password } = root;
  const long = await root.post('/api/api-keys', { name: 'Mine', password, days: 3650 });
  expect([long.status, long.body]).toMatchObject([
    400,
    { fields: { days: 'Choose how long the key lasts' } },
  ]);
});
