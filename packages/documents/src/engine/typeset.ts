import { fork } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitMemory } from './memory-limit.ts';
import { printable } from './printable.ts';

const TYPESETTER = fileURLToPath(new URL('./typesetter.mjs', import.meta.url));
/** From source it needs a loader for TypeScript; the server's bundle holds it as a program. */
const WORDSETTER = fileURLToPath(new URL('../word/wordsetter.ts', import.meta.url));
const LOADER = 'tsx';
const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

/** A document couldn't be set. `message` is for the log; nothing in it is meant for the reader. */
export class TypesetError extends Error {
  override readonly name = 'TypesetError';
}

/** A folder that a document is set in: pictures are put there under the names by which the data calls them. */
export interface Bench {
  addPicture(name: string, bytes: Uint8Array): Promise<void>;
}

export type TypesetJob = Prepared & (OfTemplate | { format: 'docx' });

interface OfTemplate {
  /** File name of a template. */
  template: string;
  /** A PDF that screen readers can read (PDF/UA-1), or a picture of all pages; PDF unless said. */
  format?: 'pdf' | 'svg';
}

/** The data of a PDF's parts, in their order, where it is too large to be set as one. */
export class Parts {
  readonly all: readonly object[];
  constructor(all: readonly object[]) {
    this.all = all;
  }
}

interface Prepared {
  /** Puts the pictures onto the bench and hands back the data, or `Parts`. Text in it is data, never markup. */
  prepare(bench: Bench): Promise<unknown>;
  signal?: AbortSignal | undefined;
  /** In milliseconds, its preparation included; a document that takes longer is given up. */
  timeLimitMs?: number;
  /** A document that takes more memory than this is given up; no limit unless told. */
  mostBytes?: number;
}

/**
 * Sets a template with data, or a document for Word, in a process of its own.
 * @throws TypesetError when it can't be set, AbortError when the signal ended it.
 */
export async function typeset(job: TypesetJob): Promise<Uint8Array> {
  const { prepare, signal, timeLimitMs = 120_000, mostBytes, format = 'pdf' } = job;
  const template = 'template' in job ? job.template : '';
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-document-'));
  const deadline = Date.now() + timeLimitMs;
  const start = () =>
    startTypesetter([folder, format, template], { timeLimitMs: deadline - Date.now(), mostBytes }, signal);
  // Started first, so that it loads its fonts while the pictures are made ready.
  let typesetter = start();
  try {
    for (const file of await readdir(TEMPLATES)) await copyFile(join(TEMPLATES, file), join(folder, file));
    const data = await prepare({ addPicture: (name, bytes) => writeFile(join(folder, name), bytes) });
    const parts = data instanceof Parts ? data.all : [data];
    for (const [at, part] of parts.entries()) {
      const name = parts.length > 1 ? `data-${at}.json` : 'data.json';
      await writeFile(join(folder, name), JSON.stringify(printable(part)));
    }
    for (const [at, task] of tasksFor(parts.length).entries()) {
      signal?.throwIfAborted();
      // What a process allocated goes with it, so that memory doesn't grow with the parts.
      if (at > 0) typesetter = start();
      await typesetter.run(task);
    }
    return await readFile(join(folder, `out.${format}`));
  } finally {
    typesetter.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** For a typesetter: the whole document; or some of its parts, and then the first and joining all of so many. */
type Task = { parts?: number[]; joins?: number };

/** Parts that one process sets; each leaves a megabyte or two behind. */
const PARTS_AT_ONCE = 20;

/**
 * The first part comes after the others, whose pages it names, and in a process that has set some and is warm. It joins
 * them as well: that takes little more memory than the largest part.
 */
function tasksFor(count: number): Task[] {
  if (count === 1) return [{}];
  const others = Array.from({ length: count - 1 }, (_none, at) => at + 1);
  const tasks: Task[] = [];
  while (others.length > 0) {
    const parts = others.splice(0, PARTS_AT_ONCE);
    tasks.push(others.length > 0 ? { parts } : { parts, joins: count });
  }
  return tasks;
}

/** For Linux: one heap for all threads of a compiler, so that what one part took is there for the next or goes back. */
const GIVE_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '33554432',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

function startTypesetter(
  [folder, format, template]: [folder: string, format: 'pdf' | 'svg' | 'docx', template: string],
  { timeLimitMs, mostBytes }: Pick<TypesetJob, 'mostBytes'> & { timeLimitMs: number },
  signal: AbortSignal | undefined,
) {
  const program = format === 'docx' ? WORDSETTER : TYPESETTER;
  const child = fork(program, [folder, template, format], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // It must not inherit a debugger's port.
    execArgv: program.endsWith('.ts') ? ['--import', LOADER] : ['--expose-gc', '--single-threaded'],
    env: { PATH: process.env.PATH, ...GIVE_BACK },
    killSignal: 'SIGKILL',
    timeout: timeLimitMs,
    ...(signal ? { signal } : {}),
  });
  if (mostBytes !== undefined) limitMemory(child, mostBytes);
  let errors = '';
  child.stderr?.on('data', (piece: Buffer) => {
    if (errors.length < 4000) errors += piece.toString();
  });
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit, killedBy) => resolve(exit ?? killedBy ?? 'unknown'));
  });
  // It may end before anybody waits for it.
  ended.catch(() => undefined);
  return {
    /** Sets what lies in the folder. */
    async run(task: Task): Promise<void> {
      if (child.connected) child.send(task, () => undefined);
      const code = await ended;
      if (code === 0) return;
      const complaint = await readFile(join(folder, 'complaint.txt'), 'utf8').catch(() => errors);
      throw new TypesetError(`The document couldn’t be set (${code}): ${complaint.slice(0, 2000)}`);
    },
    end(): void {
      child.kill('SIGKILL');
    },
  };
}
