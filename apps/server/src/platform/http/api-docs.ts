import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../errors.ts';

/** The page's own script writes styles; nothing else of ours is served with this looser policy. */
const POLICY_OF_DOCS =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'";

/** Collects what is registered from here on and isn't hidden, for the description. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide) routes.push(route);
  });
  return routes;
}

/**
 * The machine's description at /api/openapi.json and the page for people at /api/docs. What makes them is read and built
 * when somebody first asks: a start has better things to do.
 */
export function serveApiDocs(app: FastifyInstance, routes: readonly RouteOptions[]): void {
  let opening: Promise<FastifyInstance> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    opening ??= import('./api-site.ts')
      .then(({ openApiSite }) => openApiSite(routes))
      .catch((error: unknown) => {
        // Whoever asks next tries again.
        opening = undefined;
        throw error;
      });
    const { host } = request;
    const made = await (await opening).inject({ method: 'GET', url: request.url, headers: { host } });
    if (made.statusCode === 404) throw new AppError('not_found');
    const { 'content-type': type, location } = made.headers;
    if (type) reply.header('content-type', type);
    if (location) reply.header('location', location);
    return reply.status(made.statusCode).send(made.rawPayload);
  };
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/api/openapi.json', open, answer);
  const docs = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', POLICY_OF_DOCS);
    return answer(request, reply);
  };
  app.get('/api/docs', open, docs);
  app.get('/api/docs/*', open, docs);
}
