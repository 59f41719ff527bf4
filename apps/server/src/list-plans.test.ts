/**
 * Every list, of an account and an installation that have very many of its rows: it reads no table of them from one end to
 * the other and looks at few rows. A list that isn't named here fails, and so does one that comes whole and says no bound.
 */
import { endpoints, LIMITS } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APART, COUNTED, fillTables, PATHS, WHOLE, WHOLE_APART } from '../test/support/many-rows.ts';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { planOf, queriesOf } from '../test/support/plans.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';

/** Rows that one step may look at for a page of 20. */
const LOOKED_AT = 500;
/** Lists that tell exactly how many there are in all: they count every row of theirs, which grows with them. */
const COUNTS = /^\s*select count\(\*\) from/i;
/** Others count as far as a screen says, from one end of a table but never to the other. */
const COUNTS_SO_FAR = /^\s*select count\(\*\)::int as total\s+from \(select from/i;

let server: TestServer;
let person: Person;
let ids: { project: number; finding: number };
beforeAll(async () => {
  // Without sweeps, whose queries would be taken for a page's.
  server = await startTestServer({ env: { ROLE: 'web' }, answerWithinMs: 150_000 });
  const { database } = server.services;
  person = await server.member();
  const project = await person.project();
  const { body } = await person.analyse(await crackOnPlaster(), { projectId: project.id });
  ids = { project: project.id, finding: body.defect.id };
  await database.execute(sql`update users set role = 'admin' where email = ${person.email}`);
  await fillTables(database, ids);
});
afterAll(() => server.stop());

const reads: [string, Asked][] = Object.entries<Asked>(endpoints).filter(
  ([, { method }]) => method === 'GET',
);
const isPaged = ({ query }: Asked) => query !== undefined && 'limit' in (query.shape ?? {});
const namesOf = (asked: [string, Asked][]) => asked.map(([name]) => name).toSorted();
/** Endpoints that answer a page of a list. */
const paged = namesOf(reads.filter(([, asked]) => isPaged(asked)));
/** Those that answer all of one. */
const whole = namesOf(
  reads.filter(
    ([, asked]) =>
      !isPaged(asked) && asked.response !== 'binary' && asked.response?._zod.def.type === 'array',
  ),
);
interface Asked {
  method: string;
  query?: { shape?: Record<string, unknown> };
  response?: 'binary' | { _zod: { def: { type: string } } };
}

test('every list is named, once', () => {
  expect(paged.length).toBeGreaterThan(15);
  const named = [...Object.keys(PATHS), ...APART];
  expect(named.toSorted()).toEqual(paged);
});

test('every list that comes whole is named, once', () => {
  expect(whole.length).toBeGreaterThan(15);
  expect([...Object.keys(WHOLE), ...Object.keys(WHOLE_APART)].toSorted()).toEqual(whole);
});

test.each(Object.entries(WHOLE))('%s reads its own rows alone', async (_name, [path, most]) => {
  const { database } = server.services;
  const { rows } = await database.execute<{ import: number; batch: number }>(sql`
    select (select id from imports where project_id = ${ids.project}) as import,
      (select id from batches where project_id = ${ids.project}) as batch`);
  const at = path
    .replace(':project', String(ids.project))
    .replace(/:(import|batch)/, (_, kind: 'import' | 'batch') => String(rows[0]?.[kind]));
  const asked = await queriesOf(database, async () => {
    const answer = await person.get(at);
    expect(answer.status, at).toBe(200);
    expect(answer.body.length, at).toBe(1);
  });
  for (const query of asked.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
    const plan = await planOf(database.$client, query);
    expect(
      plan.scannedWhole.filter((table) => COUNTED.includes(table)),
      plan.text,
    ).toEqual([]);
    expect(plan.lookedAt, plan.text).toBeLessThan(Math.min(LOOKED_AT, most));
  }
});

test.each(Object.entries(PATHS).flatMap(([name, paths]) => paths.map((path) => [name, path] as const)))(
  '%s %s reads its pages from an index',
  async (_name, path) => {
    const at = path.replace(':project', String(ids.project)).replace(':finding', String(ids.finding));
    const { database } = server.services;
    const asked = await queriesOf(database, async () => {
      const first = await person.get(at);
      expect(first.status, at).toBe(200);
      const next = first.headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
      // There is a second page, or the rows weren't there to be read.
      expect(next, at).toBeDefined();
      expect((await person.get(next ?? '')).status).toBe(200);
    });
    for (const query of asked.filter(({ text }) => /^\s*(select|with)/i.test(text) && !COUNTS.test(text))) {
      const plan = await planOf(database.$client, query);
      const soFar = COUNTS_SO_FAR.test(query.text);
      expect(
        plan.scannedWhole.filter((table) => !soFar && COUNTED.includes(table)),
        plan.text,
      ).toEqual([]);
      expect(plan.lookedAt, plan.text).toBeLessThan(LOOKED_AT + (soFar ? LIMITS.countedMatches : 0));
    }
  },
);
