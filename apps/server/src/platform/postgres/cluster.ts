import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import type { Binaries } from './binaries.ts';
import { applicationDatabase, applicationRole, type Credentials, supervisorRole } from './credentials.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { OperatingUser } from './operating-user.ts';
import type { Placement } from './placement.ts';

const run = promisify(execFile);

/**
 * Makes the cluster unless it's there. It's built beside its place and moved in whole, so that neither a kill nor a
 * second process at the same moment leaves half a cluster.
 * @throws EmbeddedPostgresError when the cluster is of another major version or initdb fails.
 */
export async function ensureCluster(
  place: Placement,
  binaries: Binaries,
  user: OperatingUser | undefined,
  credentials: Credentials,
): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (version?.trim() === binaries.major) return;
  if (version !== undefined) {
    throw new EmbeddedPostgresError(
      `The database in ${place.cluster} was made by PostgreSQL ${version.trim()}, and this version of Plumbline brings ` +
        `PostgreSQL ${binaries.major}. Export it with the version that made it, or run that PostgreSQL and set DATABASE_URL.`,
    );
  }
  const staging = join(place.shelf, `cluster-${randomBytes(4).toString('hex')}`);
  await mkdir(staging, { mode: 0o700 });
  const passwordFile = `${staging}.password`;
  await writeFile(passwordFile, credentials.supervisor, { mode: 0o600 });
  try {
    if (user) {
      await chown(staging, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    await initialise(staging, passwordFile, binaries, user);
    await rename(staging, place.cluster).catch((error: NodeJS.ErrnoException) => {
      // Another process was quicker; its cluster stands.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(staging, { recursive: true, force: true });
  }
}

async function initialise(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  user: OperatingUser | undefined,
) {
  // The builtin provider sorts and folds case alike on every machine, whatever C library it has: a data folder can
  // move between machines without its indexes going wrong.
  const flags = [
    `--pgdata=${folder}`,
    `--username=${supervisorRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  await run(binaries.initdb, flags, {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
    ...(user && { uid: user.uid, gid: user.gid }),
  }).catch((error: Error & { stderr?: string }) => {
    throw new EmbeddedPostgresError(
      `PostgreSQL couldn't make its data folder in ${folder}: ${(error.stderr || error.message).trim()}`,
    );
  });
}

/** The first 8 bytes of pg_control: the number that initdb gave to this cluster and to no other. */
export async function systemIdentifier(cluster: string): Promise<string> {
  const control = await readFile(join(cluster, 'global', 'pg_control'));
  return control.readBigUInt64LE(0).toString();
}

/** Makes the application's role and database if this cluster lacks them; safe to run from several processes. */
export async function ensureApplicationDatabase(client: Client, credentials: Credentials): Promise<void> {
  const existing = await client.query('select 1 from pg_database where datname = $1', [applicationDatabase]);
  if (existing.rowCount) return;
  await client.query('select pg_advisory_lock($1)', [setupLock]);
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole]);
    if (!role.rowCount) {
      const password = client.escapeLiteral(credentials.application);
      await client.query(`create role ${applicationRole} login password ${password}`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [
      applicationDatabase,
    ]);
    if (!database.rowCount)
      await client.query(`create database ${applicationDatabase} owner ${applicationRole}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setupLock]);
  }
}

const setupLock = 7_205_261;
