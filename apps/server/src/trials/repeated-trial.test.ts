import { createHash } from 'node:crypto';
import type { AnalysisResult, DefectSummary } from '@plumbline/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { newAddress, tryPhoto } from '../../test/support/trials.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer({ env: { TRUST_PROXY: '1' } }), crackOnPlaster()]);
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const credits = async (person: Person) =>
  (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

/** Somebody who tried the crack, then signed up: five credits, and the trial's finding in Project 1. */
async function signedUpAfterTrial(words = 'crack above the door') {
  const person = server.visitor();
  expect((await tryPhoto(person, newAddress(), crack, words)).status).toBe(200);
  await person.signUp();
  const [finding] = (await person.get<DefectSummary[]>('/api/defects')).body;
  if (!finding?.projectId) throw new Error('The trial came to no project');
  return { person, finding, projectId: finding.projectId };
}

test('the photo of a trial is known after sign-up, whatever is said of it, and costs nothing', async () => {
  const { person, finding, projectId } = await signedUpAfterTrial();
  for (const description of ['', 'Hairline mark over the doorway']) {
    expect(await person.analyse(crack, { projectId, unlessAnalysed: true, description })).toMatchObject({
      status: 409,
      body: {
        code: 'analysed_before',
        message: 'You analysed this photo before. Open what was found, or analyse it again for one credit.',
        before: { findingId: finding.id, number: 1, charged: true },
      },
    });
  }
  expect(await credits(person)).toBe(5);
});

test('it is known in a project of their own too, and the answer names where it is', async () => {
  const { person, finding } = await signedUpAfterTrial();
  const own = await person.project();
  const again = await person.analyse(crack, { projectId: own.id, unlessAnalysed: true });
  expect(again).toMatchObject({
    status: 409,
    body: { before: { findingId: finding.id, project: 'Project 1' } },
  });
  expect(await credits(person)).toBe(5);
});

test('it is known where the device made it smaller after sign-up', async () => {
  const { person, finding, projectId } = await signedUpAfterTrial();
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('originalSha256', createHash('sha256').update(crack).digest('hex'));
  form.set('unlessAnalysed', 'true');
  form.set('image', new Blob([Uint8Array.from(await cleanWall())]), 'smaller.jpg');
  const again = await person.call<AnalysisResult>('POST', '/api/analyze', { body: form });
  expect(again).toMatchObject({ status: 409, body: { before: { findingId: finding.id } } });
});

test('who signed up is told where the result is, as long as it is there, and nobody else on the device is', async () => {
  const { person, finding } = await signedUpAfterTrial();
  const kept = () => person.get('/api/trial/kept');
  expect((await kept()).body).toEqual({ kept: { findingId: finding.id, project: 'Project 1' } });
  expect((await person.delete(`/api/defects/${finding.id}`)).status).toBe(200);
  expect((await kept()).body).toEqual({ kept: null });
  await person.post('/api/logout', {});
  expect((await kept()).status).toBe(401);
  const second = { email: `second-${person.email}`, password: person.password, displayName: 'Ben Example' };
  expect((await person.post('/api/register', second)).status).toBe(201);
  expect((await kept()).body).toEqual({ kept: null });
});

test('who asks for it again, warns of a danger in it, or didn’t try it is answered', async () => {
  const { person, projectId } = await signedUpAfterTrial();
  const description = 'The wall leans and could fall on somebody';
  const warned = await person.analyse(crack, { projectId, unlessAnalysed: true, description });
  expect([warned.status, warned.body.charged]).toEqual([200, true]);
  expect((await person.analyse(crack, { projectId, unlessAnalysed: false })).status).toBe(200);
  expect(await credits(person)).toBe(3);
  const stranger = await server.member();
  const theirs = await stranger.project();
  expect((await stranger.analyse(crack, { projectId: theirs.id, unlessAnalysed: true })).status).toBe(200);
});

test('a trial that ended in doubt stands in nobody’s way: other words may settle it', async () => {
  const { vision } = server.services;
  const examine = vision.examine.bind(vision);
  vi.spyOn(vision, 'examine').mockImplementationOnce(async (...input) => {
    const seen = await examine(...input);
    return {
      ...seen,
      consensus: {
        ...seen.consensus,
        outcome: 'not_sure',
        defectId: null,
        family: null,
        title: 'Look closer',
      },
    };
  });
  const { person, projectId } = await signedUpAfterTrial('a mark');
  const again = await person.analyse(crack, {
    projectId,
    unlessAnalysed: true,
    description: 'crack in plaster',
  });
  expect(again.status).toBe(200);
});
