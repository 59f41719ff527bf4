import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect } from 'vitest';
import { createTestDatabase } from './database.ts';
import { Person } from './person.ts';
import { testProgram } from './programs.ts';

export interface ChildServer {
  url: string;
  process: ChildProcess;
  visitor(): Person;
  /** Somebody whom the server before this one signed in. */
  returning(person: Person): Person;
  /** Sends the signal and waits for the end. Resolves to the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The whole server as a process of its own, so that it can be killed. */
export async function startChildServer(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [testProgram('server')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [address] = line.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)));
  });
  return {
    url,
    process: child,
    visitor: () => new Person(url),
    returning: ({ cookie }) => Object.assign(new Person(url), { cookie }),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** A folder for a server's data, gone after `use`. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-child-'));
  try {
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One database and one data folder, on which a server is started, killed, and started again. */
export interface Lifetimes {
  start(env?: Record<string, string>): Promise<ChildServer>;
  /** Looks into the database from outside of any server. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Resolves once the query answers with a row. */
  until(query: string): Promise<void>;
}

/** For tests that kill servers: what `use` has started is ended after it, whatever came of it. */
export async function withLifetimes(use: (lifetimes: Lifetimes) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  const started: ChildServer[] = [];
  const rows = async (query: string) => (await watcher.query(query)).rows;
  try {
    await withDataDir((dataDir) =>
      use({
        async start(env) {
          const server = await startChildServer(database.url, dataDir, env);
          started.push(server);
          return server;
        },
        rows,
        until: (query) =>
          expect.poll(async () => (await rows(query)).length, { timeout: 180_000, interval: 20 }).toBe(1),
      }).finally(() => Promise.all(started.map((server) => server.end('SIGKILL')))),
    );
  } finally {
    await watcher.end();
    await database.drop();
  }
}
