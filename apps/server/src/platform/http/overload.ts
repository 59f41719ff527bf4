import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { PROBES } from './health.ts';

export interface Pressure {
  /** Delay of the event loop, in milliseconds on average over a second, at which work that can wait is refused. */
  heavyMs: number;
  /** Delay at which everything else is. */
  allMs: number;
}

const BEARABLE: Pressure = { heavyMs: 1_000, allMs: 3_000 };

/**
 * Refuses work while there is more than the process can do: first what the contract marks as heavy, so that people still
 * get in and read what is theirs; then everything but the operator's probes. Nothing refused here has begun.
 */
export async function shedLoad(app: FastifyInstance, { heavyMs, allMs }: Pressure = BEARABLE): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: heavyMs,
    exposeStatusRoute: false,
    pressureHandler: async (request, _reply, _type, delayMs) => {
      const { heavy } = request.routeOptions.config;
      const all = (delayMs ?? 0) > allMs && !PROBES.has(request.routeOptions.url ?? '');
      if (heavy || all) throw new AppError('busy', { retryAfterSeconds: 5 });
    },
  });
}
