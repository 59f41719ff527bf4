/** An account with very many findings: what its lists read doesn't grow with it, and says the same. */
import { type DefectSummary, LIMITS } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedManyFindings } from '../../test/support/many-findings.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { planOf } from '../../test/support/plans.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { actorOf } from '../platform/actor.ts';
import { listDefects } from './list-defects.ts';

const COUNT = 40_000;
/** Of its rows, so many may be looked at for a page of 20 and for counting to 500. */
const LOOKED_AT = 6_000;

let server: TestServer;
let person: Person;
let projectId: number;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  const { body } = await person.analyse(await crackOnPlaster(), { projectId });
  userId = (await person.get<{ id: number }>('/api/me')).body.id;
  await seedManyFindings(server.services.database, { like: body.defect.id, count: COUNT });
});
afterAll(() => server.stop());

type Filter = Omit<Parameters<typeof listDefects>[2], 'limit'>;
const sorts = ['recent', 'severity', 'confidence'] as const;
const cases: Filter[] = sorts.flatMap((sort): Filter[] => [
  { sort },
  { sort, severity: 'critical' },
  { sort, compliance: 'compliant' },
  { sort, severity: 'low', compliance: 'undetermined' },
  { sort, projectId: 1 },
  { sort, projectId: 1, severity: 'high' },
  { sort, projectId: 1, compliance: 'compliant' },
  { sort, projectId: 2 },
  { sort, hazard: 'open' },
  { sort, search: 'crack' },
  { sort, search: 'lintel' },
  { sort, search: 'zebrano' },
  { sort, search: 'nothing has these words' },
  { sort, search: 'lintel', severity: 'critical' },
  { sort, stage: 'roofing' },
  { sort, stage: 'internal_linings' },
]);

test.each(cases.map((filter) => [JSON.stringify(filter), filter] as const))(
  'reads a page of the list %s from an index, however many findings there are',
  async (_name, filter) => {
    const asked: { text: string; values: unknown[] }[] = [];
    const { $client } = server.services.database;
    const listening = {
      $client: {
        query: (query: { text: string; values: unknown[] }) => {
          asked.push(query);
          return $client.query(query);
        },
      } as unknown as typeof $client,
    };
    const first = await listDefects(listening, actorOf({ id: userId }), { ...filter, limit: 20 });
    if (first.next)
      await listDefects(listening, actorOf({ id: userId }), { ...filter, limit: 20, after: first.next });
    expect(asked.length).toBeGreaterThan(1);
    for (const query of asked) {
      const plan = await planOf($client, query);
      expect(plan.scannedWhole, plan.text).not.toContain('defects');
      expect(plan.lookedAt, plan.text).toBeLessThan(LOOKED_AT);
    }
  },
);

test('a search finds what reading every finding would', async () => {
  const words = ['LINTEL', 'zebrano veneer', 'hall 4', 'Hall 49', '%', '_', '\\', 'o v', 'ab', 'crack'];
  for (const search of words) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await server.services.database.execute<{ id: number }>(sql`
      select id from defects d where user_id = ${userId} and (d.title ilike ${pattern} or d.description ilike ${pattern}
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
  for (const sort of ['confidence', 'severity'] as const) {
    const { database } = server.services;
    const seen = new Set<number>();
    let after: string | undefined;
    for (let page = 0; page < 30; page++) {
      const { items, next } = await listDefects(database, actorOf({ id: userId }), {
        sort,
        limit: 200,
        after,
      });
      for (const { id } of items) seen.add(id);
      after = next;
    }
    expect(seen.size).toBe(6_000);
  }
});
