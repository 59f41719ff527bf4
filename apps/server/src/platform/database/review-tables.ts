/** What people say of the product. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, isListed, owner } from './columns.ts';

const KEPT_REVIEW_STATES = ['declined', 'waiting', 'approved', 'refused'] as const;

/** One a person: that there is a row means that nobody asks them again, whether they wrote or not. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    /** `declined`: asked, and didn't want to. The others are of a written one. */
    state: text('state', { enum: KEPT_REVIEW_STATES }).notNull(),
    words: text('words').notNull().default(''),
    /** As it is shown beside the words. */
    name: text('name').notNull().default(''),
    role: text('role').notNull().default(''),
    consent: boolean('consent').notNull().default(false),
    moderatedAt: at('moderated_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('reviews_one_per_person').on(table.userId),
    index('reviews_by_state').on(table.state, table.id),
    check('reviews_state', isListed(table.state, KEPT_REVIEW_STATES)),
    check('reviews_consent', sql`${table.state} <> 'approved' or ${table.consent}`),
  ],
);
