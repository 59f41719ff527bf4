/**
 * The invariant of many photos at once: every photo that was sent is there exactly once, whatever happened on the way, and
 * the credits that are gone are the runs that ended in a finding that costs one. Every other sequence is the camera's: a
 * visit that may spend so many credits, and never more.
 */
import { type Batch, cameraKey } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { type Kind, recordedVision } from '../../test/support/recorded-vision.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { enterAlone } from '../credits/index.ts';
import { type Runner, startRunner } from '../platform/jobs/runner.ts';
import { startBatches } from './index.ts';

/** `npm run test:whole` runs them all. */
const SEQUENCES = process.env.WHOLE_CAMPAIGN ? 300 : 12;
const LANES = 4;
const KINDS: readonly Kind[] = ['crack', 'crack', 'crack', 'unsure', 'unsure', 'blank', 'broken'];
const VISIT = { kind: 'handover', visitedOn: '2026-03-02' };
const PATIENCE = { timeout: 60_000, interval: 10 };

let server: TestServer;
let vision: ReturnType<typeof recordedVision>;
beforeAll(async () => {
  const real = await startTestServer();
  const intake = await real.services.vision.intake(await crackOnPlaster());
  const context = { description: '', stages: [], project: {}, inspectedOn: '2026-11-22' };
  const crack = await real.services.vision.examine(intake.seed, context);
  await real.stop();
  const unsure = { ...crack, consensus: { ...crack.consensus, outcome: 'not_sure' as const } };
  vision = recordedVision({ intake: { ...intake, derivatives: [] }, crack, unsure });
  // It answers requests alone: who works is started and killed by the sequences.
  server = await startTestServer({ vision, env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return { below: (end: number) => Math.floor(next() * end) };
}

/** A process that works on batches, as the database sees it. */
interface Worker {
  runner: Runner;
  stop: () => Promise<void>;
}

async function startWorker(): Promise<Worker> {
  const { environment } = server.services;
  const runner = await startRunner(environment.databaseUrl ?? '', server.services.log);
  return { runner, stop: startBatches({ ...server.services, runner }) };
}

class Sequence {
  readonly #random: ReturnType<typeof numbers>;
  readonly #seed: number;
  readonly #photos: { key: string; name: string }[];
  readonly #sent = new Set<string>();
  #person!: Person;
  #userId = 0;
  #batch!: Batch;
  #worker: Worker | undefined;
  /** Killed ones, whose work goes on for a moment and must count for nothing. */
  readonly #killed: Promise<void>[] = [];
  readonly #under: Promise<unknown>[] = [];
  #granted = 5;
  /** What the visit may spend; null where every photo was agreed to. */
  #limit: number | null = null;
  #highest = 0;
  #filing: { visitId: number | null; places: readonly number[] } = { visitId: null, places: [] };

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = numbers(seed);
    this.#photos = Array.from({ length: 2 + this.#random.below(5) }, (_, at) => {
      const kind = KINDS[this.#random.below(KINDS.length)] ?? 'crack';
      return { key: `sequence-${seed}-photo-${at}`, name: `${kind} ${seed}-${at}` };
    });
  }

  async run(): Promise<void> {
    this.#person = await server.member();
    const project = await this.#person.project();
    this.#userId = project.userId;
    await this.#pay(this.#random.below(6) - 5);
    const camera = this.#seed % 2 === 0 ? await this.#openCamera(project.id) : undefined;
    const key = camera ? cameraKey(project.id, camera.visitId) : `sequence-${this.#seed}`;
    const begin = { key, photoCount: this.#photos.length, analyse: true, camera };
    this.#batch = (await this.#person.post<Batch>(`/api/projects/${project.id}/batches`, begin)).body;
    await this.#person.post(`/api/projects/${project.id}/batches`, begin);
    const steps = 4 + this.#random.below(8);
    for (let step = 0; step < steps; step += 1) await this.#step();
    await this.#finish();
    await this.#check();
  }

  /** A visit with two rooms, or the project itself, and what it may spend. */
  async #openCamera(projectId: number) {
    this.#limit = this.#random.below(5);
    this.#highest = this.#limit;
    const make = async (what: string, body: object): Promise<number> => {
      const made = await this.#person.post(`/api/projects/${projectId}/${what}`, body);
      return Number((made.body as { id: number }).id);
    };
    const visitId = this.#random.below(3) === 0 ? null : await make('visits', VISIT);
    const places = [await make('places', { name: 'Bath' }), await make('places', { name: 'Hall' })];
    this.#filing = { visitId, places };
    return { visitId, creditLimit: this.#limit };
  }

  /** A person says that the visit may spend more, or less. */
  #allow(): Promise<unknown> {
    this.#limit = this.#random.below(6);
    this.#highest = Math.max(this.#highest, this.#limit);
    return this.#person.patch(`/api/batches/${this.#batch.id}`, { creditLimit: this.#limit });
  }

  async #step(): Promise<void> {
    const what = this.#random.below(this.#limit === null ? 12 : 14);
    if (what < 5) this.#under.push(this.#send(this.#random.below(this.#photos.length)));
    else if (what === 5) this.#under.push(this.#change('paused'));
    else if (what === 6) this.#under.push(this.#change('active'));
    else if (what === 7) this.#under.push(this.#change(this.#random.below(3) === 0 ? 'cancelled' : 'active'));
    else if (what > 11) await this.#allow();
    else if (what === 8) await this.#pay(1);
    else if (what === 9) await this.#kill();
    else if (what === 10) this.#worker ??= await startWorker();
    else await Promise.all(this.#under.splice(0));
  }

  /** Sends a photo, sometimes twice at once, sometimes on a line that breaks. */
  async #send(at: number): Promise<void> {
    const photo = this.#photos[at];
    if (!photo) return;
    const how = this.#random.below(4);
    if (how === 0) await Promise.all([this.#post(photo), this.#post(photo)]);
    else if (how === 1) await this.#post(photo, AbortSignal.timeout(this.#random.below(12)));
    else await this.#post(photo);
  }

  async #post(photo: { key: string; name: string }, signal?: AbortSignal): Promise<number> {
    const form = new FormData();
    form.set('key', photo.key);
    const { visitId, places } = this.#filing;
    const placeId = places[this.#photos.findIndex(({ key }) => key === photo.key) % 2];
    if (visitId) form.set('visitId', String(visitId));
    if (placeId) form.set('placeId', String(placeId));
    form.set('image', new Blob([photo.name], { type: 'image/jpeg' }), 'photo.jpg');
    const path = `${server.url}/api/batches/${this.#batch.id}/photos`;
    const init = { method: 'POST', body: form, headers: { cookie: this.#person.cookie } };
    const answer = await fetch(path, { ...init, ...(signal ? { signal } : {}) }).catch(() => undefined);
    await answer?.text().catch(() => '');
    if (answer?.status === 201) this.#sent.add(photo.key);
    return answer?.status ?? 0;
  }

  #change(state: Batch['state']) {
    return this.#person.patch(`/api/batches/${this.#batch.id}`, { state });
  }

  async #pay(amount: number): Promise<void> {
    const reference = `sequence-${this.#seed}-${this.#granted}-${this.#random.below(1e9)}`;
    const entry = { userId: this.#userId, kind: 'admin_adjustment' as const, reference, amount };
    if (amount === 0) return;
    await enterAlone(server.services.database, entry);
    this.#granted += amount;
  }

  /** Ends a worker as kill -9 does: its lock goes, and what it has in hand comes back to life too late. */
  async #kill(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    vision.gate.close();
    await worker.runner.stop();
    // It takes nothing new up, and what it has in hand goes on.
    this.#killed.push(worker.stop());
    this.#worker = await startWorker();
    vision.gate.open();
  }

  /** What a person does until nothing is left to be done: sends what isn't there and presses Analyse. */
  async #finish(): Promise<void> {
    await Promise.all(this.#under);
    this.#worker ??= await startWorker();
    await this.#change('active');
    // A machine that is busy for a moment says so, and the photo is sent once more.
    for (const photo of this.#photos) {
      await expect.poll(() => this.#post(photo), { ...PATIENCE, message: photo.key }).toBe(201);
    }
    await expect
      .poll(async () => {
        const batch = await this.#read();
        if (batch.waiting > 0) return 'waiting';
        const credits = await this.#balance();
        if (batch.failed > 0 || (batch.kept > 0 && credits > 0 && this.#mayRun(batch))) {
          await this.#change('active');
          return 'again';
        }
        return 'done';
      }, PATIENCE)
      .toBe('done');
    await Promise.all([...this.#killed, this.#worker.stop()]);
    await this.#worker.runner.stop();
  }

  #mayRun({ creditsUsed }: Batch): boolean {
    return this.#limit === null || creditsUsed < this.#limit;
  }

  async #read(): Promise<Batch> {
    return (await this.#person.get<Batch>(`/api/batches/${this.#batch.id}`)).body;
  }

  async #balance(): Promise<number> {
    return Number((await this.#person.get('/api/me')).body.analysisCredits);
  }

  async #check(): Promise<void> {
    const seed = `sequence ${this.#seed}`;
    const { database } = server.services;
    const count = async (query: ReturnType<typeof sql>) => Number((await database.execute(query)).rows[0]?.n);
    const batch = await this.#read();
    const named = (kind: Kind) => this.#photos.filter(({ name }) => name.startsWith(kind)).length;
    const balance = await this.#balance();

    expect(batch.received, seed).toBe(this.#photos.length);
    for (const key of this.#sent) expect(this.#photos.map((photo) => photo.key)).toContain(key);
    expect(await count(sql`select count(*) n from photos where user_id = ${this.#userId}`), seed).toBe(
      this.#photos.length,
    );
    expect(
      await count(sql`select count(distinct sha256) n from photos where user_id = ${this.#userId}`),
      seed,
    ).toBe(this.#photos.length);
    expect(batch.refused, seed).toBe(named('blank'));
    expect(batch.done + batch.kept, seed).toBe(this.#photos.length - named('blank'));
    // Nothing waits for a credit while there is one.
    expect(batch.kept === 0 || balance === 0 || !this.#mayRun(batch), seed).toBe(true);
    // Whatever was killed or asked twice, the visit spent no more than somebody once allowed.
    const most = this.#limit === null ? this.#photos.length : this.#highest;
    expect(batch.creditsUsed, seed).toBeLessThanOrEqual(most);
    expect(batch.creditLimit, seed).toBe(this.#limit);
    const filed = sql`select count(*) n from photos where user_id = ${this.#userId}
      and visit_id is not distinct from ${this.#filing.visitId}`;
    expect(await count(filed), seed).toBe(this.#photos.length);
    expect(
      await count(sql`select count(*) n from batch_photos where user_id = ${this.#userId} and reserved`),
    ).toBe(0);

    const charged = sql`select count(*) n from analyses where user_id = ${this.#userId} and state = 'succeeded' and charged`;
    expect(await count(charged), seed).toBe(batch.creditsUsed);
    expect(balance, seed).toBe(this.#granted - batch.creditsUsed);
    const ended = sql`select count(*) n from analyses where user_id = ${this.#userId} and state = 'succeeded'`;
    expect(await count(ended), seed).toBe(batch.done);
    const running = sql`select count(*) n from analyses where user_id = ${this.#userId} and state = 'running'`;
    expect(await count(running), seed).toBe(0);
    const twice = sql`select count(*) n from (select photo_id from defects where user_id = ${this.#userId}
      and part = 0 group by photo_id having count(*) > 1) t`;
    expect(await count(twice), seed).toBe(0);
    const findings = sql`select count(*) n from defects where user_id = ${this.#userId} and part = 0`;
    expect(await count(findings), seed).toBe(batch.done);
  }
}

test(`in ${SEQUENCES} random sequences every photo is there once, and credits gone are runs that finished`, async () => {
  let seed = 0;
  // Several at once: a worker that is killed in one has photos of the others in hand.
  const lane = async () => {
    while (seed < SEQUENCES) {
      seed += 1;
      await new Sequence(seed).run();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // The sequences did what they are for: some photos were shown to a panel that was killed over them.
  expect([...vision.shown.values()].filter((times) => times > 1).length).toBeGreaterThan(SEQUENCES / 20);
}, 600_000);
