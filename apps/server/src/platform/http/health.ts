import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../../environment.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../errors.ts';
import { watchRoom } from '../room.ts';

/** Asked by the operator's machines, which must hear from a busy process too. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: figures for Prometheus. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment, metrics, vision } = services;
  const hasRoom = watchRoom(services);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) metrics.errors.inc({ route });
    done();
  });

  const open = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (request, reply) => {
    try {
      await database.execute(sql`select 1`);
      if (await hasRoom()) return { status: 'ready' };
      request.log.warn('There is no room left on a disk');
      return reply.status(503).header('retry-after', '30').send({ status: 'disk full' });
    } catch (error) {
      request.log.warn({ err: error }, 'The database doesn’t answer');
      return reply.status(503).header('retry-after', '5').send({ status: 'database unavailable' });
    }
  });
  app.get('/metrics', open, async (request, reply) => {
    // As if it weren't there: figures tell how much is done and what fails.
    if (!mayReadFigures(request, environment)) throw new AppError('not_found');
    for (const [state, count] of Object.entries(vision.load())) metrics.visionJobs.set({ state }, count);
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whoever has the operator's token; without a token only this machine itself, and not through a proxy. */
function mayReadFigures({ headers, raw }: FastifyRequest, { metricsToken, mode }: Environment): boolean {
  if (metricsToken) {
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
  }
  const forwarded = headers['x-forwarded-for'] ?? raw.headers.forwarded ?? headers.via;
  const here = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(raw.socket.remoteAddress ?? '');
  return mode !== 'production' && here && forwarded === undefined;
}
