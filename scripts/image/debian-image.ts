import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { must } from './command.ts';
import { confine, innerProcess, runConfined } from './confine.ts';
import { makeDebianBase } from './debian-base.ts';
import { type Confinement, type Copy, readIgnored, type Stage } from './dockerfile.ts';
import type { BuiltImage } from './started-image.ts';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Takes the Dockerfile's own steps one after another, each stage on Debian packages in a folder of its own, and starts
 * the last one as compose would.
 * @throws Error that says what this machine lacks, or which step failed.
 */
export async function buildFromDebian(
  repository: string,
  stages: readonly Stage[],
  confinement: Confinement,
): Promise<BuiltImage> {
  if (process.getuid?.() !== 0) {
    throw new Error('A root file system of its own needs root, or docker or podman for this user.');
  }
  const work = await mkdtemp(join(tmpdir(), 'plumbline-image-'));
  const remove = () => rm(work, { recursive: true, force: true });
  try {
    const roots = new Map<string, string>();
    let last = '';
    for (const [at, stage] of stages.entries()) {
      last = join(work, `stage-${at}`);
      await unpackBase(repository, stage.base, last);
      await take(repository, stage, last, roots);
      if (stage.name) roots.set(stage.name, last);
    }
    const image = stages.at(-1);
    if (!image) throw new Error('The Dockerfile has no stage');
    return { by: 'Debian packages', start: (env) => start(work, last, image, confinement, env), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function unpackBase(repository: string, base: string, root: string): Promise<void> {
  const archive = join(repository, '.cache/image', `${base.replace(/[^\w.-]/g, '-')}-${process.arch}.tar`);
  if (!existsSync(archive)) await makeDebianBase(base, archive);
  await mkdir(root);
  await must('tar', ['--numeric-owner', '-xpf', archive, '-C', root]);
}

async function take(
  repository: string,
  stage: Stage,
  root: string,
  roots: ReadonlyMap<string, string>,
): Promise<void> {
  let workdir = '/';
  for (const step of stage.steps) {
    if (step.kind === 'workdir') {
      workdir = join(workdir, step.path);
      await mkdir(join(root, workdir), { recursive: true });
    } else if (step.kind === 'copy') {
      await copy(repository, step, join(root, workdir), roots);
    } else {
      await runStep(root, workdir, stage.env, step.command);
    }
  }
}

async function copy(
  repository: string,
  step: Copy,
  workdir: string,
  roots: ReadonlyMap<string, string>,
): Promise<void> {
  const from = step.from === undefined ? repository : roots.get(step.from);
  if (!from) throw new Error(`There is no stage named ${step.from}`);
  const ignored = readIgnored(
    step.from === undefined ? await readFile(join(repository, '.dockerignore'), 'utf8') : '',
  );
  for (const source of step.sources) {
    const outer = join(from, source);
    const target = step.target.startsWith('/') ? step.target : join(workdir, step.target);
    const intoFolder = step.target.endsWith('/') && !(await stat(outer)).isDirectory();
    const inner = intoFolder ? join(target, source.split('/').at(-1) ?? '') : target;
    await mkdir(dirname(inner), { recursive: true });
    await cp(outer, inner, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !ignored(relative(from, path)),
    });
    await must('chown', ['-R', '-h', step.owner ?? 'root:root', inner]);
  }
}

/** As the build of a container does: on this machine's network, with what npm is told of registry and certificates. */
async function runStep(
  root: string,
  workdir: string,
  env: Record<string, string>,
  command: string,
): Promise<void> {
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const lent: Record<string, string> = { '/etc/resolv.conf': '/etc/resolv.conf' };
  if (certificates && existsSync(certificates)) lent['/run/certificates.pem'] = certificates;
  for (const path of Object.keys(lent)) {
    if (!existsSync(join(root, path))) await writeFile(join(root, path), '');
  }
  const proxies = Object.fromEntries(
    ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
  await runConfined({
    root,
    workdir,
    env: {
      PATH,
      HOME: '/root',
      ...proxies,
      npm_config_registry: await must('npm', ['config', 'get', 'registry', '--silent']),
      ...(certificates && { NODE_EXTRA_CA_CERTS: '/run/certificates.pem' }),
      ...env,
    },
    command: ['sh', '-c', command],
    readOnly: false,
    tmpfs: ['/tmp'],
    binds: lent,
  });
}

async function start(
  work: string,
  root: string,
  image: Stage,
  confinement: Confinement,
  env: Record<string, string>,
) {
  const binds: Record<string, string> = {};
  for (const path of confinement.volumes) {
    // A new volume belongs to whom the image says that its folder does.
    const { uid, gid } = await stat(join(root, path));
    const folder = await mkdtemp(join(work, 'volume-'));
    await chown(folder, uid, gid);
    binds[path] = folder;
  }
  const passwd = await readFile(join(root, 'etc/passwd'), 'utf8');
  const [, uid, gid] = new RegExp(`^${image.user}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd) ?? [];
  if (!uid || !gid) throw new Error(`The image has no user named ${image.user}`);
  const confined = {
    root,
    workdir: image.workdir,
    env: { PATH, HOME: '/tmp', ...image.env, ...env },
    readOnly: confinement.readOnly,
    tmpfs: confinement.tmpfs,
    binds,
    user: { uid: Number(uid), gid: Number(gid) },
  };
  const child = confine({ ...confined, command: image.command });
  const exited = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  const alive = () => child.exitCode === null && child.signalCode === null;
  const signal = (name: NodeJS.Signals) => {
    const inner = innerProcess(child);
    if (inner) process.kill(inner, name);
  };
  return {
    said: async () => said,
    proc: (file: string) => readFile(`/proc/${innerProcess(child)}/${file}`, 'utf8'),
    async inside(command: readonly string[]) {
      const other = confine({ ...confined, command });
      const [code] = await once(other, 'exit');
      return typeof code === 'number' ? code : 1;
    },
    alive: async () => alive(),
    async stop() {
      const kill = setTimeout(() => signal('SIGKILL'), 60_000);
      signal('SIGTERM');
      const [code] = await exited;
      clearTimeout(kill);
      return typeof code === 'number' ? code : 1;
    },
    async remove() {
      if (!alive()) return;
      signal('SIGKILL');
      await exited;
    },
  };
}
