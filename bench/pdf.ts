/**
 * Reports of 10, 50 and 200 defects beside pdfkit and @react-pdf/renderer, which set the same words and photos in the
 * same run, by the time that passed and by processor time, which suffers less from what else the machine does. Each build has a process of its own, which loads that one library; its memory is the most that it and the
 * processes it started held at one time, each by the most that it had held so far.
 *
 * Plumbline makes a copy to print of each 12-megapixel photo when the photo comes in, so no report decodes one. All
 * three get these copies; what making them costs is measured by itself and shown beside every time.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { BUILDERS } from './support/pdf-builders.ts';
import { twelveMegapixels } from './support/photos.ts';
import { quantile } from './support/server.ts';

const COUNTS = (process.env.BENCH_COUNTS ?? '10,50,200').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Pictures that are drawn; drawing one takes longer than setting its page. */
const KINDS = 10;
const ONE = fileURLToPath(new URL('./support/pdf-one.ts', import.meta.url));

interface Run {
  elapsedMs: number;
  /** Of the build and of every process that it started. */
  processorMs: number;
  bytes: number;
  peakMb: number;
  /** The most that one process held that it started: for Plumbline one that sets the document. */
  childMb: number;
}

interface Beside {
  copyMs: number;
  /** What pdfkit took of the processor for the same report. */
  pdfkit: number;
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-pdf-'));
try {
  const copyMs = await preparePhotos(Math.max(...COUNTS));
  console.log(`A copy to print from 12 megapixels: ${copyMs.toFixed(0)} ms a photo`);
  console.log(`Load ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds in turns`);
  console.log(
    'defects  library                    set  with copies  processor  × pdfkit  memory   of child        file',
  );
  for (const count of COUNTS) {
    const runs = new Map<string, Run[]>();
    // In turn, so that a noisy minute doesn't fall on one of them.
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of Object.keys(BUILDERS)) {
        const run = await buildOnce(name, count);
        runs.set(name, [...(runs.get(name) ?? []), run]);
      }
    }
    const pdfkit = medianOf(runs.get('pdfkit') ?? [], 'processorMs');
    for (const [name, of] of runs) console.log(lineOf(count, name, of, { copyMs, pdfkit }));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function medianOf(runs: readonly Run[], key: keyof Run): number {
  const values = runs.map((run) => run[key]);
  return quantile(values, 0.5);
}

/** The least that passed, the middle of the processor times, and the most memory. */
function lineOf(count: number, name: string, runs: readonly Run[], { copyMs, pdfkit }: Beside): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10);
  const mb = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} MB`.padStart(11);
  const elapsedMs = Math.min(...runs.map((run) => run.elapsedMs));
  const processorMs = medianOf(runs, 'processorMs');
  const most = (key: 'peakMb' | 'childMb' | 'bytes') => Math.max(...runs.map((run) => run[key]));
  return [
    `${String(count).padStart(7)}  ${name.padEnd(20)}`,
    ms(elapsedMs),
    ms(elapsedMs + count * copyMs),
    ms(processorMs),
    `${(processorMs / pdfkit).toFixed(2)} ×`.padStart(9),
    mb(most('peakMb')),
    most('childMb') > 0 ? mb(most('childMb')) : mb(0).replace(/./g, ' '),
    mb(most('bytes') / 1e6),
  ].join(' ');
}

/** Copies to print. Returns what one costs, in milliseconds. */
async function preparePhotos(count: number): Promise<number> {
  const original = await twelveMegapixels();
  const start = performance.now();
  const small = await toPrint(sharp(original).resize(1024, 1024, { fit: 'inside' })).toBuffer();
  const copyMs = performance.now() - start;
  const grainy: Buffer[] = [];
  for (let kind = 0; kind < Math.min(count, KINDS); kind++) grainy.push(await addGrain(small, kind));
  for (let id = 1; id <= count; id++) {
    // A number behind the picture's end makes each file another one to whoever looks for the same twice.
    const copy = grainy[id % grainy.length] ?? small;
    await writeFile(join(folder, `${id}.jpg`), Buffer.concat([copy, Buffer.from(String(id))]));
  }
  return copyMs;
}

/** Grain as a camera has it, and a colour of its own. */
async function addGrain(picture: Buffer, kind: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 26 };
  const create = { width: 1024, height: 768, channels: 3 as const, background: '#808080', noise };
  const grain = await sharp({ create }).blur(1.1).png().toBuffer();
  return toPrint(
    sharp(picture)
      .composite([{ input: grain, blend: 'soft-light' }])
      .modulate({ hue: (kind * 37) % 360 }),
  ).toBuffer();
}

/** As the server keeps a photo for paper. */
function toPrint(image: Sharp): Sharp {
  return image.jpeg({ quality: 82 });
}

async function buildOnce(name: string, count: number): Promise<Run> {
  const target = join(folder, 'out.pdf');
  const child = spawn(process.execPath, ['--import', 'tsx', ONE, name, String(count), folder, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  let peakMb = 0;
  let childMb = 0;
  const watch = setInterval(() => {
    const [own = 0, ...started] = heldBy(String(child.pid));
    peakMb = Math.max(peakMb, started.reduce((sum, bytes) => sum + bytes, own) / 1e6);
    childMb = Math.max(childMb, ...started.map((bytes) => bytes / 1e6));
  }, 20);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { ...JSON.parse(said), peakMb, childMb };
}

/** The most that a process and each of its living descendants has held so far, in bytes, from /proc; itself first. */
function heldBy(id: string): number[] {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const held = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
    return [held, ...children.split(' ').filter(Boolean).flatMap(heldBy)];
  } catch {
    // It has ended and holds nothing any more.
    return [];
  }
}
