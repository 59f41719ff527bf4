import { randomUUID } from 'node:crypto';
import type { Accepted, Draft, ErrorBody, Import, Repair } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' }, limits: false });
  person = await server.member('Ines Spector');
});
afterAll(() => server.stop());

const LIST = `Room,Item,Risk
Ensuite,Grout missing at the shower base,Low
Hallway,Smoke alarm hangs from bare wires,High
Deck,Paint scuffed beside the door,Medium
`;

/** A project with three findings, in the order of their numbers; the second has an open hazard. */
async function withFindings(who = person) {
  const project = (await who.project()).id;
  const body = new FormData();
  for (const [field, column] of Object.entries({ location: '0', title: '1', severity: '2' })) {
    body.set(field, column);
  }
  body.set('list', new Blob([LIST], { type: 'text/csv' }), 'snags.csv');
  const { id } = (await who.call<Import>('POST', `/api/projects/${project}/imports`, { body })).body;
  const drafts = (await who.get<Draft[]>(`/api/imports/${id}/drafts`)).body.map((draft) => draft.id);
  const made = (await who.post<Accepted[]>(`/api/imports/${id}/accept`, { draftIds: drafts })).body;
  return { project, ids: made.map(({ findingId }) => findingId) };
}

type Answer = {
  changed: number[];
  refused: { id: number; number: number; title: string; message: string }[];
};
const change = (project: number, ids: readonly number[], more: object, who = person) =>
  who.post<Answer & ErrorBody>(`/api/projects/${project}/repairs/steps`, { ids, key: randomUUID(), ...more });
const read = async (id: number) => (await person.get<Repair>(`/api/defects/${id}/repair`)).body;
const BEN = { step: 'assign', person: 'Ben Ochre', trade: 'Plastering', dueOn: '2030-02-03' };

test('several findings are assigned in one step, each with its entry', async () => {
  const { project, ids } = await withFindings();
  const { status, body } = await change(project, ids, { ...BEN, note: 'Key is next door' });
  expect([status, body]).toEqual([200, { changed: ids, refused: [] }]);
  for (const id of ids) {
    const repair = await read(id);
    expect(repair).toMatchObject({ state: 'assigned', person: 'Ben Ochre', dueOn: '2030-02-03' });
    expect(repair.trade).toBe('Plastering');
    expect(repair.entries.map(({ step, note, name }) => [step, note, name])).toEqual([
      ['assign', 'Key is next door', 'Ines Spector'],
    ]);
  }
});

test('those that refuse a step are named with the reason, and the others go on', async () => {
  const { project, ids } = await withFindings();
  const { body } = await change(project, ids, { step: 'accept', note: 'The owner lives with it' });
  expect(body.changed).toEqual([ids[0], ids[2]]);
  expect(body.refused).toMatchObject([{ id: ids[1], number: 2, title: 'Smoke alarm hangs from bare wires' }]);
  expect(body.refused[0]?.message).toMatch(/hazard/i);
  expect((await read(ids[1] ?? 0)).state).toBe('open');
  const again = await change(project, ids, BEN);
  expect(again.body.changed).toEqual([ids[1]]);
  expect(again.body.refused.map(({ number }) => number)).toEqual([1, 3]);
});

test('what an assignment leaves out is kept as it was, or as the finding asks for', async () => {
  const { project, ids } = await withFindings();
  await change(project, ids.slice(0, 1), BEN);
  await change(project, ids, { step: 'assign', person: 'Ada Joist' });
  const [first, second, third] = await Promise.all(ids.map(read));
  expect(first).toMatchObject({ person: 'Ada Joist', trade: 'Plastering', dueOn: '2030-02-03' });
  expect(second?.dueOn).not.toBeNull();
  expect(third?.dueOn).not.toBe(second?.dueOn);
});

test('the same press again changes nothing more', async () => {
  const { project, ids } = await withFindings();
  const press = { ...BEN, key: randomUUID() };
  expect((await change(project, ids, press)).body.changed).toEqual(ids);
  expect((await change(project, ids, press)).body).toEqual({ changed: ids, refused: [] });
  expect((await read(ids[0] ?? 0)).entries).toHaveLength(1);
});

test('a step that lacks something changes nothing, and says what', async () => {
  const { project, ids } = await withFindings();
  expect(await change(project, ids, { step: 'assign', person: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { person: 'Say who will fix it' } },
  });
  expect((await change(project, ids, { step: 'accept' })).body.fields).toEqual({ note: 'Say why' });
  expect((await change(project, ids, { step: 'comment', note: 'Seen' })).status).toBe(400);
  expect((await change(project, [], BEN)).status).toBe(400);
  expect((await read(ids[0] ?? 0)).entries).toEqual([]);
});

test('somebody else’s project is not found, and findings of another project are left alone', async () => {
  const { project, ids } = await withFindings();
  const other = await withFindings();
  const { body } = await change(project, [...ids, ...other.ids], BEN);
  expect(body.changed).toEqual(ids);
  expect((await read(other.ids[0] ?? 0)).state).toBe('open');
  const stranger = await server.member();
  expect((await change(project, ids, BEN, stranger)).status).toBe(404);
  expect((await change(project, ids, BEN, server.visitor())).status).toBe(401);
});
