/** As much of a Dockerfile as ours uses; an instruction that isn't known here is refused rather than passed over. */

export interface Copy {
  kind: 'copy';
  /** The stage that it copies from; undefined: the repository. */
  from: string | undefined;
  /** `user:group`; undefined: root. */
  owner: string | undefined;
  sources: string[];
  target: string;
}

type Step = Copy | { kind: 'run'; command: string } | { kind: 'workdir'; path: string };

export interface Stage {
  base: string;
  name: string | undefined;
  env: Record<string, string>;
  steps: Step[];
  workdir: string;
  user: string;
  volumes: string[];
  command: string[];
  healthcheck: string[];
}

/**
 * The stages in their order.
 * @throws Error that names the line which isn't understood.
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of joinLines(text)) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/s.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [, base, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      if (!base) throw notUnderstood(line);
      stages.push(emptyStage(base, name));
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw notUnderstood(line);
    readInto(stage, instruction, rest, line);
  }
  return stages;
}

const emptyStage = (base: string, name: string | undefined): Stage => ({
  base,
  name,
  env: {},
  steps: [],
  workdir: '/',
  user: 'root',
  volumes: [],
  command: [],
  healthcheck: [],
});

function readInto(stage: Stage, instruction: string, rest: string, line: string): void {
  switch (instruction) {
    case 'ENV':
      for (const pair of rest.split(/\s+/)) {
        const [, name, value] = /^([A-Z_]+)=([^"'$]*)$/.exec(pair) ?? [];
        if (!name || value === undefined) throw notUnderstood(line);
        stage.env[name] = value;
      }
      return;
    case 'WORKDIR':
      stage.workdir = rest;
      stage.steps.push({ kind: 'workdir', path: rest });
      return;
    case 'COPY':
      stage.steps.push(readCopy(rest, line));
      return;
    case 'RUN':
      if (rest.startsWith('--') || rest.startsWith('[')) throw notUnderstood(line);
      stage.steps.push({ kind: 'run', command: rest });
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'VOLUME':
      stage.volumes.push(...rest.split(/\s+/));
      return;
    case 'EXPOSE':
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = readWords(rest.replace(/^(--\S+\s+)*CMD\s+/, ''), line);
      return;
    case 'CMD':
      stage.command = readWords(rest, line);
      return;
    default:
      throw notUnderstood(line);
  }
}

function readCopy(rest: string, line: string): Copy {
  const words = rest.split(/\s+/);
  const option = (name: string) => {
    const prefix = `--${name}=`;
    return words.find((word) => word.startsWith(prefix))?.slice(prefix.length);
  };
  const options = words.filter((word) => word.startsWith('--'));
  if (options.some((word) => !/^--(from|chown)=/.test(word))) throw notUnderstood(line);
  const paths = words.slice(options.length);
  const target = paths.pop();
  if (!target || paths.length === 0) throw notUnderstood(line);
  return { kind: 'copy', from: option('from'), owner: option('chown'), sources: paths, target };
}

function readWords(text: string, line: string): string[] {
  try {
    const words: unknown = JSON.parse(text);
    if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  } catch {
    // Told below: a command that a shell would take apart is none that we can start as the container does.
  }
  throw notUnderstood(line);
}

/** One instruction a line, without comments. */
function joinLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n');
}

const notUnderstood = (line: string) => new Error(`This line of the Dockerfile isn’t understood: ${line}`);

/** How compose.yaml starts our processes: what they may write, and what is taken from them. */
export interface Confinement {
  readOnly: boolean;
  noNewPrivileges: boolean;
  dropsEverything: boolean;
  tmpfs: string[];
  /** Folders that outlive a container. */
  volumes: string[];
}

export function readConfinement(compose: string): Confinement {
  const block = /^x-app: &app\n(?:(?: .*)?\n)*/m.exec(compose)?.[0] ?? '';
  const list = (name: string) =>
    new RegExp(`^  ${name}: \\[(.*)\\]$`, 'm')
      .exec(block)?.[1]
      ?.split(',')
      .map((word) => word.trim()) ?? [];
  return {
    readOnly: /^ {2}read_only: true$/m.test(block),
    noNewPrivileges: list('security_opt').includes('no-new-privileges:true'),
    dropsEverything: list('cap_drop').includes('ALL'),
    tmpfs: list('tmpfs'),
    volumes: list('volumes').map((volume) => volume.split(':')[1] ?? ''),
  };
}

/** Whether .dockerignore keeps this path from the build. */
export function readIgnored(text: string): (path: string) => boolean {
  const patterns = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const matchers = patterns.map((pattern) => {
    const source = pattern
      .split('**/')
      .map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
      .join('(?:.*/)?');
    return new RegExp(`^${source}(?:/|$)`);
  });
  return (path) => matchers.some((matcher) => matcher.test(path));
}
