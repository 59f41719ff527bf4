import { availableParallelism } from 'node:os';
import { warmUp } from '@plumbline/assistant';
import { allowOnlyPhotoDecoders, createVisionPool } from '@plumbline/vision';
import pino, { type Logger } from 'pino';
import { ensureAdmin } from './accounts/index.ts';
import { panelSettings } from './analysis/index.ts';
import { buildApp } from './app.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { startJobs } from './jobs.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { DatabaseSetupError, requireSessions } from './platform/database/require-sessions.ts';
import { startRunner } from './platform/jobs/runner.ts';
import { logOptions, logOutput } from './platform/log.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { createMetrics } from './platform/metrics.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { EmbeddedPostgresError } from './platform/postgres/embedded-postgres-error.ts';
import { openFileStore } from './platform/storage/open-file-store.ts';
import type { Services } from './services.ts';
import { openPanel } from './trainer/index.ts';

interface Warmth {
  /** Loads what takes seconds before somebody asks for it. */
  warm?: boolean;
}

/** Starts the server and keeps it until a signal ends it. A mistake in the settings ends it at once, with all of them told. */
export async function start(
  env: Record<string, string | undefined>,
  { warm = true }: Warmth = {},
): Promise<void> {
  let environment: Environment;
  try {
    environment = readEnvironment(env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  const log = pino(logOptions(environment.logLevel), logOutput());
  try {
    await run(environment, log, warm);
  } catch (error) {
    if (isForOperator(error)) log.fatal(error.message);
    else log.fatal({ err: error }, 'Plumbline can’t start');
    process.exit(1);
  }
}

/** Whether the message alone says what to do. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof EmbeddedPostgresError ||
  error instanceof DatabaseSetupError ||
  (error instanceof Error && 'syscall' in error && error.syscall === 'listen');

async function run(environment: Environment, log: Logger, warm: boolean): Promise<void> {
  const closing: Closing = [];
  // First of all, so that a signal in the middle of the start leaves no database behind.
  closeOnSignal(closing, log);
  try {
    await open(environment, log, closing, warm);
  } catch (error) {
    await closeAll(closing, log);
    throw error;
  }
}

/** What has to be closed, in the order in which it was opened. */
type Closing = (() => Promise<unknown> | unknown)[];

async function open(environment: Environment, log: Logger, closing: Closing, warm: boolean): Promise<void> {
  const embedded = environment.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: environment.dataDir, log });
  if (embedded) closing.push(() => embedded.stop());
  const url = environment.databaseUrl ?? embedded?.url ?? '';
  const database = connectDatabase(url, (error) =>
    log.warn({ err: error }, 'A database connection was lost'),
  );
  closing.push(() => database.$client.end());
  if (!embedded) await requireSessions(url);
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
    // A worker sees a photo now and then, while somebody moves in or teaches; whoever answers requests sees them all day.
    warm: warm && environment.role !== 'worker',
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
  // Learning takes a second: rather now than while somebody waits for the first answer.
  if (warm && environment.role !== 'worker') setImmediate(() => void warmUp());
}

/** Ends on a signal, and at once on a second one. npm hands Ctrl-C on to us although the terminal sent it already. */
function closeOnSignal(closing: Closing, log: Logger): void {
  let since = 0;
  const end = async (signal: string) => {
    if (since > 0 && Date.now() - since < 1_000) return;
    if (since > 0) process.exit(1);
    since = Date.now();
    log.info(`${signal}: finishing requests in flight`);
    await closeAll(closing, log);
    process.exit(0);
  };
  process.on('SIGINT', () => void end('SIGINT'));
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGHUP', () => void end('SIGHUP')); // The terminal was closed.
}

/** In the reverse order of the start: first the requests in flight, last the database. */
async function closeAll(closing: Closing, log: Logger): Promise<void> {
  for (const close of closing.splice(0).reverse()) {
    await Promise.resolve()
      .then(close)
      .catch((error: unknown) => log.error({ err: error }, 'Closing failed'));
  }
}
