import type { Defect } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeVisionModel, fakeVisionModel } from '../../test/support/fake-vision-model.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { hostedTrust } from '../platform/database/schema.ts';
import { learnTrust } from './learn-trust.ts';

let model: FakeVisionModel;
let server: TestServer;
beforeAll(async () => {
  model = await fakeVisionModel();
  server = await startTestServer({
    env: { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: 'vision-1' },
  });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

/** Shows the photo to the panel; what the hosted model's vote came to. */
async function look(person: Person, projectId: number) {
  const { status, body } = await person.analyse(await crackOnPlaster(), { projectId });
  expect(status).toBe(200);
  const defect = body.defect as Defect;
  const vote = defect.aiResults.find(({ engine }) => engine.includes('vision-1'));
  expect(vote, 'the hosted model voted').toBeDefined();
  return { defect, confidence: vote?.confidence ?? 0 };
}

/** As many findings as told that were decided like this one. */
const decideLike = (id: number, count: number, verdict: string) =>
  server.services.database.execute(sql`
    insert into defects (user_id, project_id, outcome, title, taxonomy_id, family, severity, severity_rank, compliance,
      area, confidence, description, recommendations, stage_ids, user_description, original_title, original_severity,
      original_compliance, examination, listing, assessment, verdict, decided_at)
    select user_id, project_id, 'defect', 'Crack', null, 'crack', severity, severity_rank, compliance, area, confidence,
      description, recommendations, stage_ids, user_description, original_title, original_severity, original_compliance,
      examination, listing, assessment, ${verdict}, now()
    from defects, generate_series(1, ${count}) where id = ${id}`);

test('a hosted model that always says 1.0 is believed as far as decided findings bear it out', async () => {
  model.always({ crack: 1 });
  const person = await server.member();
  const project = await person.project();
  const { database } = server.services;
  const first = await look(person, project.id);
  expect(first.confidence).toBeLessThan(0.25);

  // Without consent nothing is learned of anybody's findings.
  await decideLike(first.defect.id, 90, 'confirmed');
  expect(await learnTrust(database)).toBe(false);

  await person.put('/api/training-consent', { given: true });
  expect(await learnTrust(database)).toBe(true);
  expect(await learnTrust(database)).toBe(false);
  const earned = await look(person, project.id);
  expect(earned.confidence).toBeGreaterThan(first.confidence + 0.2);

  await database.execute(sql`update defects set verdict = 'rejected' where decided_at is not null`);
  expect(await learnTrust(database)).toBe(true);
  const lost = await look(person, project.id);
  expect(lost.confidence).toBeLessThan(0.25);
  const [learned] = await database.select().from(hostedTrust);
  expect(learned).toMatchObject({ engineId: 'hosted:compatible:vision-1', decided: 90 });
  // Half of where it began.
  expect(learned?.strength).toBeLessThan(0.05);
});
