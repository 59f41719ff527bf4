import type { Defect, Report } from '@plumbline/contract';
import { readAlerts } from '@plumbline/knowledge/hazards';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { defects } from '../platform/database/schema.ts';

let server: TestServer;
let ann: Person;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  ann = await server.member('Ann');
  projectId = (await ann.project()).id;
});
afterAll(() => server.stop());

const photographed = async (): Promise<number> =>
  (await ann.analyse(await crackOnPlaster(), { projectId })).body.defect.id;

const WIDTH = { attribute: 'crack_width', value: 7, unit: 'mm', uncertainty: 0.1, origin: 'inspector' };

const shown = async (id: number) => (await ann.get<Report>(`/api/reports/${id}`)).body;

async function made(selectedDefectIds: number[]): Promise<number> {
  const asked = { projectId, title: 'Handover', selectedDefectIds };
  const { id } = (await ann.post<Report>('/api/reports', asked)).body;
  const { status } = await waitUntil(
    () => shown(id),
    (report) => report.status !== 'generating',
  );
  expect(status).toBe('completed');
  return id;
}

test('a report says that its findings have changed since, and how many hazards are open now', async () => {
  const [first, second] = [await photographed(), await photographed()];
  const report = await made([first, second]);
  expect(await shown(report)).toMatchObject({ findingsChanged: false, openHazards: 0, version: 1 });

  await ann.put(`/api/defects/${first}/decision`, { verdict: 'confirmed' });
  expect(await shown(report)).toMatchObject({ findingsChanged: true, version: 1 });
  const [listed] = (await ann.get<Report[]>('/api/reports')).body;
  expect(listed).toMatchObject({ id: report, findingsChanged: true, openHazards: 0 });

  // What no trail tells: a danger that raised a finding. One made after it has it.
  const later = await made([first, second]);
  const { database } = server.services;
  const alerts = readAlerts({ words: 'bricks are falling off the facade' });
  await database.update(defects).set({ severity: 'critical', alerts }).where(eq(defects.id, second));
  expect(await shown(later)).toMatchObject({ findingsChanged: true, openHazards: 1 });
  const third = await made([first, second]);
  expect(await shown(third)).toMatchObject({ findingsChanged: false, openHazards: 1 });

  // A finding that isn’t in it says nothing of it, and one that has gone does.
  const other = await photographed();
  await ann.put(`/api/defects/${other}/decision`, { verdict: 'confirmed' });
  expect(await shown(third)).toMatchObject({ findingsChanged: false });
  expect((await ann.delete(`/api/defects/${first}`)).status).toBeLessThan(300);
  expect(await shown(third)).toMatchObject({ findingsChanged: true });
});

test('an answer that changes what is said of a finding changes what a report tells of', async () => {
  const id = await photographed();
  await ann.put(`/api/defects/${id}/answers`, { measurement: WIDTH });
  const report = await made([id]);
  expect(await shown(report)).toMatchObject({ findingsChanged: false });
  const { body } = await ann.put<Defect>(`/api/defects/${id}/answers`, { material: 'masonry' });
  expect(body.savedMeasurements).toHaveLength(1);
  expect(await shown(report)).toMatchObject({ findingsChanged: true });
});
