/** What photos are known again by, and which of a project show the same. */
import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { defects, photos } from './schema.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const photo = (name: string) =>
  integer(name)
    .notNull()
    .references(() => photos.id, { onDelete: 'cascade' });

/** What a photo is known again by; empty where its file couldn't be read. Of a photo without a row nobody knows yet. */
export const photoPrints = pgTable('photo_prints', {
  photoId: photo('photo_id').primaryKey(),
  /** Compared with those of another photo, one by one. */
  spotHash: bytes('spot_hash').notNull(),
  /** By these the few photos that are worth comparing are found among all of a project. */
  wordHash: bytes('word_hash').notNull(),
  createdAt: createdAt(),
});

/** Two photos of one project that seem to show the same thing. */
export const alikePhotos = pgTable(
  'alike_photos',
  {
    photoId: photo('photo_id'),
    /** The one that came first. */
    earlierId: photo('earlier_id'),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.earlierId] }),
    index('alike_photos_by_earlier').on(table.earlierId),
    check('alike_photos_order', sql`${table.earlierId} < ${table.photoId}`),
  ],
);

/** Somebody said that a photo doesn't show this finding: nobody is asked again. */
export const alikeDismissals = pgTable(
  'alike_dismissals',
  {
    photoId: photo('photo_id'),
    findingId: integer('finding_id')
      .notNull()
      .references(() => defects.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.findingId] }),
    index('alike_dismissals_by_finding').on(table.findingId),
  ],
);
