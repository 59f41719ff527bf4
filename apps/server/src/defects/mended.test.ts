/** What is still grave: a finding whose repair was verified, or that is no defect, is told as grave nowhere any more. */
import { randomUUID } from 'node:crypto';
import type { ChatAnswer, FindingLine, Repair } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects } from '../platform/database/schema.ts';
import { dayInSydney } from '../platform/day-in-sydney.ts';

let server: TestServer;
let person: Person;
let photo: Uint8Array;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  photo = await crackOnPlaster();
});
afterAll(() => server.stop());

/** A critical finding with a hazard, in a project of its own beside a lesser one. */
async function project() {
  // Each project takes two of an account's five credits.
  person = await server.member();
  const { id: projectId } = await person.project('Mill cottage');
  const analyse = async (description: string) =>
    (await person.analyse(photo, { projectId, description })).body.defect.id;
  const grave = await analyse('gas leak at the meter, strong smell of gas');
  const lesser = await analyse('hairline crack in the plaster');
  await server.services.database
    .update(defects)
    .set({ severity: 'critical', title: 'Rusted gas meter' })
    .where(eq(defects.id, grave));
  return { projectId, grave, lesser };
}

async function take(id: number, step: string, more: object = {}) {
  const { revision } = (await person.get<Repair>(`/api/defects/${id}/repair`)).body;
  const answer = await person.post(`/api/defects/${id}/repair/steps`, {
    ...{ step, key: randomUUID(), revision },
    ...more,
  });
  expect(answer.status, step).toBe(200);
}

async function closeAll(id: number) {
  const [row] = await server.services.database.select().from(defects).where(eq(defects.id, id));
  for (const { kind } of row?.alerts ?? [])
    await person.post(`/api/defects/${id}/alerts/${kind}/close`, {
      reason: 'Gas fitter replaced the hose and tested it',
    });
  await server.services.database
    .update(defects)
    .set({ severity: 'critical', title: 'Rusted gas meter' })
    .where(eq(defects.id, id));
}

const lineOf = async (projectId: number, id: number) =>
  (await person.get<FindingLine[]>(`/api/projects/${projectId}/findings`)).body.find((one) => one.id === id);
const ask = async (projectId: number, message: string) =>
  (await person.post<ChatAnswer>('/api/ai/chat', { message, projectId, clientId: randomUUID() })).body;
const FIRST = 'What should I fix first?';

test('a verified repair leaves nothing grave, and opened again it does', async () => {
  const { projectId, grave } = await project();
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false, severity: 'critical' });
  await take(grave, 'assign', { person: 'Ben' });
  await take(grave, 'reportFixed');
  await closeAll(grave);
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false, alerts: [] });
  expect((await ask(projectId, FIRST)).response).toContain('Rusted gas meter');
  await take(grave, 'verify');
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: true, severity: 'critical' });
  expect((await ask(projectId, FIRST)).response).not.toContain('Rusted gas meter');
  expect((await ask(projectId, 'Is there anything that can’t wait?')).response).not.toContain(
    'Rusted gas meter',
  );
  await take(grave, 'reopen', { note: 'Rust is back' });
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false });
  expect((await ask(projectId, FIRST)).response).toContain('Rusted gas meter');
});

test('what is accepted as it is stays grave, and what is no defect doesn’t', async () => {
  const { projectId, grave, lesser } = await project();
  await closeAll(grave);
  await take(grave, 'accept', { note: 'Left for now' });
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false });
  await take(lesser, 'notDefect', { note: 'Only a shadow' });
  expect(await lineOf(projectId, lesser)).toMatchObject({ mended: true });
});

test('a danger that is told of anew makes a mended finding grave again', async () => {
  const { projectId, grave } = await project();
  await closeAll(grave);
  await take(grave, 'notDefect', { note: 'Nothing was wrong' });
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: true });
  await take(grave, 'comment', { note: 'I smell gas here again' });
  const line = await lineOf(projectId, grave);
  expect(line?.alerts.map(({ kind }) => kind)).toContain('gas');
  expect(line).toMatchObject({ mended: false });
});

test('of a step and a later visit the newer counts', async () => {
  const { projectId, grave } = await project();
  await closeAll(grave);
  await take(grave, 'notDefect', { note: 'Nothing was wrong' });
  const seen = (day: string, state: string) =>
    server.services.database.execute(`
      with visit as (insert into visits (project_id, kind, visited_on) values (${projectId}, 'defect', '${day}') returning id)
      insert into finding_follow_ups (project_id, finding_id, visit_id, state)
      select ${projectId}, ${grave}, id, '${state}' from visit`);
  await seen('2020-01-01', 'worse');
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: true });
  await seen('2099-01-01', 'worse');
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false });
  await seen('2099-02-01', 'fixed');
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: true });
});

test('what is opened again after a visit saw it fixed is grave, on the same day too', async () => {
  const { projectId, grave } = await project();
  await closeAll(grave);
  await take(grave, 'assign', { person: 'Ben' });
  await take(grave, 'reportFixed');
  await take(grave, 'verify');
  const today = dayInSydney(new Date());
  const visit = (
    await person.post<{ id: number }>(`/api/projects/${projectId}/visits`, {
      ...{ kind: 're_inspection', visitedOn: today },
    })
  ).body.id;
  const say = async () =>
    expect(
      (await person.put(`/api/visits/${visit}/follow-ups`, { findingId: grave, state: 'fixed' })).status,
    ).toBe(200);
  await say();
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: true });
  await take(grave, 'reopen', { note: 'Rust is back' });
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false });
  expect((await ask(projectId, FIRST)).response).toContain('Rusted gas meter');
  // Looked at once more that day.
  await say();
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: true });
});

test('what its owner fixed alone and saw fixed on a visit is still grave', async () => {
  const { projectId, grave } = await project();
  await closeAll(grave);
  await take(grave, 'fixOwn');
  const visit = (
    await person.post<{ id: number }>(`/api/projects/${projectId}/visits`, {
      ...{ kind: 're_inspection', visitedOn: dayInSydney(new Date()) },
    })
  ).body.id;
  const followUp = { findingId: grave, state: 'fixed' };
  expect((await person.put(`/api/visits/${visit}/follow-ups`, followUp)).status).toBe(200);
  expect(await lineOf(projectId, grave)).toMatchObject({ mended: false });
});
