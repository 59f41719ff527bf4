import { spawnSync } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What PostgreSQL's main process wrote into postmaster.pid about itself. */
interface PostmasterFile {
  pid: number;
  port: number | undefined;
  ready: boolean;
}

/** Reads postmaster.pid; undefined when there is none or it hasn't been written out yet. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10) || undefined,
    ready: lines[7]?.trim() === 'ready',
  };
}

/**
 * Who has the process number in postmaster.pid now: nobody or another program ('stale'), the postmaster of this
 * very folder ('postmaster'), or a PostgreSQL whose folder can't be seen from here ('unclear').
 */
export async function whoHolds(cluster: string, pid: number): Promise<'stale' | 'postmaster' | 'unclear'> {
  if (!isAlive(pid)) return 'stale';
  const folder = await realpath(cluster);
  // PostgreSQL works in its data folder; seeing another process's folder takes rights that containers often lack.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  const command = await commandOf(pid);
  if (basename(command.program) !== 'postgres') return 'stale';
  if (workingFolder !== undefined) return workingFolder === folder ? 'postmaster' : 'stale';
  return command.says(folder) ? 'postmaster' : 'unclear';
}

interface Command {
  program: string;
  /** Whether it was told to keep its data in this folder. */
  says(folder: string): boolean;
}

/** How a process was called. Its words are parted by NULs, since a path may hold any other character, spaces too. */
async function commandOf(pid: number): Promise<Command> {
  const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (raw !== undefined) {
    const words = raw.split('\0');
    return {
      program: words[0] ?? '',
      says: (folder) => words.some((word, at) => word === '-D' && words[at + 1] === folder),
    };
  }
  const line = ` ${listed(pid, 'command=')} `;
  return { program: listed(pid, 'comm='), says: (folder) => line.includes(` -D ${folder} `) };
}

/** What `ps` lists of a process, where the system has no /proc. */
function listed(pid: number, column: string): string {
  const { stdout } = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').trim();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * PostgreSQL won't start while the number in postmaster.pid is alive, even when another program has it by now. A
 * number equal to its parent's (ours) tells it that the file is a leftover; the rest of the file stays, so that it
 * still checks for processes of the dead postmaster that hold the shared memory.
 */
export async function markPostmasterFileStale(cluster: string, pid: number): Promise<void> {
  if (!isAlive(pid)) return; // PostgreSQL sees through that by itself.
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // Another Plumbline may have started one since.
  if (!text?.startsWith(`${pid}\n`)) return;
  await writeFile(file, text.replace(/^\d+/, String(process.pid)));
}
