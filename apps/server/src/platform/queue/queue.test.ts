import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';
import { type Runner, startRunner } from '../jobs/runner.ts';
import { StorageError } from '../storage/file-store.ts';
import { defineJob, enqueue, type JobWork, startQueue } from './index.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
const log = pino({ level: 'silent' });

interface Paint {
  wall: string;
}
const paint = defineJob({
  name: 'paint',
  payload: z.object({ wall: z.string() }),
  key: ({ wall }: Paint) => wall,
  lanes: 2,
  attempts: 3,
  waitsMs: [20, 20],
});

let testDatabase: TestDatabase;
let database: Database;
let runner: Runner;
let stops: (() => Promise<void>)[] = [];
/** What has to happen before a worker can stop, however a test ended. */
let opens: (() => void)[] = [];
let others: Runner[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.url, () => undefined);
  runner = await startRunner(testDatabase.url, log);
});
afterAll(async () => {
  await runner.stop();
  await database.$client.end();
  await testDatabase.drop();
});
beforeEach(async () => {
  await database.delete(jobs);
});
afterEach(async () => {
  for (const open of opens) open();
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all(others.map((other) => other.stop()));
  stops = [];
  opens = [];
  others = [];
});

function start(work: JobWork<Paint>, by: Runner = runner): () => Promise<void> {
  const stop = startQueue({ database, runner: by, log }, paint, work);
  stops.push(stop);
  return stop;
}
const ask = (...walls: string[]) =>
  enqueue(
    database,
    paint,
    walls.map((wall) => ({ wall })),
  );
const left = () => database.select().from(jobs).orderBy(jobs.id);

/** Another process, as the database sees it. */
async function startOther(): Promise<Runner> {
  const other = await startRunner(testDatabase.url, log);
  others.push(other);
  return other;
}

/** Something that a test lets happen. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  opens.push(open);
  return { open, opened };
}

test('what is asked for is done once by any number of workers, whether they were there before or come after', async () => {
  const done: string[] = [];
  const work = { run: async ({ wall }: Paint) => void done.push(wall) };
  const walls = Array.from({ length: 40 }, (_, at) => `wall ${at}`);
  await ask(...walls.slice(0, 20));
  const other = await startOther();
  start(work);
  start(work, other);
  await ask(...walls.slice(20));
  await expect.poll(() => done.length, PATIENCE).toBe(40);
  await expect.poll(left, PATIENCE).toEqual([]);
  expect(done.toSorted()).toEqual(walls.toSorted());
});

test('accounts take turns: two jobs of one come right after the first of another’s two hundred', async () => {
  const walls = (of: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ wall: `${of} ${at}` }));
  await enqueue(database, paint, walls('many', 200), { owner: 1 });
  await enqueue(database, paint, walls('few', 2), { owner: 2 });
  // One that comes later is owed nothing for the time before.
  await enqueue(database, paint, walls('late', 1), { owner: 3 });
  const begun: string[] = [];
  start({ run: async ({ wall }) => void begun.push(wall) });
  await expect.poll(() => begun.length, PATIENCE).toBe(203);
  for (const wall of ['few 0', 'few 1', 'late 0']) expect(begun.indexOf(wall)).toBeLessThan(10);
  const many = begun.filter((wall) => wall.startsWith('many'));
  expect(many.indexOf('many 199')).toBeGreaterThan(190);
});

test('asking again while it waits or is under way adds nothing, and a transaction that fails asks for nothing', async () => {
  await Promise.all([ask('north'), ask('north'), ask('north')]);
  await database
    .transaction(async (tx) => {
      await enqueue(tx, paint, [{ wall: 'south' }]);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect((await left()).map(({ key }) => key)).toEqual(['north']);
  const { open, opened } = gate();
  let runs = 0;
  start({
    async run() {
      runs += 1;
      await opened;
    },
  });
  await expect.poll(() => runs, PATIENCE).toBe(1);
  await ask('north');
  expect(await left()).toHaveLength(1);
  open();
  await expect.poll(left, PATIENCE).toEqual([]);
  expect(runs).toBe(1);
});

describe('a job that fails', () => {
  test('for a reason that passes waits and is tried again, and each wait is one fewer', async () => {
    let runs = 0;
    start({
      async run() {
        runs += 1;
        if (runs < 3) throw new StorageError('The store is away');
      },
    });
    await ask('north');
    await expect
      .poll(async () => {
        // Due again sooner than the next look of its own.
        await ask('wake');
        return runs;
      }, PATIENCE)
      .toBeGreaterThanOrEqual(3);
    await expect.poll(async () => (await left()).filter(({ key }) => key === 'north'), PATIENCE).toEqual([]);
  });

  test('for another reason is given up with its reason, told in the same transaction, and can be asked for anew', async () => {
    const told: string[] = [];
    let broken = true;
    start({
      async run() {
        if (broken) throw new Error('No such colour');
      },
      onDead: async (_tx, { wall }, reason) => void told.push(`${wall} ${reason}`),
    });
    await ask('north');
    await expect
      .poll(left, PATIENCE)
      .toMatchObject([{ state: 'dead', failure: 'No such colour', runner: null }]);
    expect(told).toEqual(['north failed']);
    broken = false;
    await ask('north');
    await expect.poll(left, PATIENCE).toEqual([]);
  });

  test('because nobody can be told of it isn’t given up: neither stands without the other', async () => {
    let tells = 0;
    start({
      run: () => Promise.reject(new Error('No such colour')),
      async onDead(tx, { wall }) {
        if (wall !== 'north') return;
        tells += 1;
        if (tells === 1) await tx.execute(sql`select 1 / 0`);
      },
    });
    await ask('north');
    await expect
      .poll(async () => {
        // Looked for sooner than by itself.
        await ask('wake');
        return (await left())[0]?.state;
      }, PATIENCE)
      .toBe('dead');
    expect(tells).toBe(2);
  });

  test('with a payload that its kind doesn’t know is given up without being begun', async () => {
    await database.insert(jobs).values({ kind: 'paint', key: 'old', payload: { ceiling: 4 } });
    let runs = 0;
    start({
      async run() {
        runs += 1;
      },
    });
    await expect
      .poll(left, PATIENCE)
      .toMatchObject([{ state: 'dead', failure: expect.stringContaining('payload') }]);
    expect(runs).toBe(0);
  });
});

describe('a process that is gone', () => {
  test('leaves its job to another at once, and what it writes afterwards counts for nothing', async () => {
    const gone = await startOther();
    const { open, opened } = gate();
    const kept: string[] = [];
    let begun = 0;
    const work = (name: string): JobWork<Paint> => ({
      async run(_payload, job) {
        begun += 1;
        if (name === 'gone') await opened;
        await database.transaction(async (tx) => {
          if (await job.end(tx)) kept.push(name);
        });
      },
    });
    await ask('north');
    const stopGone = start(work('gone'), gone);
    await expect.poll(() => begun, PATIENCE).toBe(1);
    // Its lock goes with its connection, as when it is killed; what it does goes on for a moment.
    await gone.stop();
    start(work('other'));
    await expect.poll(() => kept, PATIENCE).toEqual(['other']);
    open();
    await stopGone();
    expect(kept).toEqual(['other']);
    expect(await left()).toEqual([]);
  });

  test('over the same job several times has it given up', async () => {
    const [job] = await database
      .insert(jobs)
      .values({
        kind: 'paint',
        key: 'north',
        payload: { wall: 'north' },
        state: 'running',
        runner: 4242,
        attempt: 3,
      })
      .returning();
    const reasons: string[] = [];
    start({
      run: () => Promise.reject(new Error('never begun')),
      onDead: async (_tx, _payload, reason) => void reasons.push(reason),
    });
    await expect.poll(() => reasons, PATIENCE).toEqual(['cut_off']);
    const [dead] = await database
      .select()
      .from(jobs)
      .where(eq(jobs.id, job?.id ?? 0));
    expect(dead).toMatchObject({ state: 'dead', attempt: 4 });
  });

  test('ends politely: what is in hand is put back and the attempt doesn’t count', async () => {
    let begun = 0;
    const stop = start({
      async run(_payload, { signal }) {
        begun += 1;
        await pause(60_000, undefined, { signal });
      },
    });
    await ask('north');
    await expect.poll(() => begun, PATIENCE).toBe(1);
    await stop();
    expect(await left()).toMatchObject([{ state: 'waiting', attempt: 0, runner: null, setbacks: 0 }]);
  });
});

test('a job whose end was lost is taken up again by the same process, and no attempt counts for it', async () => {
  await database.insert(jobs).values({
    kind: 'paint',
    key: 'north',
    payload: { wall: 'north' },
    state: 'running',
    runner: runner.id,
    attempt: 3,
  });
  const done: string[] = [];
  start({ run: async ({ wall }) => void done.push(wall) });
  await expect.poll(() => done, PATIENCE).toEqual(['north']);
  await expect.poll(left, PATIENCE).toEqual([]);
});
