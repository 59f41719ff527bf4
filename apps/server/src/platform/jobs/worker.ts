import type { Logger } from 'pino';

export interface Worker {
  /** There may be something to do. */
  wake(): void;
  /** Resolves once nothing is in hand. */
  idle(): Promise<void>;
}

/**
 * Does one thing after another until `once` finds nothing more to do; woken meanwhile, it looks again. After `signal`
 * nothing is begun.
 */
export function makeWorker(
  name: string,
  log: Logger,
  signal: AbortSignal,
  once: () => Promise<boolean>,
): Worker {
  let atWork: Promise<void> | undefined;
  let asked = false;

  async function work(): Promise<void> {
    while (asked && !signal.aborted) {
      asked = false;
      while (!signal.aborted && (await once()));
    }
  }

  function wake(): void {
    if (signal.aborted) return;
    asked = true;
    atWork ??= work()
      .catch((error: unknown) => log.error({ err: error }, `The ${name} stopped and will start again`))
      .finally(() => {
        atWork = undefined;
        // Woken after its last look and before this.
        if (asked) wake();
      });
  }

  return { wake, idle: async () => atWork };
}
