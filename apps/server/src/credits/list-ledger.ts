import type { LedgerEntry, LedgerKind } from '@plumbline/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { creditEntries } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

/** An account's ledger, newest first. */
export async function listLedger(
  database: Database,
  userId: number,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<LedgerEntry>> {
  const ofAccount = eq(creditEntries.userId, userId);
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    database
      .select()
      .from(creditEntries)
      .where(before === undefined ? ofAccount : and(ofAccount, lt(creditEntries.id, before)))
      .orderBy(desc(creditEntries.id))
      .limit(limit + 1),
    countListed(database, creditEntries, ofAccount),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ id, kind, amount, balanceAfter, note, createdAt }) => ({
      id,
      kind: kind as LedgerKind,
      amount,
      balanceAfter,
      note,
      createdAt: createdAt.toISOString(),
    })),
    next: rows.length > limit && last ? encodeCursor([last.id]) : undefined,
    ...counted,
  };
}
