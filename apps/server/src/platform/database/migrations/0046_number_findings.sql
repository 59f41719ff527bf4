ALTER TABLE "defects" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "last_finding_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As pages counted them until now. Nothing that is told or tallied changes, so no trigger need hear of it.
alter table defects disable trigger user;--> statement-breakpoint
update defects d set number = n.number
from (select id, row_number() over (partition by project_id order by id) as number from defects) n where n.id = d.id;
--> statement-breakpoint
alter table defects enable trigger user;--> statement-breakpoint
update projects p set last_finding_number = n.last
from (select project_id, max(number) as last from defects group by 1) n where n.project_id = p.id;
--> statement-breakpoint
CREATE INDEX "defects_by_user_number" ON "defects" USING btree ("user_id","number","id");--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_one_per_number" UNIQUE("project_id","number");--> statement-breakpoint
-- The project's row is held from here to the end of the transaction, so that two findings never take the same number.
-- A number that is given comes from another installation, where the finding has it already; where it is taken here, or
-- none is given, the finding gets the next one. Within its project a finding keeps its number, whatever is written.
create function number_finding() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.project_id = old.project_id then
      new.number := old.number;
      return new;
    end if;
    new.number := 0;
  end if;
  perform from projects where id = new.project_id for no key update;
  if new.number <= 0 or exists (select from defects d where d.project_id = new.project_id and d.number = new.number) then
    new.number := coalesce((select last_finding_number + 1 from projects where id = new.project_id), 0);
  end if;
  update projects set last_finding_number = new.number where id = new.project_id and last_finding_number < new.number;
  return new;
end $$;
--> statement-breakpoint
create trigger defects_number before insert or update of project_id, number on defects
  for each row execute function number_finding();
