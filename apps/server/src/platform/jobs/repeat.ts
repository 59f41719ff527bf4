import type { Logger } from 'pino';

/** Runs a job again and again, `everyMs` after each end. Returns what stops it and waits for the one under way. */
export function repeat(
  name: string,
  everyMs: number,
  log: Logger,
  job: () => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(() => {
      underWay = job()
        .catch((error: unknown) => log.error({ err: error }, `The ${name} failed and will be tried again`))
        .then(() => {
          if (!stopped) next();
        });
    }, everyMs);
    timer.unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
