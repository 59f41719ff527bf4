import type { ClosedAlert } from '@plumbline/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { changeFindings } from '../../judgement/index.ts';
import { defects, migrationRows } from '../../platform/database/schema.ts';
import type { Bringing } from './bring.ts';

/**
 * Closes again what the source has closed of a finding. What comes in bit by bit counts as a further sign of a danger, and
 * opens its alert; at the source it was closed with all of that known.
 */
export async function keepClosings(
  { tx }: Pick<Bringing, 'tx'>,
  id: number,
  closedAlerts: ClosedAlert[],
): Promise<void> {
  if (closedAlerts.length > 0) await changeFindings(tx, eq(defects.id, id), { closedAlerts });
}

/** The same of findings that this run has brought, by their ids at the source. Others stay as they are. */
export async function keepClosingsOf(bringing: Bringing, findings: Map<string, number>): Promise<void> {
  const { tx, run, owner } = bringing;
  if (findings.size === 0) return;
  const brought = await tx
    .select({
      sourceId: migrationRows.sourceId,
      closed: sql<ClosedAlert[] | null>`${migrationRows.body} -> 'closedAlerts'`,
    })
    .from(migrationRows)
    .where(
      and(
        eq(migrationRows.runId, run.id),
        eq(migrationRows.owner, owner ?? ''),
        eq(migrationRows.kind, 'defects'),
        inArray(migrationRows.action, ['create', 'update']),
        sql`${migrationRows.sourceId} = any(${sql.param([...findings.keys()])}::text[])`,
      ),
    );
  for (const { sourceId, closed } of brought) {
    const id = findings.get(sourceId);
    if (id !== undefined) await keepClosings(bringing, id, closed ?? []);
  }
}
