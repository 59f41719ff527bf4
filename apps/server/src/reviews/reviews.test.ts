import type { Review, ShownReview } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { fromSecret, payInSandbox } from '../../test/support/shopper.ts';
import { auditEvents, reports } from '../platform/database/schema.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await becomeAdmin(server);
});
afterAll(() => server.stop());

const WORDS = 'It found the stepped crack that I had missed.';
const review = (name: string, consent = true) => ({ words: WORDS, name, role: 'Inspector', consent });
const asksMe = async (person: Person) => (await person.get<{ ask: boolean }>('/api/reviews/mine')).body.ask;
const shown = async () => (await server.visitor().get<ShownReview[]>('/api/reviews')).body;
const listed = async () => (await admin.get<Review[]>('/api/admin/reviews')).body;

async function idOf(name: string): Promise<number> {
  return (await listed()).find((one) => one.name === name)?.id ?? 0;
}

async function buyReport(person: Person): Promise<void> {
  const { id: userId } = (await person.get<{ id: number }>('/api/me')).body;
  const { id: projectId } = await person.project();
  const [report] = await server.services.database
    .insert(reports)
    .values({ userId, projectId, title: 'Handover', folder: `reports/${projectId}` })
    .returning();
  const { body } = await person.post<{ clientSecret: string }>('/api/payments/create-pdf-intent', {
    reportId: report?.id,
    selectedDefectIds: [1],
    projectId,
  });
  const payment = fromSecret(body.clientSecret);
  await payInSandbox(person, payment);
  await person.post('/api/payments/confirm-pdf-purchase', { paymentIntentId: payment.id });
}

test('asks for a review once, after a bought report, and never again', async () => {
  const person = await server.member();
  expect(await asksMe(person)).toBe(false);
  await buyReport(person);
  expect(await asksMe(person)).toBe(true);
  expect((await person.post('/api/reviews', review('Kim'))).status).toBe(201);
  expect(await asksMe(person)).toBe(false);
  expect((await person.post('/api/reviews', review('Kim again'))).status).toBe(409);
  const other = await server.member();
  await buyReport(other);
  await other.post('/api/reviews/decline');
  expect(await asksMe(other)).toBe(false);
});

test('shows nothing that no administrator approved, and nothing while there are fewer than three', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cy'].map((name) => server.member(name)));
  for (const [at, person] of people.entries()) await person.post('/api/reviews', review(`Shown ${at}`));
  expect(await shown()).toEqual([]);
  for (const at of [0, 1]) {
    await admin.put(`/api/admin/reviews/${await idOf(`Shown ${at}`)}`, { state: 'approved' });
  }
  expect(await shown()).toEqual([]);
  await admin.put(`/api/admin/reviews/${await idOf('Shown 2')}`, { state: 'approved' });
  const all = await shown();
  expect(all.map(({ name }) => name)).toEqual(['Shown 2', 'Shown 1', 'Shown 0']);
  expect(Object.keys(all[0] ?? {}).sort()).toEqual(['name', 'role', 'words']);

  // Taken back by its author, it is gone at once, words and all.
  expect((await people[1]?.delete('/api/reviews/mine'))?.status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await listed()).some(({ name }) => name === 'Shown 1')).toBe(false);
  expect((await people[1]?.delete('/api/reviews/mine'))?.status).toBe(404);
});

test('never approves what its author didn’t agree to have shown', async () => {
  const person = await server.member();
  await person.post('/api/reviews', review('Private', false));
  const id = await idOf('Private');
  const { status, body } = await admin.put<{ code: string }>(`/api/admin/reviews/${id}`, {
    state: 'approved',
  });
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect((await admin.put(`/api/admin/reviews/${id}`, { state: 'refused' })).status).toBe(200);
});

test('puts every decision on record', async () => {
  const person = await server.member();
  await person.post('/api/reviews', review('Recorded'));
  await admin.put(`/api/admin/reviews/${await idOf('Recorded')}`, { state: 'refused' });
  const { id } = (await person.get<{ id: number }>('/api/me')).body;
  const events = await server.services.database
    .select({ action: auditEvents.action, detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id));
  expect(events).toContainEqual({ action: 'review_moderated', detail: { state: 'refused' } });
});

test('refuses what says nothing, and moderation by anybody else', async () => {
  const person = await server.member();
  const { status, body } = await person.post<{ fields: Record<string, string> }>('/api/reviews', {
    words: 'Good.',
    name: '',
    role: ' ',
    consent: true,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['name', 'role', 'words']);
  expect((await person.put('/api/admin/reviews/1', { state: 'approved' })).status).toBe(403);
  expect((await admin.put('/api/admin/reviews/999999', { state: 'approved' })).status).toBe(404);
});
