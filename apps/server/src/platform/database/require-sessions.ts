import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The database can be reached, but not used as it is set up. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}

const REFUSAL =
  'DATABASE_URL leads to a pooler that gives each transaction to another session, as PgBouncer does with ' +
  'pool_mode=transaction. Plumbline’s locks last as long as a session, so it would fail at random. Set ' +
  'pool_mode=session for this database, or let DATABASE_URL name PostgreSQL itself.';

/** A setting of ours that PostgreSQL keeps for one session. */
const MARK = 'plumbline.session';

/**
 * Makes sure that a connection of ours is one session of PostgreSQL for as long as it lasts: what it sets is there for it and
 * for nobody else, also while another is in a transaction.
 * @throws DatabaseSetupError with what to change
 */
export async function requireSessions(url: string): Promise<void> {
  const [one, other] = [connection(url), connection(url)];
  try {
    await Promise.all([one.connect(), other.connect()]);
    const mark = randomBytes(8).toString('hex');
    await one.query('select set_config($1, $2, false)', [MARK, mark]);
    // In a transaction a pooler keeps the session that it gave; the most likely one is that which was just let go of.
    await other.query('begin');
    const seenByOther = await markSeenBy(other);
    const seenBySelf = seenByOther === mark ? undefined : await markSeenBy(one);
    await other.query('rollback');
    if (seenBySelf !== mark) throw new DatabaseSetupError(REFUSAL);
  } catch (error) {
    // What PgBouncer says to `begin` with pool_mode=statement.
    if (error instanceof Error && /statement pooling/.test(error.message)) {
      throw new DatabaseSetupError(REFUSAL, { cause: error });
    }
    throw error;
  } finally {
    await Promise.all([one, other].map((each) => each.end().catch(() => undefined)));
  }
}

function connection(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'plumbline check',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  // The statement in hand is refused with it; that is where it's told.
  client.on('error', () => undefined);
  return client;
}

async function markSeenBy(client: pg.Client): Promise<string | null | undefined> {
  const { rows } = await client.query<{ mark: string | null }>('select current_setting($1, true) as mark', [
    MARK,
  ]);
  return rows[0]?.mark;
}
