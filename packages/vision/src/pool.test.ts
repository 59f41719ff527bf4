import type { AnalysisContext } from '@plumbline/knowledge';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { develop } from '../test/drawing/canvas.ts';
import { finish, plaster } from '../test/drawing/surfaces.ts';
import { createVisionPool, PhotoError, QueueFullError, type VisionPool, WorkerCrashError } from './index.ts';
import type { Vote } from './panel.ts';

const photo = await develop(finish(plaster({ width: 640, height: 520, seed: 7 })));
const context: AnalysisContext = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };
const real = new URL('./worker.ts', import.meta.url);
/** A worker that answers when told, ends itself when told, and else keeps silent. */
const scripted = new URL('../test/scripted-worker.ts', import.meta.url);
const bytes = (text: string) => new TextEncoder().encode(text);

/** How many processes this one has started and not yet seen end. */
const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

const open: VisionPool[] = [];
function pool(workerUrl: URL, queueLimit = 4, workers = 1, jobLimitMs = 60_000): VisionPool {
  const created = createVisionPool({ workers, queueLimit, workerUrl, jobLimitMs });
  open.push(created);
  return created;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describe('a pool of worker processes', () => {
  test('takes a photo in and examines it without decoding it twice', async () => {
    const vision = pool(real);
    const intake = await vision.intake(photo);
    expect(intake).toMatchObject({ kind: 'jpeg', width: 640, height: 520 });
    expect(intake.derivatives.map(({ name }) => name)).toEqual(['320', '1024', '2048', 'print']);
    const votes: Vote[] = [];
    const examination = await vision.examine(intake.seed, context, { onVote: (vote) => votes.push(vote) });
    expect(votes.map(({ engineId }) => engineId).sort()).toEqual(
      examination.votes.map(({ engineId }) => engineId).sort(),
    );
    expect(examination.consensus.enginesAsked).toBe(votes.length);
  });

  test('starts a process when there is work for it, or all of them at once', async () => {
    // Those of the tests before have ended by then, or soon will have.
    await expect.poll(children).toBe(0);
    const lazy = pool(scripted, 4, 2);
    expect(children()).toBe(0);
    await lazy.intake(bytes('answer'));
    expect(children()).toBe(1);
    const warm = createVisionPool({ workers: 2, queueLimit: 4, workerUrl: scripted });
    open.push(warm);
    warm.warm();
    expect(children()).toBe(3);
  });

  test('makes a face anew without what its file told, and refuses what is no picture', async () => {
    const vision = pool(real);
    const shown = { kinds: ['jpeg'], side: 100, fit: 'cover', type: 'webp' } as const;
    const told = await sharp(photo)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { bytes: drawn, width, height } = await vision.redraw(told, shown);
    expect({ width, height }).toEqual({ width: 100, height: 100 });
    expect(Buffer.from(drawn).includes('Somebody')).toBe(false);
    expect(told.includes('Somebody')).toBe(true);
    const blank = { create: { width: 6_000, height: 6_000, channels: 3 as const, background: 'white' } };
    const tooLarge = await sharp(blank).jpeg().toBuffer();
    for (const other of [await sharp(photo).png().toBuffer(), tooLarge, bytes('')]) {
      await expect(vision.redraw(other, shown)).rejects.toMatchObject({ problem: 'unsupported_type' });
    }
    // Told by its first bytes: no decoder has looked at it.
    const drawing = bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(vision.redraw(drawing, shown)).rejects.toMatchObject({
      problem: 'unsupported_type',
      detail: 'no known signature',
    });
  });

  test('hands a photo that can’t be used back as what it is', async () => {
    const refused = await pool(real)
      .intake(Buffer.from('GIF89a, renamed'))
      .catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(PhotoError);
    expect(refused).toMatchObject({ problem: 'unsupported_type' });
  });

  test('refuses a job when as many wait as may', async () => {
    const vision = pool(scripted, 1);
    const held = vision.intake(bytes('hold')).catch((cause: unknown) => cause);
    const waits = vision.intake(bytes('answer')).catch((cause: unknown) => cause);
    await expect(vision.intake(bytes('answer'))).rejects.toBeInstanceOf(QueueFullError);
    expect(vision.load()).toEqual({ running: 1, waiting: 1 });
    await vision.close();
    expect(await held).toBeInstanceOf(WorkerCrashError);
    expect(await waits).toBeInstanceOf(Error);
  });

  test('replaces a process that crashes; only its own job is lost', async () => {
    const vision = pool(scripted);
    const crashed = vision.intake(bytes('crash'));
    const next = vision.intake(bytes('answer'));
    await expect(crashed).rejects.toBeInstanceOf(WorkerCrashError);
    await expect(next).resolves.toMatchObject({ sha256: 'answered' });
    await expect(vision.intake(bytes('fault'))).rejects.toBeInstanceOf(WorkerCrashError);
    await expect(vision.intake(bytes('exit'))).rejects.toBeInstanceOf(WorkerCrashError);
    await expect(vision.intake(bytes('answer'))).resolves.toMatchObject({ sha256: 'answered' });
  });

  test('starts a process that knows none of our secrets and reports to nobody', async () => {
    process.env.STRIPE_SECRET_KEY = 'sk_test_of_the_server';
    const { sha256: told } = await pool(scripted).intake(bytes('surroundings'));
    delete process.env.STRIPE_SECRET_KEY;
    const surroundings = JSON.parse(told) as Record<string, string>;
    expect(surroundings.STRIPE_SECRET_KEY).toBeUndefined();
    expect(surroundings.ORT_DISABLE_TELEMETRY).toBe('1');
  });

  test('starts a process that knows the way out: proxies and the addresses of hosted models', async () => {
    const way = {
      https_proxy: 'http://proxy.example:3128',
      NO_PROXY: 'localhost',
      OPENAI_BASE_URL: 'https://models.example/v1',
    };
    Object.assign(process.env, way);
    const { sha256: told } = await pool(scripted).intake(bytes('surroundings'));
    for (const name of Object.keys(way)) delete process.env[name];
    expect(JSON.parse(told)).toMatchObject({ ...way, NODE_USE_ENV_PROXY: '1' });
  });

  test('ends a job that takes longer than any may', async () => {
    const vision = pool(scripted, 4, 1, 50);
    await expect(vision.intake(bytes('hold'))).rejects.toBeInstanceOf(WorkerCrashError);
    expect(vision.load().running).toBe(0);
  });

  test('ends a decoding sooner than other jobs, counted from when it begins', async () => {
    const vision = createVisionPool({ workers: 1, queueLimit: 4, workerUrl: scripted, decodeLimitMs: 50 });
    open.push(vision);
    await expect(vision.intake(bytes('begin'))).rejects.toBeInstanceOf(WorkerCrashError);
    const shown = { kinds: ['jpeg'], side: 100, fit: 'cover', type: 'webp' } as const;
    await expect(vision.redraw(bytes('begin'), shown)).rejects.toBeInstanceOf(WorkerCrashError);
    await expect(vision.intake(bytes('answer'))).resolves.toMatchObject({ sha256: 'answered' });
  });

  test('one account has never every process; others are served between its jobs', async () => {
    const vision = pool(scripted, 16, 2);
    const mallory = { owner: 1 };
    const held = Array.from({ length: 4 }, () => vision.intake(bytes('hold'), mallory).catch(String));
    await expect(vision.intake(bytes('answer'), { owner: 2 })).resolves.toMatchObject({ sha256: 'answered' });
    expect(vision.load()).toEqual({ running: 1, waiting: 3 });
    await vision.close();
    await Promise.all(held);
  });

  test('one account fills a quarter of the places to wait at most', async () => {
    const vision = pool(scripted, 8, 1);
    const held = Array.from({ length: 3 }, () => vision.intake(bytes('hold'), { owner: 1 }).catch(String));
    await expect(vision.intake(bytes('hold'), { owner: 1 })).rejects.toBeInstanceOf(QueueFullError);
    const other = vision.intake(bytes('hold'), { owner: 2 }).catch(String);
    expect(vision.load()).toEqual({ running: 1, waiting: 3 });
    await vision.close();
    await Promise.all([...held, other]);
  });

  test('passes a stop on to the job, and drops one that still waits', async () => {
    const vision = pool(scripted);
    const stop = new AbortController();
    const running = vision.examine(bytes('hold'), context, { signal: stop.signal });
    const waiting = vision.examine(bytes('answer'), context, { signal: stop.signal });
    stop.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
    await expect(waiting).rejects.toThrow('no longer wanted');
    await expect(vision.intake(bytes('answer'))).resolves.toMatchObject({ sha256: 'answered' });
  });

  test('takes nothing once it is closed', async () => {
    const vision = pool(scripted);
    await vision.close();
    await expect(vision.intake(photo)).rejects.toThrow('closed');
  });
});
