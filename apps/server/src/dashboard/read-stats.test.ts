import type { DefectSummary, Stats } from '@plumbline/contract';
import { SCORECARD } from '@plumbline/knowledge/scorecard';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let ids: number[];

/** One finding through the front door and eleven copies, all of low severity. */
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  const { body } = await person.analyse(await crackOnPlaster(), { projectId, description: 'fine crack' });
  await server.services.database.execute(sql`
    insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
      compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
      original_severity, original_compliance, examination, listing, assessment)
    select user_id, project_id, photo_id, 'defect', title, taxonomy_id, family, 'low', 1, compliance, area, 0.99,
      description, recommendations, stage_ids, user_description, title, 'low', compliance, examination, listing, assessment
    from defects, generate_series(1, 11) where id = ${body.defect.id}`);
  await person.delete(`/api/defects/${body.defect.id}`);
  ids = (await person.get<DefectSummary[]>(`/api/projects/${projectId}/defects`)).body.map(({ id }) => id);
});
afterAll(() => server.stop());

const stats = async (whose = person) => (await whose.get<Stats>('/api/stats')).body;
const decide = (id: number | undefined, verdict: string) =>
  person.put(`/api/defects/${id}/decision`, verdict === 'corrected' ? { verdict, note: 'No' } : { verdict });

describe('AI accuracy', () => {
  test('is the panel’s measured accuracy until ten findings are reviewed, whatever the engines claim', async () => {
    const { count, right } = SCORECARD.answered;
    const measured = Math.round((1000 * right) / count) / 10;
    const stranger = await server.member();
    expect(await stats(stranger)).toMatchObject({
      averageAccuracy: measured,
      accuracyOf: 'panel',
      reviewedFindings: 0,
    });
    for (const id of ids.slice(0, 9)) expect((await decide(id, 'confirmed')).status).toBe(200);
    expect(await stats()).toMatchObject({
      averageAccuracy: measured,
      accuracyOf: 'panel',
      reviewedFindings: 9,
    });
  });

  test('is from the tenth review on the share that its owner confirmed, and goes back with a review', async () => {
    expect((await decide(ids[9], 'rejected')).status).toBe(200);
    expect(await stats()).toMatchObject({
      averageAccuracy: 90,
      accuracyOf: 'reviews',
      reviewedFindings: 10,
    });
    expect((await decide(ids[8], 'corrected')).status).toBe(200);
    expect(await stats()).toMatchObject({ averageAccuracy: 80, reviewedFindings: 10 });
    await person.delete(`/api/defects/${ids[9]}/decision`);
    expect(await stats()).toMatchObject({ accuracyOf: 'panel', reviewedFindings: 9 });
  });
});

describe('the projects that need attention', () => {
  const raise = (id: number | undefined, severity: string, rank: number) =>
    server.services.database.execute(
      sql`update defects set severity = ${severity}, severity_rank = ${rank} where id = ${id}`,
    );

  test('are not those that have made little progress, nor those with a medium finding', async () => {
    await raise(ids[9], 'medium', 2);
    expect((await person.get(`/api/projects/${projectId}`)).body).toMatchObject({ needsAttention: true });
    expect(await stats()).toMatchObject({ attentionProjects: 0, attentionProjectId: null });
  });

  test('are those with a high finding that nobody has reviewed', async () => {
    await raise(ids[9], 'high', 3);
    expect(await stats()).toMatchObject({ attentionProjects: 1, attentionProjectId: projectId });
    expect((await decide(ids[9], 'confirmed')).status).toBe(200);
    expect(await stats()).toMatchObject({ attentionProjects: 0 });
  });

  test('are those with an open hazard, reviewed or not, each counted once', async () => {
    const other = await person.project('Shed');
    const { body } = await person.analyse(await crackOnPlaster(), {
      projectId: other.id,
      description: 'Smell of gas beside the crack in the wall',
    });
    expect(body.alerts.length).toBeGreaterThan(0);
    expect(await stats()).toMatchObject({ attentionProjects: 1, attentionProjectId: other.id });
    await raise(ids[10], 'critical', 4);
    expect(await stats()).toMatchObject({ attentionProjects: 2, attentionProjectId: null });
    const stranger = await server.member();
    expect(await stats(stranger)).toMatchObject({ attentionProjects: 0 });
  });
});

test('whether there is anywhere to file photos follows rooms and visits under way', async () => {
  const own = await server.member();
  const anywhere = async () => (await stats(own)).anywhereToFile;
  const { id } = await own.project();
  expect(await anywhere()).toBe(false);
  const place = await own.post<{ id: number }>(`/api/projects/${id}/places`, { name: 'Kitchen' });
  expect([await anywhere(), await stats()]).toMatchObject([true, { anywhereToFile: false }]);
  await own.delete(`/api/places/${place.body.id}`);
  expect(await anywhere()).toBe(false);
  const visit = { kind: 'handover', visitedOn: '2026-03-02' };
  const { body } = await own.post<{ id: number }>(`/api/projects/${id}/visits`, visit);
  expect(await anywhere()).toBe(true);
  expect((await own.post(`/api/visits/${body.id}/close`, {})).status).toBe(200);
  expect(await anywhere()).toBe(false);
});
