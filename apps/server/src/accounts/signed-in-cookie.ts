import { endpoints, SIGNED_IN_COOKIE } from '@plumbline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from './session-lifetime.ts';

const SESSION = /plumbline\.session_token=([^;]*)(.*)/;

/** What an answer does to the session's cookie, whichever route wrote it. */
function sessionAfter(request: FastifyRequest, reply: FastifyReply): boolean | undefined {
  const written = reply.getHeader('set-cookie');
  for (const line of written === undefined ? [] : [written].flat()) {
    const [, value, attributes = ''] = SESSION.exec(String(line)) ?? [];
    if (value !== undefined) return value !== '' && !/max-age=0\b/i.test(attributes);
  }
  // A session that ended elsewhere, or a cookie that got lost, is put right when the browser asks who it is.
  if (request.routeOptions.url !== endpoints.me.path) return undefined;
  const told = Boolean(request.cookies[SIGNED_IN_COOKIE]);
  if (reply.statusCode === 200 && !told) return true;
  return reply.statusCode === 401 && told ? false : undefined;
}

/** Keeps the cookie that says 'somebody may be signed in here' beside the session's own, which no script can see. */
export function tellSignedIn(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const secure = publicUrl.startsWith('https:');
  app.addHook('onSend', (request, reply, _payload, done) => {
    const signedIn = sessionAfter(request, reply);
    if (signedIn !== undefined) {
      const maxAge = signedIn ? SESSION_SECONDS : 0;
      reply.setCookie(SIGNED_IN_COOKIE, signedIn ? '1' : '', { sameSite: 'lax', path: '/', secure, maxAge });
    }
    done();
  });
}
