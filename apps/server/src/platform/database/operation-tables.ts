/** What the processes of one installation have to know of each other. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** How often an endpoint with a limit of its own was called within the window that began at `startedAt`. */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** Endpoint and caller. */
    key: text('key').primaryKey(),
    startedAt: at('started_at').notNull().defaultNow(),
    count: integer('count').notNull().default(1),
  },
  (table) => [index('request_counts_by_time').on(table.startedAt)],
);

/** What came of adding up the whole ledger, the last time that it was done. One row. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: integer('id').primaryKey().default(1),
    checkedAt: at('checked_at').notNull().defaultNow(),
    /** How many entries there are of each kind. */
    entries: jsonb('entries').$type<Record<string, number>>().notNull(),
    /** Accounts whose balance isn't the sum of their entries. */
    mismatched: integer('mismatched').notNull(),
  },
  (table) => [check('ledger_checks_single', sql`${table.id} = 1`)],
);
