/** Tables of user administration. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './schema.ts';

/** Accounts that may not sign in for now. */
export const suspensions = pgTable('suspensions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  suspendedBy: integer('suspended_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
