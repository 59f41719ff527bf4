import type { Defect, ErrorBody } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { auditEvents, trailEntries } from '../platform/database/schema.ts';

const WHY = { reason: 'Gas fitter, electrician and engineer found nothing' };
const LEAK = 'Gas leak at the meter, strong gas smell';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

async function finding(description: string): Promise<{ person: Person; id: number }> {
  const person = await server.member();
  const { id: projectId } = await person.project();
  return { person, id: (await person.analyse(photo, { projectId, description })).body.defect.id };
}

const alertPath = (id: number, kind: string) => `/api/defects/${id}/alerts/${kind}/close`;
const name = (person: Person, id: number, defectType: string) =>
  person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', defectType });

test.each([
  ['what stood already', [LEAK, 'Surface rust']],
  ['what was named last', [LEAK]],
])('%s, closed and no longer told anywhere, warns once it is opened again', async (_name, names) => {
  const { person, id } = await finding('crack in the plasterboard');
  for (const one of names) await name(person, id, one);
  expect((await person.post(alertPath(id, 'gas'), WHY)).status).toBe(200);
  expect((await name(person, id, 'Scuff mark')).body.alerts).toEqual([]);
  const again = await person.delete<Defect & ErrorBody>(alertPath(id, 'gas'));
  expect(again).toMatchObject({ status: 200, body: { severity: 'critical', closedAlerts: [] } });
  const because = `Before it was changed: ${LEAK}`;
  expect(again.body.alerts).toMatchObject([{ kind: 'gas', urgency: 'now', because }]);
  expect((await name(person, id, 'Surface rust')).body.alerts).toEqual(again.body.alerts);
  expect((await person.post(alertPath(id, 'gas'), WHY)).body).toMatchObject({
    alerts: [],
    closedAlerts: [WHY],
  });
});

const wall = (value: number) => ({
  attribute: 'crack_width',
  value,
  unit: 'mm',
  uncertainty: 0.5,
  origin: 'inspector',
});
const measured = (value: number) => ({ measurements: [wall(value)] });
const reading = (mm: number) => ({
  key: `read-at-${mm}-mm`,
  readOn: `2026-0${Math.ceil(mm / 30)}-02`,
  instrument: 'crack gauge',
  mm,
  plusMinus: 0.1,
});

test.each([
  ['a note', 'gas', 'i can smell gas', 'PUT', 'decision', [], { note: 'i can still smell gas here' }],
  ['a measurement', 'structural', 'crack in brick', 'PUT', 'measurements', [measured(30)], measured(40)],
  ['a reading', 'structural', 'crack in brick', 'POST', 'readings', [reading(30)], reading(40)],
] as const)('%s that opens a closed alert is kept in the audit and the trail', async (...given) => {
  const [, kind, description, method, path, first, then] = given;
  const { person, id } = await finding(description);
  const send = (json: object) =>
    person.call(method, `/api/defects/${id}/${path}`, {
      json: path === 'decision' ? { verdict: 'corrected', ...json } : json,
    });
  for (const json of first) await send(json);
  const [warned] = (await person.get<Defect>(`/api/defects/${id}`)).body.alerts;
  expect(warned?.kind).toBe(kind);
  expect((await person.post(alertPath(id, kind), WHY)).status).toBe(200);
  expect((await send(then)).status).toBeLessThan(300);
  const now = (await person.get<Defect>(`/api/defects/${id}`)).body;
  expect(now).toMatchObject({ alerts: [{ kind }], closedAlerts: [] });
  const { database } = server.services;
  const reopened = await database
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'alert_reopened'), sql`detail ->> 'reference' = ${`defect:${id}`}`));
  expect(reopened.map(({ detail }) => detail)).toMatchObject([{ kind, ...WHY }]);
  const noted = and(eq(trailEntries.event, 'alert_reopened'), eq(trailEntries.subjectId, id));
  expect(await database.$count(trailEntries, noted)).toBe(1);
});
