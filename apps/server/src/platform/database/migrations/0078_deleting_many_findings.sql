-- A finding that went takes its links along: there is no cover to look for, and to begin an update of a finding costs
-- ten times as much as to look whether it is there.
create or replace function take_next_cover() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from defects where id = old.finding_id) then
    return null;
  end if;
  update defects set photo_id = (
      select f.photo_id from finding_photos f join photos p on p.id = f.photo_id
      where f.finding_id = old.finding_id order by f.position, f.photo_id limit 1)
    where id = old.finding_id and (photo_id is null or photo_id = old.photo_id);
  return null;
end $$;
--> statement-breakpoint
-- Deletions count once a statement, not once a row: a thousand findings of a project change each number once. In one
-- order, so that two of them never wait for each other.
create function tally_deleted_defects() returns trigger language plpgsql as $$
begin
  -- The project may be on its way out along with its findings.
  insert into defect_tallies as t
    (project_id, user_id, outcome, severity, compliance, area, reviewed, count, confidence_sum)
  select d.project_id, min(d.user_id), case when d.verdict = 'rejected' then 'rejected' else d.outcome end, d.severity, d.compliance, d.area, d.verdict is not null,
    -count(*), -sum(d.confidence)
  from old_rows d join projects p on p.id = d.project_id
  group by 1, 3, 4, 5, 6, 7 order by 1, 3, 4, 5, 6, 7
  on conflict (project_id, outcome, severity, compliance, area, reviewed) do update
    set count = t.count + excluded.count, confidence_sum = t.confidence_sum + excluded.confidence_sum;
  return null;
end $$;
--> statement-breakpoint
drop trigger defects_tally on defects;
--> statement-breakpoint
create trigger defects_tally after insert or update on defects
  for each row execute function tally_defects();
--> statement-breakpoint
create trigger defects_tally_deleted after delete on defects referencing old table as old_rows
  for each statement execute function tally_deleted_defects();
--> statement-breakpoint
create or replace function tally_defects() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform tally_defect(old, -1); end if;
  perform tally_defect(new, 1);
  return null;
end $$;
