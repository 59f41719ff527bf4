ALTER TABLE "report_versions" ADD COLUMN "user_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "newest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update report_versions v set user_id = r.user_id, newest = r.version = v.version from reports r where r.id = v.report_id;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_versions_by_status" ON "report_versions" USING btree ("user_id","newest","status",(-"report_id"));--> statement-breakpoint
CREATE INDEX "report_versions_by_issues" ON "report_versions" USING btree ("user_id",("critical_count" + "high_count" + "medium_count" + "low_count"),"report_id") WHERE "report_versions"."newest";--> statement-breakpoint
-- Kept with the versions rather than with the report: whoever finishes one holds its version, and whoever deletes a report
-- holds the report first. Writing both would have them wait for each other.
create function place_report_version() returns trigger language plpgsql as $$
begin
  select user_id, version = new.version into new.user_id, new.newest from reports where id = new.report_id;
  return new;
end $$;
--> statement-breakpoint
create trigger report_versions_placed before insert on report_versions
  for each row execute function place_report_version();--> statement-breakpoint
create function mark_newest_version() returns trigger language plpgsql as $$
begin
  update report_versions set newest = (version = new.version)
    where report_id = new.id and newest is distinct from (version = new.version);
  return null;
end $$;
--> statement-breakpoint
create trigger reports_mark_newest after update of version on reports
  for each row when (new.version is distinct from old.version) execute function mark_newest_version();
