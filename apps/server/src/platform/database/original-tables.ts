/** Larger files that photos were made smaller from. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, owner } from './columns.ts';
import { photos } from './schema.ts';

/** A photo's larger original lies in its photo's folder and goes with it; it is never written again. */
export const photoOriginals = pgTable(
  'photo_originals',
  {
    photoId: integer('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Below the photo's own, and its alone. */
    folder: text('folder').notNull(),
    /** Such as jpeg, by its first bytes. */
    kind: text('kind').notNull(),
    /** As the server computed it from what arrived. */
    sha256: text('sha256').notNull(),
    /** As the device gave it with the photo. */
    deviceSha256: text('device_sha256').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('photo_originals_by_user').on(table.userId),
    check('photo_originals_declared', sql`${table.sha256} = ${table.deviceSha256}`),
  ],
);
