import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import type { Queries } from '../platform/database/connect.ts';
import { knownDevices, users } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';

type Settings = Pick<Environment, 'publicUrl' | 'sessionSecret'>;

/** As long as browsers keep a cookie at all. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const nameOf = ({ publicUrl }: Settings) =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}plumbline.device`;
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
const signatureOf = (token: string, { sessionSecret }: Settings) =>
  createHmac('sha256', deriveKey(sessionSecret, 'devices')).update(token).digest('base64url');

/**
 * The token of the browser that asks, if it is one that we made: by its signature, so that no client can choose one and
 * plant it elsewhere. It recognises a browser and opens nothing.
 */
export function deviceOf(request: FastifyRequest, settings: Settings): string | undefined {
  const [, token = '', signature = ''] =
    /^([\w-]{32})\.([\w-]{43})$/.exec(request.cookies[nameOf(settings)] ?? '') ?? [];
  const expected = Buffer.from(signatureOf(token, settings));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

export const newDevice = (): string => randomBytes(24).toString('base64url');

/** Whether the account of this address was signed in to from this browser before. */
export async function isKnownDevice(
  queries: Queries,
  email: string,
  token: string | undefined,
): Promise<boolean> {
  if (!token) return false;
  const [known] = await queries
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, digest(token))));
  return known !== undefined;
}

/** Remembers the browser of a sign-in. `new` only where the account was known from other browsers before. */
export async function recordDevice(
  queries: Queries,
  userId: number,
  token: string,
): Promise<'first' | 'known' | 'new'> {
  const thisDevice = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, digest(token)));
  const known = await queries
    .update(knownDevices)
    .set({ seenAt: new Date() })
    .where(thisDevice)
    .returning({ id: knownDevices.id });
  if (known.length > 0) return 'known';
  const [others] = await queries
    .select({ count: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await queries
    .insert(knownDevices)
    .values({ userId, deviceHash: digest(token) })
    .onConflictDoNothing();
  return others && others.count > 0 ? 'new' : 'first';
}

export function setDeviceCookie(reply: FastifyReply, token: string, settings: Settings): void {
  reply.setCookie(nameOf(settings), `${token}.${signatureOf(token, settings)}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: KEPT_SECONDS,
  });
}
