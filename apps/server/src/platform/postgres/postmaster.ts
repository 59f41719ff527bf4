import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { OperatingUser } from './operating-user.ts';
import type { Placement } from './placement.ts';
import { readPostmasterFile, whoHolds } from './postmaster-file.ts';

interface PostmasterSettings {
  port: number;
  maxConnections: number;
  /** False only for throw-away data: a crash of the machine may then destroy the cluster. */
  durable: boolean;
  /** Called once its process was begun. */
  onLaunch?: (() => void) | undefined;
}

const logLimitBytes = 10 * 1024 * 1024;
const startPatienceMs = 60_000;
const stopPatienceMs = 30_000;

/**
 * Starts PostgreSQL's main process and waits until it takes connections.
 * @returns 'occupied' when another process started on this folder first or remains of the last one still hold it, 'port taken' when the port isn't free.
 */
export async function launchPostmaster(
  place: Placement,
  binaries: Binaries,
  user: OperatingUser | undefined,
  settings: PostmasterSettings,
): Promise<'ready' | 'occupied' | 'port taken'> {
  const logFile = join(place.home, 'postgres.log');
  const before = await stat(logFile).catch(() => undefined);
  if (before && before.size > logLimitBytes) await truncate(logFile);
  const logStart = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  const log = await open(logFile, 'a', 0o600);
  // Detached, so that Ctrl-C reaches only us and the database is there until the last request is answered. A file
  // for its output, because a pipe would break when we're killed and it lives on.
  const child = spawn(binaries.postgres, postmasterArguments(place.cluster, settings), {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended ??= `it ended with ${signal ?? `code ${code}`}`;
  });
  child.unref();
  settings.onLaunch?.();
  await log.close();

  const deadline = Date.now() + startPatienceMs;
  while (Date.now() < deadline) {
    const file = await readPostmasterFile(place.cluster);
    if (file?.pid === child.pid && file?.ready) return 'ready';
    if (ended !== undefined) {
      const said = (await readFile(logFile)).subarray(logStart).toString('utf8').trim();
      if (/lock file "postmaster.pid" already exists|shared memory block .* still in use/.test(said)) {
        return 'occupied';
      }
      if (said.includes('could not create any TCP/IP sockets')) return 'port taken';
      throw new EmbeddedPostgresError(`PostgreSQL didn't start: ${ended}. It said: ${said || 'nothing'}`);
    }
    await pause(20);
  }
  child.kill('SIGQUIT');
  throw new EmbeddedPostgresError(
    `PostgreSQL wasn't ready after ${startPatienceMs / 1000} s; see ${logFile}.`,
  );
}

function postmasterArguments(cluster: string, settings: PostmasterSettings): string[] {
  const values = {
    // TCP on the loopback address rather than a Unix socket: the URL is one that every tool accepts, a deep DATA_DIR
    // can't outgrow the 107 bytes of a socket's path, and the random password guards it from the machine's other users.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: settings.port,
    max_connections: settings.maxConnections,
    shared_buffers: '96MB',
    fsync: settings.durable ? 'on' : 'off',
    synchronous_commit: settings.durable ? 'on' : 'off',
    full_page_writes: settings.durable ? 'on' : 'off',
    // What is thrown away may lie in memory: its log is kept short, and fewer of its files are kept for the next.
    ...(settings.durable ? {} : { max_wal_size: '128MB', min_wal_size: '32MB' }),
    // Parallel plans need /dev/shm, of which containers give little.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements may carry a person's data; errors are logged by the application, with the request they belong to.
    log_min_error_statement: 'panic',
    log_line_prefix: '%m [%p] ',
  };
  return ['-D', cluster, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Ends the postmaster by its number: open transactions are rolled back, everything committed is written out. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await isGone(cluster, pid, stopPatienceMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (await isGone(cluster, pid, stopPatienceMs)) return;
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) doesn't stop.`);
}

async function isGone(cluster: string, pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    // Not by kill(pid, 0) alone: a process that ended stays listed until its parent, which isn't us, asks for it.
    if ((await whoHolds(cluster, pid)) === 'stale') return true;
    await pause(20);
  }
  return false;
}

/** A port of the loopback address that is free at this moment. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
