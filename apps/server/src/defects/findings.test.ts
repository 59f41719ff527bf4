import type { Defect, ErrorBody, FindingLine } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects } from '../platform/database/schema.ts';

interface Decided {
  decided: { id: number; decidedAt: string }[];
  decidedBefore: number[];
  hazardOpen: number[];
}

let server: TestServer;
let person: Person;
let projectId: number;
let elsewhere: number;

/** One finding through the front door, and copies of it. */
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  elsewhere = (await person.project('Another house')).id;
  const { body } = await person.analyse(await crackOnPlaster(), { projectId, description: 'crack' });
  await copies(2400, projectId, body.defect.id);
  await copies(3, elsewhere, body.defect.id);
});
afterAll(() => server.stop());

const copies = (count: number, into: number, id: number) =>
  server.services.database.execute(sql`
    insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
      compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
      original_severity, original_compliance, examination, listing, assessment)
    select user_id, ${into}, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank, compliance, area,
      confidence, description, recommendations, stage_ids, user_description, title, severity, compliance, examination,
      listing, assessment
    from defects, generate_series(1, ${count}) n where id = ${id}`);

const decide = (ids: readonly number[], verdict = 'confirmed', project = projectId) =>
  person.post<Decided & ErrorBody>(`/api/projects/${project}/findings/decide`, { ids, verdict });
const undo = (decided: Decided['decided'], project = projectId) =>
  person.post<{ withdrawn: number[] }>(`/api/projects/${project}/findings/undecide`, { decided });
const remove = (ids: readonly number[], project = projectId) =>
  person.post<{ deleted: number[] }>(`/api/projects/${project}/findings/delete`, { ids });

/** Findings nobody has decided; none with an open hazard, which one of two deciders may not set aside. */
async function fresh(count: number): Promise<number[]> {
  const rows = await server.services.database
    .select({ id: defects.id })
    .from(defects)
    .where(
      sql`${defects.projectId} = ${projectId} and ${defects.verdict} is null and ${defects.alerts} = '[]'`,
    )
    .orderBy(defects.id)
    .limit(count);
  return rows.map(({ id }) => id);
}

test('thousands of findings come in a few pages, each once, newest first', async () => {
  const seen: number[] = [];
  let path: string | undefined = `/api/projects/${projectId}/findings`;
  let pages = 0;
  while (path) {
    const page: Awaited<ReturnType<typeof person.get<FindingLine[]>>> = await person.get<FindingLine[]>(path);
    expect(page.headers.get('x-total-count')).toBe('2401');
    seen.push(...page.body.map(({ id }) => id));
    path = page.headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
    pages += 1;
  }
  expect(pages).toBe(3);
  expect(new Set(seen).size).toBe(2401);
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

test('a page that isn’t one, and a project that isn’t there, are refused', async () => {
  expect((await person.get(`/api/projects/${projectId}/findings?limit=0`)).status).toBe(400);
  expect((await person.get(`/api/projects/${projectId}/findings?after=x`)).status).toBe(400);
  expect((await person.get('/api/projects/999999/findings')).status).toBe(404);
  const other = await server.member();
  expect((await other.get(`/api/projects/${projectId}/findings`)).status).toBe(404);
  const ids = await fresh(1);
  const path = `/api/projects/${projectId}/findings/decide`;
  expect((await other.post(path, { ids, verdict: 'confirmed' })).status).toBe(404);
});

test('many findings are confirmed at once, and undoing it leaves each as it was', async () => {
  const ids = await fresh(200);
  const before = await person.get<Defect>(`/api/defects/${ids[0]}`);
  const { body } = await decide(ids);
  expect(body.decided.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect((await person.get<Defect>(`/api/defects/${ids[0]}`)).body.decision).toBe('confirmed');
  const { body: undone } = await undo(body.decided);
  expect(undone.withdrawn).toHaveLength(200);
  expect((await person.get<Defect>(`/api/defects/${ids[0]}`)).body).toEqual(before.body);
  expect((await decide([...ids, ids.length])).status).toBe(400);
});

test('what somebody has decided stays, and undoing never takes a later decision away', async () => {
  const [corrected = 0, plain = 0] = await fresh(2);
  await person.put(`/api/defects/${corrected}/decision`, { verdict: 'corrected', defectType: 'Hairline' });
  const { body } = await decide([corrected, plain], 'rejected');
  expect(body).toMatchObject({ decided: [{ id: plain }], decidedBefore: [corrected], hazardOpen: [] });
  expect((await person.get<Defect>(`/api/defects/${corrected}`)).body.defectType).toBe('Hairline');
  await person.put(`/api/defects/${plain}/decision`, { verdict: 'confirmed' });
  expect((await undo(body.decided)).body.withdrawn).toEqual([]);
  expect((await person.get<Defect>(`/api/defects/${plain}`)).body.decision).toBe('confirmed');
});

test('a finding with an open hazard isn’t set aside among others', async () => {
  const [danger = 0, plain = 0] = await fresh(2);
  const [gas] = (
    await person.analyse(await crackOnPlaster(), { projectId: elsewhere, description: 'i can smell gas' })
  ).body.defect.alerts;
  await server.services.database
    .update(defects)
    .set({ alerts: gas ? [gas] : [] })
    .where(eq(defects.id, danger));
  const { body } = await decide([danger, plain], 'rejected');
  expect(body).toMatchObject({ decided: [{ id: plain }], hazardOpen: [danger] });
});

test('a finding of another building isn’t touched, however its id came here', async () => {
  const [own = 0] = await fresh(1);
  const { body } = await decide([own], 'confirmed', elsewhere);
  expect(body.decided).toEqual([]);
  expect((await person.get<Defect>(`/api/defects/${own}`)).body.decision).toBeNull();
});

test('of two who decide the same findings at once, one does, and nobody waits for ever', async () => {
  const ids = await fresh(60);
  const [one, other] = await Promise.all([decide(ids), decide([...ids].reverse(), 'rejected')]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.decided.length + other.body.decided.length).toBe(60);
  expect(one.body.decidedBefore.length + other.body.decidedBefore.length).toBe(60);
});

test('many findings are deleted in one call, with their photos, and the trail names each', async () => {
  const { body } = await person.analyse(await crackOnPlaster(), { projectId, description: 'crack' });
  const ids = [...(await fresh(199)).filter((id) => id !== body.defect.id), body.defect.id].slice(-200);
  const [stays = 0] = await fresh(1000).then((all) => all.filter((id) => !ids.includes(id)));
  const photos = await person.get<{ id: number }[]>(`/api/defects/${body.defect.id}/photos`);
  const first = await remove([...ids].reverse());
  expect(first.body.deleted).toEqual([...ids].sort((a, b) => a - b));
  expect((await person.get(`/api/defects/${ids[0]}`)).status).toBe(404);
  expect((await person.get(`/api/defects/${stays}`)).status).toBe(200);
  expect((await person.get(`/api/photos/${photos.body[0]?.id}/image`)).status).toBe(404);
  const { rows } = await server.services.database.execute(sql`select subject_id as id from trail_entries
    where project_id = ${projectId} and event = 'finding_deleted' order by sequence`);
  expect(rows.map(({ id }) => id)).toEqual(first.body.deleted);
  expect((await remove(ids)).body.deleted).toEqual([]);
  expect((await remove([stays], elsewhere)).body.deleted).toEqual([]);
  expect((await remove([])).status).toBe(400);
  const other = await server.member();
  expect((await other.post(`/api/projects/${projectId}/findings/delete`, { ids: [stays] })).status).toBe(404);
  expect((await person.get(`/api/defects/${stays}`)).status).toBe(200);
});

test('whoever deletes findings while another decides them waits for their turn, and each is deleted once', async () => {
  const ids = await fresh(60);
  const [one, other, decided] = await Promise.all([
    remove(ids),
    remove([...ids].reverse()),
    decide([...ids].reverse()),
  ]);
  expect([one.status, other.status, decided.status]).toEqual([200, 200, 200]);
  expect([...one.body.deleted, ...other.body.deleted].sort()).toEqual([...ids].sort());
});
