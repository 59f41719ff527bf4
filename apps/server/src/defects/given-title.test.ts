import type { Defect } from '@plumbline/contract';
import { FAMILY_NAMES } from '@plumbline/knowledge';
import { STEEL_NAME } from '@plumbline/knowledge/assess';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { answer, closeCeiling, findingSeenAs, read } from '../../test/support/seen-findings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { changeFindings } from '../judgement/index.ts';
import { defects } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

test('a correction of something else leaves what it is called, and what the place needs', async () => {
  const { person, id } = await findingSeenAs(server, photo, { outcome: 'defect', family: 'corrosion' });
  const decide = async (more: object) =>
    (await person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', ...more })).body;
  const PLACE = 'Ceiling fallen, loose or with a hole';
  const warned = await answer(person, id, 'ceiling');
  const kept = await decide({ defectType: warned.defectType, defectId: null, location: 'Hall' });
  const asWarned = {
    defectType: PLACE,
    severity: 'critical',
    original: { defectType: FAMILY_NAMES.corrosion },
    decisionDetails: { defectType: null },
  };
  expect(kept).toMatchObject({ ...asWarned, location: 'Hall' });
  expect(kept.assessment.actions).toEqual(warned.assessment.actions);
  expect(kept.assessment.description).toMatch(/^Answered: a ceiling has fallen/);
  expect(await decide({ defectType: kept.defectType, note: 'By the door' })).toMatchObject(asWarned);
  expect((await closeCeiling(person, id)).body.defectType).toBe(FAMILY_NAMES.corrosion);
  expect(await answer(person, id, 'ceiling')).toMatchObject(asWarned);

  const named = await decide({ defectType: 'Plaster sheet down' });
  expect(named).toMatchObject({
    defectType: 'Plaster sheet down',
    decisionDetails: { defectType: 'Plaster sheet down' },
  });
  expect(await decide({ defectType: 'Plaster sheet down', location: 'Hall' })).toMatchObject({
    defectType: 'Plaster sheet down',
    decisionDetails: { defectType: 'Plaster sheet down' },
  });
});

test('bare steel that the photo showed stays what the panel found beside an answer', async () => {
  const { person, id } = await findingSeenAs(server, photo, { outcome: 'defect', family: 'spalling' });
  await changeFindings(server.services.database, eq(defects.id, id), ({ examination }) => ({
    examination: {
      ...examination,
      consensus: { ...examination.consensus, seen: ['exposed_reinforcement'] },
    },
  }));
  const original = { defectType: STEEL_NAME };
  expect(await read(person, id)).toMatchObject({ defectType: STEEL_NAME, original });
  expect(await answer(person, id, 'ceiling')).toMatchObject({
    defectType: `${STEEL_NAME} · Ceiling fallen, loose or with a hole`,
    original,
  });
  expect((await closeCeiling(person, id)).body).toMatchObject({ defectType: STEEL_NAME, original });
});

test.each([
  ['ceiling', 'Ceiling fallen, loose or open', 'Ceiling fallen, loose or with a hole'],
  ['wall floor', 'Several parts fallen, loose or open', 'Several parts fallen, loose or with holes'],
])('a place’s former name is nobody’s own words: %s', async (fallen, former, now) => {
  const { person, id } = await findingSeenAs(server, photo, { outcome: 'defect', family: 'corrosion' });
  for (const from of fallen.split(' ')) await answer(person, id, from);
  const correct = async (more: object) =>
    (await person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', ...more })).body;
  await correct({ note: 'By the door' });
  const { database } = server.services;
  await database.update(defects).set({ title: former }).where(eq(defects.id, id));
  expect((await read(person, id)).decisionDetails).toMatchObject({ defectType: null });
  await changeFindings(database, eq(defects.id, id));
  expect(await read(person, id)).toMatchObject({ defectType: now, decisionDetails: { defectType: null } });
  // The same words of an inspector, where nobody answered so, are theirs.
  await database.update(defects).set({ answers: {}, renamed: true, title: former }).where(eq(defects.id, id));
  expect((await read(person, id)).decisionDetails).toMatchObject({ defectType: former });
});

test('a crack’s name as the rules would give it stays the inspector’s where they typed it', async () => {
  const { person, id } = await findingSeenAs(server, photo, { outcome: 'defect', family: 'crack' });
  const material = async (value: string) =>
    (await person.put<Defect>(`/api/defects/${id}/answers`, { material: value })).body;
  const decide = async (defectType: string) =>
    (await person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', defectType })).body;
  const given = (await material('render')).defectType;
  expect(given).toBe('Crack in render');
  // Sent as it stands, it is nobody's new name, and goes on following the answer.
  expect(await decide(given)).toMatchObject({ decisionDetails: { defectType: null } });
  expect((await material('masonry')).defectType).toBe('Crack in brickwork');
  const typed = { defectType: 'Crack in stonework', decisionDetails: { defectType: 'Crack in stonework' } };
  expect(await decide('Crack in stonework')).toMatchObject(typed);
  expect(await material('render')).toMatchObject(typed);
  await changeFindings(server.services.database, eq(defects.id, id));
  expect(await read(person, id)).toMatchObject(typed);
});
