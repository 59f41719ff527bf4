import type { RawRequestDefaultExpression, RawServerDefault } from 'fastify';

/**
 * Has what is asked for by HEAD found and answered as by GET, before a route is looked for. Node leaves the body out by
 * itself, since it made the response for a HEAD. A second route for each one that reads would double what a start makes.
 * Returns the address as it is, which is what fastify asks for here.
 */
export function answerHeadAsGet(request: RawRequestDefaultExpression<RawServerDefault>): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}
