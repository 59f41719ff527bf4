/**
 * Many signed-in people mixing reads, uploads, chats and reports, with every limit on: throughput, p95 by route,
 * errors and memory, with one web process and with two beside a worker.
 * BENCH_SECONDS (300), BENCH_PEOPLE (200).
 */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Sample, startCrowd } from './support/crowd.ts';
import { launch, type Ship } from './support/fleet.ts';
import { twelveMegapixels } from './support/photos.ts';
import { openBench, quantile } from './support/server.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 300);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200);
// As the browser sends it: shrunk to what the analysis looks at.
const photo = await sharp(await twelveMegapixels())
  .resize(2048)
  .jpeg({ quality: 85 })
  .toBuffer();

for (const webs of [1, 2]) await measure(webs);

async function measure(webs: number): Promise<void> {
  const bench = await openBench();
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-load-'));
  const ships: Ship[] = [];
  try {
    const servers = await launch(bench.databaseUrl, dataDir, webs === 1 ? ['all'] : ['web', 'web', 'worker']);
    ships.push(...servers);
    const addresses = servers.slice(0, webs).map(({ url }) => url);
    const samples: Sample[] = [];
    let turn = 0;
    const crowd = await startCrowd({
      address: () => addresses[turn++ % addresses.length] ?? '',
      photo,
      people: PEOPLE,
      onSample: (sample) => samples.push(sample),
      thinkMs: 4000,
    });
    const arrived = samples.length;
    const memory: number[] = [];
    const look = () => memory.push(servers.reduce((sum, { pid }) => sum + residentMegabytes(pid()), 0));
    look();
    const looking = setInterval(look, 5000);
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    clearInterval(looking);
    await crowd.stop();
    report(webs, samples.slice(arrived), memory);
  } finally {
    await Promise.all(ships.map((ship) => ship.end('SIGTERM')));
    await bench.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function report(webs: number, samples: Sample[], memory: number[]): void {
  console.log(
    `\n${webs} web ${webs === 1 ? 'process' : 'processes and a worker'}, ${PEOPLE} people, ${SECONDS} s`,
  );
  console.log(`${(samples.length / SECONDS).toFixed(1)} calls a second`);
  for (const action of [...new Set(samples.map((each) => each.action))].sort()) {
    const own = samples.filter((each) => each.action === action);
    const times = own.map(({ ms }) => ms);
    const p = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
    console.log(`${action.padEnd(10)} n ${String(own.length).padStart(6)}   p50 ${p(0.5)}   p95 ${p(0.95)}`);
  }
  const statuses = new Map<number, number>();
  for (const { status } of samples) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  console.log('answers by status:', Object.fromEntries([...statuses].sort(([one], [other]) => one - other)));
  const wrong = samples.filter(
    ({ status }) => status === 0 || (status >= 400 && status !== 429 && status !== 503),
  );
  console.log(`errors other than 429 and 503: ${wrong.length}`);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const mean = (of: number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  console.log(
    `memory of the servers: ${mean(memory.slice(0, third)).toFixed(0)} MB in the first third, ${mean(memory.slice(-third)).toFixed(0)} MB in the last`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
