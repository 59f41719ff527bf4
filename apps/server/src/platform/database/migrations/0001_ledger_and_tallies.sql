-- The ledger is append-only. Rows may go only with their account, when the foreign key deletes them.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'credit_entries is append-only' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create function tally_defect(d defects, step integer) returns void language plpgsql as $$
begin
  -- The project may be on its way out along with its findings.
  if step < 0 and not exists (select 1 from projects where id = d.project_id) then
    return;
  end if;
  insert into defect_tallies as t
    (project_id, user_id, outcome, severity, compliance, area, reviewed, count, confidence_sum)
  values
    (d.project_id, d.user_id, d.outcome, d.severity, d.compliance, d.area, d.verdict is not null, step, step * d.confidence)
  on conflict (project_id, outcome, severity, compliance, area, reviewed) do update
    set count = t.count + excluded.count, confidence_sum = t.confidence_sum + excluded.confidence_sum;
end $$;
--> statement-breakpoint
create function tally_defects() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_defect(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_defect(new, 1); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger defects_tally after insert or update or delete on defects
  for each row execute function tally_defects();
