/** Photos that were sent many at a time, to be analysed one after the other without anybody waiting. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, isListed, owner } from './columns.ts';
import { defects, photos, projects } from './schema.ts';

const BATCH_STATES = ['active', 'paused', 'cancelled'] as const;

/** What one press sent: so many photos of one project. */
export const batches = pgTable(
  'batches',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Made by the client, so that beginning twice begins once. */
    key: text('key').notNull(),
    /** How many were chosen; fewer may arrive. */
    photoCount: integer('photo_count').notNull(),
    /** False: they are kept without analysis, free of charge. */
    analyse: boolean('analyse').notNull(),
    stageIds: text('stage_ids').array().notNull().default([]),
    state: text('state', { enum: BATCH_STATES }).notNull().default('active'),
    /** Credits that its runs may cost in all; null where each photo was agreed to when it was sent. */
    creditLimit: integer('credit_limit'),
    createdAt: createdAt(),
  },
  (table) => [
    check('batches_credit_limit', sql`${table.creditLimit} >= 0`),
    unique('batches_once').on(table.userId, table.key),
    index('batches_by_project').on(table.projectId, table.id),
    check('batches_state', isListed(table.state, BATCH_STATES)),
  ],
);

const BATCH_PHOTO_STATES = ['waiting', 'kept', 'done', 'refused', 'failed'] as const;

/** A photo of a batch. One that never arrived has no row. */
export const batchPhotos = pgTable(
  'batch_photos',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** Null once the photo was deleted. */
    photoId: integer('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Made by the client for this photo: sent again under it, it is the same photo. */
    uploadKey: text('upload_key').notNull(),
    /** Stays when the photo is deleted, so that its key isn't taken for another's. */
    sha256: text('sha256').notNull(),
    /** `kept`: in the project and not analysed, because nobody asked or no credit was left. `refused`: it can't be used. */
    state: text('state', { enum: BATCH_PHOTO_STATES }).notNull(),
    /** The main finding; null before there is one, and once it was deleted. */
    findingId: integer('finding_id').references(() => defects.id, { onDelete: 'set null' }),
    charged: boolean('charged').notNull().default(false),
    /** A run of it may be under way: under a limit its credit is set aside until it is known what it cost. */
    reserved: boolean('reserved').notNull().default(false),
    /** Why it was refused or failed, in words for its owner. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('batch_photos_once').on(table.userId, table.uploadKey),
    index('batch_photos_by_batch').on(table.batchId, table.id),
    // Deleting a photo or a finding looks for who names it.
    index('batch_photos_by_photo').on(table.photoId),
    index('batch_photos_by_finding').on(table.findingId),
    // Of an account, those that a credit that came back may pay for.
    index('batch_photos_kept').on(table.userId, table.id).where(sql`${table.state} = 'kept'`),
    check('batch_photos_state', isListed(table.state, BATCH_PHOTO_STATES)),
  ],
);
