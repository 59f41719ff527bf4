import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Passwords of the two roles of the embedded cluster. */
export interface Credentials {
  /** Superuser; only the supervisor signs in with it. */
  supervisor: string;
  /** Owner of the application's database, and nothing more. */
  application: string;
}

export const supervisorRole = 'plumbline_supervisor';
export const applicationRole = 'plumbline';
export const applicationDatabase = 'plumbline';

/** Reads the passwords kept in `home`, or makes them; of several processes at once the first one's stand. */
export async function keepCredentials(home: string): Promise<Credentials> {
  const file = join(home, 'credentials.json');
  const kept = await read(file);
  if (kept) return kept;
  const fresh = { supervisor: secret(), application: secret() };
  const staging = `${file}.${process.pid}`;
  await writeFile(staging, JSON.stringify(fresh), { mode: 0o600 });
  await link(staging, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(staging);
  const settled = await read(file);
  if (!settled) throw new EmbeddedPostgresError(`${file} can't be read back.`);
  return settled;
}

async function read(file: string): Promise<Credentials | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed: unknown = JSON.parse(text);
  if (isCredentials(parsed)) return parsed;
  throw new EmbeddedPostgresError(`${file} doesn't hold the passwords of the embedded database.`);
}

function isCredentials(value: unknown): value is Credentials {
  return (
    typeof value === 'object' &&
    value !== null &&
    'supervisor' in value &&
    typeof value.supervisor === 'string' &&
    'application' in value &&
    typeof value.application === 'string'
  );
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

/** URL of a database of the embedded cluster. It listens on the loopback address only. */
export function databaseUrl(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
