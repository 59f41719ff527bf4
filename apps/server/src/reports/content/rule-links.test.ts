import type { Report } from '@plumbline/contract';
import { afterEach, expect, test } from 'vitest';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { gatherContent } from './gather-content.ts';

let server: TestServer;
afterEach(() => server.stop());

/** The rule that a report prints under a brick wall whose crack was measured. */
async function printedRule(env: Record<string, string>) {
  server = await startTestServer({ env });
  const person = await server.member();
  const { body: project } = await person.post<{ id: number }>('/api/projects', {
    name: 'House',
    state: 'NSW',
    contractDate: '2024-02-01',
    buildingType: 'residential-house',
  });
  const { body } = await person.analyse(await crackOnPlaster(), {
    projectId: project.id,
    description: 'a crack',
  });
  const { id } = body.defect;
  const measured = { attribute: 'crack_width', value: 7, unit: 'mm', uncertainty: 0.1, origin: 'inspector' };
  await person.put(`/api/defects/${id}/answers`, { material: 'masonry' });
  await person.put(`/api/defects/${id}/answers`, { measurement: measured });
  const { body: report } = await person.post<Report>('/api/reports', {
    projectId: project.id,
    title: 'Handover',
    type: 'defect_analysis',
    selectedDefectIds: [id],
  });
  const { database, environment } = server.services;
  const asked = { reportId: report.id, version: 1, selectedDefectIds: [id] };
  const gathered = await gatherContent(database, asked, environment);
  return gathered?.content.findings[0]?.rule;
}

test('a report leads from a verdict to the page of its rule, under the address that people use', async () => {
  expect(await printedRule({ PUBLIC_URL: 'https://plumbline.example' })).toMatchObject({
    stated: expect.stringContaining('7 ± 0.1 mm'),
    page: 'https://plumbline.example/rules/masonry-crack',
  });
});

test('a report names no address where nobody said under which one people come', async () => {
  const rule = await printedRule({});
  expect(rule).toMatchObject({ stated: expect.stringContaining('7 ± 0.1 mm') });
  expect(rule).not.toHaveProperty('page');
});
