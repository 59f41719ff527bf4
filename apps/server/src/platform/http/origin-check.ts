import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site asks for in a signed-in browser's name. Browsers send Origin with every such
 * request, and Sec-Fetch-Site besides; clients without either aren't browsers and carry no one else's cookies.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string, exempt: ReadonlySet<string>): void {
  const ourOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || exempt.has(request.routeOptions.url ?? '')) return;
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site') throw new AppError('wrong_origin');
    if (origin === undefined || origin === ourOrigin) return;
    // The same host under another name or port of this machine (localhost, a phone in the same network).
    if (URL.canParse(origin) && new URL(origin).host === host) return;
    throw new AppError('wrong_origin');
  });
}
