import { randomUUID } from 'node:crypto';
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

/** Two findings that were seen in one photo, the other with a cover of its own unless `cover`. */
async function foundTwo({ cover = true } = {}) {
  const { person, id } = await findingSeenAs(server, photo, { outcome: 'defect', family: 'corrosion' });
  const other = await findingSeenAs(server, photo, { outcome: 'defect', family: 'spalling' });
  const { database } = server.services;
  const [of] = await database.select().from(defects).where(eq(defects.id, id));
  const { userId, projectId, examinedPhotoId, photoId, analysisId } = of ?? {};
  await database
    .update(defects)
    .set({
      ...{ userId, projectId, examinedPhotoId, analysisId, part: 1, number: 77 },
      ...(cover ? { photoId } : {}),
    })
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
      await person.delete(`/api/defects/${id}`, { reason: 'The plasterer made the ceiling safe today' }),
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
    const reason = 'The builder took the wall down today';
    const [answered, deleted] = await Promise.all([
      person.put<Defect>(`/api/defects/${id}/answers`, { fallen: 'ceiling' }),
      person.delete(`/api/defects/${other}`, { reason }),
    ]);
    expect([answered.status, deleted.status]).toEqual([200, 200]);
    expect((await read(person, id)).alerts).toMatchObject([{ kind: 'ceiling' }]);
  }
});

const add = (person: Person, id: number, readOn: string, mm: number) =>
  person.post(`/api/defects/${id}/readings`, {
    ...{ key: randomUUID(), readOn, mm, point: 'Middle', instrument: 'crack gauge', plusMinus: 0.1 },
  });

test.each<[string, (person: Person, id: number) => Promise<unknown>]>([
  [
    'measured',
    (person, id) => {
      const width = { attribute: 'crack_width', unit: 'mm', uncertainty: 1, origin: 'inspector' };
      return person.put(`/api/defects/${id}/measurements`, { measurements: [{ ...width, value: 40 }] });
    },
  ],
  [
    'read',
    async (person, id) => {
      await add(person, id, '2026-01-10', 1);
      await add(person, id, '2026-02-10', 3.1);
    },
  ],
])('what is %s opens an alert again, and stands beside the others of its photo', async (_, open) => {
  const { person, id, other, fallen } = await foundTwo();
  await answer(person, other, 'no');
  await answer(person, id, 'wall');
  await closeWall(person, id);
  expect(await fallen()).toBe('no');
  await open(person, id);
  expect((await read(person, id)).alerts).toMatchObject([{ kind: 'structural' }]);
  expect(await fallen()).toBeUndefined();
  expect(await firstOf(person, other)).toMatch(BESIDE);
});

test('a decision among many, and one taken back, judge the others of the photo anew', async () => {
  const { person, id, other } = await foundTwo();
  await answer(person, id, 'wall');
  const { projectId } = await read(person, id);
  const { database } = server.services;
  const becomesBeside = async (change: () => Promise<{ status: number }>) => {
    // As one that was kept before its photo's others were judged with it.
    await database.update(defects).set({ answers: {} }).where(eq(defects.id, other));
    expect((await change()).status).toBe(200);
    expect(await firstOf(person, other)).toMatch(BESIDE);
    const [{ answers } = {}] = await database.select().from(defects).where(eq(defects.id, other));
    expect(answers).toEqual({ fallen: 'beside' });
  };
  const decide = () =>
    person.post<{ decided: object[] }>(`/api/projects/${projectId}/findings/decide`, {
      ...{ ids: [id], verdict: 'confirmed' },
    });
  await becomesBeside(decide);
  await becomesBeside(() => person.delete(`/api/defects/${id}/decision`));
  const { decided } = (await decide()).body;
  expect(decided).toHaveLength(1);
  await becomesBeside(() => person.post(`/api/projects/${projectId}/findings/undecide`, { decided }));
});

test('what fell stays beside nothing that is moved to another project, until it is moved there too', async () => {
  const { person, id, other, fallen } = await foundTwo({ cover: false });
  await answer(person, id, 'ceiling');
  expect(await firstOf(person, other)).toMatch(BESIDE);
  const { projectId } = await read(person, id);
  const to = (await person.project('Wattle Close')).id;
  const move = async (one: number) =>
    (await person.post(`/api/projects/${projectId}/findings/move`, { ids: [one], projectId: to })).status;
  expect(await move(other)).toBe(200);
  expect(await firstOf(person, other)).not.toMatch(BESIDE);
  expect(await fallen()).toBeNull();
  expect(await move(id)).toBe(200);
  expect(await firstOf(person, other)).toMatch(BESIDE);
  expect(await fallen()).toBeUndefined();
});
