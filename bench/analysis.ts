/**
 * A 12-megapixel JPEG through the whole of POST /api/analyze, beside sharp's bare decode-and-resize of the same file,
 * while /api/me is read all along; processor time of one, and the memory that the vision processes hold at the end.
 */
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { giveCredits } from './support/credits.ts';
import { twelveMegapixels } from './support/photos.ts';
import { processorTime } from './support/processor-time.ts';
import { residentMegabytes } from './support/resident-memory.ts';
import { analyse, createProject, openBench, quantile, signUp } from './support/server.ts';

/** How often sharp alone. */
const BARE = 20;
const COUNT = Number(process.env.BENCH_COUNT ?? 50);
const bench = await openBench();
try {
  const url = await bench.startServer();
  const cookie = await signUp(url);
  const projectId = await createProject(url, cookie);
  await giveCredits(bench.databaseUrl, COUNT * 3);
  const photo = await twelveMegapixels();
  await analyse(url, cookie, projectId, photo);

  // As a vision process does it: on one thread, nothing kept.
  sharp.concurrency(1);
  sharp.cache(false);
  const own = process.cpuUsage();
  const bare = await timeEach(BARE, 1, async () => {
    await sharp(photo).rotate().resize(1024, 1024, { fit: 'inside' }).raw().toBuffer();
  });
  const { user, system } = process.cpuUsage(own);
  const bareWork = (user + system) / 1000 / BARE;
  const [server = 0] = bench.processIds();
  const before = processorTime(server);
  const alone = await timeEach(COUNT, 1, run);
  const after = processorTime(server);
  const web = ((after.own - before.own) * 1000) / COUNT;
  const vision = ((after.children - before.children) * 1000) / COUNT;
  const reading = readAllAlong();
  const pair = await timeEach(COUNT, 2, run);
  const reads = await reading.stop();

  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`photo: ${(photo.length / 1e6).toFixed(1)} MB, 4000 × 3000`);
  console.log(`sharp alone, decode and resize to 1024   p50 ${ms(quantile(bare.times, 0.5))}`);
  console.log(
    `analysis, one at a time                  p50 ${ms(quantile(alone.times, 0.5))}  p95 ${ms(quantile(alone.times, 0.95))}  ${alone.perSecond.toFixed(2)} /s  ${(quantile(alone.times, 0.5) / quantile(bare.times, 0.5)).toFixed(1)} × sharp`,
  );
  console.log(
    `analysis, two at a time                  p50 ${ms(quantile(pair.times, 0.5))}  p95 ${ms(quantile(pair.times, 0.95))}  ${pair.perSecond.toFixed(2)} /s`,
  );
  console.log(
    `/api/me meanwhile                        p50 ${ms(quantile(reads, 0.5))}  p95 ${ms(quantile(reads, 0.95))}`,
  );
  console.log(
    `processor time of one                    vision ${ms(vision)}, ${(vision / bareWork).toFixed(1)} × sharp’s ${ms(bareWork)}; web process ${ms(web)}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `memory of a vision process after ${2 * COUNT} analyses: ${residentMegabytes(server).visionMegabytes} MB`,
  );

  async function run(): Promise<void> {
    const response = await analyse(url, cookie, projectId, photo);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.json();
  }

  function readAllAlong() {
    const times: number[] = [];
    let stopped = false;
    const loop = (async () => {
      while (!stopped) {
        const begun = performance.now();
        await (await fetch(`${url}/api/me`, { headers: { cookie } })).json();
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    return {
      async stop() {
        stopped = true;
        await loop;
        return times;
      },
    };
  }
} finally {
  await bench.stop();
}

async function timeEach(count: number, atOnce: number, job: () => Promise<void>) {
  const times: number[] = [];
  const begun = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) {
        const start = performance.now();
        await job();
        times.push(performance.now() - start);
      }
    }),
  );
  return { times, perSecond: count / ((performance.now() - begun) / 1000) };
}
