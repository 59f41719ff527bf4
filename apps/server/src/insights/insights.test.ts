import type { Insights } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
let projectId: number;

/** Eight copies of one finding: two of each severity, one of them this month and one two months ago. */
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  const { body } = await person.analyse(await crackOnPlaster(), {
    projectId,
    description: 'crack in the plasterboard',
    stages: 'frame_stage,internal_linings',
  });
  await server.services.database.execute(sql`
    insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
      compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
      original_severity, original_compliance, examination, listing, assessment, created_at)
    select user_id, project_id, photo_id, outcome, title, taxonomy_id, family,
      (array['low','medium','high','critical'])[1 + n % 4], 1 + n % 4, compliance,
      case when n < 4 then 'structural' else 'waterproofing' end, confidence, description, recommendations,
      case when n < 4 then array['roofing'] else array['roofing', 'painting'] end, user_description, title, severity,
      compliance, examination, listing, assessment, now() - make_interval(months => case when n < 4 then 0 else 2 end)
    from defects, generate_series(0, 7) n where id = ${body.defect.id}`);
  await person.delete(`/api/defects/${body.defect.id}`);
});
afterAll(() => server.stop());

const read = async (query = '') => (await person.get<Insights>(`/api/insights${query}`)).body;
const ONE_EACH = { critical: 1, high: 1, medium: 1, low: 1 };
const TWO_EACH = { critical: 2, high: 2, medium: 2, low: 2 };

test('counts by month, stage and area, for everything and for one project', async () => {
  const all = await read();
  expect(all.months).toHaveLength(12);
  expect(all.months.at(-1)).toMatchObject(ONE_EACH);
  expect(all.months.at(-3)).toMatchObject(ONE_EACH);
  expect(all.months.at(-2)).toMatchObject({ critical: 0, high: 0, medium: 0, low: 0 });
  expect(all.stages).toEqual([
    { stageId: 'roofing', ...TWO_EACH },
    { stageId: 'painting', ...ONE_EACH },
  ]);
  expect(all.areas).toEqual([
    { area: 'structural', ...ONE_EACH },
    { area: 'waterproofing', ...ONE_EACH },
  ]);
  expect(all.trades).toEqual([{ trade: 'plasterboard', ...TWO_EACH }]);
  expect(all.inspected).toEqual([]);
  const one = await read(`?projectId=${projectId}`);
  expect(one).toMatchObject({ months: all.months, stages: all.stages, areas: all.areas });
  expect(one.inspected.map(({ stageId }) => stageId).sort()).toEqual(['frame_stage', 'internal_linings']);
  const empty = (await person.project('Another')).id;
  expect(await read(`?projectId=${empty}`)).toMatchObject({ stages: [], areas: [], inspected: [] });
});

test('leaves out what the inspector rejected', async () => {
  const [first] = (await person.get<{ id: number; severity: string }[]>('/api/defects?sort=severity')).body;
  await person.put(`/api/defects/${first?.id}/decision`, { verdict: 'rejected' });
  const total = (await read()).areas.reduce(
    (sum, { critical, high, medium, low }) => sum + critical + high + medium + low,
    0,
  );
  expect(total).toBe(7);
  await person.delete(`/api/defects/${first?.id}/decision`);
});

/** As they were before there were tallies: every finding, counted. */
async function countedAnew(): Promise<Record<string, number>> {
  const { rows } = await server.services.database.execute<{ name: string; n: number }>(sql`
    with d as (select * from defects where outcome = 'defect' and verdict is distinct from 'rejected')
    select name, count(*)::int as n from (
      select concat_ws('/', project_id, 'month', to_char(created_at at time zone 'Australia/Sydney', 'YYYY-MM'), severity) as name from d
      union all select concat_ws('/', project_id, 'stage', stage, severity) from d, unnest(stage_ids) as stage
      union all select concat_ws('/', project_id, 'area', area, severity) from d
      union all select concat_ws('/', project_id, 'taxonomy', taxonomy_id, severity) from d where taxonomy_id is not null
      union all select concat_ws('/', user_id, original_title, verdict) from defects where verdict is not null
    ) named group by name`);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

async function tallied(): Promise<Record<string, number>> {
  const { rows } = await server.services.database.execute<{ name: string; n: number }>(sql`
    select concat_ws('/', project_id, kind, key, severity) as name, count as n from insight_tallies where count <> 0
    union all select concat_ws('/', user_id, said, verdict), count from decision_tallies where count <> 0`);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

test('tallies say what counting every finding would, whatever becomes of the findings', async () => {
  const { database } = server.services;
  const ids = (await person.get<{ id: number }[]>('/api/defects')).body.map(({ id }) => id);
  const decide = (id: number | undefined, body: object) => person.put(`/api/defects/${id}/decision`, body);
  expect(await tallied()).toEqual(await countedAnew());
  // Many people's work at once: nobody's count is lost, and nobody waits for ever.
  await Promise.all(
    ids.map((id, at) =>
      decide(id, at % 2 === 0 ? { verdict: 'rejected' } : { verdict: 'corrected', severity: 'critical' }),
    ),
  );
  expect(await tallied()).toEqual(await countedAnew());
  await Promise.all([
    decide(ids[0], { verdict: 'confirmed' }),
    person.delete(`/api/defects/${ids[1]}/decision`),
    person.delete(`/api/defects/${ids[2]}`),
  ]);
  const other = (await person.project('Moved to')).id;
  await database.execute(sql`update defects set project_id = ${other} where id = ${ids[3]}`);
  expect(await tallied()).toEqual(await countedAnew());
  expect(Object.keys(await tallied()).some((name) => name.startsWith(`${other}/`))).toBe(true);
  await person.delete(`/api/projects/${other}`);
  expect(await tallied()).toEqual(await countedAnew());
  expect(Object.keys(await tallied()).some((name) => name.startsWith(`${other}/`))).toBe(false);
});

test('is its owner’s alone', async () => {
  const stranger = await server.member();
  expect((await stranger.get<Insights>('/api/insights')).body.areas).toEqual([]);
  expect((await stranger.get(`/api/insights?projectId=${projectId}`)).status).toBe(404);
  expect((await person.get('/api/insights?projectId=abc')).status).toBe(400);
});
