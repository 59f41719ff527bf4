insert into trainer_state (id, next_retraining_check, next_weight_rebalancing)
  values (1, now() + interval '1 day', now() + interval '7 days');
--> statement-breakpoint
create function count_trainer_change() returns trigger language plpgsql as $$
begin
  update trainer_state set revision = revision + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger training_examples_change_the_panel after insert or update or delete on training_examples
  for each row execute function count_trainer_change();
--> statement-breakpoint
-- A label stands as long as the decision that it was taken from.
create function forget_decided_example() returns trigger language plpgsql as $$
begin
  delete from training_examples where defect_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger defects_forget_example after update on defects for each row
  when (old.decided_at is distinct from new.decided_at or old.photo_id is distinct from new.photo_id)
  execute function forget_decided_example();
