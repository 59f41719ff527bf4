/** What an answer says may be done is what the server then does, and why not is the error that it answers. */
import {
  type Defect,
  type ErrorBody,
  type Photo,
  type Project,
  REFUSALS,
  type Report,
  type Visit,
} from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';

const photo = await crackOnPlaster();
let server: TestServer;
let person: Person;
let projectId: number;
let within: string;
beforeAll(async () => {
  // Without a worker a report stays under way.
  server = await startTestServer({ env: { ROLE: 'web' } });
  person = await server.member();
  projectId = (await person.project()).id;
  within = `/api/projects/${projectId}`;
});
afterAll(() => server.stop());

interface Said {
  can: Record<string, boolean>;
  whyNot: Record<string, keyof typeof REFUSALS | undefined>;
}

/** Tries an action and compares what happened with what was said of it before. */
async function expectAsSaid(said: Said, action: string, method: string, path: string, json?: object) {
  const { status, body } = await person.call<ErrorBody>(method, path, json ? { json } : {});
  const refusal = said.whyNot[action];
  expect([action, said.can[action], body.code]).toEqual([
    action,
    status < 300,
    refusal && REFUSALS[refusal].code,
  ]);
}

const readVisit = async (id: number) =>
  (await person.get<Visit[]>(`${within}/visits`)).body.find((one) => one.id === id) as Visit & Said;
const HELD = { reason: 'Claim lodged' };

test('a visit says what it is open for, and is open for no more', async () => {
  const { id } = (await person.post<Visit>(`${within}/visits`, { kind: 'handover', visitedOn: '2026-03-02' }))
    .body;
  const path = `/api/visits/${id}`;
  for (const way of ['close', 'reopen', 'close']) {
    const said = await readVisit(id);
    const other = way === 'close' ? 'reopen' : 'close';
    await expectAsSaid(said, other, 'POST', `${path}/${other}`);
    await expectAsSaid(said, 'edit', 'PATCH', path, { weather: 'Fine' });
    await expectAsSaid(said, way, 'POST', `${path}/${way}`);
  }
  await expectAsSaid(await readVisit(id), 'delete', 'DELETE', path);
  await person.post(`${path}/reopen`);
  await person.post(`${within}/legal-hold`, HELD);
  await expectAsSaid(await readVisit(id), 'delete', 'DELETE', path);
  await person.post(`${within}/legal-hold/lift`, HELD);
  await expectAsSaid(await readVisit(id), 'delete', 'DELETE', path);
});

test('project, finding, photo and report say that a legal hold keeps them, and it does', async () => {
  const { defect } = (await person.analyse(photo, { projectId })).body;
  const asked = { projectId, title: 'Handover', selectedDefectIds: [defect.id] };
  const report = (await person.post<Report>('/api/reports', asked)).body;
  const body = new FormData();
  body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  const kept = (await person.call<Photo>('POST', `${within}/photos`, { body })).body;
  const readAll = async (): Promise<[Said, string][]> => [
    [
      (await person.get<Photo[]>(`${within}/photos`)).body.find(({ id }) => id === kept.id) as Photo & Said,
      `/api/photos/${kept.id}`,
    ],
    [(await person.get<Report & Said>(`/api/reports/${report.id}`)).body, `/api/reports/${report.id}`],
    [(await person.get<Defect & Said>(`/api/defects/${defect.id}`)).body, `/api/defects/${defect.id}`],
    [(await person.get<Project & Said>(within)).body, within],
  ];
  await person.post(`${within}/legal-hold`, HELD);
  const held = await readAll();
  expect(held.map(([said]) => said.whyNot.delete)).toEqual(held.map(() => 'on_hold'));
  for (const [said, path] of held) await expectAsSaid(said, 'delete', 'DELETE', path);
  const listed = (await person.get<(Defect & Said)[]>('/api/defects')).body;
  expect(listed.map(({ whyNot }) => whyNot)).toEqual([held[2]?.[0].whyNot]);

  await person.post(`${within}/legal-hold/lift`, HELD);
  const free = await readAll();
  const [, [ofReport, path] = held[1] ?? [{} as Said, '']] = free;
  await expectAsSaid(ofReport, 'retry', 'POST', `${path}/retry`);
  await expectAsSaid(ofReport, 'edit', 'PUT', path, { title: 'Another' });
  await expectAsSaid(ofReport, 'preview', 'GET', `${path}/preview`);
  for (const [said, of] of free) await expectAsSaid(said, 'delete', 'DELETE', of);
});

test('a photo tried without an account offers nothing to do', async () => {
  const form = new FormData();
  form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  const tried = await server.visitor().call<{ defect: Said }>('POST', '/api/trial', { body: form });
  expect(Object.values(tried.body.defect.can).filter(Boolean)).toEqual([]);
});
