import type { AuditAction } from '@plumbline/contract';
import type { Queries } from '../platform/database/connect.ts';
import { auditEvents } from '../platform/database/schema.ts';

export interface AuditEntry {
  action: AuditAction;
  /** Who did it; left out for the server itself and for someone signed out. */
  actorId?: number | undefined;
  /** Whose account it was done to. */
  subjectId?: number | undefined;
  /**
   * What happened, without names and addresses. `reference` stays when the account goes; everything else noted about
   * it is forgotten then.
   */
  detail?: Record<string, unknown>;
  ip?: string | undefined;
}

/** Writes one event to the audit trail, in the transaction of what it tells of: both happen or neither does. */
export async function recordAudit(
  queries: Pick<Queries, 'insert'>,
  { action, actorId, subjectId, detail = {}, ip }: AuditEntry,
): Promise<void> {
  await queries
    .insert(auditEvents)
    .values({ action, actorId: actorId ?? null, subjectId: subjectId ?? null, detail, ip: ip ?? null });
}
