-- A large project goes in one short transaction: its findings and photos are let go, which means that they are nobody's
-- and of no project, and no scope reaches them. Their rows and files follow. A row like that is no account's and never
-- becomes one's again.
alter table defects alter column user_id drop not null;--> statement-breakpoint
alter table defects alter column project_id drop not null;--> statement-breakpoint
alter table photos alter column user_id drop not null;--> statement-breakpoint
-- What is nobody's stands in no index that begins with an owner or a project: letting go writes few of them.
DROP INDEX "defects_by_project";--> statement-breakpoint
DROP INDEX "defects_by_project_severity";--> statement-breakpoint
DROP INDEX "defects_by_project_confidence";--> statement-breakpoint
DROP INDEX "defects_by_user";--> statement-breakpoint
DROP INDEX "defects_by_user_number";--> statement-breakpoint
DROP INDEX "defects_by_user_severity";--> statement-breakpoint
DROP INDEX "defects_by_user_confidence";--> statement-breakpoint
DROP INDEX "defects_by_user_compliance";--> statement-breakpoint
DROP INDEX "defects_by_project_compliance";--> statement-breakpoint
DROP INDEX "defects_to_review";--> statement-breakpoint
DROP INDEX "photos_by_user";--> statement-breakpoint
DROP INDEX "photos_by_project";--> statement-breakpoint
CREATE INDEX "defects_let_go" ON "defects" USING btree ("id") WHERE "defects"."user_id" is null;--> statement-breakpoint
CREATE INDEX "photos_let_go" ON "photos" USING btree ("id") WHERE "photos"."user_id" is null;--> statement-breakpoint
CREATE INDEX "defects_by_project" ON "defects" USING btree ("project_id","id") WHERE "defects"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_project_severity" ON "defects" USING btree ("project_id","severity_rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "defects"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_project_confidence" ON "defects" USING btree ("project_id","confidence","id" DESC NULLS FIRST) WHERE "defects"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_user" ON "defects" USING btree ("user_id","id") WHERE "defects"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_user_number" ON "defects" USING btree ("user_id","number","id") WHERE "defects"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_user_severity" ON "defects" USING btree ("user_id","severity_rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "defects"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_user_confidence" ON "defects" USING btree ("user_id","confidence","id" DESC NULLS FIRST) WHERE "defects"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_user_compliance" ON "defects" USING btree ("user_id","compliance","id") WHERE "defects"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_project_compliance" ON "defects" USING btree ("project_id","compliance","id") WHERE "defects"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_to_review" ON "defects" USING btree ("user_id","id") WHERE verdict is null and outcome = 'defect' and user_id is not null;--> statement-breakpoint
CREATE INDEX "photos_by_user" ON "photos" USING btree ("user_id","id") WHERE "photos"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "photos_by_project" ON "photos" USING btree ("project_id","id") WHERE "photos"."project_id" is not null;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_whole_or_let_go" CHECK (("defects"."user_id" is null) = ("defects"."project_id" is null));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_let_go_of_project" CHECK ("photos"."user_id" is not null or "photos"."project_id" is null);--> statement-breakpoint
-- Those of words and stages as well, which drizzle can't say.
drop index defects_by_words;--> statement-breakpoint
create index defects_by_words on defects using gin (user_id, searched gin_trgm_ops) where user_id is not null;--> statement-breakpoint
drop index defects_by_stage;--> statement-breakpoint
create index defects_by_stage on defects using gin (user_id, stage_ids) where user_id is not null;--> statement-breakpoint
-- On legal hold nothing is let go either, whoever does it; and what was let go stays so.
create function refuse_letting_go() returns trigger language plpgsql as $$
begin
  if old.user_id is null then
    raise exception 'what was let go belongs to nobody again' using errcode = 'restrict_violation';
  end if;
  if exists (select 1 from legal_holds where project_id = old.project_id and lifted_at is null) then
    raise exception 'a legal hold stands on project %', old.project_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger defects_let_go before update of user_id on defects
  for each row when ((new.user_id is null) <> (old.user_id is null)) execute function refuse_letting_go();--> statement-breakpoint
create trigger photos_let_go before update of user_id on photos
  for each row when ((new.user_id is null) <> (old.user_id is null)) execute function refuse_letting_go();--> statement-breakpoint
-- Neither takes part in anything new: a finding or a photo that somebody reached a moment ago.
create or replace function refuse_foreign_photo() returns trigger language plpgsql as $$
declare
  photo_owner integer := (select user_id from photos where id = new.photo_id);
begin
  if photo_owner is null or photo_owner is distinct from (select user_id from defects where id = new.finding_id) then
    raise exception 'a finding shows photos of its own account only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- A finding that is let go keeps its number: there is no project to count in.
create or replace function number_finding() returns trigger language plpgsql as $$
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
  perform from projects where id = new.project_id for no key update;
  if new.number <= 0 or exists (select from defects d where d.project_id = new.project_id and d.number = new.number) then
    new.number := coalesce((select last_finding_number + 1 from projects where id = new.project_id), 0);
  end if;
  update projects set last_finding_number = new.number where id = new.project_id and last_finding_number < new.number;
  return new;
end $$;
