-- New and changed findings count once a statement, as deleted ones do: an import of many writes each number once, where
-- it left a dead row for every finding that lists then read past. In one order, so that two of them never wait for each
-- other. What doesn't change a number writes none.
drop trigger defects_tally on defects;
--> statement-breakpoint
drop function tally_defects();
--> statement-breakpoint
drop function tally_defect(defects, integer);
--> statement-breakpoint
create function tally_new_defects() returns trigger language plpgsql as $$
begin
  insert into defect_tallies as t
    (project_id, user_id, outcome, severity, compliance, area, reviewed, count, confidence_sum)
  select d.project_id, min(d.user_id), case when d.verdict = 'rejected' then 'rejected' else d.outcome end, d.severity, d.compliance, d.area, d.verdict is not null,
    count(*), sum(d.confidence)
  from new_rows d
  group by 1, 3, 4, 5, 6, 7 order by 1, 3, 4, 5, 6, 7
  on conflict (project_id, outcome, severity, compliance, area, reviewed) do update
    set count = t.count + excluded.count, confidence_sum = t.confidence_sum + excluded.confidence_sum;
  return null;
end $$;
--> statement-breakpoint
create function tally_changed_defects() returns trigger language plpgsql as $$
begin
  -- The project may be on its way out along with its findings. Confidences as numbers that add up to exactly nothing.
  insert into defect_tallies as t
    (project_id, user_id, outcome, severity, compliance, area, reviewed, count, confidence_sum)
  select d.project_id, min(d.user_id), case when d.verdict = 'rejected' then 'rejected' else d.outcome end, d.severity, d.compliance, d.area, d.verdict is not null,
    sum(d.step), sum(d.step * d.confidence::numeric)
  from (
    select project_id, user_id, outcome, verdict, severity, compliance, area, confidence, 1 as step from new_rows
    union all
    select project_id, user_id, outcome, verdict, severity, compliance, area, confidence, -1 from old_rows
  ) d join projects p on p.id = d.project_id
  group by 1, 3, 4, 5, 6, 7 having sum(d.step) <> 0 or sum(d.step * d.confidence::numeric) <> 0 order by 1, 3, 4, 5, 6, 7
  on conflict (project_id, outcome, severity, compliance, area, reviewed) do update
    set count = t.count + excluded.count, confidence_sum = t.confidence_sum + excluded.confidence_sum;
  return null;
end $$;
--> statement-breakpoint
create trigger defects_tally after insert on defects referencing new table as new_rows
  for each statement execute function tally_new_defects();
--> statement-breakpoint
create trigger defects_tally_updated after update on defects
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_changed_defects();
