import type { Defect, LinkedWork, Project, RepairLine, Stats } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
});
afterAll(() => server.stop());

test('what is to be done now comes before what is to be made safe today, wherever work is listed', async () => {
  const photo = await crackOnPlaster();
  const person = await server.member();
  const { id: house } = await person.project();
  const ids: number[] = [];
  for (const description of [
    'Rusty bars show where concrete has spalled off the slab',
    'Crack',
    'Bare live wires hang out of the wall',
    'Strong smell of gas at the meter',
  ]) {
    ids.push((await person.analyse(photo, { projectId: house, description })).body.defect.id);
  }
  const [concrete = 0, crack = 0, wires = 0, gas = 0] = ids;
  const alertsOf = async (id: number) => (await person.get<Defect>(`/api/defects/${id}`)).body.alerts;
  expect((await alertsOf(concrete)).map(({ urgency }) => urgency)).not.toContain('now');
  expect(await alertsOf(crack)).toEqual([]);
  const made = await person.post<{ address: string }>(`/api/projects/${house}/repair-links`, {
    ...{ findingIds: ids, name: 'Ben Ochre', days: 30 },
  });
  const headers = { 'x-repair-link': made.body.address.split('/repair#')[1] ?? '' };
  const order = [gas, wires, concrete, crack];
  const linked = (await server.visitor().get<LinkedWork>('/api/repair-link', headers)).body;
  expect(linked.findings.map(({ id }) => id)).toEqual(order);
  const due = (await person.get<RepairLine[]>('/api/repairs')).body;
  expect(due.map(({ findingId }) => findingId)).toEqual(order);
  expect(due[0]?.alerts).toMatchObject([{ kind: 'gas', urgency: 'now', title: 'Possible gas leak' }]);

  const gravest = { findingId: gas, number: 4, urgency: 'now', title: 'Possible gas leak' };
  const { gravestHazard } = (await person.get<Stats>('/api/stats')).body;
  expect(gravestHazard).toMatchObject(gravest);
  expect(gravestHazard?.step).toMatch(/^Get everyone out now/);
  expect((await person.get<Project>(`/api/projects/${house}`)).body.gravestHazard).toEqual(gravestHazard);
  expect(gravestHazard?.alerts).toEqual(await alertsOf(gas));
  expect(gravestHazard?.project).toBe((await person.get<Project>(`/api/projects/${house}`)).body.name);
  const empty = await person.project();
  // The newest project has nothing in it: the one that was worked in last is another.
  expect((await person.get<Stats>('/api/stats')).body.latestProjectId).toBe(house);
  expect((await person.get<Project>(`/api/projects/${empty.id}`)).body.gravestHazard).toBeNull();
});
