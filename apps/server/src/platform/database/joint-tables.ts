import { JOINT_LOOK_STATES, type JointPhoto, type Judgement } from '@plumbline/contract';
import type { Examination } from '@plumbline/vision';
import { check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, isListed } from './columns.ts';
import { analyses, defects, photos } from './schema.ts';

/** What the panel said of all photos of a finding together, and what became of it. Goes with the finding. */
export const jointLooks = pgTable(
  'joint_looks',
  {
    id: serial('id').primaryKey(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => defects.id, { onDelete: 'cascade' }),
    analysisId: integer('analysis_id').references(() => analyses.id, { onDelete: 'set null' }),
    examination: jsonb('examination').$type<Examination>().notNull(),
    photos: jsonb('photos').$type<JointPhoto[]>().notNull(),
    before: jsonb('before').$type<Judgement>().notNull(),
    after: jsonb('after').$type<Judgement>().notNull(),
    bestPhotoId: integer('best_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    state: text('state', { enum: JOINT_LOOK_STATES }).notNull(),
    createdAt: createdAt(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    unique('joint_looks_once').on(table.analysisId),
    index('joint_looks_by_finding').on(table.findingId),
    index('joint_looks_by_best').on(table.bestPhotoId),
    check('joint_looks_state', isListed(table.state, JOINT_LOOK_STATES)),
  ],
);
