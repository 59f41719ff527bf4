import type rateLimitPlugin from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

const PER_MINUTE = 600;

/** Limits requests a minute per user, or per address when signed out; endpoints may set a lower limit of their own. */
export async function limitRequests(app: FastifyInstance, plugin: typeof rateLimitPlugin): Promise<void> {
  app.addHook('onRoute', (route) => {
    const own = route.config?.limitPerMinute;
    if (own) route.config = { ...route.config, rateLimit: { max: own, timeWindow: '1 minute' } };
  });
  await app.register(plugin, {
    max: PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => (request.user ? `user:${request.user.id}` : `address:${request.ip}`),
    allowList: (request) => !request.url.startsWith('/api/'),
  });
}
