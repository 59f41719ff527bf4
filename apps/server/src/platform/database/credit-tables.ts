/** The ledger of credits: its entries, and their running sum. */
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, owner } from './columns.ts';
import { users } from './schema.ts';

/** The running sum of the ledger: it is changed only along with an entry, and can't go below 0. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
  },
  (table) => [check('credit_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

/** Append-only. A trigger refuses changes; rows go only with their account. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    kind: text('kind').notNull(),
    /** Names the event that caused the entry; unique for a kind, so that no event counts twice. */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    unique('credit_entries_once').on(table.kind, table.reference),
    index('credit_entries_by_user').on(table.userId, table.id),
    check('credit_entries_balance_not_negative', sql`${table.balanceAfter} >= 0`),
  ],
);
