/** The trail of a project: what happened to its findings, photos and reports, as hashes and not as content. */
import { bigserial, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, owner } from './columns.ts';

/**
 * Append-only: triggers refuse changes, and a row that doesn't carry the hash of the one before. `append-trail.ts` is the
 * only writer. A project's trail outlives the project and goes with the account.
 */
export const trailEntries = pgTable(
  'trail_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    /** Without a reference: the entry that says that the project was deleted stands after it. */
    projectId: integer('project_id').notNull(),
    /** 1, 2, 3 … within the project, without gaps. */
    sequence: integer('sequence').notNull(),
    at: at('at').notNull(),
    /** What happened, such as `finding_kept`. `append-trail.ts` lists them. */
    event: text('event').notNull(),
    /** Who did it: a user with their id, or the system. */
    actorKind: text('actor_kind').notNull(),
    actorId: integer('actor_id'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Of what the event is about, as it was then: a photo's original file, a finding's statement, a report's PDF. */
    subjectSha256: text('subject_sha256'),
    /** Short facts without content: a verdict, a kind, a version. */
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    /** Of the entry before; empty for the first. */
    previousSha256: text('previous_sha256').notNull(),
    /** Of this entry and, through the field above, of all before it. */
    sha256: text('sha256').notNull(),
  },
  (table) => [
    unique('trail_entries_in_order').on(table.projectId, table.sequence),
    // For whether a report is older than a change.
    index('trail_entries_by_time').on(table.projectId, table.at),
    // For the account that goes: without it every entry of everybody is read.
    index('trail_entries_by_user').on(table.userId),
  ],
);
