import type { LoggerOptions } from 'pino';

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
