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

test('is its owner’s alone', async () => {
  const stranger = await server.member();
  expect((await stranger.get<Insights>('/api/insights')).body.areas).toEqual([]);
  expect((await stranger.get(`/api/insights?projectId=${projectId}`)).status).toBe(404);
  expect((await person.get('/api/insights?projectId=abc')).status).toBe(400);
});
