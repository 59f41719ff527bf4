import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { applicationRole } from '../../apps/server/src/platform/postgres/credentials.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { builtServer } from './built-server.ts';
import { sessionCookie } from './session-cookie.ts';

const quiet = { info: () => {}, warn: console.warn, error: console.error };

export interface Bench {
  databaseUrl: string;
  /** Adds an empty database of its own beside it. Returns its address. */
  addDatabase(name: string): Promise<string>;
  /** Starts a program that prints the address it listens on; it ends with the bench. */
  start(words: string[], env?: Record<string, string>): Promise<string>;
  /** The built server as `npm start` runs it, with request limits off. Throws at once where nothing is built. */
  startServer(env?: Record<string, string>): Promise<string>;
  /** Of the programs started, in that order. */
  processIds(): number[];
  stop(): Promise<void>;
}

/** A real PostgreSQL with its usual durability, and programs that run on it: the built server, unless told that none is wanted. */
export async function openBench({ built = true } = {}): Promise<Bench> {
  const bundle = built ? builtServer() : '';
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet });
  const children: ChildProcess[] = [];

  async function start(words: string[], env: Record<string, string> = {}): Promise<string> {
    const child = spawn(process.execPath, words, {
      env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return firstAddress(child);
  }

  return {
    databaseUrl: postgres.url,
    async addDatabase(name) {
      const client = new pg.Client({ connectionString: postgres.supervisorUrl });
      await client.connect();
      await client.query(`create database ${name} owner ${applicationRole}`);
      await client.end();
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    start,
    async startServer(env) {
      const quietly = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
      const url = await start([bundle], { ...quietly, ...env });
      // On a busy machine the start itself keeps it from answering for a while.
      while (!(await fetch(`${url}/readyz`)).ok) await pause(200);
      return url;
    },
    processIds: () => children.flatMap(({ pid }) => pid ?? []),
    async stop() {
      await Promise.all(
        children.map((child) => {
          if (child.exitCode !== null || child.signalCode !== null) return undefined;
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          return ended;
        }),
      );
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function firstAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('The program has no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = line.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}`)));
  });
}

/** Signs up and hands back the session's cookie. */
export async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${Date.now()}@example.com`,
      password: 'correct horse',
      displayName: 'Bench',
    }),
  });
  if (!response.ok) throw new Error(`Signing up failed: ${await response.text()}`);
  return sessionCookie(response.headers);
}

export async function createProject(url: string, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const { id } = (await response.json()) as { id: number };
  return id;
}

export async function analyse(
  url: string,
  cookie: string,
  projectId: number,
  photo: Buffer,
): Promise<Response> {
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('defectDescription', 'crack in the plasterboard');
  form.set('image', new Blob([Uint8Array.from(photo)]), 'bench.jpg');
  return fetch(`${url}/api/analyze`, { method: 'POST', headers: { cookie }, body: form });
}

/** The value below which this share of the numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
