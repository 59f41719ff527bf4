import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

/** Asked by the operator's machines, which must hear from a busy process too. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: figures for Prometheus. */
export function healthRoutes(app: FastifyInstance, { database, metrics, vision }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) metrics.errors.inc({ route });
  });

  const open = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (request, reply) => {
    try {
      await database.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'The database doesn’t answer');
      return reply.status(503).header('retry-after', '5').send({ status: 'database unavailable' });
    }
  });
  app.get('/metrics', open, async (_request, reply) => {
    for (const [state, count] of Object.entries(vision.load())) metrics.visionJobs.set({ state }, count);
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
