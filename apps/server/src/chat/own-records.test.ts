import { randomUUID } from 'node:crypto';
import type { ChatAnswer, Repair } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let owner: Person;
let finding: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.member();
  const project = (await owner.project('Fern Gully house')).id;
  const description = 'hairline crack over the pantry';
  finding = (await owner.analyse(await crackOnPlaster(), { projectId: project, description })).body.defect.id;
  await owner.post(`/api/projects/${project}/visits`, {
    kind: 'handover',
    visitedOn: '2026-03-04',
    attendedBy: ['Lou Tran'],
    inspectedAreas: ['Kitchen'],
    notInspected: [{ area: 'Attic', reason: 'ladder too short' }],
  });
  await take('assign', { person: 'Ben Ochre', trade: 'plasterer', dueOn: '2030-02-03' });
});
afterAll(() => server.stop());

async function take(step: string, more: object = {}) {
  const { revision } = (await owner.get<Repair>(`/api/defects/${finding}/repair`)).body;
  await owner.post(`/api/defects/${finding}/repair/steps`, { step, key: randomUUID(), revision, ...more });
}
const say = async (message: string, who = owner) =>
  (await who.post<ChatAnswer>('/api/ai/chat', { message })).body.response;

test('tells visits, with the areas that weren’t inspected and why', async () => {
  expect(await say('when was i last at fern gully')).toContain('4 March 2026');
  expect(await say('which areas were not inspected')).toContain('ladder too short');
  expect(await say('who was at the handover inspection')).toContain('Lou Tran');
});

test('tells where a repair stands, and follows it', async () => {
  expect(await say('who is fixing the crack at fern gully')).toMatch(/Ben Ochre.*due on 3 February 2030/);
  await take('reportFixed', { note: 'Ben rang' });
  expect(await say('has the crack at fern gully been fixed')).toMatch(/not verified yet.*Ben rang/s);
  expect(await say('which repairs do i need to verify')).toContain('1 repair');
  await take('verify');
  expect(await say('which repairs are verified')).toContain('Ben Ochre');
});

test('tells readings, and that one is wider', async () => {
  for (const [readOn, mm] of [
    ['2026-03-04', 0.4],
    ['2026-05-04', 1.4],
  ] as const)
    await owner.post(`/api/defects/${finding}/readings`, {
      ...{ key: randomUUID(), readOn, mm, point: 'top', instrument: 'crack gauge', plusMinus: 0.1 },
    });
  expect(await say('what do my readings of the crack say')).toContain('It got wider');
});

test('tells nobody else any of it', async () => {
  const other = await server.member();
  await other.project('Empty house');
  for (const message of ['when was i last at fern gully', 'which repairs are verified', 'list my visits'])
    expect(await say(message, other)).not.toMatch(/Fern|Ben Ochre|Lou Tran|4 March/);
});
