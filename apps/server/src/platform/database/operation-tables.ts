/** What the processes of one installation have to know of each other. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
