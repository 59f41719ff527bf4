/** Tables of a visit's after-work: what became of a finding, plans with pins, and photos that were looked at again. */
import { FOLLOW_UP_STATES, type PinPoint } from '@plumbline/contract';
import type { Examination } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, createdAt, isListed } from './columns.ts';
import { visits } from './inspection-tables.ts';
import { defects, photos, projects } from './schema.ts';

const inProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** What became of an earlier finding by a later visit, as the inspector says it. */
export const findingFollowUps = pgTable(
  'finding_follow_ups',
  {
    projectId: inProject(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => defects.id, { onDelete: 'cascade' }),
    visitId: integer('visit_id').notNull(),
    state: text('state', { enum: FOLLOW_UP_STATES }).notNull(),
    /** The finding of the later visit that is the same defect; null where there is none. */
    laterId: integer('later_id').references(() => defects.id, { onDelete: 'set null' }),
    notedAt: at('noted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.findingId, table.visitId] }),
    foreignKey({
      name: 'finding_follow_ups_visit',
      columns: [table.projectId, table.visitId],
      foreignColumns: [visits.projectId, visits.id],
    }).onDelete('cascade'),
    index('finding_follow_ups_by_visit').on(table.projectId, table.visitId),
    index('finding_follow_ups_by_later').on(table.laterId),
    check('finding_follow_ups_state', isListed(table.state, FOLLOW_UP_STATES)),
  ],
);

/** A drawing of a building. Its pages are pictures; a PDF is drawn once, when it comes in. */
export const plans = pgTable(
  'plans',
  {
    id: serial('id').primaryKey(),
    projectId: inProject(),
    name: text('name').notNull(),
    /** Folder in the file store; another one whenever the drawing is replaced. */
    folder: text('folder').notNull(),
    /** Counts up when the drawing is replaced. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [unique('plans_in_project').on(table.projectId, table.id)],
);

export const planPages = pgTable(
  'plan_pages',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    check('plan_pages_number', sql`${table.number} >= 1`),
  ],
);

/** A finding or a note on a plan: a point, or an area of at least three corners. */
export const planPins = pgTable(
  'plan_pins',
  {
    id: serial('id').primaryKey(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** Null where the replaced drawing has no such page any more: the pin waits to be put somewhere. */
    page: integer('page'),
    /** As printed beside it; never given twice on a plan. */
    number: integer('number').notNull(),
    findingId: integer('finding_id').references(() => defects.id, { onDelete: 'cascade' }),
    label: text('label').notNull().default(''),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    /** Corners of an area; null for a point. */
    corners: jsonb('corners').$type<PinPoint[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('plan_pins_number').on(table.planId, table.number),
    index('plan_pins_by_finding').on(table.findingId),
    check('plan_pins_place', sql`${table.x} between 0 and 1 and ${table.y} between 0 and 1`),
  ],
);

const LOOK_ANSWERS = ['added', 'dismissed'] as const;

/** A photo that was kept without analysis and looked at before its visit was closed, once and free of charge. */
export const photoLooks = pgTable(
  'photo_looks',
  {
    photoId: integer('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    lookedAt: at('looked_at').notNull().defaultNow(),
    /** What the panel saw; a finding is made of it when somebody adds it. */
    examination: jsonb('examination').$type<Examination>().notNull(),
    /** Sure enough that somebody is asked. */
    asks: boolean('asks').notNull(),
    answer: text('answer', { enum: LOOK_ANSWERS }),
    reason: text('reason').notNull().default(''),
    findingId: integer('finding_id').references(() => defects.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('photo_looks_by_finding').on(table.findingId),
    check('photo_looks_answer', isListed(table.answer, LOOK_ANSWERS)),
  ],
);
