import {
  type AlertClosed,
  type Defect,
  type FindingLine,
  type Visit,
  WORDS_CHANGED,
} from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let pat: Person;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  pat = await server.member('Pat Owner');
});
afterAll(() => server.stop());

const GAS = 'Strong smell of gas by the hatch';

/** A visit of a new project that said why the subfloor wasn't inspected, and the finding that came of it. */
async function visited(reason: string) {
  const projectId = (await pat.project()).id;
  const { body: visit } = await pat.post<Visit>(`/api/projects/${projectId}/visits`, {
    kind: 'pre_purchase',
    visitedOn: '2026-11-20',
    notInspected: [{ area: 'Subfloor', reason }],
  });
  const [line] = (await pat.get<FindingLine[]>(`/api/projects/${projectId}/findings`)).body;
  if (!line?.alerts[0]) throw new Error('Nothing was heard');
  return { projectId, visitId: visit.id, id: line.id, alert: line.alerts[0] };
}

const reword = (visitId: number, body: Record<string, unknown>) =>
  pat.call('PATCH', `/api/visits/${visitId}`, { json: body });
const close = (id: number, kind: string, reason: string, title?: string) =>
  pat.post<AlertClosed & { fields?: Record<string, string> }>(`/api/defects/${id}/alerts/${kind}/close`, {
    reason,
    ...(title && { title }),
  });
const said = (because: string) => `${WORDS_CHANGED}‘${because}’`;

test('an alert of words that were changed since closes with those words as the reason', async () => {
  const { visitId, id, alert } = await visited(GAS);
  const reason = said(alert.because);
  // They still stand there.
  const early = await close(id, alert.kind, reason);
  expect([early.status, early.body.fields?.reason]).toEqual([400, expect.stringContaining('still stand')]);
  await reword(visitId, { notInspected: [{ area: 'Subfloor', reason: 'Hatch painted shut' }] });
  // It stands until somebody closes it.
  expect((await pat.get<Defect>(`/api/defects/${id}`)).body.alerts).toHaveLength(1);
  const closed = await close(id, alert.kind, reason);
  expect(closed.status).toBe(200);
  expect(closed.body.alerts).toEqual([]);
  expect(closed.body.closedAlerts).toMatchObject([{ reason, closedBy: 'Pat Owner' }]);
});

test.each([
  [
    'tell of the same danger',
    { notInspected: [{ area: 'Subfloor', reason: 'Gas can be smelt at the hatch' }] },
  ],
  [
    'tell of it of another area',
    {
      notInspected: [
        { area: 'Subfloor', reason: 'Painted shut' },
        { area: 'Roof space', reason: GAS },
      ],
    },
  ],
  ['are none at all', { notInspected: [] }],
])('it stays open where the new words %s', async (_, changed) => {
  const { visitId, id, alert } = await visited(GAS);
  expect((await reword(visitId, changed)).status).toBe(200);
  expect((await close(id, alert.kind, said(alert.because))).status).toBe(400);
  expect((await pat.get<Defect>(`/api/defects/${id}`)).body.alerts).not.toEqual([]);
});

test('it stays open where something else written on the finding tells of it, or a photo does', async () => {
  const { visitId, id, alert } = await visited(GAS);
  await reword(visitId, { notInspected: [{ area: 'Subfloor', reason: 'Hatch painted shut' }] });
  const noted = { verdict: 'confirmed', note: 'I smelt gas there too' };
  expect((await pat.put(`/api/defects/${id}/decision`, noted)).status).toBe(200);
  expect((await close(id, alert.kind, said(alert.because))).status).toBe(400);

  const projectId = (await pat.project()).id;
  const { body } = await pat.analyse(await crackOnPlaster(), {
    projectId,
    description: 'i can smell gas here',
  });
  expect((await close(body.defect.id, 'gas', said('i can smell gas here'))).status).toBe(400);
});

test('the same alert of other findings of one photo is named, and each is closed by itself', async () => {
  const projectId = (await pat.project()).id;
  const photo = await crackOnPlaster();
  const description = 'i can smell gas here';
  const one = (await pat.analyse(photo, { projectId, description })).body.defect;
  const two = (await pat.analyse(photo, { projectId, description })).body.defect;
  const apart = (await pat.analyse(photo, { projectId, description })).body.defect;
  const { rows } = await server.services.database.$client.query<{ photo_id: number }>(
    'select photo_id from defects where id = $1',
    [one.id],
  );
  // As a second finding of one photo is kept.
  await server.services.database.$client.query('update defects set examined_photo_id = $1 where id = $2', [
    rows[0]?.photo_id,
    two.id,
  ]);
  const reason = 'Gas fitter tested the line, no leak found';
  const first = await close(one.id, 'gas', reason);
  expect(first.body.alike).toEqual([{ id: two.id, number: two.number }]);
  expect((await pat.get<Defect>(`/api/defects/${two.id}`)).body.alerts).not.toEqual([]);
  const second = await close(two.id, 'gas', reason);
  expect([second.body.alike, second.body.closedAlerts[0]?.reason]).toEqual([[], reason]);
  expect((await pat.get<Defect>(`/api/defects/${apart.id}`)).body.alerts).not.toEqual([]);
});
