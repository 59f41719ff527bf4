import { REPORT_SORTS, REPORT_STATUSES, type Report, type ReportSort } from '@plumbline/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person, Reply } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let ann: Person;
let projects: number[];
let rows: Row[];

/** What the database itself says of a report. */
interface Row {
  id: number;
  title: string;
  project_id: number;
  status: Report['status'];
  issues: number;
  created_at: Date;
  counts: string;
}

const TITLES = ['Handover', 'frame stage', 'Slab 100%', 'slab_1', 'SLAB', 'Étage', 'Z'];

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.member();
  const stranger = await server.member('Somebody Else');
  projects = [];
  for (const name of ['One', 'Two', 'Three']) projects.push((await ann.project(name)).id);
  const foreign = (await stranger.project()).id;
  const { $client } = server.services.database;
  const ownerOf = async (project: number): Promise<number> =>
    (await $client.query('select user_id from projects where id = $1', [project])).rows[0].user_id;
  const owner = await ownerOf(projects[0] ?? 0);
  const other = await ownerOf(foreign);
  const seed = fc.sample(
    fc.record({
      title: fc.constantFrom(...TITLES),
      number: fc.nat(20),
      project: fc.nat(2),
      // Nobody works on these: a lock that no process holds would only invite one, so none is 'waiting'.
      status: fc.constantFrom('completed', 'failed', 'failed', 'completed', 'generating'),
      counts: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4)),
      day: fc.nat(30),
    }),
    { numRuns: 500, seed: 6 },
  );
  for (const { title, number, project, status, counts, day } of seed) {
    const mine = number > 0;
    const { rows: made } = await $client.query(
      `insert into reports (user_id, project_id, title, folder, version, created_at)
       values ($1, $2, $3, 'reports/test/' || gen_random_uuid(), 1, timestamptz '2026-01-01' + $4 * interval '1 day') returning id`,
      [mine ? owner : other, mine ? projects[project] : foreign, `${title} ${number}`, day],
    );
    await $client.query(
      `insert into report_versions (report_id, version, status, selected_defect_ids, critical_count, high_count, medium_count, low_count)
       values ($1, 1, $2, '{}', $3, $4, $5, $6)`,
      [made[0].id, status, ...counts],
    );
  }
  ({ rows } = await $client.query(
    `select r.id, r.title, r.project_id, v.status, r.created_at,
       v.critical_count + v.high_count + v.medium_count + v.low_count as issues,
       concat_ws('/', v.critical_count, v.high_count, v.medium_count, v.low_count) as counts
     from reports r join report_versions v on v.report_id = r.id and v.version = r.version where r.user_id = $1`,
    [owner],
  ));
});
afterAll(() => server.stop());

/** How two neighbours of a sorted list may follow each other; ties are free. */
const inOrder: Record<ReportSort, (a: Row, b: Row) => boolean> = {
  date_desc: (a, b) => a.created_at >= b.created_at,
  date_asc: (a, b) => a.created_at <= b.created_at,
  name_asc: (a, b) => compare(a, b) <= 0,
  name_desc: (a, b) => compare(a, b) >= 0,
  issues_desc: (a, b) => a.issues >= b.issues,
  issues_asc: (a, b) => a.issues <= b.issues,
  status_asc: (a, b) => a.status <= b.status,
};
/** As people read them: case and accents come after letters, marks between words don't count first. */
const compare = (a: Row, b: Row) => order.get(a.title.toLowerCase()) - order.get(b.title.toLowerCase());
const order = {
  places: undefined as Map<string, number> | undefined,
  get(title: string): number {
    return this.places?.get(title) ?? 0;
  },
};

async function everyPage(query: URLSearchParams): Promise<{ list: Report[]; totals: Set<string | null> }> {
  const list: Report[] = [];
  const totals = new Set<string | null>();
  let next: string | undefined = `/api/reports?${query}`;
  while (next) {
    const page: Reply<Report[]> = await ann.get(next);
    expect(page.status).toBe(200);
    list.push(...page.body);
    totals.add(page.headers.get('x-total-count'));
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return { list, totals };
}

test('any filters and any order agree with the database on 500 reports', async () => {
  const { rows: collated } = await server.services.database.$client.query(
    'select title from (select distinct lower(title) as title from reports) t order by title',
  );
  order.places = new Map(collated.map(({ title }, at) => [title, at]));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        sort: fc.constantFrom(...REPORT_SORTS),
        status: fc.option(fc.constantFrom(...REPORT_STATUSES), { nil: undefined }),
        project: fc.option(fc.nat(2), { nil: undefined }),
        search: fc.option(fc.constantFrom('SLAB', '%', '_', 'age', '1', 'é', '\\', 'nowhere'), {
          nil: undefined,
        }),
        limit: fc.constantFrom(7, 50, 200),
      }),
      async ({ sort, status, project, search, limit }) => {
        const projectId = project === undefined ? undefined : projects[project];
        const query = new URLSearchParams({ sort, limit: String(limit) });
        if (status) query.set('status', status);
        if (projectId) query.set('projectId', String(projectId));
        if (search) query.set('search', search);
        const { list, totals } = await everyPage(query);
        const wanted = rows.filter(
          (row) =>
            (!status || row.status === status) &&
            (!projectId || row.project_id === projectId) &&
            (!search || row.title.toLowerCase().includes(search.toLowerCase())),
        );
        const byId = new Map(wanted.map((row) => [row.id, row]));
        expect(list.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
          [...byId.keys()].sort((a, b) => a - b),
        );
        expect([...totals]).toEqual([String(wanted.length)]);
        const shown = list.map(({ id }) => byId.get(id)).filter((row) => row !== undefined);
        const neighbours = shown.slice(1).map((row, at) => [shown[at] ?? row, row] as const);
        expect(
          neighbours.filter(([before, row]) => !inOrder[sort](before, row)),
          sort,
        ).toEqual([]);
        for (const { id, criticalCount, highCount, mediumCount, lowCount } of list) {
          expect([criticalCount, highCount, mediumCount, lowCount].join('/')).toBe(byId.get(id)?.counts);
        }
      },
    ),
    { numRuns: 60, seed: 6 },
  );
});

test('a page goes on where the last one ended, whatever came or went before it', async () => {
  const walker = await server.member('Walker');
  const project = (await walker.project()).id;
  const { $client } = server.services.database;
  const add = async (title: string) => {
    const { rows: made } = await $client.query(
      `insert into reports (user_id, project_id, title, folder) select user_id, id, $2, 'reports/test/' || gen_random_uuid()
       from projects where id = $1 returning id`,
      [project, title],
    );
    await $client.query(
      `insert into report_versions (report_id, version, status, selected_defect_ids, critical_count, high_count, medium_count, low_count)
       values ($1, 1, 'completed', '{}', 0, 0, 0, 0)`,
      [made[0].id],
    );
    return made[0].id as number;
  };
  const [first] = [
    await add('b'),
    await add('c'),
    await add('x'.repeat(200)),
    await add(`m${'ü'.repeat(199)}`),
  ];
  const page = await walker.get<Report[]>('/api/reports?sort=name_asc&limit=2');
  expect(page.body.map(({ title }) => title)).toEqual(['b', 'c']);
  await add('a');
  await $client.query('delete from reports where id = $1', [first]);
  const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  const { body } = await walker.get<Report[]>(next);
  expect(body.map(({ title }) => title[0])).toEqual(['m', 'x']);
  const long = /<([^>]+)>/.exec(
    (await walker.get('/api/reports?sort=name_asc&limit=3')).headers.get('link') ?? '',
  )?.[1];
  expect((await walker.get(long ?? '')).status).toBe(200);
});

const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each([
  ['no cursor', 'xx'],
  ['an offset', cursor([20])],
  ['a key that is no number', cursor(['now', 3])],
  ['a key out of range', cursor(['9'.repeat(30), 3])],
  ['an id out of range', cursor(['1', 3e10])],
])('400 for %s', async (_what, after) => {
  expect((await ann.get(`/api/reports?after=${after}`)).status).toBe(400);
});

test('of a report’s versions the one that it stands at is the newest, in whatever order they are written', async () => {
  const keeper = await server.member('Keeper');
  const { id: project } = await keeper.project();
  const { $client } = server.services.database;
  const { rows: made } = await $client.query(
    `insert into reports (user_id, project_id, title, folder) select user_id, id, 'r', 'reports/test/' || gen_random_uuid()
     from projects where id = $1 returning id, user_id`,
    [project],
  );
  const { id, user_id: owner } = made[0];
  const add = (version: number) =>
    $client.query(
      `insert into report_versions (report_id, version, user_id, newest, status, selected_defect_ids, critical_count, high_count, medium_count, low_count)
       values ($1, $2, 1, true, 'completed', '{}', 0, 0, 0, $2)`,
      [id, version],
    );
  const standAt = (version: number) =>
    $client.query('update reports set version = $2 where id = $1', [id, version]);
  const marked = async () =>
    (
      await $client.query(
        'select version, user_id from report_versions where report_id = $1 and newest order by version',
        [id],
      )
    ).rows;
  await add(1);
  expect(await marked()).toEqual([{ version: 1, user_id: owner }]);
  // Put down before its report stands at it.
  await add(2);
  expect(await marked()).toEqual([{ version: 1, user_id: owner }]);
  await standAt(2);
  expect(await marked()).toEqual([{ version: 2, user_id: owner }]);
  // And after.
  await standAt(3);
  expect(await marked()).toEqual([]);
  await add(3);
  expect(await marked()).toEqual([{ version: 3, user_id: owner }]);
  await $client.query('delete from report_versions where report_id = $1 and version = 3', [id]);
  await standAt(1);
  expect(await marked()).toEqual([{ version: 1, user_id: owner }]);
  const { body } = await keeper.get<Report[]>('/api/reports?sort=issues_desc');
  expect(body.map(({ lowCount }) => lowCount)).toEqual([1]);
});
