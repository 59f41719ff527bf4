// A process of its own that starts the embedded PostgreSQL and says so, for tests that kill it.
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { quietLog } from './quiet-log.ts';

const database = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: quietLog,
  durable: false,
});
// First: whoever is told that it runs may end it at once.
process.on('SIGTERM', () => {
  void database.stop().then(() => process.exit(0));
});
process.send?.({ url: database.url, adopted: database.adopted });
