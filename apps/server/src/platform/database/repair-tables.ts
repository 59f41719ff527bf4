/** What becomes of findings after they were found: who is to fix them by when, and every step on the way. */
import { FIXERS, REPAIR_STATES, REPAIR_STEPS, SECOND_ANSWERS, SECOND_REASONS } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, createdAt, isListed, owner } from './columns.ts';
import { defects, photos, projects, users } from './schema.ts';

const finding = () =>
  integer('finding_id')
    .notNull()
    .references(() => defects.id, { onDelete: 'cascade' });

/** Where the repair of a finding stands. A finding without a row is open. */
export const repairs = pgTable(
  'repairs',
  {
    findingId: finding().primaryKey(),
    userId: owner(),
    state: text('state', { enum: REPAIR_STATES }).notNull().default('open'),
    /** Counts steps up, so that one chosen on an older screen is refused. */
    revision: integer('revision').notNull().default(0),
    trade: text('trade').notNull().default(''),
    person: text('person').notNull().default(''),
    dueOn: date('due_on'),
    fixedBy: text('fixed_by', { enum: FIXERS }),
    /** The last entry that its owner has seen. */
    seenEntry: integer('seen_entry').notNull().default(0),
    /** The day and the stage that its owner was last reminded of; another of either is told anew. */
    reminded: text('reminded'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('repairs_by_user').on(table.userId, table.dueOn),
    index('repairs_due')
      .on(table.userId, table.dueOn, table.findingId)
      .where(sql`${table.state} in ('open', 'assigned', 'reopened', 'disputed', 'fixed')`),
    check('repairs_state', isListed(table.state, REPAIR_STATES)),
    check('repairs_fixed_by', isListed(table.fixedBy, FIXERS)),
    check('repairs_own_work', sql`${table.state} <> 'verified' or ${table.fixedBy} is distinct from 'owner'`),
  ],
);

const REPAIR_ACTORS = ['owner', 'holder'] as const;

/** A step or a comment. Nothing changes one; they go with their finding. */
export const repairEntries = pgTable(
  'repair_entries',
  {
    id: serial('id').primaryKey(),
    findingId: finding(),
    userId: owner(),
    /** Given by the client: the same press of a button counts once. */
    key: text('key').notNull(),
    step: text('step', { enum: REPAIR_STEPS }).notNull(),
    fromState: text('from_state', { enum: REPAIR_STATES }).notNull(),
    toState: text('to_state', { enum: REPAIR_STATES }).notNull(),
    actorKind: text('actor_kind', { enum: REPAIR_ACTORS }).notNull(),
    /** The link that it came through. Links stay as long as their project, and so do entries. */
    linkId: integer('link_id'),
    name: text('name').notNull(),
    device: text('device').notNull(),
    note: text('note').notNull(),
    person: text('person').notNull(),
    dueOn: date('due_on'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('repair_entries_once').on(table.findingId, table.key),
    index('repair_entries_by_user').on(table.userId),
    check('repair_entries_step', isListed(table.step, REPAIR_STEPS)),
    check('repair_entries_from', isListed(table.fromState, REPAIR_STATES)),
    check('repair_entries_to', isListed(table.toState, REPAIR_STATES)),
    check('repair_entries_actor', isListed(table.actorKind, REPAIR_ACTORS)),
  ],
);

/** A photo that came with a step or a comment. */
export const repairEntryPhotos = pgTable(
  'repair_entry_photos',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => repairEntries.id, { onDelete: 'cascade' }),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.photoId] }),
    index('repair_entry_photos_by_photo').on(table.photoId),
  ],
);

/** What comparing a photo of a repair with the finding's photo came to: one row for each pair, gone with either photo. */
export const repairLooks = pgTable(
  'repair_looks',
  {
    findingId: finding(),
    beforeId: integer('before_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    afterId: integer('after_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: SECOND_ANSWERS }).notNull(),
    reason: text('reason', { enum: SECOND_REASONS }).notNull(),
    confidence: doublePrecision('confidence').notNull(),
    remains: doublePrecision('remains'),
    widthRatio: doublePrecision('width_ratio'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.findingId, table.beforeId, table.afterId] }),
    index('repair_looks_by_before').on(table.beforeId),
    index('repair_looks_by_after').on(table.afterId),
    check('repair_looks_answer', isListed(table.answer, SECOND_ANSWERS)),
    check('repair_looks_reason', isListed(table.reason, SECOND_REASONS)),
    check('repair_looks_confidence', sql`${table.confidence} between 0 and 1`),
  ],
);

/** A private link to a few findings of one project, for somebody without an account. */
export const repairLinks = pgTable(
  'repair_links',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of the secret, which nobody has but who was sent the link. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    message: text('message').notNull(),
    /** Whether it lets be heard what was said with its photos: its owner said so when it was made. */
    voices: boolean('voices').notNull().default(false),
    /** Whether it shows what was written of its findings: likewise. */
    words: boolean('words').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    openedAt: at('opened_at'),
  },
  (table) => [
    index('repair_links_by_project').on(table.projectId),
    index('repair_links_by_user').on(table.userId),
  ],
);

export const repairLinkFindings = pgTable(
  'repair_link_findings',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => repairLinks.id, { onDelete: 'cascade' }),
    findingId: finding(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.findingId] }),
    index('repair_link_findings_by_finding').on(table.findingId),
  ],
);

/** The secret calendar link of an account, by which a calendar reads what is due. A new one takes the place of the old. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of the secret, which nobody has but the calendar. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
  readAt: at('read_at'),
});
