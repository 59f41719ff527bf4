import { vi } from 'vitest';

/** Asks until the answer is one that was waited for. Between two questions the machine is left to those who work. */
export function waitUntil<T>(ask: () => Promise<T>, isIt: (answer: T) => boolean, interval = 25): Promise<T> {
  return vi.waitFor(
    async () => {
      const answer = await ask();
      if (!isIt(answer)) throw new Error(`Still waiting at ${JSON.stringify(answer)}`);
      return answer;
    },
    { timeout: 150_000, interval },
  );
}
