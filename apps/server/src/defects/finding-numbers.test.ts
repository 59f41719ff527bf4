import type { Defect, DefectSummary, FindingLine, Photo } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { changeFindings } from '../judgement/index.ts';
import { defects, projects } from '../platform/database/schema.ts';

let server: TestServer;
let person: Person;
let analysed: Defect;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  const { id } = await person.project('Workshop');
  analysed = (await person.analyse(await crackOnPlaster(), { projectId: id, description: 'crack' })).body
    .defect;
});
beforeEach(async () => {
  projectId = (await person.project('Banksia Street')).id;
});
afterAll(() => server.stop());

/** A copy of the finding, each on a connection of its own as another process would make it. */
async function add(into = projectId, number = 0): Promise<{ id: number; number: number }> {
  const { rows } = await server.services.database.execute<{ id: number; number: number }>(sql`
    insert into defects (user_id, project_id, number, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
      compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
      original_severity, original_compliance, examination, listing, assessment)
    select user_id, ${into}, ${number}, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank, compliance,
      area, confidence, description, recommendations, stage_ids, user_description, title, severity, compliance, examination,
      listing, assessment
    from defects where id = ${analysed.id} returning id, number`);
  const [added] = rows;
  if (!added) throw new Error('The finding that is copied is gone');
  return added;
}

/** A photo without a finding. */
async function keep(): Promise<number> {
  const body = new FormData();
  body.set('image', new Blob([Uint8Array.from(await cleanWall())], { type: 'image/jpeg' }), 'wall.jpg');
  return (await person.call<Photo>('POST', `/api/projects/${projectId}/photos`, { body })).body.id;
}

const several = async (count: number, into = projectId) => {
  const made: { id: number; number: number }[] = [];
  for (let at = 0; at < count; at++) made.push(await add(into));
  return made;
};
const remove = (id: number) => person.delete(`/api/defects/${id}`);
const numbers = async (id = projectId) =>
  (await person.get<FindingLine[]>(`/api/projects/${id}/findings`)).body.map(({ number }) => number);
const found = async (query: string) =>
  (await person.get<DefectSummary[]>(`/api/defects?${query}`)).body.map(({ number }) => number);

test('the first finding of a project has the number 1, wherever it is read', async () => {
  expect(analysed.number).toBe(1);
  expect((await person.get<Defect>(`/api/defects/${analysed.id}`)).body.number).toBe(1);
  expect((await person.get<{ number: number }>(`/api/defects/${analysed.id}/questions`)).body.number).toBe(1);
  const photos = (await person.get<Photo[]>(`/api/projects/${analysed.projectId}/photos`)).body;
  expect(photos.map(({ findingIds, findingNumbers }) => [findingIds, findingNumbers])).toEqual([
    [[analysed.id], [1]],
  ]);
});

test('a photo names the numbers of its own findings, and of no others', async () => {
  // Ids of photos and findings run apart, as they do wherever a photo was kept without a finding.
  const kept = await keep();
  const answers = [];
  for (const words of ['crack one', 'crack two']) {
    answers.push(await person.analyse(await crackOnPlaster(), { projectId, description: words }));
  }
  const photos = (await person.get<Photo[]>(`/api/projects/${projectId}/photos`)).body;
  expect(photos.map(({ findingIds, findingNumbers }) => [findingIds, findingNumbers])).toEqual([
    [[answers[1]?.body.defect.id], [2]],
    [[answers[0]?.body.defect.id], [1]],
    [[], []],
  ]);
  expect(photos.at(-1)?.id).toBe(kept);
});

test('findings that are made at the same time get a number each, without a gap', async () => {
  const other = (await person.project('Wattle Close')).id;
  await Promise.all(Array.from({ length: 24 }, (_, at) => add(at % 2 === 0 ? projectId : other)));
  const expected = Array.from({ length: 12 }, (_, at) => at + 1);
  expect((await numbers()).toSorted((a, b) => a - b)).toEqual(expected);
  expect((await numbers(other)).toSorted((a, b) => a - b)).toEqual(expected);
});

test('photos analysed at the same time get a number each', async () => {
  const buyer = await server.member();
  const { id } = await buyer.project('Wattle Close');
  const photo = await crackOnPlaster();
  const answers = await Promise.all(
    [1, 2, 3].map((at) => buyer.analyse(photo, { projectId: id, description: `crack ${at}` })),
  );
  expect(answers.map(({ body }) => body.defect.number).toSorted()).toEqual([1, 2, 3]);
});

test('a number is never given again, whether the last finding is deleted or all of them', async () => {
  const [first, , last] = await several(3);
  await remove(last?.id ?? 0);
  expect((await add()).number).toBe(4);
  await remove(first?.id ?? 0);
  expect(await numbers()).toEqual([4, 2]);
  const { database } = server.services;
  await database.delete(defects).where(eq(defects.projectId, projectId));
  expect((await add()).number).toBe(5);
});

test('a number stays as it is when an earlier finding is deleted, and whatever is written over it', async () => {
  const [first, second] = await several(2);
  await remove(first?.id ?? 0);
  const { database } = server.services;
  await database
    .update(defects)
    .set({ number: 1 })
    .where(eq(defects.id, second?.id ?? 0));
  await person.put(`/api/defects/${second?.id}/answers`, { material: 'masonry' });
  expect((await person.get<Defect>(`/api/defects/${second?.id}`)).body.number).toBe(2);
});

test('a finding that moves to another project gets the next number there, and leaves its old one unused', async () => {
  const other = (await person.project('Wattle Close')).id;
  await several(2, other);
  const [, moved] = await several(2);
  const { database } = server.services;
  const move = (to: number) =>
    database.transaction((tx) => changeFindings(tx, eq(defects.id, moved?.id ?? 0), { projectId: to }));
  await move(other);
  expect(await numbers(other)).toEqual([3, 2, 1]);
  expect((await add()).number).toBe(3);
  await move(projectId);
  expect(await numbers()).toEqual([3, 4, 1]);
});

test('a number that is brought along is kept where it is free, and counting goes on after it', async () => {
  expect((await add(projectId, 7)).number).toBe(7);
  expect((await add(projectId, 7)).number).toBe(8);
  expect((await add(projectId, 3)).number).toBe(3);
  expect((await add()).number).toBe(9);
  const [project] = await server.services.database.select().from(projects).where(eq(projects.id, projectId));
  expect(project?.lastFindingNumber).toBe(9);
});

test.each([
  ['without numbers', '0'],
  ['with numbers, the lowest first', 'n'],
  ['with numbers, the highest first', '601 - n'],
])(
  'many findings at once %s cost a few rows each, also before the table was ever analysed',
  async (_how, number) => {
    const fresh = await createTestDatabase();
    const client = new pg.Client({ connectionString: fresh.url });
    try {
      await client.connect();
      await client.query('begin');
      await client.query(`insert into users (email, display_name) values ('a@example.com', 'A');
      insert into projects (user_id, name) select id, 'P' from users`);
      const add = (from: number, to: number) =>
        client.query(`insert into defects (user_id, project_id, number, outcome, title, severity, severity_rank, compliance, area,
          confidence, description, recommendations, stage_ids, user_description, original_title, original_severity,
          original_compliance, examination, listing, assessment)
        select p.user_id, p.id, ${number}, 'defect', 'T', 'low', 1, 'undetermined', 'other', 0.5, '', '{}', '{}', '', 'T', 'low',
          'undetermined', '{}', '{}', '{}' from projects p, generate_series(${from}, ${to}) n`);
      const read = async () => {
        const { rows } = await client.query<{ read: number; written: number }>(
          `select sum(seq_tup_read + idx_tup_fetch)::int as read,
           (sum(n_tup_upd) filter (where relname = 'projects'))::int as written
         from pg_stat_xact_user_tables where relname in ('defects', 'projects')`,
        );
        return rows[0] ?? { read: 0, written: 0 };
      };
      // What is kept of a plan is made while there are few.
      for (let n = 1; n <= 100; n++) await add(n, n);
      const few = await read();
      await add(101, 600);
      const many = await read();
      expect((many.read - few.read) / 500).toBeLessThan(8);
      expect(many.written - few.written).toBeLessThan(2);
      const { rows } = await client.query('select number from defects order by 1');
      expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 600 }, (_, at) => at + 1));
    } finally {
      await client.end();
      await fresh.drop();
    }
  },
);

test('a search finds a finding by its number, with the sign anywhere and without it in a project', async () => {
  await several(13);
  expect(await found(`projectId=${projectId}&search=%2312`)).toEqual([12]);
  expect(await found(`projectId=${projectId}&search=12`)).toEqual([12]);
  expect(await found('search=%2313')).toEqual([13]);
  expect(await found('search=13')).toEqual([]);
  expect(await found(`projectId=${projectId}&search=%2399`)).toEqual([]);
  expect(await found(`projectId=${projectId}&search=%23999999999999`)).toEqual([]);
});
