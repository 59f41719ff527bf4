import pino, { type Logger } from 'pino';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { DatabaseSetupError } from './platform/database/require-sessions.ts';
import { logOptions, logOutput } from './platform/log.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { EmbeddedPostgresError } from './platform/postgres/embedded-postgres-error.ts';
import type { Closing } from './serve.ts';

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
  const isEnding = closeOnSignal(closing, log);
  try {
    await open(environment, log, closing, warm);
  } catch (error) {
    // What was opened is closed under it, and the signal's own way out follows.
    if (isEnding()) return;
    await closeAll(closing, log);
    throw error;
  }
}

async function open(environment: Environment, log: Logger, closing: Closing, warm: boolean): Promise<void> {
  const { databaseUrl: outside, dataDir } = environment;
  let onLaunch = () => {};
  const launched = new Promise<void>((resolve) => {
    onLaunch = resolve;
  });
  const opening = outside ? undefined : startEmbeddedPostgres({ dataDir, log, onLaunch });
  closing.push(async () => {
    // One that never came up was told already.
    const embedded = await opening?.catch(() => undefined);
    await embedded?.stop();
  });
  // PostgreSQL starts while the rest of the server is read: that keeps this process busy for longer.
  const loading = Promise.race([launched, opening]).then(() => import('./serve.ts'));
  const [embedded, { serve }] = await Promise.all([opening, loading]);
  await serve(environment, log, closing, { embeddedUrl: embedded?.url, warm });
}

/** Ends on a signal, and at once on a second one. npm hands Ctrl-C on to us although the terminal sent it already. Returns whether one came. */
function closeOnSignal(closing: Closing, log: Logger): () => boolean {
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
  return () => since > 0;
}

/** In the reverse order of the start: first the requests in flight, last the database. */
async function closeAll(closing: Closing, log: Logger): Promise<void> {
  for (const close of closing.splice(0).reverse()) {
    await Promise.resolve()
      .then(close)
      .catch((error: unknown) => log.error({ err: error }, 'Closing failed'));
  }
}
