/** The audit trail: who did what to whom. */
import type { AuditAction } from '@plumbline/contract';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { users } from './schema.ts';

/**
 * Append-only: a trigger refuses every change but forgetting. When an account goes, its own id and address are taken
 * out of its events, and of what was noted about it only `reference` is left.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull().defaultNow(),
    /** Who did it; null for the server itself, for someone signed out, and for an account that is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AuditAction>().notNull(),
    /** Whose account it was done to. */
    subjectId: integer('subject_id').references(() => users.id, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
  },
  (table) => [
    index('audit_events_by_actor').on(table.actorId, table.id),
    index('audit_events_by_subject').on(table.subjectId, table.id),
    index('audit_events_by_action').on(table.action, table.id),
    index('audit_events_with_ip').on(table.at),
  ],
);
