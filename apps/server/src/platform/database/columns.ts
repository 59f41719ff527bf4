/** Columns that many tables have, so that they mean the same in all of them. */
import { integer, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

/** A moment; with its zone, so that it is the same one everywhere. */
export function at(name: string) {
  return timestamp(name, { withTimezone: true });
}

export function createdAt() {
  return at('created_at').notNull().defaultNow();
}

/** Whose row this is; it goes with the account. */
export function owner() {
  return integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
