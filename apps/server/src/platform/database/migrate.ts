import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

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
    // Let go of when the connection ends, however that comes about.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    await client.end();
  }
}
