/** Analyses without an account. */
import { STATE_CODES } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, isListed } from './columns.ts';
import { type defects, type photoDerivatives, type photos, users } from './schema.ts';

type PhotoFacts = Omit<typeof photos.$inferInsert, 'id' | 'userId' | 'folder' | 'createdAt'> & {
  /** What was made of it; left out by earlier versions. */
  copies?: Omit<typeof photoDerivatives.$inferInsert, 'id' | 'photoId' | 'parentId'>[];
};
/** A finding as it was judged, before it is anybody's and filed anywhere. */
type FindingValues = Omit<
  typeof defects.$inferSelect,
  | 'id'
  | 'userId'
  | 'projectId'
  | 'number'
  | 'analysisId'
  | 'part'
  | 'photoId'
  | 'examinedPhotoId'
  | 'visitId'
  | 'placeId'
  | 'createdAt'
>;

const TRIAL_STATES = ['running', 'done', 'taken'] as const;

/**
 * One trial of one device at one address. The row is the limit itself: while a spent one stands, neither gets another. It
 * goes after a day, with its files; an account that takes the finding leaves the row empty.
 */
export const trials = pgTable(
  'trials',
  {
    id: serial('id').primaryKey(),
    /** Keyed hashes, so that the table names nobody. */
    deviceHash: text('device_hash').notNull().unique('trials_one_per_device'),
    sourceHash: text('source_hash').notNull(),
    state: text('state', { enum: TRIAL_STATES }).notNull(),
    /** False once it ended in doubt: its result is kept, and keeps nobody from another. */
    spent: boolean('spent').notNull().default(true),
    /** The process that runs it holds an advisory lock of this number for as long as it lives. */
    runner: bigint('runner', { mode: 'number' }).notNull(),
    /** Folder in the file store; null once an account has taken it. */
    folder: text('folder'),
    photo: jsonb('photo').$type<PhotoFacts>(),
    finding: jsonb('finding').$type<FindingValues>(),
    /** Where the building is; null where nobody said. */
    buildingState: text('building_state', { enum: STATE_CODES }),
    /** The account that its device signed up for while it ran; its end moves it there. */
    accountId: integer('account_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('trials_one_per_source').on(table.sourceHash).where(sql`${table.spent}`),
    index('trials_by_time').on(table.createdAt),
    index('trials_by_account').on(table.accountId),
    check('trials_state', isListed(table.state, TRIAL_STATES)),
    check('trials_building_state', isListed(table.buildingState, STATE_CODES)),
  ],
);
