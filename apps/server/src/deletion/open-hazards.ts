import { hazardsTitled } from '@plumbline/knowledge/hazard-titles';
import { countAlerts, type ToldAlert } from '@plumbline/knowledge/hazards';
import { and, eq, type SQL } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { refuseReason } from '../judgement/index.ts';
import { type Member, ownedBy, personOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { draftFindings, imports } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { TrailDetail } from '../trail/index.ts';

/** Who deletes, from where, and why: the reason is needed where a hazard is open. */
export interface Deletion {
  actor: Member;
  reason?: string | undefined;
  ip?: string | undefined;
}

/** What the drafts of imported lists and reports warn of that wait: in a project, or in one list of it. */
export async function hazardsInDrafts(queries: Queries, actor: Member, of: SQL): Promise<ToldAlert[]> {
  const rows = await queries
    .select({ hazards: draftFindings.hazards })
    .from(draftFindings)
    .innerJoin(imports, eq(imports.id, draftFindings.importId))
    .where(and(of, ownedBy(actor, imports), eq(draftFindings.state, 'waiting')));
  return hazardsTitled(rows.flatMap(({ hazards }) => hazards));
}

/** More titles than this say no more to whoever deletes. */
const MOST_TITLES = 5;

/**
 * A hazard doesn't go with what it stood on without a word: closing it takes a reason, and so does deleting.
 * @throws AppError hazard_open, invalid_input for a reason that doesn't end every one of them
 */
export function refuseUnexplained(alerts: readonly ToldAlert[], { reason }: Deletion): void {
  if (alerts.length === 0) return;
  if (reason) {
    refuseReason(reason, alerts);
    return;
  }
  const titles = countAlerts(alerts).map(({ alert }) => alert.title);
  const more = titles.length > MOST_TITLES ? `, and ${titles.length - MOST_TITLES} more` : '';
  throw new AppError('hazard_open', {
    message: `Hazards are still open (${titles.slice(0, MOST_TITLES).join(', ')}${more}). Give a reason to delete them.`,
  });
}

/** What a trail keeps of the hazards that were open: their kinds, the most urgent first. Nothing where there were none. */
export function hazardsInTrail(alerts: readonly ToldAlert[]): TrailDetail {
  if (alerts.length === 0) return {};
  const kinds = countAlerts(alerts).map(({ alert: { kind, urgency } }) => `${kind} ${urgency}`);
  return { hazards: [...new Set(kinds)].join(', ') };
}

/** The reason itself, which a trail doesn't hold, stays in the audit trail. */
export async function auditHazards(
  tx: Queries,
  { actor, reason, ip }: Deletion,
  { reference, userId }: { reference: string; userId: number },
  alerts: readonly ToldAlert[],
): Promise<void> {
  if (alerts.length === 0) return;
  await recordAudit(tx, {
    action: 'hazards_deleted',
    actorId: personOf(actor),
    subjectId: userId,
    detail: { reference, ...hazardsInTrail(alerts), reason },
    ip,
  });
}
