import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Queries } from '../database/connect.ts';

/**
 * Marks this process as alive to the others: it holds an advisory lock for as long as it lives. PostgreSQL lets go
 * of the lock the moment the process's connection ends, kill -9 included, so nobody has to wait for a time limit to
 * learn that a run is orphaned. The same connection hears of work that any process announces.
 */
export interface Runner {
  /** The lock's number; what a process has in hand carries it. */
  readonly id: number;
  /** Calls `wake` whenever work of that kind is announced, in whatever process. Returns what ends it. */
  onWork(kind: string, wake: () => void): () => void;
  stop(): Promise<void>;
}

/** The first key of the advisory lock; the second is the runner's id. */
const LOCK_CLASS = 7406;
const CHANNEL = 'plumbline_work';

/** A condition of SQL: no living process holds what carries this runner's number. */
export const runnerIsGone = (runner: SQL | AnyPgColumn) =>
  sql`not exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${sql.raw(String(LOCK_CLASS))}::oid
    and l.objid = ${runner}::oid and l.objsubid = 2 and l.granted)`;

/** Tells every process that there is work of a kind, as soon as the transaction is committed. */
export async function announceWork(queries: Queries, kind: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${CHANNEL}, ${kind})`);
}

export async function startRunner(url: string, log: Logger): Promise<Runner> {
  const id = randomInt(1, 2 ** 31 - 1);
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | undefined;
  let stopped = false;

  async function hold(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'plumbline runner',
      keepAlive: true,
      // A line that is open and silent must not keep the next try waiting.
      connectionTimeoutMillis: 10_000,
    });
    next.on('error', (error) => {
      log.warn({ err: error }, 'Lost the runner’s connection');
      // One that was never held is tried again by whoever tried it, and a second lock would wait for the first.
      if (client !== next) return;
      client = undefined;
      if (!stopped) void holdAgain();
    });
    next.on('notification', ({ payload }) => {
      for (const wake of listeners.get(payload ?? '') ?? []) wake();
    });
    try {
      await next.connect();
      await next.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, id]);
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      // Not waited for: a silent line wouldn't say that it has ended.
      next.end().catch(() => undefined);
      throw error;
    }
    if (stopped) await next.end();
    else client = next;
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
    onWork(kind, wake) {
      const wakes = listeners.get(kind) ?? new Set();
      listeners.set(kind, wakes.add(wake));
      return () => void wakes.delete(wake);
    },
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
