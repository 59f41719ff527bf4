import type { MigrationPreview, MigrationResult, Project } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { confirmAddress, receiveMail, tokenIn } from '../../test/support/outbox.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { creditEntries, users } from '../platform/database/schema.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
  admin = await becomeAdmin(server);
});
afterAll(() => server.stop());

const documentOf = (email: string, source = email, more: object = {}) => ({
  source,
  users: [{ id: 1, email, displayName: 'Mia', analysisCredits: 40, ...more }],
  projects: [{ id: 1, userId: 1, name: 'Mia’s own house' }],
});
const bringIn = (document: unknown) => admin.post<MigrationResult>('/api/migration/import', document);
const projectsOf = async (person: Person) =>
  (await person.get<Project[]>('/api/projects')).body.map(({ name }) => name);

test('a move gives nothing to whoever registered a person’s address first and never proved it', async () => {
  const stranger = await server.member('Stranger');
  const document = documentOf(stranger.email);
  const preview = await admin.post<MigrationPreview>('/api/migration/preview', document);
  expect(preview.body.users[0]).toMatchObject({
    action: 'skip',
    reason: expect.stringContaining('never confirmed it'),
  });
  expect(preview.body.projects[0]).toMatchObject({ action: 'skip' });
  const { body } = await bringIn(document);
  expect(body.errors.map(({ message }) => message).join()).toContain('never confirmed it');
  expect(await projectsOf(stranger)).toEqual([]);
  const { database } = server.services;
  const [account] = await database.select().from(users).where(eq(users.email, stranger.email));
  const entries = await database
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, account?.id ?? 0));
  expect(entries.map(({ kind }) => kind)).toEqual(['signup_grant']);

  // The owner of the address comes in by its mail, and gets all of it with the next run.
  await server.visitor().post('/api/password/forgot', { email: stranger.email });
  const token = tokenIn(await receiveMail(server, stranger.email, 'password_reset'));
  const owner = server.visitor();
  await owner.post('/api/password/reset', { token, newPassword: 'the owner’s own' });
  await owner.post('/api/login', { email: stranger.email, password: 'the owner’s own' });
  await bringIn(document);
  expect(await projectsOf(owner)).toEqual(['Mia’s own house']);
  expect((await stranger.get('/api/me')).status).toBe(401);
});

test('what an earlier move gave to such an account isn’t added to', async () => {
  const person = await server.member();
  await confirmAddress(server, person);
  await bringIn(documentOf(person.email));
  const { database } = server.services;
  await database.update(users).set({ emailVerified: false }).where(eq(users.email, person.email));
  const later = documentOf(person.email);
  later.projects.push({ id: 2, userId: 1, name: 'Mia’s second house' });
  const preview = await admin.post<MigrationPreview>('/api/migration/preview', later);
  expect(preview.body.users[0]).toMatchObject({ action: 'skip' });
  await bringIn(later);
  expect(await projectsOf(person)).toEqual(['Mia’s own house']);
  await bringIn({ ...later, users: [] });
  expect(await projectsOf(person)).toEqual(['Mia’s own house']);
});

test('an account that came with a move, which only its mail can open, is added to by the next one', async () => {
  const { email } = server.visitor();
  await bringIn(documentOf(email, `one-${email}`));
  const again = await bringIn(documentOf(email, `two-${email}`));
  expect(again.body.imported).toMatchObject({ projects: 1 });
});

test('who registers the address between the preview and the move gets nothing either', async () => {
  const stranger = server.visitor();
  const document = documentOf(stranger.email);
  const preview = await admin.post<MigrationPreview>('/api/migration/preview', document);
  expect(preview.body.users[0]).toMatchObject({ action: 'create' });
  await stranger.signUp('Stranger');
  await admin.post(`/api/migration/runs/${preview.body.runId}/import`);
  expect(await projectsOf(stranger)).toEqual([]);
  expect((await stranger.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
});
