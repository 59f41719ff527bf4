import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';
import { migrationRows, migrationRuns } from '../../src/platform/database/schema.ts';
import { saidBy } from './said-by.ts';

/** What Node.js is told to run the mover from its source; tests give the bundled one. */
export const MOVER = ['--import', 'tsx', fileURLToPath(new URL('./mover-process.ts', import.meta.url))];

const spawnMover = (program: readonly string[], url: string, dataDir: string, runId: number): ChildProcess =>
  spawn(process.execPath, [...program, url, dataDir, String(runId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Lets a process bring a run in and kills it, kill -9, when it has come to a row that chance chooses. */
export async function killMove(
  program: readonly string[],
  database: Database,
  url: string,
  dataDir: string,
  runId: number,
): Promise<void> {
  const before = await rowsLeft(database, runId);
  const child = spawnMover(program, url, dataDir, runId);
  const ended = once(child, 'exit');
  await saidBy(child, 'begun');
  const until = before - Math.floor(Math.random() * Math.min(before, 200));
  while (child.exitCode === null && (await rowsLeft(database, runId)) >= until) {
    // Between two users there is a transaction under way: that's where most kills fall.
    for (let turns = Math.random() * 50; turns > 0; turns--) await new Promise(setImmediate);
  }
  child.kill('SIGKILL');
  await ended;
}

/** Lets a process bring a run in to its end. Returns the memory that it took at most, in KB. */
export async function finishMove(
  program: readonly string[],
  url: string,
  dataDir: string,
  runId: number,
): Promise<number> {
  const child = spawnMover(program, url, dataDir, runId);
  const ended = once(child, 'exit');
  const line = await saidBy(child, 'peak ');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The move ended with ${code}`);
  return Number(/peak (\d+)/.exec(line)?.[1]);
}

export async function stateOf(database: Database, runId: number): Promise<string | undefined> {
  const [run] = await database.select().from(migrationRuns).where(eq(migrationRuns.id, runId));
  return run?.state;
}

async function rowsLeft(database: Database, runId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(migrationRows)
    .where(sql`${migrationRows.runId} = ${runId} and not ${migrationRows.done}`);
  return row?.count ?? 0;
}
