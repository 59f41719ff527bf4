import type { Accepted, DefectSummary, Draft, ErrorBody, Import, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' }, limits: false });
  person = await server.member();
});
afterAll(() => server.stop());

const LIST = `Room,Item,Risk
Ensuite,Grout missing at the shower base,Low
Hallway,Smoke alarm hangs from bare wires,High
Deck,Handrail loose,Medium
Laundry,Tap drips,Minor
`;

/** A project with the list in it, and its drafts. */
async function withList() {
  const project = (await person.project()).id;
  const body = new FormData();
  for (const [field, column] of Object.entries({ location: '0', title: '1', severity: '2' })) {
    body.set(field, column);
  }
  body.set('list', new Blob([LIST], { type: 'text/csv' }), 'snags.csv');
  const { id } = (await person.call<Import>('POST', `/api/projects/${project}/imports`, { body })).body;
  const drafts = async () => (await person.get<Draft[]>(`/api/imports/${id}/drafts`)).body;
  const findings = async () =>
    (await person.get<DefectSummary[]>('/api/defects')).body.filter(({ projectId }) => projectId === project);
  return { project, id, drafts, findings, ids: (await drafts()).map((draft) => draft.id) };
}

const acceptAll = (list: number, draftIds: readonly number[], who: Person = person) =>
  who.post<Accepted[] & ErrorBody>(`/api/imports/${list}/accept`, { draftIds });

test('several drafts become findings at once, with their hazards, free of charge', async () => {
  const { project, id, ids, drafts, findings } = await withList();
  const { status, body } = await acceptAll(id, ids.slice(0, 3));
  expect([status, body.map(({ draftId }) => draftId)]).toEqual([200, ids.slice(0, 3)]);
  expect((await drafts()).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted', 'waiting']);
  const made = await findings();
  expect(made.map((each) => each.id).sort()).toEqual(body.map(({ findingId }) => findingId).sort());
  const wires = made.find(({ defectType }) => defectType.includes('Smoke alarm'));
  expect(wires?.severity).toBe('critical');
  const trail = (await person.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body;
  expect(trail.filter(({ event }) => event === 'finding_kept')).toHaveLength(3);
  expect((await person.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
});

test('asked again, at once and after one by one, each draft is one finding', async () => {
  const { id, ids, findings } = await withList();
  const answers = await Promise.all([
    acceptAll(id, ids),
    acceptAll(id, [...ids].reverse()),
    acceptAll(id, [...ids, ...ids]),
    person.post(`/api/drafts/${ids[1]}/accept`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await findings()).toHaveLength(4);
  expect((await acceptAll(id, ids)).body).toEqual(answers[0]?.body);
});

test('none is accepted where one was set aside, and the answer says which', async () => {
  const { id, ids, drafts, findings } = await withList();
  expect((await person.patch(`/api/drafts/${ids[3]}`, { state: 'set_aside' })).status).toBe(200);
  const { status, body } = await acceptAll(id, ids);
  expect([status, body.message]).toEqual([409, 'The draft of row 5 was set aside. Nothing was accepted.']);
  expect(await findings()).toEqual([]);
  expect((await drafts()).slice(0, 3).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});

test('none is accepted where the finding of one was deleted', async () => {
  const { id, ids, findings } = await withList();
  const [first] = (await acceptAll(id, ids.slice(0, 1))).body;
  await person.delete(`/api/defects/${first?.findingId}`);
  expect((await acceptAll(id, ids)).status).toBe(409);
  expect(await findings()).toEqual([]);
});

test('drafts of another list, of somebody else or none at all are refused', async () => {
  const [one, other] = [await withList(), await withList()];
  expect((await acceptAll(one.id, [...one.ids, ...other.ids])).status).toBe(404);
  expect((await acceptAll(one.id, one.ids, await server.member())).status).toBe(404);
  expect((await acceptAll(one.id, [])).status).toBe(400);
  expect((await server.visitor().post(`/api/imports/${one.id}/accept`, { draftIds: one.ids })).status).toBe(
    401,
  );
  expect(await one.findings()).toEqual([]);
});
