/** An account with very many findings: what its lists and figures read doesn't grow with it, and says the same. */
import { type DefectSummary, LIMITS, REPAIR_LIMITS } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedManyFindings } from '../test/support/many-findings.ts';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { planOf, queriesOf } from '../test/support/plans.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { waitUntil } from '../test/support/wait-until.ts';
import { users } from './platform/database/schema.ts';

const COUNT = 40_000;
/** Of its rows, so many may be looked at for a page of 20 and for counting to 500. */
const LOOKED_AT = 6_000;

let server: TestServer;
let person: Person;
beforeAll(async () => {
  // Without sweeps, whose queries would be taken for a page's.
  server = await startTestServer({ env: { ROLE: 'web' }, answerWithinMs: 170_000 });
  const { database } = server.services;
  person = await server.member();
  const { id: projectId } = await person.project();
  expect(projectId).toBe(1);
  const { body } = await person.analyse(await crackOnPlaster(), { projectId });
  await database.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  await database.execute(sql`
    insert into analyses (user_id, project_id, idempotency_key, request_hash, state, runner, finished_at)
    select 1, 1, 'earlier ' || n, '', 'succeeded', 0, now() - interval '2 days' from generate_series(1, ${COUNT}::int) n`);
  await database.execute(sql`
    insert into credit_entries (user_id, kind, reference, amount, balance_after)
    select 1, 'analysis', 'earlier ' || n, 0, 4 from generate_series(1, ${COUNT}::int) n`);
  await seedManyFindings(database, { like: body.defect.id, count: COUNT });
  // The ledger is added up by a job; here, and wherever no job has run, by whoever asks first.
  await person.get('/api/admin/status');
});
afterAll(() => server.stop());

/** Asks for these and looks at the plan of every query that the answers took. */
async function expectFlat(...paths: string[]) {
  const { database } = server.services;
  const asked = await queriesOf(database, async () => {
    for (const path of paths) expect((await person.get(path)).status, path).toBe(200);
  });
  // The session's own are among them.
  expect(asked.length).toBeGreaterThan(paths.length);
  for (const query of asked.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
    const plan = await planOf(database.$client, query);
    for (const table of ['defects', 'analyses', 'credit_entries'])
      expect(plan.scannedWhole, plan.text).not.toContain(table);
    expect(plan.lookedAt, plan.text).toBeLessThan(LOOKED_AT);
  }
}

const filters = [
  '',
  'severity=critical',
  'compliance=compliant',
  'severity=low&compliance=undetermined',
  'projectId=1',
  'projectId=1&severity=high',
  'projectId=1&compliance=compliant',
  'projectId=2',
  'hazard=open',
  'review=open',
  'search=crack',
  'search=lintel',
  'search=zebrano',
  'search=nothing+has+these+words',
  'search=lintel&severity=critical',
  'stage=roofing',
  'stage=internal_linings',
];
const lists = ['recent', 'severity', 'confidence'].flatMap((sort) =>
  filters.map((filter) => `/api/defects?sort=${sort}&${filter}`),
);
test.each(lists)('reads the list %s and its next page from an index', async (path) => {
  const next = (await person.get(path)).headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
  await expectFlat(path, ...(next ? [next] : []));
});

test.each([
  '/api/insights',
  '/api/insights?projectId=1',
  '/api/stats',
  '/api/projects',
  '/api/projects/1',
  '/api/ai-training/status',
  '/api/ai-training/feedback',
  '/api/admin/status',
])('answers %s without going through the findings', async (path) => {
  await expectFlat(path);
});

test('a search finds what reading every finding would', async () => {
  const words = ['LINTEL', 'zebrano veneer', 'hall 4', 'Hall 49', '%', '_', '\\', 'o v', 'ab', 'crack'];
  for (const search of words) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await server.services.database.execute<{ id: number }>(sql`
      select id from defects d where (d.title ilike ${pattern} or d.description ilike ${pattern}
        or d.location ilike ${pattern} or d.user_description ilike ${pattern}) order by id desc`);
    const told = await person.get<DefectSummary[]>(
      `/api/defects?limit=200&search=${encodeURIComponent(search)}`,
    );
    expect(
      told.body.map(({ id }) => id),
      search,
    ).toEqual(rows.slice(0, 200).map(({ id }) => id));
    const counted = Math.min(rows.length, LIMITS.countedMatches);
    expect(told.headers.get('x-total-count'), search).toBe(String(counted));
    expect(told.headers.has('x-total-more'), search).toBe(rows.length > counted);
  }
});

test('pages by confidence and severity go on where the last one ended, however deep', async () => {
  for (const sort of ['confidence', 'severity']) {
    const seen = new Set<number>();
    let path: string | undefined = `/api/defects?limit=200&sort=${sort}`;
    for (let page = 0; page < 30 && path; page++) {
      const told: Awaited<ReturnType<typeof person.get<DefectSummary[]>>> = await person.get(path);
      for (const { id } of told.body) seen.add(id);
      path = told.headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
    }
    expect(seen.size).toBe(6_000);
  }
});

test('a project goes with hundreds of photos in few statements, and every file of them', async () => {
  const { database, files } = server.services;
  const { id } = await person.project('To be deleted');
  await database.execute(sql`
    insert into photos (user_id, project_id, folder, file_name, kind, sha256, bytes, width, height)
    select 1, ${id}, 'photos/1/many-' || n, 'a.jpg', 'jpeg', 'hash ' || n, 9, 600, 600 from generate_series(1, 300) n`);
  for (const n of [1, 150, 300])
    await files.put(`photos/1/many-${n}/original`, new Uint8Array([1]), 'image/jpeg');
  const asked = await queriesOf(database, async () => {
    expect((await person.delete(`/api/projects/${id}`)).status).toBe(200);
  });
  expect(asked.length).toBeLessThan(30);
  // A large project's files go once its deletion is answered.
  await waitUntil(
    async () =>
      (
        await database.execute(
          sql`select from file_removals union all select from photos where folder like 'photos/1/many-%'`,
        )
      ).rows,
    (rows) => rows.length === 0,
  );
  for (const n of [1, 150, 300]) await expect(files.get(`photos/1/many-${n}/original`)).rejects.toThrow();
});

test('lists what is due by the day that it is, dangers first, from an index', async () => {
  const { database } = server.services;
  await database.execute(sql`
    insert into repairs (finding_id, user_id, state, due_on)
    select id, user_id, case when n % 9 = 0 then 'verified' else 'open' end,
      case when n % 7 > 0 then date '2027-01-01' + (n % 3000)::int end
    from (select id, user_id, row_number() over (order by id) n from defects where user_id = 1) each`);
  // Of some that aren't done, and of some that are.
  await database.execute(sql`
    update defects set alerts = jsonb_build_array(jsonb_build_object('kind', 'pool', 'title', 'Pool gate',
      'urgency', case when id % 400 = 0 then 'now' else 'soon' end))
    where user_id = 1 and id % 200 = 0`);
  await database.execute(sql`analyze repairs, defects`);
  await expectFlat('/api/repairs');
  const { rows } = await database.execute<{ id: number }>(sql`
    select d.id from repairs r join defects d on d.id = r.finding_id
    where r.user_id = 1 and (r.state <> 'verified' or d.alerts <> '[]')
    order by d.alerts = '[]', d.alerts->0->>'urgency' = 'soon', r.due_on nulls last, d.id limit ${REPAIR_LIMITS.listed}`);
  const told = await person.get<{ findingId: number }[]>('/api/repairs');
  expect(told.body.map(({ findingId }) => findingId)).toEqual(rows.map(({ id }) => id));
});
