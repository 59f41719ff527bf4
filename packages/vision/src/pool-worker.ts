import type { ChildProcess } from 'node:child_process';
import type { PanelSettings } from './engines/engines.ts';
import { PhotoError } from './evidence/problem.ts';
import type { Vote } from './panel.ts';
import { startProcess } from './worker-process.ts';
import type { FromWorker, Job, Result, ToWorker, WorkerFailure } from './worker-protocol.ts';

/** A job of the pool with the people waiting for it. */
export interface Task {
  job: Job;
  /** The account that it is done for; undefined: nobody's in particular. */
  owner: number | undefined;
  /** Called when the process has begun: it may have had to start first. */
  onBegun?: () => void;
  onVote?: (vote: Vote) => void;
  resolve: (result: Result) => void;
  reject: (cause: unknown) => void;
}

/** The process that worked on a job ended before the job did. The job can be tried again. */
export class WorkerCrashError extends Error {
  override readonly name = 'WorkerCrashError';
}

function errorOf({ message, problem, detail }: WorkerFailure): Error {
  return problem ? new PhotoError(problem, detail) : new Error(message);
}

/** One process and the task it is on. `onFree` is called when it can take the next, `onGone` when it has ended. */
export class PoolWorker {
  task: Task | undefined;
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;
  private readonly onFree: () => void;

  constructor(url: URL, settings: PanelSettings, onFree: () => void, onGone: (worker: PoolWorker) => void) {
    this.onFree = onFree;
    this.child = startProcess(url);
    this.settings(settings);
    this.child.on('message', (message: FromWorker) => this.receive(message));
    this.gone = new Promise((resolve) => {
      let ended = false;
      const end = (cause?: unknown) => {
        if (ended) return;
        ended = true;
        const { task } = this;
        this.task = undefined;
        task?.reject(
          new WorkerCrashError('The analysis was cut off. Nothing is lost; try again.', { cause }),
        );
        onGone(this);
        resolve();
      };
      this.child.once('exit', (code, signal) => end(new Error(`The process ended with ${signal ?? code}`)));
      // Also where a message couldn't be sent: such a process is of no more use.
      this.child.on('error', (error) => {
        this.child.kill('SIGKILL');
        if (this.child.pid === undefined) end(error);
      });
    });
  }

  start(task: Task): void {
    this.task = task;
    this.child.send(task.job satisfies ToWorker);
  }

  stop(): void {
    if (this.task) this.child.send({ kind: 'stop', id: this.task.job.id } satisfies ToWorker);
  }

  settings(settings: PanelSettings): void {
    this.child.send({ kind: 'settings', settings } satisfies ToWorker);
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  private receive(message: FromWorker): void {
    const { task } = this;
    if (!task || task.job.id !== message.id) return;
    if (message.kind === 'begun') {
      task.onBegun?.();
      return;
    }
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
