import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/platform/postgres/postmaster.ts';

const PLACE = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root: nobody's account is on every Debian. */
const NOBODY = 65_534;

/** The folder of programs of the newest PostgreSQL from Debian's packages; undefined where there is none. */
export function findDebianPostgres(): string | undefined {
  if (!existsSync(PLACE)) return undefined;
  const newest = readdirSync(PLACE).sort((one, other) => Number(other) - Number(one));
  return newest.map((version) => join(PLACE, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** A cluster of its own in a folder that is gone afterwards; not the one that Debian's package may have started. */
export async function startDebianPostgres(bin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-debian-'));
  const root = process.getuid?.() === 0;
  if (root) await chown(folder, NOBODY, NOBODY);
  const run = async (program: string, args: readonly string[]) => {
    const child = spawn(join(bin, program), args, {
      cwd: folder,
      stdio: 'ignore',
      env: { LC_ALL: 'C.UTF-8' },
      ...(root && { uid: NOBODY, gid: NOBODY }),
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
  };
  const data = join(folder, 'data');
  const port = await findFreePort();
  await run('initdb', ['-D', data, '-U', 'plumbline', '-E', 'UTF8', '--auth=trust', '--no-sync']);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -F`;
  await run('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://plumbline@127.0.0.1:${port}/postgres`,
    async stop() {
      await run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
