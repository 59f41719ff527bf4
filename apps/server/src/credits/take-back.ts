import type { Queries } from '../platform/database/connect.ts';
import { type Entry, enter, lockBalance } from './ledger.ts';

/**
 * Takes credits back, as far as they're still there: a balance never falls below 0. The entry is made in any case, so
 * that its note can say how many were gone. Runs within the caller's transaction.
 */
export async function takeBack(
  tx: Queries,
  claim: Omit<Entry, 'amount' | 'note'> & { upTo: number; note: (taken: number) => string },
): Promise<{ taken: number }> {
  const { userId, kind, reference, upTo, note } = claim;
  const taken = Math.min(upTo, await lockBalance(tx, userId));
  // Not -taken: minus zero isn't zero to every reader.
  const { entered } = await enter(tx, { userId, kind, reference, amount: 0 - taken, note: note(taken) });
  return { taken: entered ? taken : 0 };
}
