/** A decision isn't written over by somebody who hasn't seen it. */
import type { Defect, ErrorBody } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
let id: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  person = await server.member();
  const { id: projectId } = await person.project();
  id = (await person.analyse(await crackOnPlaster(), { projectId })).body.defect.id;
});
afterAll(() => server.stop());

const read = async () => (await person.get<Defect>(`/api/defects/${id}`)).body;
const decide = (body: object) => person.put<Defect & ErrorBody>(`/api/defects/${id}/decision`, body);

test('a second tab that hasn’t seen the decision is told what stands, and changes nothing', async () => {
  const corrected = {
    verdict: 'corrected',
    defectType: 'Old settlement crack',
    note: 'Seen in 2019',
    over: null,
  };
  const first = await decide(corrected);
  expect(first.status).toBe(200);
  const stale = await decide({ verdict: 'confirmed', over: null });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  expect(stale.body.message).toContain('corrected to ‘Old settlement crack’, with the note ‘Seen in 2019’');
  expect((await read()).decisionDetails).toMatchObject({ verdict: 'corrected', note: 'Seen in 2019' });
  // The same once more, as after an answer that was lost, is no other decision.
  expect((await decide(corrected)).status).toBe(200);
  const over = (await read()).decisionDetails?.decidedAt;
  expect((await decide({ verdict: 'confirmed', over })).status).toBe(200);
  expect((await read()).decisionDetails?.verdict).toBe('confirmed');
});

test('one that was withdrawn meanwhile is told so', async () => {
  const over = (await read()).decisionDetails?.decidedAt;
  await person.delete(`/api/defects/${id}/decision`);
  const stale = await decide({ verdict: 'rejected', over });
  expect([stale.status, stale.body.message]).toEqual([
    409,
    expect.stringContaining('has no decision any more'),
  ]);
});

test('of two at once over the same one decides', async () => {
  const both = await Promise.all([
    decide({ verdict: 'confirmed', over: null }),
    decide({ verdict: 'corrected', defectType: 'Cold joint', over: null }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a severity that is chosen is set, also where the rules say the same', async () => {
  const { severity } = await read();
  const over = (await read()).decisionDetails?.decidedAt;
  await decide({ verdict: 'corrected', defectType: 'Cold joint', severity, over });
  expect((await read()).decisionDetails).toMatchObject({ severity });
});
