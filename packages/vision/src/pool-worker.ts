import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PanelSettings } from './engines/engines.ts';
import { PhotoError } from './evidence/problem.ts';
import type { Examination, Vote } from './panel.ts';
import type { FromWorker, Intake, Job, ToWorker, WorkerFailure } from './worker-protocol.ts';

/** A job of the pool with the people waiting for it. */
export interface Task {
  job: Job;
  onVote?: (vote: Vote) => void;
  resolve: (result: Intake | Examination) => void;
  reject: (cause: unknown) => void;
}

/** The thread that worked on a job ended before the job did. The job can be tried again. */
export class WorkerCrashError extends Error {
  override readonly name = 'WorkerCrashError';
}

function errorOf({ message, problem, detail }: WorkerFailure): Error {
  return problem ? new PhotoError(problem, detail) : new Error(message);
}

/**
 * Starts a thread. From source it needs a loader for TypeScript, which a thread doesn't take from its parent on
 * every version of Node, so that it registers one itself before it imports the worker. A bundle needs none.
 */
function startThread(url: URL, workerData: { settings: PanelSettings }): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url, { workerData });
  // By its path: what a require resolves to here is the loader's CommonJS half, which can't load modules.
  const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = new URL('./dist/esm/api/index.mjs', manifest).href;
  const code = `import('${loader}').then(({ register }) => { register(); return import('${url.href}'); });`;
  return new Worker(code, { eval: true, workerData, execArgv: [] });
}

/** One thread and the task it is on. `onFree` is called when it can take the next, `onGone` when it has ended. */
export class PoolWorker {
  task: Task | undefined;
  private readonly thread: Worker;
  private readonly onFree: () => void;

  constructor(url: URL, settings: PanelSettings, onFree: () => void, onGone: (worker: PoolWorker) => void) {
    this.onFree = onFree;
    this.thread = startThread(url, { settings });
    this.thread.on('message', (message: FromWorker) => this.receive(message));
    // An error is followed by the exit, which is where the task is rejected.
    let cause: unknown;
    this.thread.on('error', (error) => {
      cause = error;
    });
    this.thread.on('exit', () => {
      const { task } = this;
      this.task = undefined;
      task?.reject(new WorkerCrashError('The analysis was cut off. Nothing is lost; try again.', { cause }));
      onGone(this);
    });
  }

  start(task: Task): void {
    this.task = task;
    this.thread.postMessage(task.job satisfies ToWorker);
  }

  stop(): void {
    if (this.task) this.thread.postMessage({ kind: 'stop', id: this.task.job.id } satisfies ToWorker);
  }

  settings(settings: PanelSettings): void {
    this.thread.postMessage({ kind: 'settings', settings } satisfies ToWorker);
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private receive(message: FromWorker): void {
    const { task } = this;
    if (!task || task.job.id !== message.id) return;
    if (message.kind === 'vote') {
      task.onVote?.(message.vote);
      return;
    }
    this.task = undefined;
    if (message.kind === 'done') task.resolve(message.result);
    else task.reject(errorOf(message.failure));
    this.onFree();
  }
}
