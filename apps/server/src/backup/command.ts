/** `npm run backup -- FILE` and `npm run restore -- FILE`, with the settings of the server. */
import pino from 'pino';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { openFileStore } from '../platform/storage/open-file-store.ts';
import { backUp } from './back-up.ts';
import { RestoreError, restore } from './restore.ts';

const [verb, file] = process.argv.slice(2);
if ((verb !== 'backup' && verb !== 'restore') || !file) {
  console.error('Which file? npm run backup -- plumbline.tar.gz, or npm run restore -- plumbline.tar.gz');
  process.exit(2);
}

try {
  const environment = readEnvironment(process.env);
  const log = pino({ level: 'warn' });
  const embedded = environment.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: environment.dataDir, log });
  try {
    const url = environment.databaseUrl ?? embedded?.url ?? '';
    const store = await openFileStore(environment);
    const done = verb === 'backup' ? await backUp(url, store, file) : await restore(url, store, file);
    const of = 'madeAt' in done ? `, as of ${done.madeAt}` : '';
    console.log(
      `${verb === 'backup' ? 'Written' : 'Restored'}: ${done.tables} tables, ${done.files} files${of}`,
    );
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  if (!(error instanceof RestoreError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
