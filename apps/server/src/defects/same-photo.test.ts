import type { Defect } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { answer, asked, closeCeiling, findingSeenAs, read } from '../../test/support/seen-findings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects, trailEntries } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

/** Two findings that were seen in one photo. */
async function foundTwo() {
  const { person, id } = await findingSeenAs(server, photo, { outcome: 'defect', family: 'corrosion' });
  const other = await findingSeenAs(server, photo, { outcome: 'defect', family: 'spalling' });
  const { database } = server.services;
  const [of] = await database.select().from(defects).where(eq(defects.id, id));
  const { userId, projectId, examinedPhotoId, photoId, analysisId } = of ?? {};
  await database
    .update(defects)
    .set({ userId, projectId, examinedPhotoId, photoId, analysisId, part: 1, number: 77 })
    .where(eq(defects.id, other.id));
  const fallen = async () => (await asked(person, other.id)).find((one) => one.id === 'fallen')?.answer;
  return { person, id, other: other.id, fallen };
}

const BESIDE = /^Keep people from under it: in the same photo/;
const closeWall = (person: Person, id: number) =>
  person.post<Defect>(`/api/defects/${id}/alerts/structural/close`, {
    reason: 'Made safe by the builder on site today',
  });
const firstOf = async (person: Person, id: number) =>
  (await read(person, id)).assessment.actions.immediate[0];

test('what was answered of one finding isn’t asked again of another of its photo', async () => {
  const { person, id, other, fallen } = await foundTwo();
  expect(await fallen()).toBeNull();
  await answer(person, id, 'no');
  expect(await fallen()).toBe('no');
  await answer(person, id, 'ceiling');
  expect(await fallen()).toBeUndefined();
  expect(await read(person, other)).toMatchObject({ severity: 'medium', precaution: null, alerts: [] });
  expect(await firstOf(person, other)).toMatch(BESIDE);
});

test.each([null, 'no', 'inside'])(
  'a yes stands beside another finding while its alert is open: %s',
  async (own) => {
    const { person, id, other, fallen } = await foundTwo();
    if (own) await answer(person, other, own);
    await server.services.database.update(defects).set({ answers: {} }).where(eq(defects.id, id));
    await answer(person, id, 'ceiling');
    expect(await firstOf(person, other)).toMatch(BESIDE);
    expect(await fallen()).toBeUndefined();
    const goesBack = async () => {
      expect(await firstOf(person, other)).not.toMatch(BESIDE);
      expect(await fallen()).toBe(own);
    };
    expect((await closeCeiling(person, id)).body.alerts).toEqual([]);
    await goesBack();
    await person.delete(`/api/defects/${id}/alerts/ceiling/close`);
    expect(await firstOf(person, other)).toMatch(BESIDE);
    expect(
      await person.delete(`/api/defects/${id}`, { reason: 'The ceiling was made safe today' }),
    ).toMatchObject({ status: 200 });
    await goesBack();
    // Each change of what was answered of it is in the trail.
    const noted = and(eq(trailEntries.event, 'finding_answered'), eq(trailEntries.subjectId, other));
    expect(await server.services.database.$count(trailEntries, noted)).toBe(own ? 5 : 4);
  },
);

test('beside a yes, nobody plays another finding down in words of their own', async () => {
  const { person, id, other } = await foundTwo();
  await answer(person, id, 'ceiling');
  const decide = (more: object) =>
    person.put<{ message: string } & Defect>(`/api/defects/${other}/decision`, {
      verdict: 'corrected',
      defectType: 'Weathered sheeting',
      ...more,
    });
  for (const less of [{ severity: 'low' }, { nccCompliant: true }, { as4349Class: 'minor' }]) {
    const { status, body } = await decide(less);
    expect([status, body.message], JSON.stringify(less)).toEqual([
      409,
      expect.stringMatching(/^In the same photo something has fallen/),
    ]);
  }
  expect((await decide({ severity: 'medium' })).body).toMatchObject({ severity: 'medium' });
  await closeCeiling(person, id);
  await answer(person, other, 'no');
  expect((await decide({ severity: 'low' })).body).toMatchObject({ severity: 'low' });
});

const ROUNDS = 4;

test('two who close alerts of one photo at once both close theirs', async () => {
  const { person, id, other } = await foundTwo();
  await answer(person, other, 'wall');
  await answer(person, id, 'ceiling');
  for (let round = 0; round < ROUNDS; round += 1) {
    const closed = await Promise.all([closeCeiling(person, id), closeWall(person, other)]);
    expect(closed.map(({ status }) => status)).toEqual([200, 200]);
    const opened = await Promise.all([
      person.delete(`/api/defects/${id}/alerts/ceiling/close`),
      person.delete(`/api/defects/${other}/alerts/structural/close`),
    ]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('one is deleted while another of its photo is answered', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { person, id, other } = await foundTwo();
    await answer(person, other, 'wall');
    const reason = 'The wall was taken down today';
    const [answered, deleted] = await Promise.all([
      person.put<Defect>(`/api/defects/${id}/answers`, { fallen: 'ceiling' }),
      person.delete(`/api/defects/${other}`, { reason }),
    ]);
    expect([answered.status, deleted.status]).toEqual([200, 200]);
    expect((await read(person, id)).alerts).toMatchObject([{ kind: 'ceiling' }]);
  }
});
