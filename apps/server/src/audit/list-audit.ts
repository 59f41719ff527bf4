import type { AuditAction, AuditEvent } from '@plumbline/contract';
import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/connect.ts';
import { containsPattern } from '../platform/database/contains-pattern.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { auditEvents, users } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

interface AuditFilter {
  limit: number;
  after?: string | undefined;
  action?: AuditAction | undefined;
  userId?: number | undefined;
  /** Part of an address. */
  person?: string | undefined;
}

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/** The audit trail, newest first. */
export async function listAudit(
  database: Database,
  { limit, after, action, userId, person }: AuditFilter,
): Promise<Page<AuditEvent>> {
  const wanted = and(
    action === undefined ? undefined : eq(auditEvents.action, action),
    userId === undefined ? undefined : or(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId)),
    person
      ? or(ilike(actors.email, containsPattern(person)), ilike(subjects.email, containsPattern(person)))
      : undefined,
  );
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    database
      .select({ event: auditEvents, actor: actors.email, subject: subjects.email })
      .from(auditEvents)
      .leftJoin(actors, eq(actors.id, auditEvents.actorId))
      .leftJoin(subjects, eq(subjects.id, auditEvents.subjectId))
      .where(before === undefined ? wanted : and(wanted, lt(auditEvents.id, before)))
      .orderBy(desc(auditEvents.id))
      .limit(limit + 1),
    countListed(
      database,
      sql`${auditEvents} left join ${users} actors on ${actors.id} = ${auditEvents.actorId}
        left join ${users} subjects on ${subjects.id} = ${auditEvents.subjectId}`,
      wanted,
    ),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.event.id;
  return {
    items: items.map(({ event, actor, subject }) => ({
      id: event.id,
      at: event.at.toISOString(),
      action: event.action,
      actor: named(event.actorId, actor),
      subject: named(event.subjectId, subject),
      detail: event.detail,
      ip: event.ip,
    })),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}

const named = (id: number | null, email: string | null) =>
  id !== null && email !== null ? { id, email } : null;
