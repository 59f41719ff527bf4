/** Tables of reports: what was asked for, each version that was made of it, and the letterhead they are printed on. */
import {
  type NotInspected,
  OVERALL_CONDITIONS,
  type Particulars,
  REPORT_KINDS,
  REPORT_STATUSES,
} from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, createdAt, isListed, owner } from './columns.ts';
import { photos, projects, users } from './schema.ts';

/** A report as its owner knows it. State, counts and selection stand with its newest version. */
export const reports = pgTable(
  'reports',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    /** Null once its project was deleted: only a report that money stands behind outlives it. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** The name of its project, from the moment that one is deleted. */
    projectName: text('project_name'),
    title: text('title').notNull(),
    type: text('type').notNull().default('defect_analysis'),
    kind: text('kind', { enum: REPORT_KINDS }).notNull().default('defect_list'),
    clientName: text('client_name').notNull().default(''),
    inspectedOn: date('inspected_on'),
    /** What kept the inspector from seeing everything, in their own words. */
    limitations: text('limitations').notNull().default(''),
    /** The inspector declares the inspection that its kind rests on; photos alone never are one. */
    declaredInspection: boolean('declared_inspection').notNull().default(false),
    /** Areas that the inspector went to, in the words of AS 4349.1; only said of a declared inspection. */
    inspectedAreas: text('inspected_areas').array().notNull().default([]),
    /** Areas that weren't inspected, each with the reason. */
    notInspected: jsonb('not_inspected').$type<NotInspected[]>().notNull().default([]),
    attendedBy: text('attended_by').notNull().default(''),
    weather: text('weather').notNull().default(''),
    /** What only its kind says: of a notice, of an expert report. */
    particulars: jsonb('particulars').$type<Particulars>().notNull().default({}),
    /** Beside others of the building's age; null while the inspector doesn't say. */
    overallCondition: text('overall_condition', { enum: OVERALL_CONDITIONS }),
    /** Folder in the file store. */
    folder: text('folder').notNull(),
    /** The newest version's number. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('reports_by_user').on(table.userId, table.id),
    index('reports_by_user_time').on(table.userId, table.createdAt, table.id),
    index('reports_by_user_name').on(table.userId, sql`lower(${table.title})`, table.id),
    index('reports_by_project').on(table.projectId),
    check('reports_kind', isListed(table.kind, REPORT_KINDS)),
    check('reports_overall_condition', isListed(table.overallCondition, OVERALL_CONDITIONS)),
  ],
);

/** One making of a report, kept when a later one follows. */
export const reportVersions = pgTable(
  'report_versions',
  {
    id: serial('id').primaryKey(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Its report's owner, and whether its report stands at this version: triggers write both. */
    userId: owner().default(0),
    newest: boolean('newest').notNull().default(false),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('generating'),
    selectedDefectIds: integer('selected_defect_ids').array().notNull(),
    criticalCount: integer('critical_count').notNull(),
    highCount: integer('high_count').notNull(),
    mediumCount: integer('medium_count').notNull(),
    lowCount: integer('low_count').notNull(),
    /** 0–100. */
    progress: integer('progress').notNull().default(0),
    /** Brought in from elsewhere: nobody here waits to hear that it is ready. */
    broughtIn: boolean('brought_in').notNull().default(false),
    /** Why it failed, for its owner. */
    failure: text('failure'),
    /** What was printed, as the exports hand it out; null until it is completed. */
    content: jsonb('content').$type<unknown>(),
    pages: integer('pages'),
    bytes: integer('bytes'),
    createdAt: createdAt(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    unique('report_versions_once').on(table.reportId, table.version),
    index('report_versions_by_end').on(table.finishedAt),
    // Not of the newest alone: an account that goes takes all of its versions along.
    index('report_versions_by_status').on(
      table.userId,
      table.newest,
      table.status,
      sql`(-${table.reportId})`,
    ),
    index('report_versions_by_issues')
      .on(
        table.userId,
        sql`(${table.criticalCount} + ${table.highCount} + ${table.mediumCount} + ${table.lowCount})`,
        table.reportId,
      )
      .where(sql`${table.newest}`),
    index('report_versions_waiting').on(table.id).where(sql`${table.status} = 'generating'`),
    check('report_versions_status', isListed(table.status, REPORT_STATUSES)),
    check('report_versions_progress', sql`${table.progress} between 0 and 100`),
  ],
);

/** Photos that outlive their findings, because a bought report prints them. */
export const reportPhotos = pgTable(
  'report_photos',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** As the report's content names the finding; its row is gone. */
    defectId: integer('defect_id').notNull(),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** Spreadsheets show the cover; the finding's other photos are kept as what the report printed. */
    cover: boolean('cover').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.defectId, table.photoId] }),
    index('report_photos_by_photo').on(table.photoId),
  ],
);

/** Who hands the reports over: printed on the cover and in the signature block. */
export const letterheads = pgTable('letterheads', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyName: text('company_name').notNull().default(''),
  abn: text('abn').notNull().default(''),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  inspectorName: text('inspector_name').notNull().default(''),
  licenceNumber: text('licence_number').notNull().default(''),
  /** '#rrggbb'; empty for the product's own. */
  accentColour: text('accent_colour').notNull().default(''),
  /** Printed in every report before what kept the inspector from seeing this one property. */
  limitations: text('limitations').notNull().default(''),
  /** Key in the file store; null without a logo. */
  logo: text('logo'),
});
