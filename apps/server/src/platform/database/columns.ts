/** Columns that many tables have, so that they mean the same in all of them. */
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

/** A moment; with its zone, so that it is the same one everywhere. */
export function at(name: string) {
  return timestamp(name, { withTimezone: true });
}

export function createdAt() {
  return at('created_at').notNull().defaultNow();
}

export function updatedAt() {
  return at('updated_at').notNull().defaultNow();
}

/** Whose row this is; it goes with the account. */
export function owner() {
  return integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}

/** The database refuses what isn't on a column's list; where a column may be null, null passes. */
export function isListed(column: AnyPgColumn, list: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(list.map((value) => `'${value}'`).join(', '))})`;
}
