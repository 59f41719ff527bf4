/** The tables. What a column means stands here once; SQL that drizzle can't say stands in the migrations. */
import { BUILDING_TYPE_IDS, type ClosedAlert, DECISIONS, type MarkupShape } from '@plumbline/contract';
import {
  AS4349_CLASSES,
  COMPLIANCE_VERDICTS,
  type ContentCredentials,
  FAMILIES,
  type Measurement,
  OUTCOMES,
  SEVERITIES,
  STATE_CODES,
} from '@plumbline/knowledge';
import type { Assessment } from '@plumbline/knowledge/assess';
import type { Alert } from '@plumbline/knowledge/hazards';
import type { Answers } from '@plumbline/knowledge/questions';
import type { Examination } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
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
import { at, createdAt, isListed, owner, updatedAt } from './columns.ts';
import type { Listing } from './listing.ts';
import type { WrittenSince } from './written-since.ts';

const AREAS = ['structural', 'waterproofing', 'fire_safety', 'accessibility', 'other'] as const;

export * from './account-tables.ts';
export * from './administration-tables.ts';
export * from './alike-tables.ts';
export * from './audit-tables.ts';
export * from './batch-tables.ts';
export * from './chat-tables.ts';
export * from './contact-tables.ts';
export * from './credit-tables.ts';
export * from './document-tables.ts';
export * from './draft-tables.ts';
export * from './evidence-tables.ts';
export * from './inspection-tables.ts';
export * from './job-tables.ts';
export * from './joint-tables.ts';
export * from './migration-tables.ts';
export * from './operation-tables.ts';
export * from './original-tables.ts';
export * from './payment-tables.ts';
export * from './plan-tables.ts';
export * from './reading-tables.ts';
export * from './repair-tables.ts';
export * from './report-tables.ts';
export * from './review-tables.ts';
export * from './sign-in-tables.ts';
export * from './tally-tables.ts';
export * from './trail-tables.ts';
export * from './trainer-tables.ts';
export * from './trial-tables.ts';
export * from './voice-tables.ts';

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name').notNull(),
    avatar: text('avatar'),
    role: text('role').notNull().default('user'),
    /** Analyses that were answered, charged or not. */
    analysisCount: integer('analysis_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('users_admins').on(table.id).where(sql`${table.role} = 'admin'`)],
);

const PROJECT_STATUSES = ['active', 'on_hold', 'completed'] as const;

export const projects = pgTable(
  'projects',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    status: text('status', { enum: PROJECT_STATUSES }).notNull().default('active'),
    /** 0–100; null: derived from the stages inspected. */
    progressByHand: integer('progress_by_hand'),
    address: text('address').notNull().default(''),
    state: text('state', { enum: STATE_CODES }),
    buildingType: text('building_type', { enum: BUILDING_TYPE_IDS }),
    contractDate: date('contract_date'),
    approvalDate: date('approval_date'),
    completionDate: date('completion_date'),
    /** The highest number that a finding here ever had; a trigger counts it up. Numbers of deleted findings stay used. */
    lastFindingNumber: integer('last_finding_number').notNull().default(0),
    /** Notices of the building that were closed with a reason, as far as nothing of what they were read from has changed. */
    closedAlerts: jsonb('closed_alerts').$type<ClosedAlert[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_by_user').on(table.userId, table.id),
    check('projects_status', isListed(table.status, PROJECT_STATUSES)),
    check('projects_state', isListed(table.state, STATE_CODES)),
    check('projects_building_type', isListed(table.buildingType, BUILDING_TYPE_IDS)),
    check('projects_progress', sql`${table.progressByHand} between 0 and 100`),
  ],
);

const inProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** Stages of works that at least one finding of the project names. */
export const projectStages = pgTable(
  'project_stages',
  { projectId: inProject(), stageId: text('stage_id').notNull(), firstInspectedAt: createdAt() },
  (table) => [primaryKey({ columns: [table.projectId, table.stageId] })],
);

const PHOTO_SOURCES = ['upload', 'in_app', 'brought_in'] as const;

/** A photo as it came in: the row is the original. Its file and those made from it lie in the file store. */
export const photos = pgTable(
  'photos',
  {
    id: serial('id').primaryKey(),
    /** In the database null once it was let go with its project: no scope reaches such a row, and it is removed. */
    userId: owner(),
    /** Null once its project was deleted: a bought report prints it. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Both of the same project, by references over two columns that the migration makes. */
    visitId: integer('visit_id'),
    placeId: integer('place_id'),
    /** How it came here. */
    source: text('source', { enum: PHOTO_SOURCES }).notNull().default('upload'),
    /** Kept for its own sake, as without an analysis: it stays when the findings that it shows are deleted. */
    keptByItself: boolean('kept_by_itself').notNull().default(false),
    /** Given by the device that sent it, so that a photo whose answer was lost is kept once; null where none was given. */
    uploadKey: text('upload_key'),
    /** Folder in the file store. */
    folder: text('folder').notNull(),
    fileName: text('file_name').notNull(),
    kind: text('kind').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** ISO 8601, with a zone only where the camera knew one; so no timestamp column. */
    takenAt: text('taken_at'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    camera: text('camera'),
    contentCredentials: jsonb('content_credentials').$type<ContentCredentials>(),
    /** When the device had it, by its own clock: ISO 8601 with its offset. Null where it didn't say. */
    deviceAt: text('device_at'),
    /** SHA-256 of the file as the device had it, by its own word; not `sha256` where it sent a smaller copy. */
    deviceSha256: text('device_sha256'),
    /** What somebody drew on it: a layer beside the file, which never changes. */
    markup: jsonb('markup').$type<MarkupShape[]>().notNull().default([]),
    markupVersion: integer('markup_version').notNull().default(0),
    /** When it came in here out of an export, whose word `createdAt` then is; null where the server itself received it. */
    broughtInAt: at('brought_in_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('photos_by_user').on(table.userId, table.id).where(sql`${table.userId} is not null`),
    index('photos_let_go').on(table.id).where(sql`${table.userId} is null`),
    check('photos_let_go_of_project', sql`${table.userId} is not null or ${table.projectId} is null`),
    index('photos_by_project').on(table.projectId, table.id).where(sql`${table.projectId} is not null`),
    uniqueIndex('photos_kept_once')
      .on(table.userId, table.uploadKey)
      .where(sql`${table.uploadKey} is not null`),
    index('photos_by_visit').on(table.visitId).where(sql`${table.visitId} is not null`),
    index('photos_by_place').on(table.placeId).where(sql`${table.placeId} is not null`),
    check('photos_source', isListed(table.source, PHOTO_SOURCES)),
  ],
);

const ANALYSIS_STATES = ['running', 'succeeded', 'failed'] as const;

/** One run of the panel: from the reservation of its credit to its end. */
export const analyses = pgTable(
  'analyses',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    projectId: inProject(),
    photoId: integer('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Of the photo and the fields, so that a key isn't taken for another photo's. */
    requestHash: text('request_hash').notNull(),
    state: text('state', { enum: ANALYSIS_STATES }).notNull(),
    /** Counts up when a failed run is tried again under the same key. */
    attempt: integer('attempt').notNull().default(1),
    /** The process that runs it holds an advisory lock of this number for as long as it lives. */
    runner: bigint('runner', { mode: 'number' }).notNull(),
    charged: boolean('charged').notNull().default(false),
    failure: text('failure'),
    createdAt: createdAt(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    unique('analyses_once').on(table.userId, table.idempotencyKey),
    index('analyses_running').on(table.runner).where(sql`${table.state} = 'running'`),
    // Failed, and its photo still has to go: a disk was full.
    index('analyses_left')
      .on(table.id)
      .where(sql`${table.state} = 'failed' and ${table.photoId} is not null`),
    index('analyses_by_project').on(table.projectId),
    index('analyses_by_end').on(table.finishedAt),
    // Deleting a photo looks for who names it.
    index('analyses_by_photo').on(table.photoId),
    check('analyses_state', isListed(table.state, ANALYSIS_STATES)),
  ],
);

/** A finding. `severity`, `compliance` and `title` are what counts: the inspector's where there is a decision. */
export const defects = pgTable(
  'defects',
  {
    id: serial('id').primaryKey(),
    /** In the database both null once it was let go with its project: no scope reaches such a row, and it is removed. */
    userId: owner(),
    projectId: inProject(),
    /** What people call it by: 1 for the project's first. 0 asks the trigger for the next; see the migration. */
    number: integer('number').notNull().default(0),
    analysisId: integer('analysis_id').references(() => analyses.id, { onDelete: 'set null' }),
    /** 0 for what the run is about; 1 and on for other defects of the same photo. */
    part: integer('part').notNull().default(0),
    /** The cover: one of the photos that `finding_photos` names. */
    photoId: integer('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** The photo that the examination is of: marks are drawn on it alone. A trigger takes the first cover for it. */
    examinedPhotoId: integer('examined_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Both of the same project, by references over two columns that the migration makes. */
    visitId: integer('visit_id'),
    placeId: integer('place_id'),
    outcome: text('outcome', { enum: OUTCOMES }).notNull(),
    title: text('title').notNull(),
    taxonomyId: text('taxonomy_id'),
    family: text('family', { enum: FAMILIES }),
    severity: text('severity', { enum: SEVERITIES }).notNull(),
    severityRank: integer('severity_rank').notNull(),
    compliance: text('compliance', { enum: COMPLIANCE_VERDICTS }).notNull(),
    /** Where the dashboard's compliance ring counts it. */
    area: text('area', { enum: AREAS }).notNull(),
    confidence: doublePrecision('confidence').notNull(),
    description: text('description').notNull(),
    recommendations: text('recommendations').notNull(),
    location: text('location').notNull().default(''),
    stageIds: text('stage_ids').array().notNull(),
    /** Another system's finding, brought in as it stood: our rules don't judge it anew. */
    imported: boolean('imported').notNull().default(false),
    userDescription: text('user_description').notNull(),
    originalTitle: text('original_title').notNull(),
    originalSeverity: text('original_severity', { enum: SEVERITIES }).notNull(),
    originalCompliance: text('original_compliance', { enum: COMPLIANCE_VERDICTS }).notNull(),
    examination: jsonb('examination').$type<Examination>().notNull(),
    /** The part of the examination that lists show: small, so that a page of findings needn't unpack the whole. */
    listing: jsonb('listing').$type<Listing>().notNull(),
    assessment: jsonb('assessment').$type<Assessment>().notNull(),
    /** Open hazard alerts; they set the least that severity, compliance and actions may say. */
    alerts: jsonb('alerts').$type<Alert[]>().notNull().default([]),
    closedAlerts: jsonb('closed_alerts').$type<ClosedAlert[]>().notNull().default([]),
    /** What somebody wrote of a danger and a later change no longer says; each stands until its alert is closed. */
    standingAlerts: jsonb('standing_alerts').$type<Alert[]>().notNull().default([]),
    /** By its readings: it got wider by more than they are off; the widest of the newest of each point, as measured. */
    crackGrows: boolean('crack_grows').notNull().default(false),
    widestReading: jsonb('widest_reading').$type<Measurement>(),
    /** What was said with its photos, as far as a person wrote or confirmed it. */
    spokenWords: text('spoken_words').notNull().default(''),
    /** What warns of a danger in repair comments, messages by link and notes of readings, each a text of its own. */
    writtenSince: jsonb('written_since').$type<WrittenSince[]>().notNull().default([]),
    /** Under which version of the hazard rules the alerts were read; an older one is read again. */
    hazardRules: integer('hazard_rules').notNull().default(0),
    /** The inspector's decision; null while there is none. */
    verdict: text('verdict', { enum: DECISIONS }),
    /** The name is what the inspector said; false where it follows from the panel or the rules, null where that wasn't kept. */
    renamed: boolean('renamed'),
    /** What the inspector set by hand; null where severity and compliance follow from the rules. */
    decidedSeverity: text('decided_severity', { enum: SEVERITIES }),
    decidedCompliance: text('decided_compliance', { enum: COMPLIANCE_VERDICTS }),
    /** Major or minor by AS 4349.1, where the inspector said so. */
    decidedClass: text('decided_class', { enum: AS4349_CLASSES }),
    decisionNote: text('decision_note').notNull().default(''),
    /** What was answered beside the photo: what it is made of and where it is. */
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    decisionMeasurements: jsonb('decision_measurements').$type<Measurement[]>().notNull().default([]),
    decidedAt: at('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('defects_outcome', isListed(table.outcome, OUTCOMES)),
    check('defects_family', isListed(table.family, FAMILIES)),
    check('defects_severity', isListed(table.severity, SEVERITIES)),
    check('defects_compliance', isListed(table.compliance, COMPLIANCE_VERDICTS)),
    check('defects_area', isListed(table.area, AREAS)),
    check('defects_original_severity', isListed(table.originalSeverity, SEVERITIES)),
    check('defects_original_compliance', isListed(table.originalCompliance, COMPLIANCE_VERDICTS)),
    check('defects_verdict', isListed(table.verdict, DECISIONS)),
    check('defects_decided_severity', isListed(table.decidedSeverity, SEVERITIES)),
    check('defects_decided_compliance', isListed(table.decidedCompliance, COMPLIANCE_VERDICTS)),
    check('defects_decided_class', isListed(table.decidedClass, AS4349_CLASSES)),
    check('defects_whole_or_let_go', sql`(${table.userId} is null) = (${table.projectId} is null)`),
    index('defects_let_go').on(table.id).where(sql`${table.userId} is null`),
    // What was let go is in none of those that begin with an owner or a project: letting go writes few of them.
    index('defects_by_project').on(table.projectId, table.id).where(sql`${table.projectId} is not null`),
    // 'Nulls first' is what a query's plain 'desc' asks for; without it these give no order.
    index('defects_by_project_severity')
      .on(table.projectId, table.severityRank.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.projectId} is not null`),
    index('defects_by_project_confidence')
      .on(table.projectId, table.confidence, table.id.desc().nullsFirst())
      .where(sql`${table.projectId} is not null`),
    index('defects_by_user').on(table.userId, table.id).where(sql`${table.userId} is not null`),
    // The same orders over all projects; the id last, so that a page is read where the last one ended.
    index('defects_by_user_number')
      .on(table.userId, table.number, table.id)
      .where(sql`${table.userId} is not null`),
    index('defects_by_user_severity')
      .on(table.userId, table.severityRank.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.userId} is not null`),
    index('defects_by_user_confidence')
      .on(table.userId, table.confidence, table.id.desc().nullsFirst())
      .where(sql`${table.userId} is not null`),
    index('defects_by_user_compliance')
      .on(table.userId, table.compliance, table.id)
      .where(sql`${table.userId} is not null`),
    index('defects_by_project_compliance')
      .on(table.projectId, table.compliance, table.id)
      .where(sql`${table.projectId} is not null`),
    // Besides, for search and stages: the column `searched` and two indexes, which drizzle can't say.
    // Few findings have an open hazard or no decision: what lists and counts of them cost stays as little.
    index('defects_with_hazard')
      .on(table.userId, table.projectId, table.id)
      .where(sql`${table.alerts} <> '[]'`),
    index('defects_to_review')
      .on(table.userId, table.id)
      .where(sql`verdict is null and outcome = 'defect' and user_id is not null`),
    index('defects_by_hazard_rules').on(table.hazardRules, table.id),
    index('defects_by_photo').on(table.photoId),
    index('defects_by_examined_photo').on(table.examinedPhotoId),
    // Decisions over the whole installation, the newest findings first and the newest decisions first.
    index('defects_decided').on(table.id).where(sql`${table.verdict} is not null`),
    index('defects_decided_at').on(table.decidedAt).where(sql`${table.verdict} is not null`),
    index('defects_by_visit').on(table.visitId).where(sql`${table.visitId} is not null`),
    index('defects_by_place').on(table.placeId).where(sql`${table.placeId} is not null`),
    unique('defects_one_per_number').on(table.projectId, table.number),
    unique('defects_one_per_part').on(table.analysisId, table.part),
  ],
);
