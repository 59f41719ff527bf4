import { and, eq, sql } from 'drizzle-orm';
import { type Member, ownedBy, ownerOf } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/connect.ts';
import { chatUsage } from '../../platform/database/schema.ts';

/** Tokens set aside for one answer, until what it used is known. */
interface Reservation {
  actor: Member;
  day: string;
  tokens: number;
}

/**
 * Sets tokens aside from a user's day (UTC), or answers null where they don't fit. One statement, so that concurrent
 * chats can't overspend together. A process that dies leaves its reservation standing: that costs the user of that
 * day at most one answer.
 */
export async function reserveTokens(
  database: Database,
  actor: Member,
  tokens: number,
  perDay: number,
): Promise<Reservation | null> {
  if (tokens > perDay) return null;
  const day = new Date().toISOString().slice(0, 10);
  const rows = await database
    .insert(chatUsage)
    .values({ ...ownerOf(actor), day, tokens })
    .onConflictDoUpdate({
      target: [chatUsage.userId, chatUsage.day],
      set: { tokens: sql`${chatUsage.tokens} + ${tokens}` },
      setWhere: sql`${chatUsage.tokens} + ${tokens} <= ${perDay}`,
    })
    .returning({ tokens: chatUsage.tokens });
  return rows.length > 0 ? { actor, day, tokens } : null;
}

/** Puts what was really used in place of what was set aside. */
export async function settleTokens(
  database: Database,
  { actor, day, tokens }: Reservation,
  used: number,
): Promise<void> {
  await database
    .update(chatUsage)
    .set({ tokens: sql`greatest(0, ${chatUsage.tokens} + ${used - tokens})` })
    .where(and(ownedBy(actor, chatUsage), eq(chatUsage.day, day)));
}
