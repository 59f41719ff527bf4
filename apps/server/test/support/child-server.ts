import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Person } from './person.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface ChildServer {
  url: string;
  process: ChildProcess;
  visitor(): Person;
  /** Sends the signal and waits for the end. Resolves to the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The whole server as a process of its own, so that it can be killed. */
export async function startChildServer(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
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
