import type { LoggerOptions } from 'pino';

/** Structured logs. Requests are told without headers, bodies and query strings: nothing secret can be in them. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
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
