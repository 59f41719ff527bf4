import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);

// Any number will do as long as nothing else on this database takes it.
const MIGRATION_LOCK = 7_406_001;

/**
 * Brings the tables up to date, on a connection of its own: no step has a time limit. Several processes may start at
 * once: one migrates, the others wait.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plumbline migration' });
  // The statement in hand is refused with it; that is where it's told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (await isUpToDate(client)) return;
    // Let go of when the connection ends, however that comes about.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle({ client }), {
      migrationsFolder: fileURLToPath(FOLDER),
    });
  } finally {
    await client.end();
  }
}

/** By the newest step alone, as the steps themselves are chosen: what was run is one transaction, seen whole or not at all. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const journal: unknown = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8'));
  const { entries } = journal as { entries: { when: number }[] };
  try {
    const { rows } = await client.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.newest ?? 0) >= Math.max(...entries.map(({ when }) => when));
  } catch (error) {
    // A database without its table: nothing was ever run in it.
    if (error instanceof pg.DatabaseError && (error.code === '42P01' || error.code === '3F000')) return false;
    throw error;
  }
}
