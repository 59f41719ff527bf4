import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaryPackage, prepareBinaries } from './binaries.ts';
import { canReach, findOperatingUser } from './operating-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-binaries-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

test('the installed programs are taken where they lie, unless their account may not go there', async () => {
  const { root } = await findBinaryPackage();
  const user = await findOperatingUser(join(folder, 'cluster'));
  const binaries = await prepareBinaries(user, [join(folder, 'shelter')]);
  const reachable = await canReach(root, user);
  expect(binaries.postgres.startsWith(reachable ? root : folder)).toBe(true);
  expect(Number(binaries.major)).toBeGreaterThanOrEqual(18);
});

test('when the install script was blocked, a copy gets the library links that it would have made', async () => {
  const installed = await findBinaryPackage();
  const root = join(folder, 'package');
  await mkdir(root);
  await cp(join(installed.root, 'native'), join(root, 'native'), {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  const user = await findOperatingUser(join(folder, 'cluster'));
  const shelter = join(folder, 'shelter');
  const from = { root, version: installed.version };
  const binaries = await prepareBinaries(user, [shelter], from);
  expect(binaries.postgres.startsWith(shelter)).toBe(true);
  expect(spawnSync(binaries.initdb, ['--version'], { encoding: 'utf8' }).stdout).toContain('PostgreSQL');
  expect(await prepareBinaries(user, [shelter], from)).toEqual(binaries);
});

test('programs that start nowhere are told with the way round them', async () => {
  const from = { root: join(folder, 'empty'), version: '0' };
  await expect(prepareBinaries(undefined, [join(folder, 'shelter')], from)).rejects.toThrow(/DATABASE_URL/);
});
