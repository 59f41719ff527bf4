import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site asks for in a signed-in browser's name. Browsers send Origin with every such
 * request, and Sec-Fetch-Site besides; clients without either aren't browsers and carry no one else's cookies.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string, exempt: ReadonlySet<string>): void {
  const ourOrigin = new URL(publicUrl).origin;
  const isOurs = ({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']) => {
    if (site === 'cross-site') return false;
    if (origin === undefined || origin === ourOrigin) return true;
    // The same host under another name or port of this machine (localhost, a phone in the same network).
    return URL.canParse(origin) && new URL(origin).host === host;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const changes = !SAFE.has(request.method) && !exempt.has(request.routeOptions.url ?? '');
    if (changes && !isOurs(request.headers)) throw new AppError('wrong_origin');
    done();
  });
}
