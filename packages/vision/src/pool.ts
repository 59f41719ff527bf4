import type { AnalysisContext } from '@plumbline/knowledge';
import type { ConsensusWeights } from './consensus/weights.ts';
import type { PanelSettings } from './engines/engines.ts';
import type { EvidenceSeed } from './evidence/gather.ts';
import type { Observation } from './learning/observation.ts';
import type { Examination, Vote } from './panel.ts';
import { PoolWorker, type Task } from './pool-worker.ts';
import type { Redrawing, Redrawn } from './redraw.ts';
import type { Intake, Job, Result } from './worker-protocol.ts';

export interface VisionPoolOptions {
  /** How many worker processes. */
  workers: number;
  /** Where the worker's code stands: `worker.ts` from source, or its bundle. */
  workerUrl: URL;
  /** The most jobs that wait; one more is refused with QueueFullError. */
  queueLimit: number;
  /** What the panel is set up with. */
  settings?: PanelSettings;
  /** A job that takes longer ends with its process, in milliseconds. A minute unless told. */
  jobLimitMs?: number;
  /** Starts every process at once, so that the first photo finds one ready. Unless told, each starts when there is work for it. */
  warm?: boolean;
}

export interface ExamineJob {
  onVote?: (vote: Vote) => void;
  signal?: AbortSignal;
  weights?: ConsensusWeights;
}

export interface VisionPool {
  /** Reads a photo and, unless told not to, judges it before anything is charged. Throws PhotoError, QueueFullError, WorkerCrashError. */
  intake(bytes: Uint8Array, options?: { judge?: boolean }): Promise<Intake>;
  /**
   * Shows a photo to the panel. Give it the intake's seed, or the file's bytes. Throws PhotoError,
   * QueueFullError, WorkerCrashError, or the signal's reason.
   */
  examine(
    input: Uint8Array | EvidenceSeed,
    context: AnalysisContext,
    options?: ExamineJob,
  ): Promise<Examination>;
  /** Makes a face or a logo anew. Throws as `intake` does. */
  redraw(bytes: Uint8Array, how: Redrawing): Promise<Redrawn>;
  /** What the engines make of a photo, as learning needs it. Throws as `examine` does. */
  observe(seed: EvidenceSeed): Promise<Observation>;
  /** Sets the panel up anew in every process, as when the trainer adds an example. */
  configure(settings: PanelSettings): void;
  /** Jobs that run and jobs that wait. */
  load(): { running: number; waiting: number };
  /** Ends all processes. Jobs under way and waiting are rejected. */
  close(): Promise<void>;
}

/** As many jobs wait as may. Ask again in a few seconds. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

const JOB_LIMIT_MS = 60_000;

/** A pool of worker processes for all work on photos that burns CPU. One that crashes is replaced. */
export function createVisionPool(options: VisionPoolOptions): VisionPool {
  const { workers: most, workerUrl, queueLimit, jobLimitMs = JOB_LIMIT_MS } = options;
  let settings = options.settings ?? {};
  let closed = false;
  let lastId = 0;
  const waiting: Task[] = [];
  const workers = new Set<PoolWorker>();

  function hire(): void {
    workers.add(
      new PoolWorker(workerUrl, settings, dispatch, (gone) => {
        workers.delete(gone);
        // One that ends while starting would be hired for ever; it is replaced when there is work for it.
        if (!closed && waiting.length > 0) {
          hire();
          dispatch();
        }
      }),
    );
  }

  function dispatch(): void {
    while (waiting.length > 0) {
      let free = [...workers].find(({ task }) => !task);
      if (!free && workers.size < most) {
        hire();
        free = [...workers].find(({ task }) => !task);
      }
      const task = free && waiting.shift();
      if (!free || !task) return;
      begin(free, task);
    }
  }

  function begin(worker: PoolWorker, task: Task): void {
    const limit = setTimeout(() => void worker.end(), jobLimitMs);
    const { resolve, reject } = task;
    worker.start({
      ...task,
      resolve: (result) => {
        clearTimeout(limit);
        resolve(result);
      },
      reject: (cause) => {
        clearTimeout(limit);
        reject(cause);
      },
    });
  }

  function submit(job: Job, { onVote, signal }: ExamineJob = {}): Promise<Result> {
    if (closed) return Promise.reject(new Error('The vision pool is closed.'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const idle = [...workers].some(({ task }) => !task) || workers.size < most;
    if (!idle && waiting.length >= queueLimit) {
      return Promise.reject(new QueueFullError('Too many photos are being analysed. Try again in a moment.'));
    }
    return new Promise((resolve, reject) => {
      const task: Task = { job, resolve, reject, ...(onVote ? { onVote } : {}) };
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(task);
        if (at >= 0) waiting.splice(at, 1);
        else [...workers].find((worker) => worker.task?.job.id === job.id)?.stop();
        reject(signal.reason);
      });
      waiting.push(task);
      dispatch();
    });
  }

  while (options.warm && workers.size < most) hire();

  return {
    observe: (seed) => submit({ id: ++lastId, kind: 'observe', input: seed }) as Promise<Observation>,
    intake: (bytes, { judge = true } = {}) =>
      submit({ id: ++lastId, kind: 'intake', bytes, judge }) as Promise<Intake>,
    redraw: (bytes, how) => submit({ id: ++lastId, kind: 'redraw', bytes, how }) as Promise<Redrawn>,
    examine: (input, context, job = {}) => {
      const { weights } = job;
      const message: Job = { id: ++lastId, kind: 'examine', input, context, ...(weights ? { weights } : {}) };
      return submit(message, job) as Promise<Examination>;
    },
    configure(next) {
      settings = next;
      for (const worker of workers) worker.settings(next);
    },
    load: () => ({
      running: [...workers].filter(({ task }) => task).length,
      waiting: waiting.length,
    }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new Error('The vision pool is closed.'));
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
}
