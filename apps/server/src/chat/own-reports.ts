import type { OwnReport } from '@plumbline/assistant';
import type { Member } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { listReports } from '../reports/index.ts';

const MOST_REPORTS = 20;

/** The reports of this user that an answer may speak of, newest first. */
export async function reportsOf(
  database: Database,
  actor: Member,
  dayOf: (at: Date) => string,
): Promise<OwnReport[]> {
  const { items } = await listReports(database, actor, { limit: MOST_REPORTS, sort: 'date_desc' });
  return items.map(({ id, projectId, title, purchased, createdAt, clientName, pages }) => ({
    id,
    projectId,
    title,
    bought: purchased,
    madeOn: dayOf(new Date(createdAt)),
    client: clientName,
    ...(pages === null ? {} : { pages }),
  }));
}
