import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

export interface Confined {
  /** Root file system, absolute. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  command: readonly string[];
  /** False while the image is being built. */
  readOnly: boolean;
  tmpfs: readonly string[];
  /** Folders of this machine that stand inside, by the path there. */
  binds: Record<string, string>;
  /** Undefined: root, as the steps of a build run. */
  user?: { uid: number; gid: number };
}

// A device each: nothing of this machine's /dev but what any program may use.
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];

const SET_UP = `
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mkdir -p "$ROOT/proc" "$ROOT/dev"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
for each in ${DEVICES.join(' ')}; do touch "$ROOT/dev/$each"; mount --bind "/dev/$each" "$ROOT/dev/$each"; done
mkdir "$ROOT/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/dev/shm"
for path in $TMPFS; do mount -t tmpfs -o mode=1777 tmpfs "$ROOT$path"; done
for pair in $BINDS; do mount --bind "\${pair%%=*}" "$ROOT\${pair#*=}"; done
if [ "$READ_ONLY" = 1 ]; then mount -o remount,bind,ro "$ROOT"; fi
exec chroot "$ROOT" "$@"
`;

/** Starts a command as the first process in a root file system of its own, on this machine's network. */
export function confine(confined: Confined): ChildProcess {
  const { user } = confined;
  const rights = user
    ? [
        'setpriv',
        `--reuid=${user.uid}`,
        `--regid=${user.gid}`,
        '--clear-groups',
        '--no-new-privs',
        '--bounding-set=-all',
        '--inh-caps=-all',
      ]
    : [];
  const env = Object.entries(confined.env).map(([name, value]) => `${name}=${value}`);
  const inside = [...rights, 'env', '-i', '-C', confined.workdir, ...env, ...confined.command];
  return spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc', SET_UP, 'confine', ...inside],
    {
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        ROOT: confined.root,
        TMPFS: confined.tmpfs.join(' '),
        BINDS: Object.entries(confined.binds)
          .map(([inner, outer]) => `${outer}=${inner}`)
          .join(' '),
        READ_ONLY: confined.readOnly ? '1' : '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Runs one to its end. @throws Error with the end of what it said where it fails. */
export async function runConfined(confined: Confined): Promise<void> {
  const child = confine(confined);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-4000);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`This step ended with ${code}: ${confined.command.at(-1)}\n${said}`);
}

/** The process inside, by its number out here: unshare waits for it and passes no signal on. */
export function innerProcess(child: ChildProcess): number | undefined {
  const file = `/proc/${child.pid}/task/${child.pid}/children`;
  const inner = existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0;
  return inner || undefined;
}
