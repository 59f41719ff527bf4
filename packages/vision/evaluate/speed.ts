/**
 * npm run evaluate:speed -- <collection> [--count 45]
 * Milliseconds a photo for the whole panel, from the file's bytes to the answer, one after the other: at 448 px as the
 * photos are, and blown up to 12 megapixels with a camera's grain. Worth quoting only from a machine that does nothing
 * else: the load is printed beside it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createEngines } from '../src/engines/engines.ts';
import { figuresOf, type Judged } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import { thinned } from './ballots.ts';
import { readManifest } from './manifest.ts';
import { examineFile } from './panel-run.ts';

const [WIDTH, HEIGHT] = [4000, 3000];
const WARM_UP = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '45' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run evaluate:speed -- <collection with manifest.csv> [--count N]');
  process.exit(2);
}
const all = thinned(
  (await readManifest(folder)).filter(({ use }) => use === 'measure'),
  12,
);
const step = Math.max(1, all.length / Number(values.count));
const photos = Array.from({ length: Number(values.count) }, (_, at) => all[Math.floor(at * step)]).filter(
  (photo) => photo !== undefined,
);

const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const grain = await sharp({
  create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise },
})
  .png({ compressionLevel: 1 })
  .toBuffer();
const large = async (file: string) =>
  sharp(await readFile(file))
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toBuffer();

const scratch = await mkdtemp(join(tmpdir(), 'speed-'));
const engines = createEngines();
for (const [title, make] of [
  ['448 px', (file: string) => readFile(file)],
  ['12 megapixels', large],
] as const) {
  const judged: Judged[] = [];
  let bytes = 0;
  const worked: number[] = [];
  for (const [at, { path, file, truth }] of photos.entries()) {
    const copy = join(scratch, 'photo.jpg');
    const made = await make(path);
    await writeFile(copy, made);
    const before = process.cpuUsage();
    const { consensus, milliseconds } = await examineFile(copy, engines);
    const { user, system } = process.cpuUsage(before);
    if (at < WARM_UP) continue;
    bytes += made.length;
    worked.push((user + system) / 1000);
    judged.push(judge(file, truth, consensus, milliseconds));
  }
  const { p50, p95 } = figuresOf(judged);
  const work = worked.toSorted((a, b) => a - b)[Math.floor(worked.length / 2)] ?? Number.NaN;
  const [load = 0] = loadavg();
  console.log(
    `${title}: ${judged.length} photos of ${Math.round(bytes / judged.length / 1000)} kB, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${work.toFixed(0)} ms of processor; load ${load.toFixed(1)} on ${availableParallelism()} cores`,
  );
}
await rm(scratch, { recursive: true });
