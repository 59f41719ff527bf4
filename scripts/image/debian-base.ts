import { appendFile, chmod, copyFile, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { must, run } from './command.ts';

/**
 * What `node:VERSION-SUITE-slim` holds, from sources that a machine without containers reaches: Debian's smallest
 * system, and Node and npm as their packages on npm carry them. Kept as an archive, since it changes only with its name.
 * @throws Error that says what this machine lacks.
 */
export async function makeDebianBase(image: string, archive: string): Promise<void> {
  const [, version, suite] = /^node:(\d+\.\d+\.\d+)-([a-z]+)-slim$/.exec(image) ?? [];
  if (!version || !suite) throw new Error(`There is no way from Debian packages to ${image}`);
  if ((await run('mmdebstrap', ['--version'])).code !== 0) {
    throw new Error('mmdebstrap is missing: apt-get install mmdebstrap brings it.');
  }
  const work = await mkdtemp(join(tmpdir(), 'plumbline-base-'));
  try {
    const system = join(work, 'root');
    await must('mmdebstrap', ['--variant=minbase', suite, system, await mirror()]);
    await addNode(work, system, version);
    await appendFile(join(system, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
    await appendFile(join(system, 'etc/group'), 'node:x:1000:\n');
    await mkdir(dirname(archive), { recursive: true });
    await must('tar', ['--numeric-owner', '-cf', `${archive}.part`, '-C', system, '.']);
    await rename(`${archive}.part`, archive);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Where this machine itself takes Debian's packages from. */
async function mirror(): Promise<string> {
  const sources = await must('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Label: Debian',
  ]);
  const [first] = sources.split('\n').filter(Boolean);
  if (!first) throw new Error('apt names no source of Debian packages: run apt-get update first.');
  return first;
}

async function addNode(work: string, system: string, version: string): Promise<void> {
  const local = join(system, 'usr/local');
  const node = await unpack(work, `node-linux-${process.arch}@${version}`);
  await copyFile(join(node, 'bin/node'), join(local, 'bin/node'));
  await chmod(join(local, 'bin/node'), 0o755);
  // Node’s own archive brings an npm; the package has none, so this machine’s version of it does.
  const npm = await unpack(work, `npm@${await must('npm', ['--version'])}`);
  const modules = join(local, 'lib/node_modules');
  await mkdir(modules, { recursive: true });
  await must('cp', ['-r', npm, join(modules, 'npm')]);
  for (const name of ['npm', 'npx']) {
    const target = `../lib/node_modules/npm/bin/${name}-cli.js`;
    await chmod(join(local, 'bin', target), 0o755);
    await symlink(target, join(local, 'bin', name));
  }
}

async function unpack(work: string, what: string): Promise<string> {
  const folder = await mkdtemp(join(work, 'package-'));
  const said = await must('npm', ['pack', '--silent', what], { cwd: folder });
  await must('tar', ['-xzf', said.split('\n').at(-1) ?? '', '--no-same-owner'], { cwd: folder });
  return join(folder, 'package');
}
