ALTER TABLE "defects" ADD COLUMN "decided_severity" text;--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "decided_compliance" text;--> statement-breakpoint
update defects set
  decided_severity = case when severity <> original_severity then severity end,
  decided_compliance = case when compliance <> original_compliance then compliance end
where verdict = 'corrected';
--> statement-breakpoint
-- A finding that the inspector rejected is no defect in any figure; it stays in the lists.
create or replace function tally_defect(d defects, step integer) returns void language plpgsql as $$
declare
  counted text := case when d.verdict = 'rejected' then 'rejected' else d.outcome end;
begin
  -- The project may be on its way out along with its findings.
  if step < 0 and not exists (select 1 from projects where id = d.project_id) then
    return;
  end if;
  insert into defect_tallies as t
    (project_id, user_id, outcome, severity, compliance, area, reviewed, count, confidence_sum)
  values
    (d.project_id, d.user_id, counted, d.severity, d.compliance, d.area, d.verdict is not null, step, step * d.confidence)
  on conflict (project_id, outcome, severity, compliance, area, reviewed) do update
    set count = t.count + excluded.count, confidence_sum = t.confidence_sum + excluded.confidence_sum;
end $$;
--> statement-breakpoint
delete from defect_tallies;
--> statement-breakpoint
select tally_defect(d, 1) from defects d;
