/** A real crowd on one and two web processes, beside the same crowd in the simulation. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { MIX, type Sample, startCrowd } from '../support/crowd.ts';
import { launch } from '../support/fleet.ts';
import { twelveMegapixels } from '../support/photos.ts';
import { machineTime, parentOf, processorTime } from '../support/processor-time.ts';
import { openBench, quantile } from '../support/server.ts';
import { stagesOf } from './installation.ts';
import { randomOf, Simulation, type Station } from './queue.ts';
import type { Action, ServiceTimes } from './service-times.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 45);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 40);
const THINK_MS = 2000;
const WEBS = (process.env.BENCH_WEBS ?? '1,2').split(',').map(Number);
const FREE_ANALYSES = 5;

interface Run {
  samples: { action: string; ms: number }[];
  /** Seconds of one core. */
  cores: { web: number; helpers: number; database: number };
}

export async function checkAgainstRun(times: ServiceTimes): Promise<void> {
  for (const webs of WEBS) {
    const { run, others } = await measure(webs);
    // What others on the machine use isn't there for us.
    const free = Math.max(0.25, availableParallelism() - others);
    const told = simulate(webs, free, times);
    console.log(
      `\n${webs} web ${webs === 1 ? 'process' : 'processes'}, ${PEOPLE} people, ${SECONDS} s; everything else on the machine used ${others.toFixed(2)} of ${availableParallelism()} cores`,
    );
    console.log(`${''.padEnd(26)}${'run'.padStart(10)}${'simulated'.padStart(12)}`);
    const row = (name: string, of: (each: Run) => number, unit: string) =>
      console.log(
        `${name.padEnd(26)}${of(run).toFixed(2).padStart(10)}${of(told).toFixed(2).padStart(12)} ${unit}`,
      );
    row('calls a second', ({ samples }) => samples.length / SECONDS, '');
    for (const part of ['web', 'helpers', 'database'] as const)
      row(`${part} a call`, ({ cores, samples }) => (cores[part] * 1000) / samples.length, 'ms of a core');
    for (const action of ['me', 'findings', 'upload']) {
      const of =
        (share: number) =>
        ({ samples }: Run) =>
          quantile(
            samples.filter((each) => each.action === action).map(({ ms }) => ms),
            share,
          );
      row(`${action} p50`, of(0.5), 'ms');
      row(`${action} p95`, of(0.95), 'ms');
    }
  }
}

async function measure(webs: number): Promise<{ run: Run; others: number }> {
  const photo = await sharp(await twelveMegapixels())
    .resize(2048)
    .jpeg({ quality: 85 })
    .toBuffer();
  const bench = await openBench();
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-check-'));
  const ships = await launch(
    bench.databaseUrl,
    dataDir,
    Array.from({ length: webs }, () => 'all'),
  );
  const client = new pg.Client({ connectionString: bench.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    const samples: Sample[] = [];
    let turn = 0;
    const crowd = await startCrowd({
      address: () => ships[turn++ % ships.length]?.url ?? '',
      photo,
      people: PEOPLE,
      onSample: (sample) => samples.push(sample),
      thinkMs: THINK_MS,
    });
    const look = () => {
      const servers = ships.map(({ pid }) => processorTime(pid()));
      const database = processorTime(postmaster);
      return {
        web: servers.reduce((sum, { own }) => sum + own, 0),
        helpers: servers.reduce((sum, { children }) => sum + children, 0),
        database: database.own + database.children,
        machine: machineTime(),
      };
    };
    const arrived = samples.length;
    const before = look();
    const begun = performance.now();
    await pause(SECONDS * 1000);
    const after = look();
    const elapsed = (performance.now() - begun) / 1000;
    const during = samples.slice(arrived);
    await crowd.stop();
    const refused = during.filter(({ status }) => status === 0 || status >= 400).length;
    if (refused > 0) console.log(`${refused} calls were refused`);
    const cores = {
      web: after.web - before.web,
      helpers: after.helpers - before.helpers,
      database: after.database - before.database,
    };
    const ours = cores.web + cores.helpers + cores.database;
    return { run: { samples: during, cores }, others: (after.machine - before.machine - ours) / elapsed };
  } finally {
    await client.end();
    await Promise.all(ships.map((ship) => ship.end('SIGTERM')));
    await bench.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same people with the same pauses and the same mix. */
function simulate(webs: number, cores: number, times: ServiceTimes): Run {
  const stations: Station[] = [{ name: 'database', machine: 'here', processes: 20 * webs }];
  for (let each = 0; each < webs; each += 1) {
    stations.push({ name: `web ${each}`, machine: 'here', processes: 1 });
    stations.push({
      name: `vision ${each}`,
      machine: 'here',
      processes: Math.min(4, availableParallelism()),
    });
    stations.push({ name: `worker ${each}`, machine: 'here', processes: 1 });
  }
  const random = randomOf(7);
  const simulation = new Simulation({ here: cores }, stations);
  const used = { web: 0, helpers: 0, database: 0 };
  let turn = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    let uploads = 0;
    const wait = () => simulation.after((random() * 2 * THINK_MS) / 1000, act);
    const act = () => {
      const action = pick(random);
      if ((action === 'upload' && uploads >= FREE_ANALYSES) || (action === 'report' && uploads === 0))
        return wait();
      if (action === 'upload') uploads += 1;
      turn += 1;
      const own = turn % webs;
      const at = {
        web: `web ${own}`,
        vision: `vision ${own}`,
        worker: `worker ${own}`,
        database: 'database',
      };
      const cost = times.calls[action];
      used.web += cost.web / 1000;
      used.helpers += cost.helpers / 1000;
      used.database += cost.database / 1000;
      simulation.arrive({ action, stages: stagesOf(action, times, at, random) }, wait);
    };
    wait();
  }
  const { answered } = simulation.run(SECONDS);
  return { samples: answered.map(({ action, seconds }) => ({ action, ms: seconds * 1000 })), cores: used };
}

function pick(random: () => number): Action {
  let at = random() * 100;
  for (const [action, share] of Object.entries(MIX)) {
    at -= share;
    if (at < 0) return action as Action;
  }
  return 'me';
}
