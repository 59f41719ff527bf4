CREATE TABLE "photo_originals" (
	"photo_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"folder" text NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"device_sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_originals_declared" CHECK ("photo_originals"."sha256" = "photo_originals"."device_sha256")
);
--> statement-breakpoint
ALTER TABLE "file_removals" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_originals" ADD CONSTRAINT "photo_originals_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_originals" ADD CONSTRAINT "photo_originals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_originals_by_user" ON "photo_originals" USING btree ("user_id");--> statement-breakpoint
-- It is evidence from the moment that it is here.
create function refuse_changed_original() returns trigger language plpgsql as $$
begin
  raise exception 'the original of photo % is never changed', old.photo_id using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger photo_originals_unchanged before update on photo_originals
  for each row execute function refuse_changed_original();
--> statement-breakpoint
-- One that goes with its photo is the photo's to refuse: that row is gone by then.
create function refuse_held_original_deletion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from photos join legal_holds on legal_holds.project_id = photos.project_id
    where photos.id = old.photo_id and legal_holds.lifted_at is null) then
    raise exception 'a legal hold stands on the project of photo %', old.photo_id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger photo_originals_held before delete on photo_originals
  for each row execute function refuse_held_original_deletion();
