CREATE TABLE "finding_photos" (
	"finding_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"region" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_photos_finding_id_photo_id_pk" PRIMARY KEY("finding_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"reason" text NOT NULL,
	"set_by" integer,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_reason" text DEFAULT '' NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_derivatives" (
	"id" serial PRIMARY KEY NOT NULL,
	"photo_id" integer NOT NULL,
	"parent_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_derivatives_once" UNIQUE("photo_id","name"),
	CONSTRAINT "photo_derivatives_of_photo" UNIQUE("photo_id","id"),
	CONSTRAINT "photo_derivatives_kind" CHECK ("photo_derivatives"."kind" in ('copy', 'analysed', 'crop', 'markup', 'redacted')),
	CONSTRAINT "photo_derivatives_parent_is_another" CHECK ("photo_derivatives"."parent_id" <> "photo_derivatives"."id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"level" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_in_project" UNIQUE("project_id","id"),
	CONSTRAINT "places_parent" CHECK ("places"."parent_id" <> "places"."id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"kind" text NOT NULL,
	"visited_on" date NOT NULL,
	"weather" text DEFAULT '' NOT NULL,
	"attended_by" text[] DEFAULT '{}' NOT NULL,
	"inspected_areas" text[] DEFAULT '{}' NOT NULL,
	"not_inspected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_in_project" UNIQUE("project_id","id"),
	CONSTRAINT "visits_kind" CHECK ("visits"."kind" in ('pre_purchase', 'stage', 'handover', 'dilapidation', 'defect', 're_inspection'))
);
--> statement-breakpoint
CREATE TABLE "trail_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"subject_sha256" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"previous_sha256" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "trail_entries_in_order" UNIQUE("project_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "source" text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "kept_by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_photos" ADD CONSTRAINT "finding_photos_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_photos" ADD CONSTRAINT "finding_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_derivatives" ADD CONSTRAINT "photo_derivatives_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_derivatives" ADD CONSTRAINT "photo_derivatives_parent" FOREIGN KEY ("photo_id","parent_id") REFERENCES "public"."photo_derivatives"("photo_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trail_entries" ADD CONSTRAINT "trail_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_photos_by_photo" ON "finding_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "legal_holds_by_project" ON "legal_holds" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_one_stands" ON "legal_holds" USING btree ("project_id") WHERE "legal_holds"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "photo_derivatives_by_parent" ON "photo_derivatives" USING btree ("photo_id","parent_id");--> statement-breakpoint
CREATE INDEX "places_by_parent" ON "places" USING btree ("project_id","parent_id","position");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defects_by_visit" ON "defects" USING btree ("visit_id") WHERE "defects"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "defects_by_place" ON "defects" USING btree ("place_id") WHERE "defects"."place_id" is not null;--> statement-breakpoint
CREATE INDEX "photos_by_project" ON "photos" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "photos_by_visit" ON "photos" USING btree ("visit_id") WHERE "photos"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "photos_by_place" ON "photos" USING btree ("place_id") WHERE "photos"."place_id" is not null;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_source" CHECK ("photos"."source" in ('upload', 'in_app', 'brought_in'));
--> statement-breakpoint
-- A visit or a place is named together with its project. When it goes, only itself is taken out of the row.
ALTER TABLE "places" ADD CONSTRAINT "places_parent_place" FOREIGN KEY ("project_id","parent_id") REFERENCES "places"("project_id","id") ON DELETE SET NULL ("parent_id");--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_visit" FOREIGN KEY ("project_id","visit_id") REFERENCES "visits"("project_id","id") ON DELETE SET NULL ("visit_id");--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_place" FOREIGN KEY ("project_id","place_id") REFERENCES "places"("project_id","id") ON DELETE SET NULL ("place_id");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_visit" FOREIGN KEY ("project_id","visit_id") REFERENCES "visits"("project_id","id") ON DELETE SET NULL ("visit_id");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_place" FOREIGN KEY ("project_id","place_id") REFERENCES "places"("project_id","id") ON DELETE SET NULL ("place_id");--> statement-breakpoint
-- Without a project there is no visit and no place of it: a photo that outlives its project lets go of both.
create function leave_visit_and_place() returns trigger language plpgsql as $$
begin
  new.visit_id := null;
  new.place_id := null;
  return new;
end $$;
--> statement-breakpoint
create trigger photos_without_project before insert or update of project_id on photos
  for each row when (new.project_id is null) execute function leave_visit_and_place();
--> statement-breakpoint
-- Rows of before: a photo belongs to the project of its finding or its run, and every finding has the one photo.
update photos p set project_id = d.project_id from defects d where d.photo_id = p.id;--> statement-breakpoint
update photos p set project_id = a.project_id from analyses a where a.photo_id = p.id and p.project_id is null;--> statement-breakpoint
update photos p set source = 'brought_in' from defects d where d.photo_id = p.id and d.analysis_id is null;--> statement-breakpoint
insert into finding_photos (finding_id, photo_id, created_at)
  select id, photo_id, created_at from defects where photo_id is not null;--> statement-breakpoint
create function refuse_foreign_photo() returns trigger language plpgsql as $$
begin
  if (select user_id from photos where id = new.photo_id)
    is distinct from (select user_id from defects where id = new.finding_id) then
    raise exception 'a finding shows photos of its own account only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger finding_photos_of_one_account before insert or update of finding_id, photo_id on finding_photos
  for each row execute function refuse_foreign_photo();
--> statement-breakpoint
create function link_cover_photo() returns trigger language plpgsql as $$
begin
  insert into finding_photos (finding_id, photo_id) values (new.id, new.photo_id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger defects_link_cover after insert or update of photo_id on defects
  for each row when (new.photo_id is not null) execute function link_cover_photo();
--> statement-breakpoint
create function take_next_cover() returns trigger language plpgsql as $$
begin
  update defects set photo_id = (
      select f.photo_id from finding_photos f join photos p on p.id = f.photo_id
      where f.finding_id = old.finding_id order by f.position, f.photo_id limit 1)
    where id = old.finding_id and (photo_id is null or photo_id = old.photo_id);
  return null;
end $$;
--> statement-breakpoint
create trigger finding_photos_next_cover after delete on finding_photos
  for each row execute function take_next_cover();
--> statement-breakpoint
-- The last guard of a legal hold: whoever deletes, and by whatever cascade.
create function refuse_held_project_deletion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from legal_holds where project_id = old.id and lifted_at is null) then
    raise exception 'a legal hold stands on project %', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create function refuse_held_deletion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from legal_holds where project_id = old.project_id and lifted_at is null) then
    raise exception 'a legal hold stands on project %', old.project_id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger projects_held before delete on projects
  for each row execute function refuse_held_project_deletion();--> statement-breakpoint
create trigger reports_held before delete on reports for each row execute function refuse_held_deletion();--> statement-breakpoint
create trigger defects_held before delete on defects for each row execute function refuse_held_deletion();--> statement-breakpoint
-- The photo of a run that failed shows nothing yet: it goes as ever.
create function refuse_held_photo_deletion() returns trigger language plpgsql as $$
begin
  if (old.kept_by_itself or exists (select 1 from finding_photos where photo_id = old.id))
    and exists (select 1 from legal_holds where project_id = old.project_id and lifted_at is null) then
    raise exception 'a legal hold stands on project %', old.project_id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger photos_held before delete on photos for each row execute function refuse_held_photo_deletion();--> statement-breakpoint
create function refuse_trail_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'trail_entries is append-only' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger trail_entries_append_only before update or delete on trail_entries
  for each row execute function refuse_trail_change();
--> statement-breakpoint
create function check_trail_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  select sequence, sha256 into last from trail_entries
    where project_id = new.project_id order by sequence desc limit 1;
  if new.sequence <> coalesce(last.sequence, 0) + 1 or new.previous_sha256 <> coalesce(last.sha256, '') then
    raise exception 'a trail entry must follow the one before' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger trail_entries_in_chain before insert on trail_entries
  for each row execute function check_trail_entry();
