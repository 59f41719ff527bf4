import type { Defect, ErrorBody } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const WHY = { reason: 'Looked at it on site with the builder' };
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
