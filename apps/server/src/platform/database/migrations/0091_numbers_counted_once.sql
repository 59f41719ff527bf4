-- A project counts its numbers once a statement, where each finding left another version of the project's row for the next
-- one to read past. Until then the highest number is looked up. Nothing is sorted and nothing else is scanned: until a table
-- is analysed every index on it seems as good as the one on numbers, and most hold all findings of the project.
create or replace function number_finding() returns trigger language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  last integer;
  next integer;
begin
  if new.project_id is null then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.project_id = old.project_id then
      new.number := old.number;
      return new;
    end if;
    new.number := 0;
  end if;
  select last_finding_number into last from projects where id = new.project_id for no key update;
  select number into next from defects where project_id = new.project_id order by number desc limit 1;
  last := coalesce(greatest(last, next), 0);
  if new.number > 0 and new.number <= last then
    -- Whether it is taken: the first from it on.
    select number into next from defects where project_id = new.project_id and number >= new.number order by number limit 1;
    if next = new.number then
      new.number := 0;
    end if;
  end if;
  if new.number <= 0 then
    new.number := last + 1;
  end if;
  if tg_op = 'UPDATE' then
    update projects set last_finding_number = new.number where id = new.project_id and last_finding_number < new.number;
  end if;
  return new;
end $$;
--> statement-breakpoint
-- Whoever adds findings holds their projects already.
create function count_finding_numbers() returns trigger language plpgsql as $$
begin
  update projects p set last_finding_number = n.last
  from (select project_id, max(number) as last from new_rows group by 1) n
  where p.id = n.project_id and p.last_finding_number < n.last;
  return null;
end $$;
--> statement-breakpoint
create trigger defects_numbers_counted after insert on defects referencing new table as new_rows
  for each statement execute function count_finding_numbers();
