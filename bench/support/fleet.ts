import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { builtServer } from './built-server.ts';

const SECRET = 'the same for every process of a fleet';

/** One built server of a fleet, at an address that it keeps when it's started again. */
export interface Ship {
  url: string;
  role: string;
  pid(): number;
  /** Ends it as told and waits for that. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Where it runs already nothing is done. */
  start(): Promise<void>;
}

/** Servers on one database and one folder, with every limit on and addresses believed as a proxy gives them. */
export async function launch(
  databaseUrl: string,
  dataDir: string,
  roles: readonly string[],
): Promise<Ship[]> {
  const ships: Ship[] = [];
  for (const role of roles) {
    const ship = await build(databaseUrl, dataDir, role);
    await ship.start();
    ships.push(ship);
  }
  return ships;
}

async function build(databaseUrl: string, dataDir: string, role: string): Promise<Ship> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    role,
    pid: () => child?.pid ?? 0,
    async start() {
      if (child && child.exitCode === null && child.signalCode === null) return;
      child = spawn(process.execPath, [builtServer()], {
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          HOST: '127.0.0.1',
          ROLE: role,
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          SESSION_SECRET: SECRET,
          TRUST_PROXY: 'true',
          LOG_LEVEL: 'fatal',
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const begun = child;
      while (
        !(await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (begun.exitCode !== null || begun.signalCode !== null) {
          throw new Error(`A server ended with ${begun.exitCode ?? begun.signalCode} while it started`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async end(signal) {
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
      ending.kill(signal);
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
