/** Tables of moving in: what was received, what became of it, and which row here stands for which row there. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
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
import { users } from './schema.ts';

/** Names this installation in what it exports. A single row, made when it is first asked for. */
export const installation = pgTable(
  'installation',
  { id: integer('id').primaryKey().default(1), name: text('name').notNull() },
  (table) => [check('installation_single', sql`${table.id} = 1`)],
);

/** Keys that open the export to another installation. Only a hash is kept; each ends with its maker's role. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique('api_keys_hash'),
    /** Its first characters, to tell one from another. */
    hint: text('hint').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull().default(sql`now() + interval '30 days'`),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('api_keys_by_user').on(table.userId)],
);

const MIGRATION_STATES = ['receiving', 'ready', 'importing', 'done', 'failed'] as const;

/** One move: from the first byte received to the last user brought in. */
export const migrationRuns = pgTable(
  'migration_runs',
  {
    id: serial('id').primaryKey(),
    startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** Somebody's own account, brought into the account that started it: into no other, whatever the data says. */
    personal: boolean('personal').notNull().default(false),
    /** The installation or system that the data comes from: ids count as the same only within one. */
    source: text('source').notNull(),
    /** Address that it was fetched from, without credentials; null for JSON that was handed in. */
    sourceUrl: text('source_url'),
    /** The source's key, encrypted, for photos that are fetched later; gone when the move has ended. */
    sealedKey: text('sealed_key'),
    state: text('state', { enum: MIGRATION_STATES }).notNull().default('receiving'),
    /** The process at work on it holds an advisory lock of this number. */
    runner: bigint('runner', { mode: 'number' }),
    operation: text('operation').notNull().default(''),
    completed: integer('completed').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** What was brought in, by kind; null until it has ended. */
    imported: jsonb('imported').$type<Record<string, number>>(),
    failure: text('failure'),
    createdAt: createdAt(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('migration_runs_by_state').on(table.state),
    // One import of an account at a time.
    uniqueIndex('migration_runs_one_personal')
      .on(table.startedBy)
      .where(sql`${table.personal} and ${table.state} in ('receiving', 'importing')`),
    check('migration_runs_state', isListed(table.state, MIGRATION_STATES)),
  ],
);

const inRun = () =>
  integer('run_id')
    .notNull()
    .references(() => migrationRuns.id, { onDelete: 'cascade' });

/** A row as it was received, mapped into our words. Removed when the move has ended. */
export const migrationRows = pgTable(
  'migration_rows',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: inRun(),
    kind: text('kind').notNull(),
    sourceId: text('source_id').notNull(),
    /** Source id of what it belongs to: a project's user, a finding's project. */
    parent: text('parent'),
    /** Source id of the user that it belongs to in the end; null where that isn't known. */
    owner: text('owner'),
    /** Where it stood in the document, such as `projects[3]`. */
    path: text('path').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    /** Of the body: tells whether the source has changed it since it was last brought in. */
    hash: text('hash').notNull(),
    /** create, update, link, unchanged or skip; null until it was looked at. */
    action: text('action'),
    reason: text('reason'),
    /** The id that it will have here, taken before anything is written under it. */
    localId: integer('local_id'),
    /** What its photo turned out to be, once that lies in the store. */
    photo: jsonb('photo').$type<unknown>(),
    done: boolean('done').notNull().default(false),
  },
  (table) => [
    unique('migration_rows_once').on(table.runId, table.kind, table.sourceId),
    index('migration_rows_by_owner').on(table.runId, table.owner, table.kind, table.id),
    index('migration_rows_by_parent').on(table.runId, table.kind, table.parent),
  ],
);

const PROBLEM_LEVELS = ['error', 'note'] as const;

/** What couldn't be brought in, or not as it stood. Says where and why, and never whose. */
export const migrationProblems = pgTable(
  'migration_problems',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: inRun(),
    path: text('path').notNull(),
    message: text('message').notNull(),
    /** error: the row stays out. note: it comes in, with this to be known of it. */
    level: text('level', { enum: PROBLEM_LEVELS }).notNull(),
  },
  (table) => [
    index('migration_problems_by_run').on(table.runId, table.level, table.id),
    // A run that is taken up again tells nothing twice.
    unique('migration_problems_once').on(table.runId, table.path, table.message),
    check('migration_problems_level', isListed(table.level, PROBLEM_LEVELS)),
  ],
);

/** Which row here stands for which row there: what makes an import safe to repeat. */
export const migrationIds = pgTable(
  'migration_ids',
  {
    source: text('source').notNull(),
    kind: text('kind').notNull(),
    sourceId: text('source_id').notNull(),
    /** Whose it is here. Null once that account is gone, so that it isn't brought back against its owner's will. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for a user: that is `userId`. */
    localId: integer('local_id'),
    /** Of the source's row as it was last brought in. */
    hash: text('hash').notNull(),
    /** Of the row here as it was left: tells whether somebody has changed it since. */
    localHash: text('local_hash').notNull().default(''),
    importedAt: at('imported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.sourceId] }),
    index('migration_ids_by_user').on(table.userId),
  ],
);
