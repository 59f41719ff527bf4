import type { CheckedReport, Report } from '@plumbline/contract';
import type { ReportContent } from '@plumbline/documents';
import { expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { whereabouts } from './whereabouts.ts';

test.each([
  ['', null, ''],
  ['North wall', null, 'North wall'],
  ['', { name: 'Hall', level: '' }, 'Hall'],
  ['', { name: 'Hall', level: 'Ground' }, 'Hall, Ground'],
  ['above the door', { name: 'Hall', level: 'Ground' }, 'Hall, Ground: above the door'],
  ['hall', { name: 'Hall', level: 'Ground' }, 'Hall, Ground'],
  ['Hall, above the door', { name: 'Hall', level: 'Ground' }, 'Hall, above the door, Ground'],
  ['Ground floor hall', { name: 'Hall', level: 'Ground' }, 'Ground floor hall'],
  ['Hall, above the door', { name: 'Hall', level: '' }, 'Hall, above the door'],
])('‘%s’ in %o is told as ‘%s’', (location, place, told) => {
  expect(whereabouts(location, place)).toBe(told);
});

test('a finding that is filed under a place is printed there', async () => {
  const server = await startTestServer();
  try {
    const dan = await server.member('Dan');
    const home = await dan.project('House');
    const { body: hall } = await dan.post<{ id: number }>(`/api/projects/${home.id}/places`, {
      name: 'Hall',
      level: 'Ground',
    });
    const photo = await crackOnPlaster();
    const [filed, written, nowhere] = await Promise.all(
      [1, 2, 3].map(async () => (await dan.analyse(photo, { projectId: home.id })).body.defect.id),
    );
    const items = [filed, written].map((id) => ({ id, placeId: hall.id }));
    await dan.post(`/api/projects/${home.id}/findings/file`, { items });
    await dan.put(`/api/defects/${written}/decision`, { verdict: 'confirmed', location: 'above the door' });
    const asked = { projectId: home.id, selectedDefectIds: [filed, written, nowhere] };
    const { body } = await dan.post<CheckedReport>('/api/reports/check', asked);
    expect(body.points.find(({ code }) => code === 'no_location')?.findingIds).toEqual([nowhere]);
    const made = { ...asked, title: 'Handover', type: 'defect_analysis' };
    const { id } = (await dan.post<Report>('/api/reports', made)).body;
    await waitUntil(
      async () => (await dan.get<Report>(`/api/reports/${id}`)).body,
      ({ status }) => status !== 'generating',
    );
    const { rows } = await server.services.database.$client.query(
      'select content from report_versions where report_id = $1',
      [id],
    );
    const told = (rows[0].content as ReportContent).findings.map((one) => [one.id, one.location]);
    expect(Object.fromEntries(told)).toEqual({
      [filed ?? 0]: 'Hall, Ground',
      [written ?? 0]: 'Hall, Ground: above the door',
      [nowhere ?? 0]: '',
    });
  } finally {
    await server.stop();
  }
});
