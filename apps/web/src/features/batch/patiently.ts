import { ApiError } from '../../api/api-error.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Answers of a line, a proxy or a server that has no time: what is sent is as good as before. */
const PASSING: readonly number[] = [0, 408, 429, 500, 502, 503, 504];

export const isPassing = (error: unknown) => error instanceof ApiError && PASSING.includes(error.status);
export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : -1);

/** Tries until it succeeds, fails for good, or the signal ends it: a dead network is waited out. */
export async function patiently<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T | undefined> {
  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!isPassing(error)) throw error;
      await untilOnline(waitMs, signal);
    }
  }
  return undefined;
}

/** Waits so long, or until the network is back. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
