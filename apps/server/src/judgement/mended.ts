import { MENDED_STATES } from '@plumbline/contract';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a finding of `defects` is left with nothing to mend, whatever it is rated: no alert is open, and the newest that
 * was said of it is that its repair is verified, that it is no defect, or that a later visit saw it fixed. What was seen
 * on the day of a step is newer than the step's word. What isn't mended and is critical or high is still grave.
 */
export const MENDED: SQL<boolean> = sql<boolean>`(defects.alerts = '[]' and coalesce((select told.ends from (
    select (e.created_at at time zone 'utc')::date as day, false as seen, e.id,
      e.to_state in (${sql.raw(MENDED_STATES.map((state) => `'${state}'`).join(', '))}) as ends
    from repair_entries e where e.finding_id = defects.id and e.from_state <> e.to_state
    union all
    select v.visited_on, true, f.visit_id, f.state = 'fixed'
    from finding_follow_ups f join visits v on v.id = f.visit_id where f.finding_id = defects.id
  ) told order by told.day desc, told.seen desc, told.id desc limit 1), false))`;
