import { randomUUID } from 'node:crypto';
import type { Repair, Report, Visit } from '@plumbline/contract';
import type { ReportContent } from '@plumbline/documents';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { defects, reportVersions } from '../../platform/database/schema.ts';
import { dayInSydney } from '../../platform/day-in-sydney.ts';

let server: TestServer;
let ann: Person;
let photo: Uint8Array;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  ann = await server.member('Ann Inspector');
  photo = await crackOnPlaster();
  projectId = (await ann.project('Terrace')).id;
});
afterAll(() => server.stop());

/** A finding with the id of its photo. */
async function found() {
  const { id, number } = (await ann.analyse(photo, { projectId })).body.defect;
  const [row] = await server.services.database.select().from(defects).where(eq(defects.id, id));
  return { id, number, photoId: row?.photoId };
}
const visitOn = async (visitedOn: string) =>
  (await ann.post<Visit>(`/api/projects/${projectId}/visits`, { kind: 're_inspection', visitedOn })).body.id;

/** What a report on this finding says became of it. */
async function historyIn(findingId: number) {
  const asked = { projectId, title: 'Re-inspection', selectedDefectIds: [findingId] };
  const { body } = await ann.post<Report>('/api/reports', asked);
  for (;;) {
    const { status } = (await ann.get<Report>(`/api/reports/${body.id}`)).body;
    if (status !== 'generating') break;
  }
  const [row] = await server.services.database
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, body.id), eq(reportVersions.status, 'completed')));
  const content = row?.content as ReportContent;
  return content.findings[0]?.history;
}

test('a finding that nothing became of has no history', async () => {
  expect(await historyIn((await found()).id)).toBeUndefined();
});

test('two visits tell of each other, each report with the photos of both', async () => {
  const [earlier, later] = [await found(), await found()];
  const [before, after] = [await visitOn('2026-01-05'), await visitOn('2026-06-05')];
  const items = [
    { id: earlier.id, visitId: before },
    { id: later.id, visitId: after },
  ];
  await ann.post(`/api/projects/${projectId}/findings/file`, { items });
  const said = { findingId: earlier.id, state: 'worse', laterFindingId: later.id };
  expect((await ann.put(`/api/visits/${after}/follow-ups`, said)).status).toBe(200);
  expect(await historyIn(later.id)).toMatchObject({
    said: [`Compared with finding ${earlier.number} of the project, from the visit before: worse.`],
    became: 'Worse',
    before: { id: earlier.photoId },
    after: 'own',
  });
  expect(await historyIn(earlier.id)).toMatchObject({
    said: ['On the visit of 5 Jun 2026: worse.'],
    became: 'Worse',
    before: 'own',
    after: { id: later.photoId },
  });
});

test('a repair is told with the photo that came with it, and who verified it', async () => {
  const { id } = await found();
  const link = { findingIds: [id], name: 'Ben Ochre', contact: '', days: 30 };
  const { body } = await ann.post<{ address: string }>(`/api/projects/${projectId}/repair-links`, link);
  const headers = { 'x-repair-link': body.address.split('/repair#')[1] ?? '' };
  const form = new FormData();
  form.set('key', randomUUID());
  form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'after.jpg');
  const to = `/api/repair-link/findings/${id}`;
  await server.visitor().call('POST', `${to}/photos`, { body: form, headers });
  const repair = async () => (await ann.get<Repair>(`/api/defects/${id}/repair`)).body;
  const fix = { step: 'fix', key: randomUUID(), note: '', revision: (await repair()).revision };
  expect((await server.visitor().post(`${to}/steps`, fix, headers)).status).toBe(200);
  const verify = { step: 'verify', key: randomUUID(), revision: (await repair()).revision };
  await ann.post(`/api/defects/${id}/repair/steps`, verify);
  const history = await historyIn(id);
  expect(history?.said).toEqual([
    expect.stringMatching(/^Reported as fixed by Ben Ochre on \d+ \w{3} \d{4}\.$/),
    expect.stringMatching(/^Verified by Ann Inspector on \d+ \w{3} \d{4}\.$/),
  ]);
  const [sent] = (await repair()).entries.flatMap(({ photoIds }) => photoIds);
  expect(history).toMatchObject({ before: 'own', after: { id: sent }, became: 'Fixed', fixed: true });
  // Who looked had looked before somebody was warned.
  const note = 'Live wires hang bare out of the wall';
  await ann.put(`/api/defects/${id}/decision`, { verdict: 'corrected', defectType: 'Crack', note });
  const warned = await historyIn(id);
  expect(warned?.said.at(-1)).toBe('A safety hazard is open: it needs a look.');
  expect(warned?.became).toBe('Needs a look');
  expect(warned?.fixed).toBeUndefined();
});

test('a step that was taken after a visit of the same day saw it fixed is the newer', async () => {
  const { id } = await found();
  const step = async (name: string, more: object) => {
    const { revision } = (await ann.get<Repair>(`/api/defects/${id}/repair`)).body;
    const taken = { step: name, key: randomUUID(), revision, ...more };
    expect((await ann.post(`/api/defects/${id}/repair/steps`, taken)).status).toBe(200);
  };
  await step('notDefect', { note: 'Only a shadow' });
  const visit = await visitOn(dayInSydney(new Date()));
  await ann.put(`/api/visits/${visit}/follow-ups`, { findingId: id, state: 'fixed' });
  expect(await historyIn(id)).toMatchObject({ became: 'Fixed', fixed: true });
  await step('reopen', { note: 'It is back' });
  const history = await historyIn(id);
  expect(history?.became).toBe('Reopened');
  expect(history?.fixed).toBeUndefined();
  // Who fixed it alone doesn't verify it by a visit.
  await step('fixOwn', {});
  await ann.put(`/api/visits/${visit}/follow-ups`, { findingId: id, state: 'fixed' });
  const own = await historyIn(id);
  expect(own?.became).toBe('Reported as fixed, not verified');
  expect(own?.fixed).toBeUndefined();
});

test('what was written with the steps of a repair stands with them, and comments to each other don’t', async () => {
  await ann.post('/api/payments/manual-credit-fix');
  const { id } = await found();
  for (const taken of [
    { step: 'assign', person: 'Ben Ochre', note: 'Key is under the mat' },
    { step: 'comment', note: 'The client is hard to reach' },
    { step: 'reportFixed', note: 'Raked out and\n refilled' },
    { step: 'reopen', note: 'Opened again after the rain' },
    { step: 'reportFixed', note: '' },
    { step: 'verify', note: 'Looked at with a lamp' },
  ]) {
    const { revision } = (await ann.get<Repair>(`/api/defects/${id}/repair`)).body;
    const asked = { ...taken, key: randomUUID(), revision };
    expect((await ann.post(`/api/defects/${id}/repair/steps`, asked)).status).toBe(200);
  }
  expect((await historyIn(id))?.said).toEqual([
    expect.stringMatching(/^Reported as fixed by Ben Ochre \(.*\) on \d.*\. “Raked out and refilled”$/),
    expect.stringMatching(/^Reopened by Ann Inspector on \d.*\. “Opened again after the rain”$/),
    expect.stringMatching(/^Reported as fixed by Ben Ochre \(.*\) on \d[^“]*\.$/),
    expect.stringMatching(/^Verified by Ann Inspector on \d.*\. “Looked at with a lamp”$/),
  ]);
});

test('a repair that its owner only passed on names who says that it is fixed, and who passed it on', async () => {
  // The free analyses are used up by now.
  await ann.post('/api/payments/manual-credit-fix');
  const { id } = await found();
  for (const taken of [
    { step: 'assign', person: 'Ben Ochre' },
    { step: 'reportFixed' },
    { step: 'verify' },
  ]) {
    const { revision } = (await ann.get<Repair>(`/api/defects/${id}/repair`)).body;
    const asked = { ...taken, key: randomUUID(), revision };
    expect((await ann.post(`/api/defects/${id}/repair/steps`, asked)).status).toBe(200);
  }
  expect((await historyIn(id))?.said).toEqual([
    expect.stringMatching(/^Reported as fixed by Ben Ochre \(passed on by Ann Inspector\) on \d/),
    expect.stringMatching(/^Verified by Ann Inspector on \d/),
  ]);
});
