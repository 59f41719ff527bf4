/**
 * Reports of 10, 50 and 200 defects beside pdfkit and @react-pdf/renderer, which set the same words and photos in the
 * same run. Each build has a process of its own; peak memory is that of the process and of all it started.
 *
 * Plumbline makes a copy to print of each 12-megapixel photo when the photo comes in, so no report decodes one. All
 * three get these copies; what making them costs is measured by itself and shown beside every time.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { BUILDERS } from './support/pdf-builders.ts';
import { twelveMegapixels } from './support/photos.ts';

const COUNTS = (process.env.BENCH_COUNTS ?? '10,50,200').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ONE = fileURLToPath(new URL('./support/pdf-one.ts', import.meta.url));

interface Run {
  elapsedMs: number;
  bytes: number;
  peakMb: number;
  /** Of what it started alone: for Plumbline the process that sets the document. */
  childMb: number;
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-pdf-'));
try {
  const copyMs = await preparePhotos(Math.max(...COUNTS));
  console.log(`A copy to print from 12 megapixels: ${copyMs.toFixed(0)} ms a photo`);
  console.log('defects  library                    set  with copies     memory   of child        file');
  for (const count of COUNTS) {
    const best = new Map<string, Run>();
    // In turn, so that a noisy minute doesn't fall on one of them.
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of Object.keys(BUILDERS)) {
        const run = await buildOnce(name, count);
        const before = best.get(name);
        if (!before || run.elapsedMs < before.elapsedMs) best.set(name, run);
      }
    }
    for (const [name, run] of best) console.log(lineOf(count, name, run, copyMs));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function lineOf(count: number, name: string, run: Run, copyMs: number): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10);
  const mb = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} MB`.padStart(11);
  const { elapsedMs, peakMb, childMb, bytes } = run;
  return [
    `${String(count).padStart(7)}  ${name.padEnd(20)}`,
    ms(elapsedMs),
    ms(elapsedMs + count * copyMs),
    mb(peakMb),
    childMb > 0 ? mb(childMb) : mb(0).replace(/./g, ' '),
    mb(bytes / 1e6),
  ].join(' ');
}

/** Copies to print, each with grain of its own, as photos have it. Returns what one costs, in milliseconds. */
async function preparePhotos(count: number): Promise<number> {
  const original = await twelveMegapixels();
  const start = performance.now();
  const small = await toPrint(sharp(original).resize(1024, 1024, { fit: 'inside' })).toBuffer();
  const copyMs = performance.now() - start;
  for (let id = 1; id <= count; id++) {
    const grain = await sharp({
      create: {
        width: 1024,
        height: 768,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 26 },
      },
    })
      .blur(1.1)
      .png()
      .toBuffer();
    await toPrint(
      sharp(small)
        .composite([{ input: grain, blend: 'soft-light' }])
        .modulate({ hue: (id * 7) % 360 }),
    ).toFile(join(folder, `${id}.jpg`));
  }
  return copyMs;
}

/** As the server keeps a photo for paper. */
function toPrint(image: sharp.Sharp): sharp.Sharp {
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
  const peak = { whole: 0, children: 0 };
  const watch = setInterval(async () => {
    const { whole, own } = await memoryOf(child.pid ?? 0);
    peak.whole = Math.max(peak.whole, whole);
    peak.children = Math.max(peak.children, whole - own);
  }, 25);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { ...JSON.parse(said), peakMb: peak.whole / 1e6, childMb: peak.children / 1e6 };
}

/** Resident bytes of a process and all its descendants, from /proc. */
async function memoryOf(root: number): Promise<{ whole: number; own: number }> {
  const processes = new Map<number, { parent: number; bytes: number }>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    const bytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    processes.set(Number(entry), { parent, bytes });
  }
  const belongs = (id: number): boolean => {
    if (id === root) return true;
    const parent = processes.get(id)?.parent ?? 0;
    return parent > 1 && belongs(parent);
  };
  return {
    whole: [...processes].reduce((sum, [id, { bytes }]) => (belongs(id) ? sum + bytes : sum), 0),
    own: processes.get(root)?.bytes ?? 0,
  };
}
