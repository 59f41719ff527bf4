/** Alerts that only the rating of a finding raised, by a size that somebody measured. */
import type { Defect, ErrorBody } from '@plumbline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const WHY = { reason: 'Engineer checked the leaf, its ties hold' };

let server: TestServer;
let photo: Buffer;
let person: Person;
let id: number;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await server.member();
  const projectId = (await person.project()).id;
  id = (await person.analyse(photo, { projectId, description: '' })).body.defect.id;
  await person.put(`/api/defects/${id}/decision`, {
    verdict: 'corrected',
    defectId: 'wall_tie_corrosion',
  });
});

const bowOf = async (value?: number) => {
  const measurements =
    value === undefined ? [] : [{ attribute: 'bow', value, unit: 'mm', origin: 'inspector' }];
  return (await person.put<Defect & ErrorBody>(`/api/defects/${id}/measurements`, { measurements })).body;
};
const kinds = ({ alerts }: Defect) => alerts.map(({ kind }) => kind);

describe('an alert by which a measured size is rated', () => {
  test('stands when it is measured less, or no more, until it is closed', async () => {
    expect(kinds(await bowOf())).toEqual([]);
    const measured = await bowOf(30);
    expect(kinds(measured)).toEqual(['structural']);
    for (const value of [2, undefined]) {
      const { alerts, severity } = await bowOf(value);
      expect(alerts.map(({ kind, urgency }) => [kind, urgency])).toEqual([
        ['structural', measured.alerts[0]?.urgency],
      ]);
      expect(severity).toBe(measured.severity);
    }
    const closed = await person.post<Defect>(`/api/defects/${id}/alerts/structural/close`, WHY);
    expect(closed.body.alerts).toEqual([]);
    expect((await bowOf(2)).alerts).toEqual([]);
  });

  test('opens again when it has grown since it was closed', async () => {
    await bowOf(12);
    await person.post(`/api/defects/${id}/alerts/structural/close`, WHY);
    expect((await bowOf(12.4)).alerts).toEqual([]);
    expect(kinds(await bowOf(90))).toEqual(['structural']);
  });
});
