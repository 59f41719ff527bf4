import type { Report } from '@plumbline/contract';
import { readAlerts } from '@plumbline/knowledge/hazards';
import { STATES } from '@plumbline/knowledge/states';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects } from '../platform/database/schema.ts';
import { gatherContent } from './gather-content.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let findingId: number;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member('Ines Spector');
  projectId = (await person.project()).id;
  findingId = (await person.analyse(await crackOnPlaster(), { projectId })).body.defect.id;
});
afterAll(() => server.stop());

async function gathered() {
  const asked = { projectId, title: 'For a tribunal', selectedDefectIds: [findingId] };
  const { body } = await person.post<Report>('/api/reports', asked);
  const { database, environment } = server.services;
  const of = { reportId: body.id, version: 1, selectedDefectIds: [findingId] };
  return (await gatherContent(database, of, environment))?.content.findings[0];
}

const DANGERS = [
  'smell gas in the kitchen, sparks from the switchboard, sewage overflow in the yard',
  'balcony sagging, balustrade wobbly, ceiling about to fall, retaining wall leaning',
  'asbestos eaves broken, lead paint flaking, mould and the baby is coughing, termites in the frame',
  'wall bulging and cracked both sides, bricks falling from the facade, pool fence broken, glass door shattered',
  'no smoke alarm, steel showing in the concrete, chimney leaning, hot water relief valve leaking, stairs loose',
];

test('what hazards tell a person is told to the readers of a report without “your”, in every state', async () => {
  const alerts = STATES.flatMap(({ code }) =>
    DANGERS.flatMap((words) => readAlerts({ words, project: { state: code } })),
  );
  expect(alerts.length).toBeGreaterThan(80);
  expect(JSON.stringify(alerts)).toMatch(/\byour council/i);
  await server.services.database.update(defects).set({ alerts }).where(sql`${defects.id} = ${findingId}`);
  const finding = await gathered();
  const told = [finding?.alerts, finding?.actions, finding?.whoToCall, finding?.causes];
  expect(JSON.stringify(told).match(/.{30}\byour\b.{20}/gi)).toBe(null);
  expect(finding?.alerts).toHaveLength(alerts.length);
});

test('a photo says who added it and when, as the server saw it', async () => {
  const photo = (await gathered())?.photo;
  expect(photo?.added).toMatchObject({ by: 'Ines Spector', source: 'upload' });
  expect(Math.abs(Date.parse(photo?.added?.at ?? '') - Date.now())).toBeLessThan(60_000);
});
