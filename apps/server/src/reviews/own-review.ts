import type { ReviewInput } from '@plumbline/contract';
import { and, ne } from 'drizzle-orm';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { pdfPurchases, reviews } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';

/** Whether to ask somebody: they have bought a report, and haven't been asked before. */
export async function mayAsk(database: Database, actor: Member): Promise<boolean> {
  const [asked] = await database.select({ id: reviews.id }).from(reviews).where(ownedBy(actor, reviews));
  if (asked) return false;
  const [bought] = await database
    .select({ id: pdfPurchases.id })
    .from(pdfPurchases)
    .where(ownedBy(actor, pdfPurchases))
    .limit(1);
  return bought !== undefined;
}

/**
 * Keeps a review; an administrator decides whether it is shown.
 * @throws AppError conflict for a second one
 */
export async function writeReview(database: Database, actor: Member, written: ReviewInput): Promise<void> {
  const { words, name, role, consent } = written;
  const [kept] = await database
    .insert(reviews)
    .values({ ...ownerOf(actor), state: 'waiting', words, name, role, consent })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (!kept) throw new AppError('conflict', { message: 'You have already answered this. Thank you.' });
}

/** Asks no more. What was written stays as it is. */
export async function declineReview(database: Database, actor: Member): Promise<void> {
  await database
    .insert(reviews)
    .values({ ...ownerOf(actor), state: 'declined' })
    .onConflictDoNothing();
}

/** Takes words and consent back at once; nobody is asked again. @throws AppError not_found without a review */
export async function withdrawReview(database: Database, actor: Member): Promise<void> {
  const [gone] = await database
    .update(reviews)
    .set({ state: 'declined', words: '', name: '', role: '', consent: false, moderatedAt: null })
    .where(and(ownedBy(actor, reviews), ne(reviews.state, 'declined')))
    .returning({ id: reviews.id });
  if (!gone) throw notFound('There is no review to take back.');
}
