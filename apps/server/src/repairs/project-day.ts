import type { StateCode } from '@plumbline/knowledge';
import { and, eq, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { projects } from '../platform/database/schema.ts';
import { dayInState } from '../platform/day-in-state.ts';

/** Whose clock a project goes by, as reminders count its days: its own state's, else the account's. */
export const clockState = sql<StateCode | null>`coalesce(projects.state,
  (select f.state from preferences f where f.user_id = projects.user_id))`;

/** The day where the building of a project stands. */
export async function projectDay(
  queries: Queries,
  actor: Member,
  projectId: number,
  time: Date,
): Promise<string> {
  const [row] = await queries
    .select({ state: clockState })
    .from(projects)
    .where(and(eq(projects.id, projectId), ownedBy(actor, projects)));
  return dayInState(row?.state ?? null, time);
}
