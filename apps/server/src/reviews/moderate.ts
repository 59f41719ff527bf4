import { REVIEW_LIMITS, type REVIEW_STATES, type Review, type ShownReview } from '@plumbline/contract';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { reviews, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

type State = (typeof REVIEW_STATES)[number];

/** What the public page shows: approved, with consent, and none while there are fewer than three. */
export async function shownReviews(database: Database): Promise<ShownReview[]> {
  const rows = await database
    .select({ words: reviews.words, name: reviews.name, role: reviews.role })
    .from(reviews)
    .where(and(eq(reviews.state, 'approved'), eq(reviews.consent, true)))
    .orderBy(desc(reviews.id))
    .limit(REVIEW_LIMITS.shownMax);
  return rows.length < REVIEW_LIMITS.shownFrom ? [] : rows;
}

/** What people wrote, newest first. */
export async function listReviews(
  database: Database,
  { limit, after, state }: { limit: number; after?: string | undefined; state?: State | undefined },
): Promise<Page<Review>> {
  const wanted = state ? eq(reviews.state, state) : ne(reviews.state, 'declined');
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    select(database)
      .where(before === undefined ? wanted : and(wanted, lt(reviews.id, before)))
      .orderBy(desc(reviews.id))
      .limit(limit + 1),
    countListed(database, reviews, wanted),
  ]);
  const items = rows.slice(0, limit).map(toReview);
  const last = items.at(-1)?.id;
  return {
    items,
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}

/**
 * Approves or refuses; both can be changed later.
 * @throws AppError not_found, or conflict where the person doesn't want to be shown
 */
export function moderateReview(
  database: Database,
  { actorId, ip }: { actorId: number; ip: string },
  id: number,
  state: 'approved' | 'refused',
): Promise<Review> {
  return database.transaction(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (!review || review.state === 'declined') throw notFound();
    if (state === 'approved' && !review.consent) {
      throw new AppError('conflict', { message: 'This person didn’t agree to have their review shown.' });
    }
    await tx.update(reviews).set({ state, moderatedAt: new Date() }).where(eq(reviews.id, id));
    await recordAudit(tx, {
      action: 'review_moderated',
      actorId,
      subjectId: review.userId,
      detail: { state },
      ip,
    });
    const [now] = await select(tx).where(eq(reviews.id, id));
    if (!now) throw notFound();
    return toReview(now);
  });
}

const select = (queries: Pick<Queries, 'select'>) =>
  queries
    .select({ review: reviews, email: users.email })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .$dynamic();

function toReview({ review, email }: { review: typeof reviews.$inferSelect; email: string }): Review {
  const { id, words, name, role, consent, state, createdAt } = review;
  return { id, words, name, role, consent, state: state as State, email, writtenAt: createdAt.toISOString() };
}
