import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedManyFindings } from '../../test/support/many-findings.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the findings would count up to, and what the tallies say. Confidences to a millionth: they are added in any order. */
async function bothCounts() {
  const { database } = server.services;
  const { rows: counted } = await database.execute(sql`
    select project_id, user_id, case when verdict = 'rejected' then 'rejected' else outcome end as outcome,
      severity, compliance, area, verdict is not null as reviewed, count(*)::int as count, round(sum(confidence)::numeric, 6) as sum
    from defects group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`);
  const { rows: told } = await database.execute(sql`
    select project_id, user_id, outcome, severity, compliance, area, reviewed, count, round(confidence_sum::numeric, 6) as sum
    from defect_tallies where count <> 0 order by 1, 2, 3, 4, 5, 6, 7`);
  return { counted, told };
}

test('tallies keep to the findings when many come, change and are deleted at once, and when their project goes', async () => {
  const { database } = server.services;
  const person = await server.member();
  const { id: projectId } = await person.project();
  const { body } = await person.analyse(await crackOnPlaster(), { projectId });
  await seedManyFindings(database, { like: body.defect.id, count: 1000, projects: 3 });
  // Each number was written once, not once for each finding: a few pages, where a thousand versions take eleven.
  const { rows: sizes } = await database.execute<{ pages: number }>(
    sql`select (pg_relation_size('defect_tallies') / 8192)::int as pages`,
  );
  expect(sizes[0]?.pages).toBeLessThan(5);

  // What no number depends on writes none.
  const written = () => database.execute(sql`select ctid, xmin from defect_tallies order by ctid`);
  const before = await written();
  await database.execute(sql`update defects set location = 'elsewhere'`);
  expect((await written()).rows).toEqual(before.rows);

  await database.execute(sql`
    update defects set severity = case when id % 2 = 0 then 'critical' else severity end, confidence = confidence / 2,
      verdict = case id % 5 when 0 then 'rejected' when 1 then null else verdict end,
      project_id = case when id % 7 = 0 then ${projectId}::int else project_id end`);
  const changed = await bothCounts();
  expect(changed.counted.length).toBeGreaterThan(10);
  expect(changed.told).toEqual(changed.counted);

  await database.execute(sql`delete from defects where id % 3 = 0`);
  const left = await bothCounts();
  expect(left.counted.length).toBeGreaterThan(10);
  expect(left.told).toEqual(left.counted);

  await database.execute(sql`delete from defects where project_id <> ${projectId}`);
  const own = await bothCounts();
  expect(own.counted.length).toBeGreaterThan(5);
  expect(own.told).toEqual(own.counted);

  await database.execute(sql`delete from projects where id = ${projectId}`);
  expect(await bothCounts()).toEqual({ counted: [], told: [] });
});
