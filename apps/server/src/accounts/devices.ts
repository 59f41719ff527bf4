import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import type { Queries } from '../platform/database/connect.ts';
import { knownDevices, users } from '../platform/database/schema.ts';

const NAME = 'plumbline.device';
/** As long as browsers keep a cookie at all. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token of the browser that asks, if it has one of ours. It recognises a browser and opens nothing. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME];
  return token && /^[\w-]{32}$/.test(token) ? token : undefined;
}

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
  request: FastifyRequest,
): Promise<{ token: string; seen: 'first' | 'known' | 'new' }> {
  const token = deviceOf(request) ?? randomBytes(24).toString('base64url');
  const own = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, digest(token)));
  const known = await queries
    .update(knownDevices)
    .set({ seenAt: new Date() })
    .where(own)
    .returning({ id: knownDevices.id });
  if (known.length > 0) return { token, seen: 'known' };
  const [others] = await queries
    .select({ count: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await queries
    .insert(knownDevices)
    .values({ userId, deviceHash: digest(token) })
    .onConflictDoNothing();
  return { token, seen: others && others.count > 0 ? 'new' : 'first' };
}

export function setDeviceCookie(
  reply: FastifyReply,
  token: string,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
): void {
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api',
    secure: publicUrl.startsWith('https:'),
    maxAge: KEPT_SECONDS,
  });
}
