import type { Logger } from 'pino';
import { readEnvironment } from '../../src/environment.ts';
import type { MoveServices } from '../../src/migration/runs.ts';
import { connectDatabase } from '../../src/platform/database/connect.ts';
import { startRunner } from '../../src/platform/jobs/runner.ts';
import { openFileStore } from '../../src/platform/storage/open-file-store.ts';
import { inProcessVision } from './in-process-vision.ts';

/** What a move needs of a server, without the server. */
export async function openMover(
  url: string,
  dataDir: string,
  log: Logger,
): Promise<{ services: MoveServices; close(): Promise<void> }> {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    // Tests move from servers on this machine.
    MIGRATION_ALLOWED_HOSTS: '127.0.0.1',
  });
  const database = connectDatabase(url, () => undefined, { max: 4 });
  const runner = await startRunner(url, log);
  const services: MoveServices = {
    environment,
    database,
    files: await openFileStore(environment),
    vision: inProcessVision,
    runner,
    log,
  };
  return {
    services,
    async close() {
      await runner.stop();
      await database.$client.end();
    },
  };
}
