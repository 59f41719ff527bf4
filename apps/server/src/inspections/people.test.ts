import type { ErrorBody, ProjectPerson } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { projectPeople } from '../platform/database/schema.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  person = await server.member();
});
afterAll(() => server.stop());

const OWNER = {
  role: 'owner',
  name: 'Ann O’Example',
  phone: '(02) 9000 0000 ext. 4',
  email: 'ann@example.com',
};
const add = (project: number, facts: object, by = person) =>
  by.post<ProjectPerson & ErrorBody>(`/api/projects/${project}/people`, facts);
const list = async (project: number) =>
  (await person.get<ProjectPerson[]>(`/api/projects/${project}/people`)).body;

test('people are added to a project, written anew and removed, each with what is known of them', async () => {
  const { id: project } = await person.project();
  const owner = await add(project, OWNER);
  expect([owner.status, owner.body]).toEqual([201, { id: expect.any(Number), ...OWNER }]);
  const builder = await add(project, { role: 'builder', name: ' Bob ' });
  expect(builder.body).toMatchObject({ name: 'Bob', phone: '', email: '' });
  const changed = { role: 'agent', name: 'Bob Builder', phone: '+61 400 000 000', email: '' };
  expect((await person.put<ProjectPerson>(`/api/people/${builder.body.id}`, changed)).body).toMatchObject(
    changed,
  );
  expect((await list(project)).map(({ name }) => name)).toEqual(['Ann O’Example', 'Bob Builder']);
  expect((await person.delete(`/api/people/${owner.body.id}`)).status).toBe(200);
  expect((await person.delete(`/api/people/${owner.body.id}`)).status).toBe(404);
  expect((await list(project)).map(({ name }) => name)).toEqual(['Bob Builder']);
});

test.each([
  [{ ...OWNER, name: ' \u200b ' }, 'Give the person’s name'],
  [{ ...OWNER, name: 'x'.repeat(121) }, 'The name can have at most 120 characters'],
  [{ ...OWNER, role: 'plumber' }, 'Choose what this person is from the list'],
  [{ ...OWNER, phone: 'javascript:alert(1)' }, 'Please enter a phone number such as 0400 000 000'],
  [{ ...OWNER, phone: `0${'1 '.repeat(40_000)}!` }, 'Please enter a phone number such as 0400 000 000'],
  [{ ...OWNER, email: 'ann at example' }, 'Please enter a valid email address'],
])('refuses a person that can’t be one with 400 and says why (%#)', async (facts, message) => {
  const { id: project } = await person.project();
  const { status, body } = await add(project, facts);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  expect(await list(project)).toEqual([]);
});

test('another user’s people answer 404 to reading, adding, changing and removing', async () => {
  const { id: project } = await person.project();
  const { id } = (await add(project, OWNER)).body;
  const stranger = await server.member();
  expect((await stranger.get(`/api/projects/${project}/people`)).status).toBe(404);
  expect((await add(project, OWNER, stranger)).status).toBe(404);
  expect((await stranger.put(`/api/people/${id}`, { ...OWNER, name: 'Eve' })).status).toBe(404);
  expect((await stranger.delete(`/api/people/${id}`)).status).toBe(404);
  expect(await list(project)).toEqual([{ id, ...OWNER }]);
});

test('at most forty people fit a project, however many are added at once', async () => {
  const { id: project } = await person.project();
  await server.services.database
    .insert(projectPeople)
    .values(
      Array.from({ length: 38 }, (_, at) => ({ projectId: project, role: 'other' as const, name: `P${at}` })),
    );
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(project, OWNER)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
});

test('on legal hold nobody is removed, and with the project its people go', async () => {
  const { id: project } = await person.project();
  const { id } = (await add(project, OWNER)).body;
  await person.post(`/api/projects/${project}/legal-hold`, { reason: 'Claim' });
  expect((await person.delete(`/api/people/${id}`)).status).toBe(409);
  expect(await list(project)).toHaveLength(1);
  await person.post(`/api/projects/${project}/legal-hold/lift`, { reason: 'Settled' });
  expect((await person.delete(`/api/projects/${project}`)).status).toBe(200);
  const left = await server.services.database
    .select()
    .from(projectPeople)
    .where(eq(projectPeople.projectId, project));
  expect(left).toEqual([]);
});
