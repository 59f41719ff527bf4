/** Tables of the trainer: labelled photos, versions of the panel, and the runs that make them. */
import { FAMILIES, SEVERITIES } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt, isListed } from './columns.ts';
import { defects, photos, users } from './schema.ts';

/** Who lets their photos be learned from. A row is the consent; examples hang on it and go with it. */
export const trainingConsents = pgTable('training_consents', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  givenAt: at('given_at').notNull().defaultNow(),
});

const EXAMPLE_SOURCES = ['upload', 'decision'] as const;

/**
 * Labelled photos that the panel compares with and is trained on. A change of any row counts up the panel's revision
 * (a trigger), so that every process hears of it. An example made of a finding goes with its photo, with its owner's
 * consent and with the decision that it rests on.
 */
export const trainingExamples = pgTable(
  'training_examples',
  {
    id: serial('id').primaryKey(),
    source: text('source', { enum: EXAMPLE_SOURCES }).notNull(),
    /** Of the file, in hexadecimal: no photo counts twice. */
    sha256: text('sha256').notNull().unique(),
    /** The person whose photo it is; null for a photo that an administrator added. */
    ownerId: integer('owner_id').references(() => trainingConsents.userId, { onDelete: 'cascade' }),
    photoId: integer('photo_id').references(() => photos.id, { onDelete: 'cascade' }),
    defectId: integer('defect_id')
      .unique()
      .references(() => defects.id, { onDelete: 'cascade' }),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** Folder in the file store: its own, or that of the finding's photo. */
    folder: text('folder').notNull(),
    fileName: text('file_name').notNull(),
    /** What it shows, as people read it: a defect of the taxonomy, or a family. */
    trueType: text('true_type').notNull(),
    taxonomyId: text('taxonomy_id'),
    family: text('family', { enum: FAMILIES }).notNull(),
    severity: text('severity', { enum: SEVERITIES }).notNull(),
    /** Photos of one scene or one house share it: they are never on both sides of a split. */
    groupKey: text('group_key').notNull(),
    /** The network that looked at it; null until one has. */
    network: text('network'),
    /** What the engines made of the photo: embedding, scores, votes on families. */
    observation: jsonb('observation').$type<unknown>(),
    /** What the panel took it for when it was added. */
    saidFamily: text('said_family'),
    /** Why it can't be looked at, where it can't. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (table) => [
    index('training_examples_by_owner').on(table.ownerId),
    index('training_examples_by_photo').on(table.photoId),
    index('training_examples_by_network').on(table.network),
    check('training_examples_family', isListed(table.family, FAMILIES)),
    check('training_examples_severity', isListed(table.severity, SEVERITIES)),
    check('training_examples_source', isListed(table.source, EXAMPLE_SOURCES)),
    check(
      'training_examples_consent',
      sql`${table.source} = 'upload' or (${table.ownerId} is not null and ${table.photoId} is not null and ${table.defectId} is not null)`,
    ),
  ],
);

/** Candidates that were looked at and not taken. A later decision on the finding brings it back. */
export const droppedCandidates = pgTable('dropped_candidates', {
  defectId: integer('defect_id')
    .primaryKey()
    .references(() => defects.id, { onDelete: 'cascade' }),
  /** The decision that was dropped. */
  decidedAt: at('decided_at').notNull(),
  droppedBy: integer('dropped_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

const RUN_KINDS = ['retrain', 'rebalance'] as const;

const TRAINING_STATES = ['waiting', 'running', 'succeeded', 'failed'] as const;

/** A retraining or a rebalancing of weights, from being asked for to its end. At most one is under way. */
export const trainingRuns = pgTable(
  'training_runs',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: RUN_KINDS }).notNull(),
    state: text('state', { enum: TRAINING_STATES }).notNull().default('waiting'),
    /** Null when the schedule asked. */
    requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
    /** 0–100. */
    progress: integer('progress').notNull().default(0),
    /** What is being done, for people. */
    step: text('step').notNull().default(''),
    failure: text('failure'),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (table) => [
    uniqueIndex('training_runs_one_under_way')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('waiting', 'running')`),
    check('training_runs_kind', isListed(table.kind, RUN_KINDS)),
    check('training_runs_state', isListed(table.state, TRAINING_STATES)),
    check('training_runs_progress', sql`${table.progress} between 0 and 100`),
  ],
);

const VERSION_KINDS = ['shipped', 'retrain', 'rebalance'] as const;

const VERSION_VERDICTS = ['accepted', 'rejected'] as const;

/** Versions of the panel: the one that ships, and each that a run made, rejected ones too. Never changed. */
export const modelVersions = pgTable(
  'model_versions',
  {
    id: serial('id').primaryKey(),
    /** Stands in every result that it makes. */
    name: text('name').notNull().unique(),
    kind: text('kind', { enum: VERSION_KINDS }).notNull(),
    verdict: text('verdict', { enum: VERSION_VERDICTS }).notNull(),
    /** Why it was taken or rejected, for people. */
    reason: text('reason').notNull(),
    /** The network that its head was trained on; with another one it means nothing. */
    network: text('network').notNull(),
    /** Null where the network's own answer stands. */
    head: jsonb('head').$type<unknown>(),
    weights: jsonb('weights').$type<unknown>().notNull(),
    figures: jsonb('figures').$type<unknown>().notNull(),
    exampleIds: integer('example_ids').array().notNull(),
    runId: integer('run_id')
      .unique()
      .references(() => trainingRuns.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('model_versions_kind', isListed(table.kind, VERSION_KINDS)),
    check('model_versions_verdict', isListed(table.verdict, VERSION_VERDICTS)),
  ],
);

const ACTIVATION_CAUSES = ['gate', 'hand', 'release'] as const;

/** Which version answered from when on, and who said so. */
export const versionActivations = pgTable(
  'version_activations',
  {
    id: serial('id').primaryKey(),
    versionId: integer('version_id')
      .notNull()
      .references(() => modelVersions.id, { onDelete: 'cascade' }),
    /** Null when nobody did: a run's gate, or a new release of the product. */
    activatedBy: integer('activated_by').references(() => users.id, { onDelete: 'set null' }),
    cause: text('cause', { enum: ACTIVATION_CAUSES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('version_activations_by_version').on(table.versionId),
    check('version_activations_cause', isListed(table.cause, ACTIVATION_CAUSES)),
  ],
);

/** One row: what the panel is made of now. Processes compare the revision with the one that they last read. */
export const trainerState = pgTable(
  'trainer_state',
  {
    id: integer('id').primaryKey().default(1),
    /** Counts every change of examples and of the active version. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    activeVersionId: integer('active_version_id').references(() => modelVersions.id),
    nextRetrainingCheck: at('next_retraining_check').notNull(),
    nextWeightRebalancing: at('next_weight_rebalancing').notNull(),
  },
  (table) => [check('trainer_state_one_row', sql`${table.id} = 1`)],
);

/** How far each hosted model is believed, as learned from decided findings. A change counts up the panel's revision. */
export const hostedTrust = pgTable('hosted_trust', {
  /** As votes name it. */
  engineId: text('engine_id').primaryKey(),
  /** 0–1; see `packages/vision/src/hosted/trust.ts`. */
  strength: doublePrecision('strength').notNull(),
  decided: integer('decided').notNull(),
  learnedAt: at('learned_at').notNull().defaultNow(),
});

/** How well versions did in systems that data was brought in from, as measured there. Says nothing of this panel. */
export const pastPerformance = pgTable(
  'past_performance',
  {
    id: serial('id').primaryKey(),
    modelVersion: text('model_version').notNull(),
    /** 0–1. */
    accuracyScore: doublePrecision('accuracy_score').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('past_performance_share', sql`${table.accuracyScore} between 0 and 1`)],
);
