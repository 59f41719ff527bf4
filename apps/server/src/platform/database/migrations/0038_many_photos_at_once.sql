CREATE TABLE "batch_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"photo_id" integer,
	"upload_key" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"finding_id" integer,
	"charged" boolean DEFAULT false NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_photos_once" UNIQUE("user_id","upload_key"),
	CONSTRAINT "batch_photos_state" CHECK ("batch_photos"."state" in ('waiting', 'kept', 'done', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"key" text NOT NULL,
	"photo_count" integer NOT NULL,
	"analyse" boolean NOT NULL,
	"stage_ids" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_once" UNIQUE("user_id","key"),
	CONSTRAINT "batches_state" CHECK ("batches"."state" in ('active', 'paused', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "batch_photos" ADD CONSTRAINT "batch_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_photos" ADD CONSTRAINT "batch_photos_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_photos" ADD CONSTRAINT "batch_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_photos" ADD CONSTRAINT "batch_photos_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_photos_by_batch" ON "batch_photos" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "batch_photos_by_photo" ON "batch_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "batch_photos_by_finding" ON "batch_photos" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "batch_photos_kept" ON "batch_photos" USING btree ("user_id","id") WHERE "batch_photos"."state" = 'kept';--> statement-breakpoint
CREATE INDEX "batches_by_project" ON "batches" USING btree ("project_id","id");