import { EventEmitter, once } from 'node:events';
import type { Defect, DefectSummary, Project, TrialResult } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster, tinyPhoto } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { newAddress, readTrial, tryPhoto } from '../../test/support/trials.ts';
import { creditEntries, trials } from '../platform/database/schema.ts';
import { sweepTrials } from './sweep-trials.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer({ env: { TRUST_PROXY: '1' } }), crackOnPlaster()]);
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const tryIt = (person: Person, from: string, photo: Uint8Array = crack, words = '') =>
  tryPhoto(person, from, photo, words);

async function storedTrials(): Promise<string[]> {
  const kept: string[] = [];
  for await (const key of server.services.files.keys()) if (key.startsWith('trials/')) kept.push(key);
  return kept;
}

test('a visitor without an account gets the real result of a photo, and finds it again on return', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  expect((await readTrial(visitor, from)).body).toMatchObject({ available: true, result: null });
  const { status, body } = await tryIt(visitor, from, crack, 'crack in the plasterboard above the door');
  expect(status).toBe(200);
  expect(body).toMatchObject({ outcome: 'defect', defect: { family: 'crack', imageName: 'wall.jpg' } });
  expect(body.defect.aiResults.length).toBe(body.defect.enginesAsked);
  expect(body.defect).not.toHaveProperty('id');
  expect(Date.parse(body.keptUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);

  const again = (await readTrial(visitor, from)).body;
  expect(again.available).toBe(false);
  expect(again.result).toEqual(body);
  const photo = await visitor.get('/api/trial/photo');
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await server.visitor().get('/api/trial/photo')).status).toBe(404);
});

test('a trial is refused a second time to the same device elsewhere, and to another device there', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  expect((await tryIt(visitor, from)).status).toBe(200);
  const elsewhere = await tryIt(visitor, newAddress());
  expect([elsewhere.status, elsewhere.body.code]).toEqual([429, 'trial_used']);
  expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  const neighbour = await tryIt(server.visitor(), from);
  expect([neighbour.status, neighbour.body.code]).toEqual([429, 'trial_used']);
  // What somebody else tried is no one's to see.
  expect((await readTrial(server.visitor(), from)).body).toMatchObject({ available: false, result: null });
});

test('of many tries at once exactly one runs', async () => {
  const from = newAddress();
  const tries = await Promise.all(Array.from({ length: 5 }, () => tryIt(server.visitor(), from)));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
});

test('a photo that can’t be used is refused with its alerts, and doesn’t use the trial up', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  const refused = await tryIt(visitor, from, await tinyPhoto(), 'strong smell of gas in the kitchen');
  expect([refused.status, refused.body.code]).toEqual([422, 'unusable_photo']);
  expect(refused.body.alerts?.map(({ kind }) => kind)).toContain('gas');
  expect((await tryIt(visitor, from)).status).toBe(200);
});

test('a hazard in the words stands above the result', async () => {
  const { body } = await tryIt(server.visitor(), newAddress(), await cleanWall(), 'I can smell gas here');
  expect(body.alerts.map(({ kind }) => kind)).toContain('gas');
});

test('signing up takes the result along as the first finding of Project 1, and costs no credit', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  const { body: tried } = await tryIt(visitor, from, crack, 'crack above the door');
  const {
    body: { user },
  } = await visitor.signUp();
  expect(user.analysisCredits).toBe(5);
  const { body: projects } = await visitor.get<Project[]>('/api/projects');
  expect(projects).toMatchObject([{ name: 'Project 1', defectCount: 1 }]);
  const { body: listed } = await visitor.get<DefectSummary[]>('/api/defects');
  const { body: found } = await visitor.get<Defect>(`/api/defects/${listed[0]?.id}`);
  expect(found).toMatchObject({
    defectType: tried.defectType,
    aiConfidence: tried.confidence,
    userDescription: 'crack above the door',
    evidence: { sha256: tried.defect.evidence.sha256 },
  });
  expect((await visitor.get(found.imageUrl)).status).toBe(200);
  expect((await visitor.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
  const entries = await server.services.database
    .select({ kind: creditEntries.kind })
    .from(creditEntries)
    .where(eq(creditEntries.userId, user.id));
  expect(entries).toEqual([{ kind: 'signup_grant' }]);
  // Taken is taken, and the limit still runs.
  expect((await readTrial(visitor, from)).body).toMatchObject({ available: false, result: null });
  expect((await tryIt(visitor, from)).status).toBe(429);
  const other = server.visitor();
  await other.signUp();
  expect((await other.get<Project[]>('/api/projects')).body).toEqual([]);
});

/** Holds the panel back. `asked` resolves once a trial asks it; `go` lets it answer, `fail` has it fail. */
function heldPanel() {
  const { vision } = server.services;
  const examine = vision.examine.bind(vision);
  const released = new EventEmitter();
  const gate = once(released, 'go');
  const asked = new Promise<void>((resolve) => {
    vi.spyOn(vision, 'examine').mockImplementation(async (...input) => {
      resolve();
      await gate;
      return examine(...input);
    });
  });
  return {
    asked,
    go: () => released.emit('go'),
    fail: () => released.emit('error', new Error('The panel broke')),
  };
}

/** A browser in which the trial's dialog was opened: it has its mark before the photo is sent. */
async function markedVisitor(): Promise<Person> {
  const visitor = server.visitor();
  await readTrial(visitor, newAddress());
  return visitor;
}

test('a trial that still runs at sign-up arrives in the new account once it has ended, and only once', async () => {
  const visitor = await markedVisitor();
  const from = newAddress();
  const panel = heldPanel();
  const trying = tryIt(visitor, from, crack, 'crack above the door');
  await panel.asked;
  await visitor.signUp();
  expect((await visitor.get('/api/projects')).body).toEqual([]);
  expect((await readTrial(visitor, from)).body).toMatchObject({ available: false, arriving: true });
  expect((await visitor.patch('/api/account/preferences', { state: 'VIC' })).status).toBe(200);
  panel.go();
  expect((await trying).body).toMatchObject({ outcome: 'defect', keptUntil: null });
  expect((await readTrial(visitor, from)).body).toMatchObject({ available: false, arriving: false });
  const { body: projects } = await visitor.get<Project[]>('/api/projects');
  expect(projects).toMatchObject([{ name: 'Project 1', state: 'VIC', defectCount: 1 }]);
  const { body: listed } = await visitor.get<DefectSummary[]>('/api/defects');
  expect(listed).toHaveLength(1);
  expect((await visitor.get(listed[0]?.imageUrl ?? '')).status).toBe(200);
  expect((await visitor.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
});

test('an account made at the very moment that a trial ends has it exactly once', async () => {
  const visitors = await Promise.all(Array.from({ length: 4 }, markedVisitor));
  await Promise.all(
    visitors.map(async (visitor) => {
      const [tried] = await Promise.all([tryIt(visitor, newAddress()), visitor.signUp()]);
      expect(tried.status).toBe(200);
      const { body } = await visitor.get<DefectSummary[]>('/api/defects');
      // Who had signed up before the trial had begun keeps it as a visitor does.
      const { body: state } = await visitor.get<{ result: TrialResult | null }>('/api/trial');
      expect(body.length + (state.result ? 1 : 0)).toBe(1);
    }),
  );
});

test('of two accounts made on one device while a trial runs, the first has its result', async () => {
  const visitor = await markedVisitor();
  const panel = heldPanel();
  const trying = tryIt(visitor, newAddress());
  await panel.asked;
  const first = await visitor.signUp();
  await visitor.post('/api/logout', {});
  const second = { email: `second-${visitor.email}`, password: visitor.password, displayName: 'Ben Example' };
  expect((await visitor.post('/api/register', second)).status).toBe(201);
  panel.go();
  await trying;
  expect((await visitor.get('/api/defects')).body).toEqual([]);
  const owners = await server.services.database.execute<{ user_id: number }>(
    sql`select user_id from projects where user_id = ${first.body.user.id}`,
  );
  expect(owners.rows).toHaveLength(1);
});

test('a trial that fails after sign-up leaves the new account empty, and may be tried again', async () => {
  const visitor = await markedVisitor();
  const from = newAddress();
  const panel = heldPanel();
  const trying = tryIt(visitor, from);
  await panel.asked;
  await visitor.signUp();
  panel.fail();
  expect((await trying).status).toBe(500);
  expect((await readTrial(visitor, from)).body).toMatchObject({ available: true, arriving: false });
  expect((await visitor.get('/api/projects')).body).toEqual([]);
});

test('what was taken along stays when the trial’s day is over', async () => {
  const visitor = server.visitor();
  await tryIt(visitor, newAddress());
  await visitor.signUp();
  await sweepTrials(server.services, new Date(Date.now() + 25 * 3_600_000));
  const { body: listed } = await visitor.get<DefectSummary[]>('/api/defects');
  expect((await visitor.get(listed[0]?.imageUrl ?? '')).status).toBe(200);
});

test('row and files are gone after a day, and the device may try again', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  await tryIt(visitor, from);
  const before = await storedTrials();
  expect(before.length).toBeGreaterThan(0);
  await sweepTrials(server.services, new Date(Date.now() + 23 * 3_600_000));
  expect((await readTrial(visitor, from)).body.result).not.toBeNull();
  await sweepTrials(server.services, new Date(Date.now() + 25 * 3_600_000));
  expect(await server.services.database.select().from(trials)).toEqual([]);
  const { body } = await readTrial(visitor, from);
  expect(body).toEqual({
    available: true,
    availableFrom: null,
    arriving: false,
    arrived: false,
    result: null,
  });
  // Only what an account took is left.
  const taken = await server.services.database.execute<{ folder: string }>(
    sql`select folder from photos where folder like 'trials/%'`,
  );
  const folders = new Set(taken.rows.map(({ folder }) => folder));
  const left = (await storedTrials()).filter((key) => !folders.has(key.split('/').slice(0, 2).join('/')));
  expect(left).toEqual([]);
  expect((await tryIt(visitor, from)).status).toBe(200);
});

test('a trial whose process died is swept, and its device may try again', async () => {
  const visitor = server.visitor();
  const from = newAddress();
  const { database } = server.services;
  await tryIt(visitor, from);
  await database.update(trials).set({ state: 'running', finding: null, runner: 1 });
  expect((await tryIt(visitor, from)).body.code).toBe('still_running');
  await sweepTrials(server.services);
  expect((await tryIt(visitor, from)).status).toBe(200);
});
