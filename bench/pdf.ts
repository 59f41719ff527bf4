/**
 * Reports of 10, 50 and 200 defects beside pdfkit and @react-pdf/renderer, which set the same words and photos in the
 * same run. Each build has a process of its own; peak memory is that of the process and of all it started.
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
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-pdf-'));
try {
  await preparePhotos(Math.max(...COUNTS));
  console.log('defects  library                 best of all   peak memory       file');
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
    for (const [name, { elapsedMs, peakMb, bytes }] of best) {
      console.log(
        `${String(count).padStart(7)}  ${name.padEnd(22)} ${elapsedMs.toFixed(0).padStart(9)} ms ${peakMb.toFixed(0).padStart(9)} MB ${(bytes / 1e6).toFixed(2).padStart(10)} MB`,
      );
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Of each 12-megapixel photo the copy that the server keeps for screens and documents; every photo differs. */
async function preparePhotos(count: number): Promise<void> {
  const original = await twelveMegapixels();
  const small = await sharp(original).resize(1024, 1024, { fit: 'inside' }).png().toBuffer();
  for (let id = 1; id <= count; id++) {
    await sharp(small)
      .modulate({ hue: (id * 7) % 360, brightness: 0.9 + (id % 20) / 100 })
      .webp({ quality: 78, effort: 2 })
      .toFile(join(folder, `${id}.webp`));
  }
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
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(child.pid ?? 0));
  }, 25);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { ...JSON.parse(said), peakMb: peak / 1e6 };
}

/** Resident bytes of a process and all its descendants, from /proc. */
async function memoryOf(root: number): Promise<number> {
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
  return [...processes].reduce((sum, [id, { bytes }]) => (belongs(id) ? sum + bytes : sum), 0);
}
