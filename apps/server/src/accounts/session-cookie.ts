import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';
import { SESSION_SECONDS } from './auth.ts';

/** Sets the same cookie as a sign-in does: the session's token and its signature. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  { sessionSecret, publicUrl }: Environment,
): void {
  const secure = publicUrl.startsWith('https:');
  const signature = createHmac('sha256', sessionSecret).update(token).digest('base64');
  reply.setCookie(`${secure ? '__Secure-' : ''}plumbline.session_token`, `${token}.${signature}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: SESSION_SECONDS,
  });
}
