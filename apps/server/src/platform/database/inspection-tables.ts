/** Tables of an inspection: people, visits, places, the copies of a photo, which photos show which finding, and legal holds. */
import {
  type NotInspected,
  PERSON_ROLES,
  PHOTO_ROLES,
  type PhotoRegion,
  VISIT_KINDS,
} from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt, isListed } from './columns.ts';
import { defects, photos, projects, users } from './schema.ts';

const inProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** Whom a project is about or for: its owner, builder, client, agent. They go with it. */
export const projectPeople = pgTable(
  'project_people',
  {
    id: serial('id').primaryKey(),
    projectId: inProject(),
    role: text('role', { enum: PERSON_ROLES }).notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_people_by_project').on(table.projectId, table.id),
    check('project_people_role', isListed(table.role, PERSON_ROLES)),
  ],
);

/** One time that somebody went to the building. */
export const visits = pgTable(
  'visits',
  {
    id: serial('id').primaryKey(),
    projectId: inProject(),
    kind: text('kind', { enum: VISIT_KINDS }).notNull(),
    visitedOn: date('visited_on').notNull(),
    weather: text('weather').notNull().default(''),
    attendedBy: text('attended_by').array().notNull().default([]),
    inspectedAreas: text('inspected_areas').array().notNull().default([]),
    /** Areas that weren't inspected, each with the reason. */
    notInspected: jsonb('not_inspected').$type<NotInspected[]>().notNull().default([]),
    /** Null while it is under way. */
    closedAt: at('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Findings and photos name a visit together with its project, so that none is filed under another building.
    unique('visits_in_project').on(table.projectId, table.id),
    check('visits_kind', isListed(table.kind, VISIT_KINDS)),
  ],
);

/** Where in a building: a level, an elevation, a room in one of them. */
export const places = pgTable(
  'places',
  {
    id: serial('id').primaryKey(),
    projectId: inProject(),
    /** The place that this one lies in. When that is deleted, this one stays. */
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    level: text('level').notNull().default(''),
    /** Order among its neighbours. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('places_in_project').on(table.projectId, table.id),
    index('places_by_parent').on(table.projectId, table.parentId, table.position),
    check('places_parent', sql`${table.parentId} <> ${table.id}`),
  ],
);

const DERIVATIVE_KINDS = ['copy', 'analysed', 'crop', 'markup', 'redacted'] as const;

/**
 * Files that were made from a photo's original: copies for screens and print, the smaller picture that the panel looks
 * at, layers drawn over it. The original is the photo's own row; its file is never written again.
 */
export const photoDerivatives = pgTable(
  'photo_derivatives',
  {
    id: serial('id').primaryKey(),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** The derivative that this one was made from; null: the original. */
    parentId: integer('parent_id'),
    kind: text('kind', { enum: DERIVATIVE_KINDS }).notNull(),
    /** Name of the file in the photo's folder. */
    name: text('name').notNull(),
    /** Such as image/webp. */
    type: text('type').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('photo_derivatives_once').on(table.photoId, table.name),
    unique('photo_derivatives_of_photo').on(table.photoId, table.id),
    // Of the same photo; what was made from it goes with it.
    foreignKey({
      name: 'photo_derivatives_parent',
      columns: [table.photoId, table.parentId],
      foreignColumns: [table.photoId, table.id],
    }).onDelete('cascade'),
    index('photo_derivatives_by_parent').on(table.photoId, table.parentId),
    check('photo_derivatives_kind', isListed(table.kind, DERIVATIVE_KINDS)),
    check('photo_derivatives_parent_is_another', sql`${table.parentId} <> ${table.id}`),
  ],
);

/**
 * Which photos show which finding. The finding's cover (`defects.photo_id`) is always one of these: a trigger links a
 * cover, and takes the next photo for a cover when this one goes. Photos and findings of different accounts are refused.
 */
export const findingPhotos = pgTable(
  'finding_photos',
  {
    findingId: integer('finding_id')
      .notNull()
      .references(() => defects.id, { onDelete: 'cascade' }),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** Order of the finding's photos. */
    position: integer('position').notNull().default(0),
    /** Where in the photo the finding is; null: not said. */
    region: jsonb('region').$type<PhotoRegion>(),
    /** What the photo is for; null: not said. */
    role: text('role', { enum: PHOTO_ROLES }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.findingId, table.photoId] }),
    index('finding_photos_by_photo').on(table.photoId),
    check('finding_photos_role', isListed(table.role, PHOTO_ROLES)),
  ],
);

/** While one stands, neither the project nor anything in it can be deleted; triggers refuse it. Lifted ones are kept. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: serial('id').primaryKey(),
    projectId: inProject(),
    reason: text('reason').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
    setAt: at('set_at').notNull().defaultNow(),
    liftedReason: text('lifted_reason').notNull().default(''),
    liftedBy: integer('lifted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null while it stands. */
    liftedAt: at('lifted_at'),
  },
  (table) => [
    index('legal_holds_by_project').on(table.projectId, table.id),
    uniqueIndex('legal_holds_one_stands').on(table.projectId).where(sql`${table.liftedAt} is null`),
  ],
);
