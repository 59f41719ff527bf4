import { randomBytes } from 'node:crypto';
import { endpoints } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { onBehalfOf, ownedBy, ownerOf } from '../platform/actor.ts';
import { calendarFeeds } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { dateEvents, dueEvents, toCalendar } from './calendar.ts';
import { listDueDates } from './due-dates.ts';
import { digest } from './links.ts';
import { listDue } from './read-repair.ts';

/** 256 bits: nobody guesses it. */
const SECRET_BYTES = 32;

/** What is due, for a calendar that knows a secret address. It stands in the query, which no log holds. */
export function feedRoutes(app: FastifyInstance, { database, environment }: Services): void {
  register(app, endpoints.readDueFeed, async ({ actor }) => {
    const [feed] = await database.select().from(calendarFeeds).where(ownedBy(actor, calendarFeeds));
    if (!feed) return null;
    return { createdAt: feed.createdAt.toISOString(), readAt: feed.readAt?.toISOString() ?? null };
  });

  register(app, endpoints.makeDueFeed, async ({ actor }) => {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const set = { tokenHash: digest(secret), createdAt: new Date(), readAt: null };
    await database
      .insert(calendarFeeds)
      .values({ ...ownerOf(actor), ...set })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set });
    return { address: `${environment.publicUrl}${endpoints.dueCalendar.path}?token=${secret}` };
  });

  register(app, endpoints.endDueFeed, async ({ actor }) => {
    await database.delete(calendarFeeds).where(ownedBy(actor, calendarFeeds));
    return { success: true as const };
  });

  register(app, endpoints.dueCalendar, async ({ query, reply }) => {
    const [feed] = await database
      .update(calendarFeeds)
      .set({ readAt: new Date() })
      .where(
        and(
          eq(calendarFeeds.tokenHash, digest(query.token)),
          sql`not exists (select from suspensions s where s.user_id = calendar_feeds.user_id)`,
        ),
      )
      .returning();
    if (!feed) throw notFound('This calendar link has ended. Make a new one under What is due.');
    const owner = onBehalfOf(feed);
    const events = [
      ...dueEvents(await listDue(database, owner), environment.publicUrl),
      ...dateEvents(await listDueDates(database, owner), environment.publicUrl),
    ];
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="what-is-due.ics"')
      .send(toCalendar('What is due', events));
  });
}
