CREATE TABLE "voice_notes" (
	"photo_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"folder" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_notes_type" CHECK ("voice_notes"."type" in ('audio/webm', 'audio/mp4')),
	CONSTRAINT "voice_notes_text_state" CHECK ("voice_notes"."text_state" in ('none', 'waiting', 'machine', 'person', 'failed')),
	CONSTRAINT "voice_notes_text" CHECK (("voice_notes"."text" <> '') = ("voice_notes"."text_state" in ('machine', 'person')))
);
--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "spoken_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_notes_by_user" ON "voice_notes" USING btree ("user_id");--> statement-breakpoint
-- One that goes with its photo is the photo's to refuse: that row is gone by then.
create function refuse_held_voice_deletion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from photos join legal_holds on legal_holds.project_id = photos.project_id
    where photos.id = old.photo_id and legal_holds.lifted_at is null) then
    raise exception 'a legal hold stands on the project of photo %', old.photo_id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger voice_notes_held before delete on voice_notes
  for each row execute function refuse_held_voice_deletion();
