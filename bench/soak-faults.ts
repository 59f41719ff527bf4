/**
 * Random faults under load, and after each the books: whatever the server said yes to is still there, every credit is
 * accounted for, nothing half-done is left. SOAK_FAULTS (200), SOAK_PEOPLE (12).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { findUnfinished, findWrong } from './support/books.ts';
import { type Promised, type Sample, startCrowd } from './support/crowd.ts';
import { launch, type Ship } from './support/fleet.ts';
import { twelveMegapixels } from './support/photos.ts';
import { openBench } from './support/server.ts';

const FAULTS = Number(process.env.SOAK_FAULTS ?? 200);
const PEOPLE = Number(process.env.SOAK_PEOPLE ?? 12);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const bench = await openBench();
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-soak-'));
const books = new pg.Pool({ connectionString: bench.databaseUrl, max: 3, application_name: 'books' });
books.on('error', () => undefined);
const ships = await launch(bench.databaseUrl, dataDir, ['web', 'web', 'worker']);
const webs = ships.filter(({ role }) => role === 'web');
const photo = await sharp(await twelveMegapixels())
  .resize(1400)
  .jpeg({ quality: 85 })
  .toBuffer();
const promised: Promised = {
  projects: new Set(),
  findings: new Set(),
  reports: new Set(),
  payments: new Set(),
};
const samples: Sample[] = [];

/** Each does its harm and mends it, as an operator or a supervisor would. */
const FAULTS_BY_NAME = {
  'kill -9 of a web process': () => again(oneOf(webs), 'SIGKILL'),
  'kill -9 of the worker': () => again(oneOf(ships.filter(({ role }) => role === 'worker')), 'SIGKILL'),
  'a polite end of a web process': () => again(oneOf(webs), 'SIGTERM'),
  'every database connection cut': () =>
    books.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'plumbline%'",
    ),
  'a web process stands still for a second': async () => {
    const pid = oneOf(webs).pid();
    process.kill(pid, 'SIGSTOP');
    await pause(1000);
    process.kill(pid, 'SIGCONT');
  },
};

async function again(ship: Ship, signal: NodeJS.Signals): Promise<void> {
  await ship.end(signal);
  await ship.start();
}

let failures = 0;
const counts = new Map<string, number>();
try {
  const crowd = await startCrowd({
    address: () => oneOf(webs).url,
    photo,
    people: PEOPLE,
    promised,
    onSample: (sample) => samples.push(sample),
    thinkMs: 300,
    buys: 4,
  });
  for (let fault = 1; fault <= FAULTS; fault += 1) {
    await pause(Math.random() * 1500);
    const name = oneOf(Object.keys(FAULTS_BY_NAME) as (keyof typeof FAULTS_BY_NAME)[]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await FAULTS_BY_NAME[name]();
    for (const line of await findWrong(books, dataDir, promised)) {
      failures += 1;
      console.error(`after fault ${fault}, ${name}: ${line}`);
    }
    if (fault % 20 === 0)
      console.log(`${fault} faults, ${samples.length} calls, ${failures} broken promises`);
  }
  await crowd.stop();
  // What was cut off is given back or taken up again within a sweep or two; that of payments comes every three minutes.
  let unfinished = await findUnfinished(books);
  for (const until = Date.now() + 400_000; unfinished.length > 0 && Date.now() < until; ) {
    await pause(1000);
    unfinished = await findUnfinished(books);
  }
  failures += unfinished.length;
  for (const line of unfinished) console.error(`at the end: ${line}`);
  for (const line of await findWrong(books, dataDir, promised)) {
    failures += 1;
    console.error(`at the end: ${line}`);
  }
} finally {
  await Promise.all(ships.map((ship) => ship.end('SIGTERM')));
  await books.end();
  await bench.stop();
  await rm(dataDir, { recursive: true, force: true });
}

for (const [name, count] of counts) console.log(`${String(count).padStart(4)} × ${name}`);
const { projects, findings, reports, payments } = promised;
console.log(
  `${samples.length} calls; promised: ${projects.size} projects, ${findings.size} findings, ${reports.size} reports, ${payments.size} purchases`,
);
const server = samples.filter(({ status }) => status === 500).length;
console.log(
  `answers of 500: ${server}; no answer (the process was gone): ${samples.filter(({ status }) => status === 0).length}`,
);
console.log(failures === 0 ? 'Nothing lost, nothing counted twice.' : `${failures} broken promises`);
if (failures > 0) process.exitCode = 1;
