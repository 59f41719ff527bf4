/** Lists of defects that somebody brought in, and the drafts of findings that wait in them. */
import { type BcfTopic, REPORT_LAYOUTS } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, isListed, owner } from './columns.ts';
import { defects, projects } from './schema.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const KINDS = ['list', 'report', 'bcf'] as const;
const STATES = ['waiting', 'accepted', 'set_aside'] as const;

/** One file that was brought in. The file itself isn't kept: its drafts are what it said. */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** The file's name, to show. */
    name: text('name').notNull(),
    /** Of the file as it came: the same file again is the same import. */
    sha256: text('sha256').notNull(),
    /** How a report was read; null for a list. */
    layout: text('layout', { enum: REPORT_LAYOUTS }),
    /** Some of its pictures weren’t read, or pages of findings that it names. */
    incomplete: boolean('incomplete').notNull().default(false),
    /** Topics of a BCF file that the project had already: they became no second draft. */
    known: integer('known').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('imports_once').on(table.projectId, table.sha256),
    index('imports_by_user').on(table.userId),
    check('imports_kind', isListed(table.kind, KINDS)),
    check('imports_layout', isListed(table.layout, REPORT_LAYOUTS)),
  ],
);

/** What may become a finding as soon as somebody says so. */
export const draftFindings = pgTable(
  'draft_findings',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** 1 and on in the order of the file. */
    position: integer('position').notNull(),
    /** Row of a list, page of a report, number of a topic; the first is 1. */
    place: integer('place').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    recommendations: text('recommendations').notNull(),
    location: text('location').notNull(),
    severity: text('severity', { enum: SEVERITIES }).notNull(),
    /** The file's own word for it; empty where it has none. */
    statedSeverity: text('stated_severity').notNull(),
    /** Hazards that its words warn of, in words; the finding reads them anew. */
    hazards: text('hazards').array().notNull(),
    /** What a topic of BCF says besides; null for anything else. */
    topic: jsonb('topic').$type<BcfTopic>(),
    state: text('state', { enum: STATES }).notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    /** Null before it was accepted, and once the finding was deleted. */
    findingId: integer('finding_id').references(() => defects.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('draft_findings_once').on(table.importId, table.position),
    index('draft_findings_by_user').on(table.userId),
    // Deleting a finding looks for who names it.
    index('draft_findings_by_finding').on(table.findingId),
    check('draft_findings_severity', isListed(table.severity, SEVERITIES)),
    check('draft_findings_state', isListed(table.state, STATES)),
    check('draft_findings_accepted', sql`${table.findingId} is null or ${table.state} = 'accepted'`),
  ],
);

/** A picture of a report or a topic, until its draft is accepted: then it is a photo of the finding, and this is gone. */
export const draftPictures = pgTable(
  'draft_pictures',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    draftId: integer('draft_id')
      .notNull()
      .references(() => draftFindings.id, { onDelete: 'cascade' }),
    /** 1 and on in the order of the file. */
    position: integer('position').notNull(),
    /**
     * Of a report, a JPEG that the process that read it made of what it unpacked; of a topic, its PNG or JPEG byte for
     * byte. The column has its name from reports, which came first.
     */
    bytes: bytes('jpeg').notNull(),
  },
  (table) => [
    unique('draft_pictures_once').on(table.draftId, table.position),
    index('draft_pictures_by_user').on(table.userId),
  ],
);
