/**
 * One installation moved into another: time and peak memory of export and import, whether what comes out of the second is
 * what went into the first, kill -9 while it is brought in, and malformed documents from a fuzzer.
 * BENCH_USERS (1000), BENCH_PROJECTS per user (5), BENCH_DEFECTS per project (10), BENCH_KILLS (20), BENCH_MALFORMED (5000).
 * A part whose number is 0 is left out.
 */
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import pino from 'pino';
import { applyRun } from '../apps/server/src/migration/apply/apply-run.ts';
import { receiveJson } from '../apps/server/src/migration/receive/receive.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { AppError } from '../apps/server/src/platform/errors.ts';
import { canonical, type Exported } from '../apps/server/test/support/compare-exports.ts';
import { finishMove, killMove, MOVER, stateOf } from '../apps/server/test/support/kill-move.ts';
import { malformedDocuments } from '../apps/server/test/support/malformed-documents.ts';
import { makeWorld } from '../apps/server/test/support/migration-world.ts';
import { openMover } from '../apps/server/test/support/mover.ts';
import { openBench } from './support/server.ts';

const size = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const world = {
  users: size('BENCH_USERS', 1000),
  projectsPerUser: size('BENCH_PROJECTS', 5),
  defectsPerProject: size('BENCH_DEFECTS', 10),
};
const KILLS = size('BENCH_KILLS', 20);
const MALFORMED = size('BENCH_MALFORMED', 5000);
const exporter = fileURLToPath(new URL('./support/migration-process.ts', import.meta.url));
const log = pino({ level: 'silent' });

const bench = await openBench({ built: false });
const folder = await mkdtemp(join(tmpdir(), 'plumbline-move-bench-'));

/** A database of its own with every migration applied. */
async function fresh(name: string): Promise<string> {
  const url = await bench.addDatabase(name);
  await migrate(url);
  return url;
}

/** Runs one step in a process of its own. Returns seconds and the most memory that it took, in MB. */
async function measured(...words: string[]): Promise<{ seconds: number; megabytes: number; said: string }> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', exporter, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) said += String(chunk);
  const [, peak] = /peak (\d+)/.exec(said) ?? [];
  if (!peak) throw new Error(`${words[0]} didn’t come to its end`);
  return { seconds: (performance.now() - begun) / 1000, megabytes: Number(peak) / 1024, said };
}

const told = ({ seconds, megabytes }: { seconds: number; megabytes: number }) =>
  `${seconds.toFixed(1)} s, at most ${Math.round(megabytes)} MB of memory`;

async function roundTrip(): Promise<void> {
  const [from, to] = [await fresh('moved_from'), await fresh('moved_to')];
  const source = await openMover(from, join(folder, 'from'), log);
  await makeWorld(source.services, world);
  await source.close();
  console.log('  the world is made');
  const [there, here] = [join(folder, 'there.json'), join(folder, 'here.json')];
  const out = await measured('export', from, join(folder, 'from'), there);
  console.log(
    `  export: ${told(out)}; ${Math.round((await stat(there)).size / 1024 / 1024)} MB of JSON, ${out.said.match(/parts \d+/)?.[0]}`,
  );
  const received = await measured('receive', to, join(folder, 'to'), there);
  console.log(`  received and planned: ${told(received)}`);
  const applied = await measured('apply', to, join(folder, 'to'), '1');
  const findings = world.users * world.projectsPerUser * world.defectsPerProject;
  console.log(`  brought in: ${told(applied)}; ${Math.round(findings / applied.seconds)} findings a second`);
  await measured('export', to, join(folder, 'to'), here);
  const equal = JSON.stringify(canonical(await read(there))) === JSON.stringify(canonical(await read(here)));
  console.log(`  export of the second installation: ${equal ? 'identical, ids mapped' : 'DIFFERENT'}`);
  if (!equal) process.exitCode = 1;
}

/** Parts follow one another, a document a line. */
async function read(file: string): Promise<Exported> {
  const whole: Record<string, unknown[]> = {};
  for (const part of (await readFile(file, 'utf8')).split('\u0000').filter(Boolean)) {
    for (const [name, rows] of Object.entries(JSON.parse(part) as Record<string, unknown>)) {
      if (Array.isArray(rows)) whole[name] = (whole[name] ?? []).concat(rows);
    }
  }
  return whole as Exported;
}

async function kills(): Promise<void> {
  const [from, to] = [await fresh('killed_from'), await fresh('killed_to')];
  const source = await openMover(from, join(folder, 'kf'), log);
  await makeWorld(source.services, { users: 200, projectsPerUser: 2, defectsPerProject: 5 });
  await source.close();
  const document = join(folder, 'kills.json');
  await measured('export', from, join(folder, 'kf'), document);
  const target = await openMover(to, join(folder, 'kt'), log);
  const { database } = target.services;
  const { id } = await receiveJson(
    target.services,
    createReadStream(document, { end: (await stat(document)).size - 2 }),
    { userId: null },
  );
  let killed = 0;
  while (killed < KILLS && (await stateOf(database, id)) !== 'done') {
    await killMove(MOVER, database, to, join(folder, 'kt'), id);
    killed += 1;
  }
  if ((await stateOf(database, id)) !== 'done') await finishMove(MOVER, to, join(folder, 'kt'), id);
  await target.close();
  const here = join(folder, 'kills-here.json');
  await measured('export', to, join(folder, 'kt'), here);
  const equal =
    JSON.stringify(canonical(await read(document))) === JSON.stringify(canonical(await read(here)));
  console.log(`  killed ${killed} times and taken up again: ${equal ? 'complete, nothing twice' : 'WRONG'}`);
  if (!equal) process.exitCode = 1;
}

async function malformed(): Promise<void> {
  const url = await fresh('malformed');
  const target = await openMover(url, join(folder, 'mf'), log);
  const { services } = target;
  const answers = new Map<string, number>();
  const tell = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const send = async (text: string) => {
    async function* bytes() {
      yield Buffer.from(text);
    }
    const run = await receiveJson(services, bytes(), { userId: null });
    await applyRun(services, run.id);
  };
  await fc.assert(
    fc.asyncProperty(malformedDocuments, async (text) => {
      try {
        await send(text);
        tell('taken in, what was wrong listed');
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        tell(`refused with ${error.status}`);
      }
    }),
    { numRuns: MALFORMED },
  );
  const { rows } = await services.database.$client.query<{
    left: number;
  }>(`select (select count(*) from migration_rows)
    + (select count(*) from migration_runs where state not in ('done', 'failed')) as left`);
  for (const [answer, count] of answers) console.log(`  ${answer}: ${count}`);
  console.log(`  left half-written: ${rows[0]?.left}`);
  if (Number(rows[0]?.left) > 0) process.exitCode = 1;
  await target.close();
}

try {
  const projects = world.users * world.projectsPerUser;
  if (world.users > 0) {
    console.log(`${world.users} users, ${projects} projects, ${projects * world.defectsPerProject} defects`);
    await roundTrip();
  }
  if (KILLS > 0) {
    console.log(`kill -9 at ${KILLS} points`);
    await kills();
  }
  if (MALFORMED > 0) {
    console.log(`${MALFORMED} malformed documents`);
    await malformed();
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await bench.stop();
  await rm(folder, { recursive: true, force: true });
}
