import type rateLimitPlugin from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { requestCounts } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { isApiRequest } from './api-path.ts';
import { sourceOf } from './client-address.ts';

const PER_MINUTE = 600;
const WINDOW_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;

const caller = (request: FastifyRequest) =>
  request.user ? `user:${request.user.id}` : `address:${sourceOf(request.ip)}`;

/**
 * Limits requests a minute and an hour per user, or per address when signed out. The wide limit guards each process and is counted
 * in its memory; the narrow ones of single endpoints guard people, so all processes count them together.
 */
export async function limitRequests(
  app: FastifyInstance,
  plugin: typeof rateLimitPlugin,
  database: Database,
): Promise<void> {
  await app.register(plugin, {
    max: PER_MINUTE,
    timeWindow: WINDOW_SECONDS * 1000,
    keyGenerator: caller,
    allowList: (request) => !isApiRequest(request),
  });
  // Most endpoints have none of their own: their requests aren't held up for that.
  app.addHook('onRequest', (request, _reply, done) => {
    const { limitPerMinute, limitPerHour } = request.routeOptions.config;
    if (limitPerMinute || limitPerHour) countNarrowly(request).then(() => done(), done);
    else done();
  });

  async function countNarrowly(request: FastifyRequest): Promise<void> {
    const { limitPerMinute, limitPerHour } = request.routeOptions.config;
    const key = `${request.method} ${request.routeOptions.url} ${caller(request)}`;
    const narrow: [number | undefined, number][] = [
      [limitPerMinute, WINDOW_SECONDS],
      [limitPerHour, HOUR_SECONDS],
    ];
    for (const [most, seconds] of narrow) {
      if (!most) continue;
      const { count, secondsLeft } = await countRequest(database, `${key} ${seconds}`, seconds);
      if (count > most) throw new AppError('rate_limited', { retryAfterSeconds: secondsLeft });
    }
  }
}

async function countRequest(
  database: Database,
  key: string,
  seconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const over = sql`${requestCounts.startedAt} <= now() - ${seconds} * interval '1 second'`;
  const [counted] = await database
    .insert(requestCounts)
    .values({ key })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${requestCounts.count} + 1 end`,
        startedAt: sql`case when ${over} then now() else ${requestCounts.startedAt} end`,
      },
    })
    .returning({
      count: requestCounts.count,
      secondsLeft: sql<number>`ceil(${seconds} - extract(epoch from now() - ${requestCounts.startedAt}))::int`,
    });
  if (!counted) throw new Error('PostgreSQL returned no row for an insert');
  return { count: counted.count, secondsLeft: Math.max(1, counted.secondsLeft) };
}

/** Forgets what no limit asks about any more. */
export async function sweepRequestCounts(database: Database): Promise<void> {
  await database.delete(requestCounts).where(lt(requestCounts.startedAt, sql`now() - interval '2 hours'`));
}
