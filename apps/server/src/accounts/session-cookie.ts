import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';
import { SESSION_SECONDS } from './session-lifetime.ts';

/**
 * Under https only the name that browsers let nobody else set: an unprefixed cookie could be planted by a page of
 * another host of the same site, or on the way.
 */
export const sessionCookieName = ({ publicUrl }: Pick<Environment, 'publicUrl'>): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}plumbline.session_token`;

function writeCookie(reply: FastifyReply, environment: Environment, value: string, maxAge: number): void {
  reply.setCookie(sessionCookieName(environment), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: environment.publicUrl.startsWith('https:'),
    maxAge,
  });
}

/** Sets the cookie of a session: its token and the token's signature. */
export function setSessionCookie(reply: FastifyReply, token: string, environment: Environment): void {
  const signature = createHmac('sha256', environment.sessionSecret).update(token).digest('base64');
  writeCookie(reply, environment, `${token}.${signature}`, SESSION_SECONDS);
}

export function clearSessionCookie(reply: FastifyReply, environment: Environment): void {
  writeCookie(reply, environment, '', 0);
}
