/** What was said with a photo. */
import { VOICE_TEXT_STATES, VOICE_TYPES } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isListed, owner } from './columns.ts';
import { photos } from './schema.ts';

/** A recording lies in its photo's folder and goes with it. */
export const voiceNotes = pgTable(
  'voice_notes',
  {
    photoId: integer('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Given by the client: sent again under it, it is the same recording. */
    key: text('key').notNull(),
    /** Below the photo's own, and its alone. */
    folder: text('folder').notNull(),
    type: text('type', { enum: VOICE_TYPES }).notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    durationMs: integer('duration_ms').notNull(),
    text: text('text').notNull().default(''),
    textState: text('text_state', { enum: VOICE_TEXT_STATES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('voice_notes_by_user').on(table.userId),
    check('voice_notes_type', isListed(table.type, VOICE_TYPES)),
    check('voice_notes_text_state', isListed(table.textState, VOICE_TEXT_STATES)),
    check('voice_notes_text', sql`(${table.text} <> '') = (${table.textState} in ('machine', 'person'))`),
  ],
);
