import type { DefectSummary, Project } from '@plumbline/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { newAddress, readTrial, tryPhoto } from '../../test/support/trials.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer({ env: { TRUST_PROXY: '1' } }), crackOnPlaster()]);
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const tryIt = (person: Person, from: string, words = '') => tryPhoto(person, from, crack, words);
const stateOf = async (person: Person, from: string) => (await readTrial(person, from)).body;

/** The next photo alone ends like this; those after it are judged as they are. */
function nextEndsAs(outcome: 'not_building' | 'not_sure' | 'no_visible_defect') {
  const { vision } = server.services;
  const examine = vision.examine.bind(vision);
  vi.spyOn(vision, 'examine').mockImplementationOnce(async (...input) => {
    const seen = await examine(...input);
    return {
      ...seen,
      consensus: { ...seen.consensus, outcome, defectId: null, family: null, title: 'Look closer' },
    };
  });
}

test.each(['not_sure', 'not_building'] as const)(
  'an answer of %s leaves the trial for another photo, and is kept until then',
  async (outcome) => {
    const visitor = server.visitor();
    const from = newAddress();
    nextEndsAs(outcome);
    const doubtful = await tryIt(visitor, from);
    expect([doubtful.status, doubtful.body.outcome, doubtful.body.spent]).toEqual([200, outcome, false]);
    expect(await stateOf(visitor, from)).toEqual({
      available: true,
      availableFrom: null,
      arriving: false,
      arrived: false,
      result: doubtful.body,
    });
    const second = await tryIt(visitor, from);
    expect([second.status, second.body.outcome, second.body.spent]).toEqual([200, 'defect', true]);
    expect(await stateOf(visitor, from)).toMatchObject({ available: false, result: second.body });
    expect((await tryIt(visitor, from)).body.code).toBe('trial_used');
  },
);

test('no visible defect is an answer, and uses the trial up', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  nextEndsAs('no_visible_defect');
  expect((await tryIt(visitor, from)).body).toMatchObject({ outcome: 'no_visible_defect', spent: true });
  expect((await tryIt(visitor, from)).body.code).toBe('trial_used');
});

test('a doubtful answer keeps no neighbour from a trial, and stays with the device that asked', async () => {
  const [first, neighbour] = [server.visitor(), server.visitor()];
  const from = newAddress();
  nextEndsAs('not_sure');
  const { body: doubtful } = await tryIt(first, from, 'I smell gas near the heater');
  expect((await tryIt(neighbour, from)).body).toMatchObject({ outcome: 'defect', spent: true });
  expect(await stateOf(first, from)).toMatchObject({ available: false, result: doubtful });
  expect(doubtful.alerts.map(({ kind }) => kind)).toContain('gas');
  expect((await tryIt(first, from)).body.code).toBe('trial_used');
});

test('an address keeps its three latest doubts, so that ever new devices fill no table', async () => {
  const from = newAddress();
  const devices = Array.from({ length: 5 }, () => server.visitor());
  for (const device of devices) {
    nextEndsAs('not_sure');
    expect((await tryIt(device, from)).status).toBe(200);
  }
  const kept: boolean[] = [];
  for (const device of devices) kept.push((await stateOf(device, from)).result !== null);
  expect(kept).toEqual([false, false, true, true, true]);
});

test('of many tries at once after a doubtful answer, exactly one runs', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  nextEndsAs('not_sure');
  await tryIt(visitor, from);
  const tries = await Promise.all(Array.from({ length: 4 }, () => tryIt(visitor, from)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('signing up takes a doubtful answer along, and says that it arrived', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  nextEndsAs('not_sure');
  await tryIt(visitor, from, 'odd mark by the window');
  await visitor.signUp();
  expect((await visitor.get<Project[]>('/api/projects')).body).toMatchObject([{ name: 'Project 1' }]);
  expect((await visitor.get<DefectSummary[]>('/api/defects')).body).toMatchObject([{ outcome: 'not_sure' }]);
  expect(await stateOf(visitor, from)).toMatchObject({ available: true, arrived: true, result: null });
  expect((await visitor.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
});
