/** Work that is done without a request. */
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, isListed } from './columns.ts';

const JOB_STATES = ['waiting', 'running', 'dead'] as const;

/** One thing to do. The row goes when it is done; one that was given up stays for an administrator to see. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Follows from what is to be done, so that asking twice asks once. */
    key: text('key').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: text('state', { enum: JOB_STATES }).notNull().default('waiting'),
    /** How often a process has begun with it and neither put it back nor ended it. */
    attempt: integer('attempt').notNull().default(0),
    /** How often it failed for a reason that passes. */
    setbacks: integer('setbacks').notNull().default(0),
    /** The account that it is for; 0 where it is nobody's. */
    owner: integer('owner').notNull().default(0),
    /** Which comes first: each account's next job stands beside the others' next, however many it has. */
    turn: integer('turn').notNull().default(0),
    /** Not begun before. */
    dueAt: at('due_at').notNull().defaultNow(),
    /** The process at work on it holds an advisory lock of this number; null while none is. */
    runner: bigint('runner', { mode: 'number' }),
    /** Why it failed last. */
    failure: text('failure'),
    createdAt: createdAt(),
    /** When it was given up. */
    diedAt: at('died_at'),
  },
  (table) => [
    unique('jobs_once').on(table.kind, table.key),
    index('jobs_open').on(table.kind, table.turn, table.dueAt, table.id).where(sql`${table.state} <> 'dead'`),
    index('jobs_of_owner').on(table.kind, table.owner, table.turn),
    index('jobs_dead').on(table.id).where(sql`${table.state} = 'dead'`),
    check('jobs_state', isListed(table.state, JOB_STATES)),
  ],
);
