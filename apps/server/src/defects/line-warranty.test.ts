import type { Defect, FindingLine } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects } from '../platform/database/schema.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  const { body } = await person.analyse(await crackOnPlaster(), { projectId, description: 'crack' });
  id = body.defect.id;
});
afterAll(() => server.stop());

/** The finding's line under these facts of the project, rated like this. */
async function lineUnder(
  facts: Record<string, string | null>,
  changes: Partial<typeof defects.$inferInsert>,
) {
  const nothing = { state: null, contractDate: null, completionDate: null };
  expect((await person.patch(`/api/projects/${projectId}`, { ...nothing, ...facts })).status).toBe(200);
  const plain = { taxonomyId: 'brick_stepped_crack', outcome: 'defect', verdict: null } as const;
  await server.services.database
    .update(defects)
    .set({ ...plain, ...changes })
    .where(eq(defects.id, id));
  const { body } = await person.get<FindingLine[]>(`/api/projects/${projectId}/findings`);
  return body[0]?.warranty;
}

const DATES = { contractDate: '2025-03-01', completionDate: '2026-02-21' };

test.each([
  ['NSW', DATES, { lastDay: '2028-02-20', missing: [] }],
  ['NSW', { contractDate: '2025-03-01' }, { lastDay: null, missing: ['completionDate'] }],
  ['VIC', { contractDate: '2025-03-01' }, { lastDay: null, missing: ['completionDate'] }],
  ['ACT', DATES, null],
  ['ACT', {}, null],
  ['NT', DATES, null],
  ['NT', {}, null],
] as const)('a critical finding in %s with %j shows %j', async (state, dates, shown) => {
  expect(await lineUnder({ state, ...dates }, { severity: 'critical' })).toEqual(shown);
});

test('every state tells the day that the details and the deadlines tell', async () => {
  for (const state of ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT']) {
    // Judged anew with the project's dates, this crack is still of no known kind.
    const shown = await lineUnder({ state, ...DATES }, { taxonomyId: null, severity: 'high' });
    const { body } = await person.get<Defect>(`/api/defects/${id}`);
    expect([state, shown?.lastDay ?? null]).toEqual([
      state,
      body.assessment.warranty?.earliest?.lastDay ?? null,
    ]);
  }
});

test('without a state the state is what is missing', async () => {
  expect(await lineUnder(DATES, { severity: 'high' })).toEqual({ lastDay: null, missing: ['state'] });
});

test.each([
  ['of medium severity', { severity: 'medium' }],
  ['of low severity', { severity: 'low' }],
  ['that was set aside', { severity: 'critical', verdict: 'rejected' }],
  ['that isn’t sure', { severity: 'critical', outcome: 'not_sure' }],
] as const)('a finding %s shows no day', async (_words, changes) => {
  expect(await lineUnder({ state: 'NSW', ...DATES }, changes)).toBeNull();
});

test('a finding that was said to be fixed shows no day, until it is back', async () => {
  const dates = { state: 'NSW', ...DATES };
  expect((await lineUnder(dates, { severity: 'high' }))?.lastDay).toBe('2028-02-20');
  await server.services.database.execute(`
    with visit as (insert into visits (project_id, kind, visited_on) values (${projectId}, 'defect', '2026-05-01') returning id)
    insert into finding_follow_ups (project_id, finding_id, visit_id, state)
    select ${projectId}, ${id}, id, 'fixed' from visit`);
  expect(await lineUnder(dates, { severity: 'high' })).toBeNull();
  await server.services.database.execute(`update finding_follow_ups set state = 'worse'`);
  expect((await lineUnder(dates, { severity: 'high' }))?.lastDay).toBe('2028-02-20');
});
