import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/database/migrate.ts';
import { applicationRole } from '../../src/platform/postgres/credentials.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { bundlePrograms } from './bundled-programs.ts';
import { quietLog } from './quiet-log.ts';
import { isProcessAlive, processOfDatabase, templatePrefix, testPrefix } from './test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test cluster, as superuser. */
    testCluster: string;
    /** URL of the application's database on it, as the role that the application has in production. */
    testApplication: string;
    /** Name of the migrated database that each test's database is copied from. */
    testTemplate: string;
  }
}

const databaseFolder = fileURLToPath(new URL('../../src/platform/database', import.meta.url));

/**
 * One PostgreSQL for all server tests, in a folder that outlives the run: the next run, or one at the same time, finds
 * the cluster and the migrated template there, and a run that was killed leaves nothing behind that the next can't take.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startEmbeddedPostgres({
    dataDir: await makeDataDir(),
    log: quietLog,
    maxConnections: 300,
    durable: false,
  });
  const client = new pg.Client({ connectionString: cluster.supervisorUrl });
  await client.connect();
  const template = await ensureTemplate(client, cluster.url);
  await sweep(client, template);
  await client.end();
  project.provide('testCluster', cluster.supervisorUrl);
  project.provide('testApplication', cluster.url);
  project.provide('testTemplate', template);
  const programs = await bundlePrograms();
  project.provide('testPrograms', programs);
  return async () => {
    await cluster.stop();
    await rm(programs, { recursive: true, force: true });
  };
}

async function makeDataDir(): Promise<string> {
  const place = createHash('sha256').update(databaseFolder).digest('hex').slice(0, 8);
  const dataDir = join(tmpdir(), `plumbline-test-${process.getuid?.() ?? 0}-${place}`);
  await mkdir(dataDir, { recursive: true });
  if ((await stat(dataDir)).uid !== process.getuid?.()) throw new Error(`${dataDir} belongs to someone else`);
  await chmod(dataDir, 0o711);
  return dataDir;
}

/** Named by what the migrations say, so that a changed migration gets a new template and an unchanged one none. */
async function ensureTemplate(client: pg.Client, applicationUrl: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(databaseFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  const template = `${templatePrefix}${hash.digest('hex').slice(0, 16)}`;

  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const existing = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (!existing.rowCount) {
    const draft = `${testPrefix}${process.pid}_template`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} owner ${applicationRole}`);
    const url = new URL(applicationUrl);
    url.pathname = `/${draft}`;
    await migrate(url.href);
    await client.query(`alter database ${draft} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
  return template;
}

/** Drops what killed runs left and the templates of older migrations. */
async function sweep(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  const names = rows.map((row) => row.datname);
  const owners = names.map((name) => processOfDatabase(name)).filter((pid) => pid !== undefined);
  const othersRun = owners.some((pid) => isProcessAlive(pid));
  for (const name of names) {
    const owner = processOfDatabase(name);
    const leftOver = owner !== undefined && !isProcessAlive(owner);
    const outdated = name.startsWith(templatePrefix) && name !== template && !othersRun;
    if (leftOver || outdated) await client.query(`drop database if exists ${name} with (force)`);
  }
}
