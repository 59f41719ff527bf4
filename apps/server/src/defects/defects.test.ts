import type { Defect, DefectSummary } from '@plumbline/contract';
import { SEVERITIES, SEVERITY_RANK } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let firstId: number;

/** One finding through the front door, and copies of it with other severities, verdicts and confidences. */
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  const { body } = await person.analyse(await crackOnPlaster(), {
    projectId,
    description: 'crack in the plasterboard',
  });
  firstId = body.defect.id;
  await server.services.database.execute(sql`
    insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
      compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
      original_severity, original_compliance, examination, listing, assessment)
    select user_id, project_id, photo_id, outcome, title || ' ' || n, taxonomy_id, family,
      (array['low','medium','high','critical'])[1 + n % 4], 1 + n % 4,
      (array['compliant','non_compliant','undetermined'])[1 + n % 3], area, round((n * 37 % 100) / 100.0, 2),
      description, recommendations, stage_ids, user_description, title, severity, compliance, examination, listing, assessment
    from defects, generate_series(1, 40) n where id = ${firstId}`);
});
afterAll(() => server.stop());

async function readAll(query: string): Promise<{ rows: DefectSummary[]; totals: Set<string | null> }> {
  const rows: DefectSummary[] = [];
  const totals = new Set<string | null>();
  let path: string | undefined = `/api/projects/${projectId}/defects?${query}`;
  while (path) {
    const page: Awaited<ReturnType<typeof person.get<DefectSummary[]>>> =
      await person.get<DefectSummary[]>(path);
    expect(page.status).toBe(200);
    rows.push(...page.body);
    totals.add(page.headers.get('x-total-count'));
    path = page.headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
  }
  return { rows, totals };
}

test('every filter, order and page size shows each finding once, in order, with the right count', async () => {
  const everything = (await readAll('limit=200')).rows;
  expect(everything).toHaveLength(41);
  const before: Record<string, (a: DefectSummary, b: DefectSummary) => number> = {
    recent: (a, b) => b.id - a.id,
    severity: (a, b) => SEVERITY_RANK[b.severity] - SEVERITY_RANK[a.severity] || b.id - a.id,
    confidence: (a, b) => a.aiConfidence - b.aiConfidence || b.id - a.id,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(undefined, ...SEVERITIES),
      fc.constantFrom(undefined, 'compliant', 'non_compliant', 'undetermined'),
      fc.constantFrom('recent', 'severity', 'confidence'),
      fc.boolean(),
      fc.integer({ min: 1, max: 15 }),
      async (severity, compliance, sort, review, limit) => {
        const query = new URLSearchParams({ sort, limit: String(limit) });
        if (severity) query.set('severity', severity);
        if (compliance) query.set('compliance', compliance);
        if (review) query.set('review', 'open');
        const { rows, totals } = await readAll(query.toString());
        const expected = everything
          .filter(
            (row) =>
              (!severity || row.severity === severity) &&
              (!compliance || row.compliance === compliance) &&
              (!review || (row.outcome === 'defect' && row.decision === null)),
          )
          .sort(before[sort]);
        expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect([...totals]).toEqual([String(expected.length)]);
      },
    ),
    { numRuns: 25 },
  );
});

test('the list of all projects can be searched; wildcards are letters there', async () => {
  const search = (words: string) =>
    person.get<DefectSummary[]>(`/api/defects?limit=200&search=${encodeURIComponent(words)}`);
  expect((await search('PLASTERBOARD')).body.length).toBe(41);
  expect((await search('%')).body).toEqual([]);
  expect((await search('_')).body).toEqual([]);
  expect(
    (await person.get<DefectSummary[]>(`/api/defects?projectId=${projectId}&limit=5`)).body,
  ).toHaveLength(5);
  expect((await (await server.member()).get('/api/defects')).body).toEqual([]);
  expect((await person.get('/api/defects?severity=awful')).status).toBe(400);
  expect((await person.get('/api/defects?sort=random')).status).toBe(400);
});

describe('the inspector’s decision', () => {
  const path = () => `/api/defects/${firstId}/decision`;

  test('takes the finding’s place; the original stays beside it, and comes back', async () => {
    const original = (await person.get<Defect>(`/api/defects/${firstId}`)).body;
    const { status, body } = await person.put<Defect>(path(), {
      verdict: 'corrected',
      defectId: 'brick_stepped_crack',
      severity: 'critical',
      nccCompliant: false,
      location: 'North wall',
      note: 'Measured 6 mm',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      decision: 'corrected',
      defectType: 'Stepped cracking in brickwork',
      severity: 'critical',
      nccCompliant: false,
      location: 'North wall',
      original: { defectType: original.defectType, severity: original.severity },
      decisionDetails: { verdict: 'corrected', note: 'Measured 6 mm' },
    });
    const listed = (await readAll('sort=severity&limit=200')).rows;
    expect(listed.find(({ id }) => id === firstId)).toMatchObject({
      severity: 'critical',
      decision: 'corrected',
    });
    const withdrawn = await person.delete<Defect>(path());
    expect(withdrawn.body).toMatchObject({
      defectType: original.defectType,
      severity: original.severity,
      decision: null,
    });
  });

  test('is its owner’s alone, and nonsense changes nothing', async () => {
    const stranger = await server.member();
    expect((await stranger.put(path(), { verdict: 'confirmed' })).status).toBe(404);
    expect((await stranger.get(`/api/defects/${firstId}`)).status).toBe(404);
    expect((await stranger.delete(`/api/defects/${firstId}`)).status).toBe(404);
    expect((await person.put(path(), { verdict: 'maybe' })).status).toBe(400);
    expect((await person.put(path(), { verdict: 'corrected', defectId: 'unheard_of' })).status).toBe(400);
    expect((await person.get<Defect>(`/api/defects/${firstId}`)).body.decision).toBeNull();
  });
});

test('the figures follow the findings, decisions and deletions', async () => {
  const owner = await server.member();
  expect((await owner.get('/api/stats')).body).toMatchObject({
    sample: true,
    ring: { overall: 87 },
    samples: [
      'averageCompliance',
      'ring.structural',
      'ring.waterproofing',
      'ring.fireSafety',
      'ring.accessibility',
      'ring.overall',
    ],
  });
  const project = await owner.project();
  const { body } = await owner.analyse(await crackOnPlaster(), {
    projectId: project.id,
    description: 'crack in the plasterboard',
  });
  const first = (await owner.get('/api/stats')).body;
  expect(first).toMatchObject({
    sample: false,
    totalProjects: 1,
    activeProjects: 1,
    totalDefects: 1,
    unreviewedDefects: 1,
    judgedFindings: 0,
    // Nothing is judged yet: these two stand as samples, and the answer says so of them alone.
    samples: ['averageCompliance', 'ring.overall'],
  });
  const toReview = () => owner.get<DefectSummary[]>('/api/defects?review=open');
  expect((await toReview()).body.map(({ id }) => id)).toEqual([body.defect.id]);
  await owner.put(`/api/defects/${body.defect.id}/decision`, {
    verdict: 'corrected',
    severity: 'critical',
    nccCompliant: false,
  });
  expect((await owner.get('/api/stats')).body).toMatchObject({
    criticalDefects: 1,
    unreviewedDefects: 0,
    judgedFindings: 1,
    averageCompliance: 0,
    ring: { structural: 0 },
    samples: [],
  });
  expect((await toReview()).body).toEqual([]);
  expect((await owner.delete(`/api/defects/${body.defect.id}`)).status).toBe(200);
  expect((await owner.get(`/api/images/${body.defect.id}`)).status).toBe(404);
  expect((await owner.get('/api/stats')).body).toMatchObject({ sample: true, totalDefects: 0 });
});

test('deleting a project takes its findings and photos along', async () => {
  const owner = await server.member();
  const project = await owner.project();
  const { body } = await owner.analyse(await crackOnPlaster(), { projectId: project.id });
  const { database, files } = server.services;
  const { rows } = await database.execute<{ folder: string }>(
    sql`select p.folder from photos p join defects d on d.photo_id = p.id where d.id = ${body.defect.id}`,
  );
  const key = `${rows[0]?.folder}/original`;
  expect(await files.exists(key)).toBe(true);
  await owner.delete(`/api/projects/${project.id}`);
  expect(await files.exists(key)).toBe(false);
  expect((await owner.get(`/api/defects/${body.defect.id}`)).status).toBe(404);
});
