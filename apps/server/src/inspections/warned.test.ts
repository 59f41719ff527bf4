/** A danger that somebody writes of a building where there is no finding of it becomes one. */
import type { Defect, DefectSummary, Project, Visit } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  owner = await server.member('Ines Spector');
});
afterAll(() => server.stop());

const GAS = 'Tenant reports a strong smell of gas in the kitchen.';
const findingsOf = async (id: number) =>
  (await owner.get<DefectSummary[]>(`/api/projects/${id}/defects`)).body;
const projectOf = async (id: number) => (await owner.get<Project>(`/api/projects/${id}`)).body;
const change = (id: number, body: object) =>
  owner.call<Project>('PATCH', `/api/projects/${id}`, { json: body });

test('a description that warns makes a finding, once, and no credit goes', async () => {
  const ledger = (await owner.get<unknown[]>('/api/credits/ledger')).body;
  const { body } = await owner.post<Project>('/api/projects', { name: 'Unit in Ryde', description: GAS });
  expect(body.openHazards).toBe(1);
  await change(body.id, { description: GAS });
  await change(body.id, { description: `${GAS} Two storeys, brick veneer.` });
  const [finding, ...others] = await findingsOf(body.id);
  expect(others).toEqual([]);
  expect(finding?.severity).toBe('critical');
  const { alerts, description } = (await owner.get<Defect>(`/api/defects/${finding?.id}`)).body;
  expect(alerts).toMatchObject([{ kind: 'gas', urgency: 'now' }]);
  expect(description).toContain('From the project’s description');
  expect((await owner.get<unknown[]>('/api/credits/ledger')).body).toEqual(ledger);
  // It goes with a reason alone, as any other.
  expect((await owner.call('DELETE', `/api/projects/${body.id}`)).status).toBe(409);
  const closed = await owner.post<Defect>(`/api/defects/${finding?.id}/alerts/gas/close`, {
    reason: 'Gas fitter replaced the hose and tested the line',
  });
  expect(closed.body.alerts).toEqual([]);
  await change(body.id, { description: `${GAS} Two storeys, brick veneer, tiled roof.` });
  expect((await projectOf(body.id)).openHazards).toBe(0);
  await change(body.id, { description: `${GAS} Bare live wires are sparking in the meter box.` });
  const open = (await findingsOf(body.id)).flatMap((one) => one.alerts.map(({ kind }) => kind));
  expect(open).toEqual(['electrical']);
});

test('a danger told in other words of the same text stays one finding, which says them', async () => {
  const { id } = await owner.project('Cottage in Ryde');
  for (const words of [
    'Fibro cottage built 1962',
    'Fibro cottage built 1958',
    'Fibro cottage built 1960, three bedrooms',
    'Old fibro cottage of 1955 with four bedrooms',
  ])
    expect((await change(id, { description: words })).status).toBe(200);
  await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((year) => change(id, { description: `Fibro cottage built 196${year}` })),
  );
  const { description } = (await owner.get<{ description: string }>(`/api/projects/${id}`)).body;
  const all = await findingsOf(id);
  expect(all.map(({ defectType }) => defectType)).toEqual(['Possible asbestos']);
  const [one] = all;
  const { alerts, userDescription } = (await owner.get<Defect>(`/api/defects/${one?.id}`)).body;
  expect(alerts.map(({ kind }) => kind)).toEqual(['asbestos']);
  expect(userDescription).toContain(description);
  // Another danger is another finding, and one that is taken out of the text stays until it is closed.
  await change(id, { description: `${description}. Strong smell of gas in the kitchen.` });
  await change(id, { description: 'Brick veneer' });
  expect((await findingsOf(id)).flatMap((each) => each.alerts.map(({ kind }) => kind)).sort()).toEqual([
    'asbestos',
    'gas',
  ]);
});

test('two rooms with a danger in their names stay two findings, whichever is renamed', async () => {
  const { id } = await owner.project('Flat in Ryde');
  const room = async (name: string) =>
    (await owner.post<{ id: number }>(`/api/projects/${id}/places`, { name })).body.id;
  const [first] = [await room('Room with bare live wires'), await room('Shed with bare live wires')];
  expect((await findingsOf(id)).length).toBe(2);
  expect(
    (await owner.call('PATCH', `/api/places/${first}`, { json: { name: 'Room with bare live wires 2' } }))
      .status,
  ).toBe(200);
  const told = await Promise.all(
    (await findingsOf(id)).map(async (each) => (await owner.get<Defect>(`/api/defects/${each.id}`)).body),
  );
  expect(told.map(({ userDescription }) => userDescription).sort()).toEqual([
    expect.stringMatching(/^Room with bare live wires 2/),
    expect.stringMatching(/^Shed/),
  ]);
});

test('a description that warns of nothing makes none', async () => {
  const { id } = await owner.project('House in Ryde');
  await change(id, { description: 'Two storeys, brick veneer, no smell of gas' });
  expect(await findingsOf(id)).toEqual([]);
});

test('why an area wasn’t inspected is read with the area, once a reason', async () => {
  const { id } = await owner.project('Terrace in Ryde');
  const facts = {
    ...{ kind: 'handover', visitedOn: '2026-11-02' },
    notInspected: [
      { area: 'Roof void', reason: 'Bare live wires are sparking by the hatch, kept out' },
      { area: 'Subfloor', reason: 'Hatch locked' },
    ],
  };
  const { body: visit, status } = await owner.post<Visit>(`/api/projects/${id}/visits`, facts);
  expect(status).toBe(201);
  await owner.call('PATCH', `/api/visits/${visit.id}`, { json: { notInspected: facts.notInspected } });
  const [finding, ...others] = await findingsOf(id);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ location: 'Roof void', alerts: [{ kind: 'electrical' }] });
});
