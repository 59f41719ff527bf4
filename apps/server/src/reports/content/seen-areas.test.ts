import type { CheckedReport, Place, Report, Visit } from '@plumbline/contract';
import { areaOfPlace, standardArea } from '@plumbline/knowledge/places';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { waitUntil } from '../../../test/support/wait-until.ts';

let server: TestServer;
let pat: Person;
let projectId: number;
let finding: number;
let visitId: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  pat = await server.member('Pat Owner');
  projectId = (await pat.project()).id;
  const photo = await crackOnPlaster();
  finding = (await pat.analyse(photo, { projectId, description: 'Hairline crack' })).body.defect.id;
  const visit = await pat.post<Visit>(`/api/projects/${projectId}/visits`, {
    kind: 'pre_purchase',
    visitedOn: '2026-11-20',
    inspectedAreas: ['Interior', 'Roof space'],
    notInspected: [
      { area: 'Roof space', reason: 'Only from the hatch' },
      { area: 'Subfloor', reason: 'Hatch painted over' },
    ],
  });
  visitId = visit.body.id;
  expect((await pat.post(`/api/visits/${visitId}/close`, {})).status).toBe(200);
});
afterAll(() => server.stop());

const IN_PART = {
  inspectedAreas: ['interior', 'roof space'],
  notInspected: [
    { area: 'roof space', reason: 'Only from the hatch' },
    { area: 'subfloor space', reason: 'Hatch painted over' },
  ],
};

async function pointsOf(said: Record<string, unknown>) {
  const asked = { projectId, kind: 'pre_purchase', selectedDefectIds: [finding], ...said };
  const { status, body } = await pat.post<CheckedReport>('/api/reports/check', asked);
  expect(status).toBe(200);
  return new Map(body.points.map((point) => [point.code, point]));
}

test('the check names areas of which a report says otherwise than the visit of its day', async () => {
  const whole = { ...IN_PART, notInspected: [{ area: 'subfloor space', reason: 'Hatch painted over' }] };
  const differing = await pointsOf({ ...whole, declaredInspection: true, inspectedOn: '2026-11-20' });
  expect(differing.get('areas_differ')).toMatchObject({
    at: 'details',
    text: 'The visit of 20 Nov 2026 says otherwise of: roof space (in part). Take it over, or correct the visit.',
  });
  const same = await pointsOf({ ...IN_PART, declaredInspection: true, inspectedOn: '2026-11-20' });
  expect(same.has('areas_differ')).toBe(false);
  // Of another day that visit says nothing, and a notice tells of no inspection.
  expect((await pointsOf({ ...whole, inspectedOn: '2026-11-19' })).has('areas_differ')).toBe(false);
  expect((await pointsOf({ ...whole, kind: 'notice' })).has('areas_differ')).toBe(false);
});

test('a draft that leaves out what the visit didn’t see is told so, without a day as well', async () => {
  const { text } = (await pointsOf({})).get('areas_differ') ?? {};
  expect(text).toContain('roof space (in part) and subfloor space (not inspected)');
  expect(text).not.toContain('interior');
  expect((await pointsOf(IN_PART)).has('areas_differ')).toBe(false);
});

test('the check names findings with photos in an area that is said not to be inspected', async () => {
  expect((await pointsOf(IN_PART)).has('unseen_with_findings')).toBe(false);
  const place = await pat.post<Place>(`/api/projects/${projectId}/places`, { name: 'Subfloor' });
  const filed = await pat.post(`/api/projects/${projectId}/findings/file`, {
    items: [{ id: finding, placeId: place.body.id }],
  });
  expect(filed.status).toBe(200);
  expect((await pointsOf(IN_PART)).get('unseen_with_findings')).toMatchObject({
    at: 'finding',
    findingIds: [finding],
    text: 'Subfloor space is said not to be inspected, and has 1 finding with photos. Say ‘in part’, or correct the room.',
  });
  const part = { inspectedAreas: ['subfloor space'], notInspected: IN_PART.notInspected.slice(1) };
  expect((await pointsOf(part)).has('unseen_with_findings')).toBe(false);
});

test('a draft prints which areas nobody saw, or only in part, with the reasons', async () => {
  const { body } = await pat.post<Report>('/api/reports', {
    ...{ projectId, title: 'Before we buy', kind: 'pre_purchase', selectedDefectIds: [finding] },
    ...{ inspectedOn: '2026-11-20', ...IN_PART },
  });
  await waitUntil(
    async () => (await pat.get<Report>(`/api/reports/${body.id}`)).body,
    ({ status }) => status !== 'generating',
  );
  const response = await fetch(`${server.url}/api/reports/${body.id}/preview`, {
    headers: { cookie: pat.cookie },
  });
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  expect(words).toContain('Roof space, inspected in part: Only from the hatch.');
  expect(words).toContain('Subfloor space, not inspected: Hatch painted over.');
});

test('rooms and places lie in one area, or it isn’t told', () => {
  expect(areaOfPlace('Subfloor')).toBe('subfloor space');
  expect(areaOfPlace('Under the house, north side')).toBe('subfloor space');
  expect(areaOfPlace('Roof void')).toBe('roof space');
  expect(areaOfPlace('Roof')).toBe('roof exterior');
  expect(areaOfPlace('Bedroom 2')).toBe('interior');
  expect(areaOfPlace('Rear elevation')).toBe('exterior');
  expect(areaOfPlace('Kitchen, below the roof space')).toBeUndefined();
  expect(areaOfPlace('Garage')).toBeUndefined();
  // An area of somebody's own is theirs, whatever it lies in.
  expect([standardArea('Garage loft'), standardArea('subfloor')]).toEqual([undefined, 'subfloor space']);
});
