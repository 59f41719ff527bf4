import { availableParallelism } from 'node:os';
import { warmUp } from '@plumbline/assistant';
import { allowOnlyPhotoDecoders, createVisionPool } from '@plumbline/vision';
import type { Logger } from 'pino';
import { ensureAdmin } from './accounts/index.ts';
import { panelSettings } from './analysis/index.ts';
import { buildApp } from './app.ts';
import type { Environment } from './environment.ts';
import { startJobs } from './jobs.ts';
import { CONNECT_WHILE_STARTING_MS, connectDatabase, connectSoon } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { requireSessions } from './platform/database/require-sessions.ts';
import { startRunner } from './platform/jobs/runner.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { createMetrics } from './platform/metrics.ts';
import { openFileStore } from './platform/storage/open-file-store.ts';
import type { Services } from './services.ts';
import { openPanel } from './trainer/index.ts';

/** What has to be closed, in the order in which it was opened. */
export type Closing = (() => Promise<unknown> | unknown)[];

interface Ways {
  /** Of the PostgreSQL that comes with Plumbline; undefined where the settings name another. */
  embeddedUrl: string | undefined;
  /** Loads what takes seconds before somebody asks for it. */
  warm: boolean;
}

/**
 * Learning takes a second in which nobody is answered, and on two cores vision processes take what is left: not before
 * whoever waited for the start has the first page, and rather then than while somebody waits for a first answer.
 */
const WARM_AFTER_MS = 2_000;

/** Opens everything that answers need, on a database that is there, and listens. What has to be closed is added to `closing`. */
export async function serve(
  environment: Environment,
  log: Logger,
  closing: Closing,
  { embeddedUrl, warm }: Ways,
): Promise<void> {
  const url = environment.databaseUrl ?? embeddedUrl ?? '';
  const database = connectDatabase(
    url,
    (error) => log.warn({ err: error }, 'A database connection was lost'),
    { connectWithinMs: CONNECT_WHILE_STARTING_MS },
  );
  closing.push(() => database.$client.end());
  if (!embeddedUrl) await requireSessions(url);
  await migrate(url);
  const runner = await startRunner(url, log);
  closing.push(() => runner.stop());

  // Reports shrink kept copies in this process; nothing else than photos is ever decoded in it.
  allowOnlyPhotoDecoders();
  const files = await openFileStore(environment);
  const vision = createVisionPool({
    workers: Math.max(1, Math.min(4, availableParallelism())),
    workerUrl: new URL('../../../packages/vision/src/worker.ts', import.meta.url),
    queueLimit: 64,
    settings: panelSettings(environment),
  });
  closing.push(() => vision.close());
  const mailer = openMailer(environment);
  closing.push(() => mailer.close());

  const services: Services = {
    environment,
    database,
    files,
    mailer,
    vision,
    panel: await openPanel({ database, vision, base: panelSettings(environment) }),
    runner,
    log,
    metrics: createMetrics(),
  };
  await ensureAdmin(services);
  closing.push(await startJobs(services));

  const app = await buildApp(services, { limits: environment.mode !== 'test' });
  closing.push(() => app.close());
  await app.listen({ port: environment.port, host: environment.host });
  // A worker sees a photo now and then, while somebody moves in or teaches; whoever answers requests sees them all day.
  if (!warm || environment.role === 'worker') return connectSoon(database);
  const warming = setTimeout(() => {
    vision.warm();
    // It holds up everything, and a connection under way would else be given up the moment it ends.
    void warmUp().finally(() => connectSoon(database));
  }, WARM_AFTER_MS);
  closing.push(() => clearTimeout(warming));
}
