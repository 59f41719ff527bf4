import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line a request, written when it is answered: method, path, address, status, milliseconds and whose account. None of
 * that can be what is kept out of logs, so that nobody looks through each line for it.
 */
export function logRequests(app: FastifyInstance, log: Logger): void {
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, url, ip, user, routeOptions } = request;
    const [path] = url.split('?', 1);
    const ms = Math.round(reply.elapsedTime);
    // What asks all the time, such as a probe, would fill the log.
    if (routeOptions.logLevel !== 'warn')
      lines.info({ reqId, method, path, ip, status: reply.statusCode, ms, user: user?.id }, 'request');
    done();
  });
}
