import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';
import { SESSION_SECONDS } from './auth.ts';

/**
 * Under https only the name that browsers let nobody else set: an unprefixed cookie could be planted by a page of
 * another host of the same site, or on the way.
 */
export const sessionCookieName = ({ publicUrl }: Pick<Environment, 'publicUrl'>): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}plumbline.session_token`;

/** Sets the same cookie as a sign-in does: the session's token and its signature. */
export function setSessionCookie(reply: FastifyReply, token: string, environment: Environment): void {
  const { sessionSecret, publicUrl } = environment;
  const secure = publicUrl.startsWith('https:');
  const signature = createHmac('sha256', sessionSecret).update(token).digest('base64');
  reply.setCookie(sessionCookieName(environment), `${token}.${signature}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: SESSION_SECONDS,
  });
}
