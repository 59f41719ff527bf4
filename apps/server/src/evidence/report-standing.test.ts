/** Whoever has a report's PDF learns whether a newer version took its place, and nobody else learns anything. */
import type { Report, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.member('Ann Inspector');
});
afterAll(() => server.stop());

test('says which version is the newest, and that a report was deleted', async () => {
  const { id: project } = await ann.project();
  const { defect } = (await ann.analyse(await crackOnPlaster(), { projectId: project })).body;
  const asked = { projectId: project, title: 'Of a crack', type: 'defect_analysis' };
  const { id: report } = (
    await ann.post<Report>('/api/reports', { ...asked, selectedDefectIds: [defect.id] })
  ).body;
  const made = async (version: number) => {
    await waitUntil(
      async () => (await ann.get<Report>(`/api/reports/${report}`)).body,
      (now) => now.status === 'completed' && now.version === version,
    );
    const trail = (await ann.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body;
    const entry = trail.find(({ event, detail }) => event === 'report_made' && detail.version === version);
    return entry?.subjectSha256 ?? '';
  };
  const standing = (sha256: string, of = { project, report }) =>
    server.visitor().get(`/api/report-standing?${new URLSearchParams({ ...texts(of), sha256 })}`);
  const first = await made(1);
  expect((await standing(first)).body).toEqual({ newest: 1 });
  expect((await ann.put(`/api/reports/${report}`, { title: 'Of the crack' })).status).toBe(200);
  const second = await made(2);
  for (const sha256 of [first, second]) expect((await standing(sha256)).body).toEqual({ newest: 2 });
  // Ids can be guessed, a file can't.
  expect((await standing('0'.repeat(64))).status).toBe(404);
  expect((await standing(first, { project, report: report + 1 })).status).toBe(404);
  expect((await standing('short')).status).toBe(400);
  expect((await ann.delete(`/api/reports/${report}`)).status).toBe(200);
  expect((await standing(first)).body).toEqual({ newest: null });
});

const texts = (of: object) => Object.fromEntries(Object.entries(of).map(([name, id]) => [name, String(id)]));
