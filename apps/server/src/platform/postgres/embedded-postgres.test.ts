import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { quietLog as log } from '../../../test/support/quiet-log.ts';
import { findBinaryPackage } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmasterFile, whoHolds } from './postmaster-file.ts';

const holder = new URL('../../../test/support/hold-cluster.ts', import.meta.url);
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function makeDataDir(mode = 0o711): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
  await chmod(dataDir, mode);
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log, durable: false });
  cleanups.push(() => database.stop());
  return database;
}

async function startInChild(
  dataDir: string,
): Promise<{ child: ChildProcess; url: string; adopted: boolean }> {
  const child = fork(holder, [dataDir], { execArgv: ['--import', 'tsx'] });
  cleanups.push(async () => void child.kill('SIGKILL'));
  const [message] = (await once(child, 'message')) as [{ url: string; adopted: boolean }];
  return { child, ...message };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(clusterOf(dataDir));
  if (!file) throw new Error('no postmaster');
  return file.pid;
}

test('starts on an empty folder, keeps its data over a restart, and is gone after stop', async () => {
  const dataDir = await makeDataDir();
  const first = await start(dataDir);
  expect(first.adopted).toBe(false);
  await query(first.url, 'create table kept as select 42 as answer');
  const pid = await postmasterOf(dataDir);
  await first.stop();
  expect(await whoHolds(clusterOf(dataDir), pid)).toBe('stale');

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('spaces in the paths of programs and data change nothing: it starts once, is joined, and ends', async () => {
  const folder = await makeDataDir(0o755);
  const { root, version } = await findBinaryPackage();
  const programs = { root: join(folder, 'my programs', 'postgres for us'), version };
  await cp(join(root, 'native'), join(programs.root, 'native'), { recursive: true, verbatimSymlinks: true });
  const dataDir = join(folder, 'my data');
  const begin = async () => {
    const database = await startEmbeddedPostgres({ dataDir, log, durable: false, programs });
    cleanups.push(() => database.stop());
    return database;
  };
  const first = await begin();
  const pid = await postmasterOf(dataDir);
  expect(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => programs.root)).toContain(programs.root);
  expect(await whoHolds(clusterOf(dataDir), pid)).toBe('postmaster');
  const second = await begin();
  expect(second).toMatchObject({ adopted: true, url: first.url });
  expect(await postmasterOf(dataDir)).toBe(pid);
  await second.stop();
  await first.stop();
  expect(await whoHolds(clusterOf(dataDir), pid)).toBe('stale');
});

test("the application's role is no superuser and its password file is closed to others", async () => {
  const dataDir = await makeDataDir();
  const database = await start(dataDir);
  expect(await query(database.url, 'select usesuper from pg_user where usename = current_user')).toEqual([
    { usesuper: false },
  ]);
  const file = await stat(join(dataDir, 'postgres', 'credentials.json'));
  expect(file.mode & 0o777).toBe(0o600);
});

test('a database left by a killed process is adopted, running and with its data', async () => {
  const dataDir = await makeDataDir();
  const { child, url } = await startInChild(dataDir);
  await query(url, 'create table kept as select 42 as answer');
  const orphan = await postmasterOf(dataDir);
  await end(child, 'SIGKILL');

  const next = await start(dataDir);
  expect(next.adopted).toBe(true);
  expect(await postmasterOf(dataDir)).toBe(orphan);
  expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await next.stop();
  expect(await whoHolds(clusterOf(dataDir), orphan)).toBe('stale');
});

test('two processes on one folder share the database; the one that leaves last shuts it down', async () => {
  const dataDir = await makeDataDir();
  const [{ child, url }, here] = await Promise.all([startInChild(dataDir), start(dataDir)]);
  expect(url).toBe(here.url);
  const pid = await postmasterOf(dataDir);
  await here.stop();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await end(child, 'SIGTERM');
  expect(await whoHolds(clusterOf(dataDir), pid)).toBe('stale');
});

test('a PostgreSQL that knows another password is refused and left alone', async () => {
  const dataDir = await makeDataDir();
  const stranger = await startInChild(dataDir);
  const file = join(dataDir, 'postgres', 'credentials.json');
  const before = await readFile(file);
  await writeFile(file, JSON.stringify({ supervisor: 'other', application: 'other' }));
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/won't touch it.*DATABASE_URL/s);
  await writeFile(file, before);
  expect(await query(stranger.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await end(stranger.child, 'SIGTERM');
});

test("a process number that another program has by now doesn't pass for the database", async () => {
  const dataDir = await makeDataDir();
  const { child } = await startInChild(dataDir);
  const cluster = clusterOf(dataDir);
  const left = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  await end(child, 'SIGTERM');
  // As after a power cut: the file is there, and its number belongs to someone else: to this test.
  await writeFile(join(cluster, 'postmaster.pid'), left.replace(/^\d+/, String(process.ppid)));
  const next = await start(dataDir);
  expect(next.adopted).toBe(false);
});

test('comes back on the same port when it dies under us', async () => {
  const dataDir = await makeDataDir();
  const said: string[] = [];
  const back = new Promise<void>((resolve) => {
    const info = (message: string) => {
      said.push(message);
      if (message.includes('is back')) resolve();
    };
    void startEmbeddedPostgres({ dataDir, log: { ...log, info }, durable: false }).then(async (database) => {
      cleanups.push(() => database.stop());
      process.kill(await postmasterOf(dataDir), 'SIGKILL');
    });
  });
  await back;
  const again = await start(dataDir);
  expect(again.adopted).toBe(true);
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a DATA_DIR that is closed itself is opened for passage, and no further', async () => {
  const dataDir = await makeDataDir(0o700);
  await start(dataDir);
  const { mode } = await stat(dataDir);
  expect(mode & 0o777).toBe(process.getuid?.() === 0 ? 0o701 : 0o700);
  expect((await stat(clusterOf(dataDir))).isDirectory()).toBe(true);
});

test('below a folder that others may not enter the cluster lies elsewhere, with a note', async () => {
  const dataDir = join(await makeDataDir(0o700), 'data');
  const database = await start(dataDir);
  const note = await readFile(join(dataDir, 'postgres', 'location'), 'utf8').catch(() => undefined);
  const shelf = note?.trim();
  if (shelf) cleanups.unshift(() => rm(shelf, { recursive: true }));
  const elsewhere = shelf && {
    belongsTo: await readFile(join(shelf, 'belongs-to'), 'utf8'),
    mode: (await stat(join(shelf, 'cluster'))).mode & 0o777,
  };
  // Whoever may enter every folder alone, root, has to leave this one to the database's account.
  const asRoot = { belongsTo: expect.stringContaining(dataDir), mode: 0o700 };
  expect(elsewhere).toEqual(process.getuid?.() === 0 ? asRoot : undefined);
  await query(database.url, 'create table kept as select 42 as answer');
  await database.stop();
  const again = await start(dataDir);
  expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});
