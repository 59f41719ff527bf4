-- Where a finding counts in insights: not at all unless it is a defect that nobody rejected.
create function insight_keys(outcome text, verdict text, created_at timestamptz, stage_ids text[], area text, taxonomy_id text)
returns table (kind text, key text) language sql stable as $$
  select k.kind, k.key from (
    select 'month' as kind, to_char(created_at at time zone 'Australia/Sydney', 'YYYY-MM') as key
    union all select 'stage', stage from unnest(stage_ids) as stage
    union all select 'area', area
    union all select 'taxonomy', taxonomy_id where taxonomy_id is not null
  ) k where outcome = 'defect' and verdict is distinct from 'rejected'
$$;
--> statement-breakpoint
-- Once a statement, not once a row: deleting a project of a thousand findings changes each number once. In one order, so
-- that two of them never wait for each other.
create function tally_new_findings() returns trigger language plpgsql as $$
begin
  insert into insight_tallies as t (project_id, user_id, kind, key, severity, count)
  select d.project_id, d.user_id, k.kind, k.key, d.severity, count(*)
  from new_rows d cross join lateral insight_keys(d.outcome, d.verdict, d.created_at, d.stage_ids, d.area, d.taxonomy_id) k
  group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5
  on conflict (project_id, kind, key, severity) do update set count = t.count + excluded.count;
  insert into decision_tallies as t (user_id, said, verdict, count)
  select d.user_id, d.original_title, d.verdict, count(*) from new_rows d where d.verdict is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (user_id, said, verdict) do update set count = t.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create function tally_gone_findings() returns trigger language plpgsql as $$
begin
  -- The project or the account may be on its way out along with its findings: their numbers go with them.
  insert into insight_tallies as t (project_id, user_id, kind, key, severity, count)
  select d.project_id, d.user_id, k.kind, k.key, d.severity, -count(*)
  from old_rows d join projects p on p.id = d.project_id cross join lateral insight_keys(d.outcome, d.verdict, d.created_at, d.stage_ids, d.area, d.taxonomy_id) k
  group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5
  on conflict (project_id, kind, key, severity) do update set count = t.count + excluded.count;
  insert into decision_tallies as t (user_id, said, verdict, count)
  select d.user_id, d.original_title, d.verdict, -count(*)
  from old_rows d join users u on u.id = d.user_id where d.verdict is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (user_id, said, verdict) do update set count = t.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create function tally_changed_findings() returns trigger language plpgsql as $$
begin
  insert into insight_tallies as t (project_id, user_id, kind, key, severity, count)
  select c.project_id, c.user_id, c.kind, c.key, c.severity, sum(c.step) from (
    select d.project_id, d.user_id, k.kind, k.key, d.severity, 1 as step
    from new_rows d cross join lateral insight_keys(d.outcome, d.verdict, d.created_at, d.stage_ids, d.area, d.taxonomy_id) k
    union all
    select d.project_id, d.user_id, k.kind, k.key, d.severity, -1
    from old_rows d cross join lateral insight_keys(d.outcome, d.verdict, d.created_at, d.stage_ids, d.area, d.taxonomy_id) k
  ) c join projects p on p.id = c.project_id
  group by 1, 2, 3, 4, 5 having sum(c.step) <> 0 order by 1, 3, 4, 5
  on conflict (project_id, kind, key, severity) do update set count = t.count + excluded.count;
  insert into decision_tallies as t (user_id, said, verdict, count)
  select c.user_id, c.said, c.verdict, sum(c.step) from (
    select d.user_id, d.original_title as said, d.verdict, 1 as step from new_rows d where d.verdict is not null
    union all
    select d.user_id, d.original_title, d.verdict, -1 from old_rows d where d.verdict is not null
  ) c join users u on u.id = c.user_id
  group by 1, 2, 3 having sum(c.step) <> 0 order by 1, 2, 3
  on conflict (user_id, said, verdict) do update set count = t.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create trigger defects_tally_new after insert on defects referencing new table as new_rows
  for each statement execute function tally_new_findings();
--> statement-breakpoint
create trigger defects_tally_gone after delete on defects referencing old table as old_rows
  for each statement execute function tally_gone_findings();
--> statement-breakpoint
create trigger defects_tally_changed after update on defects
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_changed_findings();
--> statement-breakpoint
insert into insight_tallies (project_id, user_id, kind, key, severity, count)
select d.project_id, d.user_id, k.kind, k.key, d.severity, count(*)
from defects d cross join lateral insight_keys(d.outcome, d.verdict, d.created_at, d.stage_ids, d.area, d.taxonomy_id) k group by 1, 2, 3, 4, 5;
--> statement-breakpoint
insert into decision_tallies (user_id, said, verdict, count)
select user_id, original_title, verdict, count(*) from defects where verdict is not null group by 1, 2, 3;
