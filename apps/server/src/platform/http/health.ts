import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../../services.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: figures for Prometheus. */
export function healthRoutes(app: FastifyInstance, { database, vision }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'plumbline_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'plumbline_http_errors_total',
    help: 'Answers of 500 and above, by route',
    labelNames: ['route'],
    registers: [registry],
  });
  new Gauge({
    name: 'plumbline_vision_jobs',
    help: 'Photos being examined and waiting',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting } = vision.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) errors.inc({ route });
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
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
