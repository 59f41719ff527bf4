import type { AnalysisContext } from '@plumbline/knowledge';
import type { PhotoPrint } from './alike/index.ts';
import type { ConsensusWeights } from './consensus/weights.ts';
import type { PanelSettings } from './engines/engines.ts';
import type { EvidenceSeed } from './evidence/gather.ts';
import type { Observation } from './learning/observation.ts';
import type { Examination, Vote } from './panel.ts';
import { PoolWorker, type Task } from './pool-worker.ts';
import type { Redrawing, Redrawn } from './redraw.ts';
import type { AskedAgain } from './repair/look-again.ts';
import type { SecondLook } from './repair/second-look.ts';
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
  /** The same for decoding a file that somebody sent, from when the process begins it. 20 s unless told. */
  decodeLimitMs?: number;
}

/** Whom a job is for, so that nobody's jobs keep everybody else's waiting. */
export interface OwnedJob {
  /** The account. What the server does by itself has none, and no share that it could exceed. */
  owner?: number;
}

export interface ExamineJob extends OwnedJob {
  onVote?: (vote: Vote) => void;
  signal?: AbortSignal;
  weights?: ConsensusWeights;
}

export interface VisionPool {
  /** Reads a photo and, unless told not to, judges it before anything is charged. Throws PhotoError, QueueFullError, WorkerCrashError. */
  intake(bytes: Uint8Array, options?: OwnedJob & { judge?: boolean }): Promise<Intake>;
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
  redraw(bytes: Uint8Array, how: Redrawing, options?: OwnedJob): Promise<Redrawn>;
  /** What a photo is known again by. Throws as `observe` does. */
  print(bytes: Uint8Array, options?: OwnedJob): Promise<PhotoPrint>;
  /** Which of the others show the same as the first, from their prints: their places in the list. */
  alike(spots: Uint8Array, others: readonly Uint8Array[], options?: OwnedJob): Promise<number[]>;
  /** Whether a later photo shows what was found in the earlier as fixed. Throws as `intake` does. */
  lookAgain(
    before: Uint8Array,
    after: Uint8Array,
    asked: AskedAgain,
    options?: OwnedJob,
  ): Promise<SecondLook>;
  /** What the engines make of a photo, as learning needs it. Throws as `examine` does. */
  observe(seed: EvidenceSeed, options?: OwnedJob): Promise<Observation>;
  /** Sets the panel up anew in every process, as when the trainer adds an example. */
  configure(settings: PanelSettings): void;
  /** Starts every process, so that the first photo finds one ready. Unless told, each starts when there is work for it. */
  warm(): void;
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
const DECODE_LIMIT_MS = 20_000;

/**
 * A pool of worker processes for all work on photos that burns CPU. One that crashes is replaced. One account never has
 * every process, nor more than a quarter of the places to wait, and whoever has the fewest jobs running is served next.
 */
export function createVisionPool(options: VisionPoolOptions): VisionPool {
  const { workers: most, workerUrl, queueLimit, jobLimitMs = JOB_LIMIT_MS } = options;
  const { decodeLimitMs = DECODE_LIMIT_MS } = options;
  /** Processes that one account may have at once. */
  const share = Math.max(1, most - 1);
  /** Jobs of one account that may wait. */
  const places = Math.ceil(queueLimit / 4);
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
      const task = nextTask();
      if (!task) return;
      let free = [...workers].find((worker) => !worker.task);
      if (!free && workers.size < most) {
        hire();
        free = [...workers].find((worker) => !worker.task);
      }
      if (!free) return;
      waiting.splice(waiting.indexOf(task), 1);
      begin(free, task);
    }
  }

  const runningFor = (owner: number | undefined) =>
    [...workers].filter(({ task }) => task && task.owner === owner).length;

  /** The oldest job of whoever has the fewest running; none of an account that has its share. */
  function nextTask(): Task | undefined {
    let next: { task: Task; running: number } | undefined;
    for (const task of waiting) {
      const running = runningFor(task.owner);
      const mayRun = task.owner === undefined || running < share;
      if (mayRun && (!next || running < next.running)) next = { task, running };
    }
    return next?.task;
  }

  function begin(worker: PoolWorker, task: Task): void {
    const end = () => void worker.end();
    let limit = setTimeout(end, jobLimitMs);
    const { job, resolve, reject } = task;
    const decodes = job.kind === 'intake' || job.kind === 'redraw' || job.kind === 'print';
    worker.start({
      ...task,
      onBegun: () => {
        if (!decodes) return;
        clearTimeout(limit);
        limit = setTimeout(end, Math.min(decodeLimitMs, jobLimitMs));
      },
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

  function submit(job: Job, { onVote, owner, signal }: ExamineJob = {}): Promise<Result> {
    if (closed) return Promise.reject(new Error('The vision pool is closed.'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const idle = [...workers].some(({ task }) => !task) || workers.size < most;
    const own = owner === undefined ? 0 : waiting.filter((task) => task.owner === owner).length;
    if ((!idle && waiting.length >= queueLimit) || own >= places) {
      return Promise.reject(new QueueFullError('Too many photos are being analysed. Try again in a moment.'));
    }
    return new Promise((resolve, reject) => {
      const task: Task = { job, owner, resolve, reject, ...(onVote ? { onVote } : {}) };
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

  return {
    observe: (seed, options) =>
      submit({ id: ++lastId, kind: 'observe', input: seed }, options) as Promise<Observation>,
    print: (bytes, options) => submit({ id: ++lastId, kind: 'print', bytes }, options) as Promise<PhotoPrint>,
    alike: (spots, others, options) =>
      submit({ id: ++lastId, kind: 'alike', spots, others }, options) as Promise<number[]>,
    lookAgain: (before, after, asked, options) =>
      submit({ id: ++lastId, kind: 'lookAgain', before, after, asked }, options) as Promise<SecondLook>,
    intake: (bytes, { judge = true, ...options } = {}) =>
      submit({ id: ++lastId, kind: 'intake', bytes, judge }, options) as Promise<Intake>,
    redraw: (bytes, how, options) =>
      submit({ id: ++lastId, kind: 'redraw', bytes, how }, options) as Promise<Redrawn>,
    examine: (input, context, job = {}) => {
      const { weights } = job;
      const message: Job = { id: ++lastId, kind: 'examine', input, context, ...(weights ? { weights } : {}) };
      return submit(message, job) as Promise<Examination>;
    },
    configure(next) {
      settings = next;
      for (const worker of workers) worker.settings(next);
    },
    warm() {
      while (!closed && workers.size < most) hire();
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
