/**
 * The credit ledger. Invariants, held by the database: entries are only added; a (kind, reference) counts once;
 * a balance is the sum of its entries and never falls below 0.
 */
import type { LedgerKind } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { creditAccounts, creditEntries } from '../platform/database/schema.ts';
import { AppError, CHECK_VIOLATION, databaseCode } from '../platform/errors.ts';

export interface Entry {
  userId: number;
  kind: LedgerKind;
  /** Names the event; the same event (kind, reference) is entered once, however often it's told. */
  reference: string;
  /** Credits given (positive) or taken (negative); whole. 0 only where nothing was left to take back. */
  amount: number;
  note?: string;
}

export interface Entered {
  /** False when this event was in the ledger already; nothing was changed then. */
  entered: boolean;
  balance: number;
}

/** An account's balance, which nobody else changes until the caller's transaction ends. */
export async function lockBalance(tx: Queries, userId: number): Promise<number> {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const [account] = await tx
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
  return account?.balance ?? 0;
}

/**
 * Adds an entry within the caller's transaction, so that it stands or falls with the caller's other changes.
 * @throws AppError insufficient_credits when the balance would fall below 0; the transaction can't go on then.
 */
export async function enter(
  tx: Queries,
  { userId, kind, reference, amount, note = '' }: Entry,
): Promise<Entered> {
  const before = await lockBalance(tx, userId);
  const balanceAfter = before + amount;
  if (balanceAfter < 0) {
    if (await isEntered(tx, kind, reference)) return { entered: false, balance: before };
    throw new AppError('insufficient_credits');
  }
  const added = await tx
    .insert(creditEntries)
    .values({ userId, kind, reference, amount, balanceAfter, note })
    .onConflictDoNothing({ target: [creditEntries.kind, creditEntries.reference] })
    .returning({ id: creditEntries.id });
  if (added.length === 0) return { entered: false, balance: before };
  await tx
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}` })
    .where(eq(creditAccounts.userId, userId));
  return { entered: true, balance: balanceAfter };
}

async function isEntered(tx: Queries, kind: LedgerKind, reference: string): Promise<boolean> {
  const rows = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(sql`${creditEntries.kind} = ${kind} and ${creditEntries.reference} = ${reference}`);
  return rows.length > 0;
}

/** Adds an entry in a transaction of its own. */
export async function enterAlone(database: Database, entry: Entry): Promise<Entered> {
  try {
    return await database.transaction((tx) => enter(tx, entry));
  } catch (error) {
    if (databaseCode(error) === CHECK_VIOLATION) throw new AppError('insufficient_credits', { cause: error });
    throw error;
  }
}

/** Credits that this account can spend now. */
export async function readBalance(queries: Queries, userId: number): Promise<number> {
  const [account] = await queries
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return account?.balance ?? 0;
}
