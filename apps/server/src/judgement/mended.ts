import { MENDED_STATES } from '@plumbline/contract';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a finding of `defects` is left with nothing to mend, whatever it is rated: no alert is open, and the newest that
 * was said of it is that its repair is verified, that it is no defect, or that a later visit saw it fixed. A step is newer
 * than what a visit saw where it was taken after that was noted, or on a later day than the visit's; else what was seen on
 * the day of a step is newer. Whoever fixed it alone doesn't see it fixed either. What isn't mended and is critical or high
 * is still grave.
 */
export const MENDED: SQL<boolean> = sql<boolean>`(defects.alerts = '[]' and coalesce((select
    case when step.at >= seen.noted_at or step.day > seen.visited_on then step.ends
      else coalesce(seen.fixed and step.state is distinct from 'fixed_unverified', step.ends) end
  from (select) of left join lateral (
    select e.created_at as at, (e.created_at at time zone 'Australia/Sydney')::date as day, e.to_state as state,
      e.to_state in (${sql.raw(MENDED_STATES.map((state) => `'${state}'`).join(', '))}) as ends
    from repair_entries e where e.finding_id = defects.id and e.from_state <> e.to_state order by e.id desc limit 1
  ) step on true left join lateral (
    select f.noted_at, v.visited_on, f.state = 'fixed' as fixed
    from finding_follow_ups f join visits v on v.id = f.visit_id where f.finding_id = defects.id
    order by v.visited_on desc, f.noted_at desc limit 1
  ) seen on true), false))`;
