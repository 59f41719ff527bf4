import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is for the API. By the route that answers it too: the address may be spelled in ways that the router
 * takes for the same one (`/%61pi/…`).
 */
export function isApiRequest(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? '').startsWith('/api/') || decoded(request.url).startsWith('/api/');
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return url;
  }
}
