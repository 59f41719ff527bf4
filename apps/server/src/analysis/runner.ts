import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';

/**
 * Marks this process as alive to the others: it holds an advisory lock for as long as it lives. PostgreSQL lets go
 * of the lock the moment the process's connection ends, kill -9 included, so nobody has to wait for a time limit to
 * learn that a run is orphaned.
 */
export interface Runner {
  /** The lock's number; running analyses carry it. */
  readonly id: number;
  stop(): Promise<void>;
}

/** The first key of the advisory lock; the second is the runner's id. */
export const RUNNER_LOCK_CLASS = 7406;

export async function startRunner(url: string, log: Logger): Promise<Runner> {
  const id = randomInt(1, 2 ** 31 - 1);
  let client: pg.Client | undefined;
  let stopped = false;

  async function hold(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'plumbline runner',
      keepAlive: true,
    });
    next.on('error', (error) => {
      log.warn({ err: error }, 'Lost the runner’s connection');
      client = undefined;
      if (!stopped) void holdAgain();
    });
    await next.connect();
    await next.query('select pg_advisory_lock($1, $2)', [RUNNER_LOCK_CLASS, id]);
    client = next;
  }

  async function holdAgain(): Promise<void> {
    while (!stopped && !client) {
      await hold().catch((error: unknown) => log.warn({ err: error }, 'The runner can’t reconnect yet'));
      if (!client) await new Promise((resolve) => setTimeout(resolve, 1000).unref());
    }
  }

  await hold();
  return {
    id,
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
