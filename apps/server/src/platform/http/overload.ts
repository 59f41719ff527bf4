import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { PROBES } from './health.ts';

export interface Pressure {
  /** How late the process may be, in milliseconds, before work that can wait is refused. */
  heavyMs: number;
  /** How late it may be before everything else is. */
  allMs: number;
  /** How often it is looked at, in milliseconds. */
  everyMs: number;
}

const BEARABLE: Pressure = { heavyMs: 1_000, allMs: 3_000, everyMs: 250 };

/**
 * Refuses work while there is more than the process can do: first what the contract marks as heavy, so that people still
 * get in and read what is theirs; then everything but the operator's probes. Nothing refused here has begun.
 */
export function shedLoad(app: FastifyInstance, { heavyMs, allMs, everyMs }: Pressure = BEARABLE): void {
  let last = performance.now();
  let before = 0;
  let lateMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - last - everyMs;
    // Late once is a start, or one long piece of work that is over by now; late twice running is too much work.
    lateMs = Math.min(before, late);
    before = late;
    last = now;
  }, everyMs);
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, config } = request.routeOptions;
    const refused = (config.heavy && lateMs > heavyMs) || (lateMs > allMs && !PROBES.has(url ?? ''));
    if (refused) throw new AppError('busy', { retryAfterSeconds: 5 });
    done();
  });
}
