import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { databaseIsAway } from '../errors.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** What a use case may run on: the pool, or a transaction it takes part in. */
export type Queries = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

interface PoolOptions {
  /** Connections at most. */
  max?: number;
  /** A statement without an answer for so long is given up: its connection may be open at this end alone. */
  answerWithinMs?: number;
  /** How long to wait for a connection, in milliseconds. */
  connectWithinMs?: number;
}

const CONNECT_WITHIN_MS = 10_000;

/** Opens the connection pool. A lost connection is told to `onError` and replaced; it never ends the process. */
export function connectDatabase(
  url: string,
  onError: (error: Error) => void,
  { max = 20, answerWithinMs = 60_000, connectWithinMs = CONNECT_WITHIN_MS }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    query_timeout: answerWithinMs,
    keepAlive: true,
    application_name: 'plumbline',
    // What PostgreSQL supposes is a turning disk: on today's it would read whole tables where an index is there. Not as a
    // startup option, which poolers refuse.
    onConnect: (client) => client.query('set random_page_cost = 1.1'),
  });
  pool.on('error', onError);
  // While a transaction holds a connection the pool doesn't listen, and a loss between two statements would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // Without a schema, which only drizzle's `query` needs: it would be read anew, a hundred tables, for each transaction.
  const database = drizzle({ client: pool });
  // Drizzle's own keeps the connection for good when `begin` itself fails; after some of these none would be left.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let lost = false;
    try {
      return await drizzle({ client }).transaction(work, config);
    } catch (error) {
      lost = databaseIsAway(error);
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return database;
}

/**
 * How long a connection is waited for while a server starts. On a machine that is busy everything takes as long as it takes,
 * and a database that is on its way is no failure.
 */
export const CONNECT_WHILE_STARTING_MS = 120_000;

/** The start is over: who asks from now on is told soon when the database is away. */
export function connectSoon(database: Database): void {
  database.$client.options.connectionTimeoutMillis = CONNECT_WITHIN_MS;
}
