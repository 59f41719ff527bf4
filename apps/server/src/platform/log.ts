import pino, { type DestinationStream, type LoggerOptions } from 'pino';

/** Structured logs. A request is told by method, path and status, never by headers, body or query string. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: {
      paths: [
        'password',
        'token',
        'cookie',
        'authorization',
        '*.password',
        '*.token',
        '*.cookie',
        '*.authorization',
      ],
      censor: '[not logged]',
    },
  };
}

/** So much is written at once, in bytes. */
const PIECE = 8 * 1024;
/** A line waits no longer than this for others, in milliseconds. */
const PATIENCE_MS = 50;

/**
 * Standard output, a few lines at a time: a write for each request would cost more than most other parts of its answer.
 * What the end of the process finds waiting is written then; a kill may lose what came in the last moment.
 */
export function logOutput(): DestinationStream & { flushSync(): void } {
  const out = pino.destination({ fd: 1, sync: true, minLength: PIECE });
  let waiting = false;
  const flushSync = () => {
    waiting = false;
    out.flushSync();
  };
  process.on('exit', flushSync);
  return {
    write(line) {
      out.write(line);
      if (waiting) return;
      waiting = true;
      setTimeout(flushSync, PATIENCE_MS).unref();
    },
    flushSync,
  };
}
