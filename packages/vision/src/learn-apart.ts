import { constants, setPriority } from 'node:os';
import type { Assignment, FromLearner } from './learner.ts';
import type { Learned, OnStep } from './learning/learn.ts';
import { startProcess } from './worker-process.ts';

export interface LearnApartOptions {
  /** Where the learner's code stands: `learner.ts` from source, or its bundle. */
  learnerUrl: URL;
  onStep?: OnStep;
  /** Ends the process; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** Learns in a process of its own at low priority. Throws what went wrong there, or that the process ended. */
export function learnApart(
  assignment: Assignment,
  { learnerUrl, onStep, signal }: LearnApartOptions,
): Promise<Learned> {
  signal?.throwIfAborted();
  const child = startProcess(learnerUrl);
  try {
    // Requests come first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Some systems don't let a process change another's priority; it then learns at the usual one.
  }
  return new Promise<Learned>((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    child.once('exit', (code, killed) => reject(new Error(`The learner ended with ${killed ?? code}`)));
    child.once('error', reject);
    child.on('message', (message: FromLearner) => {
      if (message.kind === 'step') onStep?.(message.step, message.done);
      else if (message.kind === 'done') resolve(message.learned);
      else reject(new Error(message.message));
    });
    child.send(assignment);
  }).finally(() => child.kill('SIGKILL'));
}
