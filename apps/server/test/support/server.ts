import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVisionPool, type VisionPool } from '@plumbline/vision';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { panelSettings } from '../../src/analysis/index.ts';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { readEnvironment } from '../../src/environment.ts';
import { startJobs } from '../../src/jobs.ts';
import { connectDatabase } from '../../src/platform/database/connect.ts';
import { startRunner } from '../../src/platform/jobs/runner.ts';
import { openMailer } from '../../src/platform/mail/open-mailer.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { openFileStore } from '../../src/platform/storage/open-file-store.ts';
import type { Services } from '../../src/services.ts';
import { openPanel } from '../../src/trainer/index.ts';
import { createTestDatabase } from './database.ts';
import { Person } from './person.ts';
import { testProgram } from './programs.ts';
import { rememberingVision } from './remembering-vision.ts';

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** Address that the app listens on, for tests that need a real connection. */
  url: string;
  /** Lines of the log as parsed JSON. */
  logged: Record<string, unknown>[];
  /** Someone with no account yet. */
  visitor(): Person;
  /** Someone who has just signed up. */
  member(displayName?: string): Promise<Person>;
  stop(): Promise<void>;
}

export interface TestServerOptions extends AppOptions {
  env?: Record<string, string>;
  /** Put in place of the real vision pool, and closed with the server. */
  vision?: VisionPool;
  /** Every photo is looked at, also one that was before: for tests of what happens meanwhile. */
  looksAnew?: boolean;
  /** How long a statement may go without an answer. */
  answerWithinMs?: number;
  /** How long a connection to the database may take to come about. */
  connectWithinMs?: number;
  /** How long the file store may take over one thing. */
  storeWithinMs?: number;
  /** Run on this database instead of a fresh one; it's left alone at the end. */
  databaseUrl?: string;
}

let shared: { anew: VisionPool; remembering: VisionPool } | undefined;

/** Its processes take seconds to load the engines and to warm up: the files that a test process runs share them. */
function sharedVision(looksAnew = false): VisionPool {
  if (!shared) {
    const anew = createVisionPool({
      workers: 2,
      workerUrl: pathToFileURL(testProgram('worker')),
      queueLimit: 64,
    });
    shared = { anew, remembering: rememberingVision(anew) };
  }
  return looksAnew ? shared.anew : shared.remembering;
}

/** The app under test, built by the same function as production's, on a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  const fresh = options.databaseUrl ? undefined : await createTestDatabase();
  const url = options.databaseUrl ?? fresh?.url ?? '';
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ...options.env,
  });
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const database = connectDatabase(url, (error) => log.warn({ err: error }, 'connection lost'), {
    max: 12,
    ...(options.answerWithinMs ? { answerWithinMs: options.answerWithinMs } : {}),
    // A machine that stands still for a while isn't a database that is away: only tests of that bring a line of their own.
    ...(options.databaseUrl ? {} : { connectWithinMs: 60_000 }),
    ...(options.connectWithinMs ? { connectWithinMs: options.connectWithinMs } : {}),
  });
  const vision = options.vision ?? sharedVision(options.looksAnew);
  const runner = await startRunner(url, log);
  const mailer = openMailer(environment);
  const services: Services = {
    environment,
    database,
    files: await openFileStore(environment, options.storeWithinMs),
    mailer,
    vision,
    panel: await openPanel({ database, vision, base: panelSettings(environment) }),
    runner,
    log,
    metrics: createMetrics(),
  };
  const stopJobs = await startJobs(services);
  const app = await buildApp(services, { ...options, limits: options.limits ?? false });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    app,
    services,
    url: address,
    logged,
    visitor: () => new Person(address),
    async member(displayName = 'Ann Example') {
      const person = new Person(address);
      await person.signUp(displayName);
      return person;
    },
    async stop() {
      // A caller that was cut off may leave a connection that nothing was ever asked on. Node gives it a minute to begin.
      const impatient = setTimeout(() => app.server.closeAllConnections(), 2_000);
      await app.close();
      clearTimeout(impatient);
      await stopJobs();
      await options.vision?.close();
      await runner.stop();
      mailer.close();
      await database.$client.end();
      await fresh?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
