/**
 * Every list that is asked for by pages, of an account and an installation that have very many of its rows: it reads no
 * table of them from one end to the other and looks at few rows. A list that isn't named here fails.
 */
import { endpoints, LIMITS } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APART, COUNTED, fillTables, PATHS } from '../test/support/many-rows.ts';
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

/** Endpoints that answer a page of a list. */
const paged = Object.entries(endpoints).flatMap(([name, { method, query }]: [string, Asked]) =>
  method === 'GET' && query && 'limit' in (query.shape ?? {}) ? [name] : [],
);
interface Asked {
  method: string;
  query?: { shape?: Record<string, unknown> };
}

test('every list is named, once', () => {
  expect(paged.length).toBeGreaterThan(15);
  const named = [...Object.keys(PATHS), ...APART];
  expect(named.toSorted()).toEqual(paged.toSorted());
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
