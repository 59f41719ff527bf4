CREATE TABLE "repair_entry_photos" (
	"entry_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	CONSTRAINT "repair_entry_photos_entry_id_photo_id_pk" PRIMARY KEY("entry_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "repair_link_findings" (
	"link_id" integer NOT NULL,
	"finding_id" integer NOT NULL,
	CONSTRAINT "repair_link_findings_link_id_finding_id_pk" PRIMARY KEY("link_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "repair_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "repair_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "repair_entries" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "repair_entry_photos" ADD CONSTRAINT "repair_entry_photos_entry_id_repair_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."repair_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_entry_photos" ADD CONSTRAINT "repair_entry_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_link_findings" ADD CONSTRAINT "repair_link_findings_link_id_repair_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."repair_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_link_findings" ADD CONSTRAINT "repair_link_findings_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_links" ADD CONSTRAINT "repair_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_links" ADD CONSTRAINT "repair_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_entry_photos_by_photo" ON "repair_entry_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "repair_link_findings_by_finding" ON "repair_link_findings" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "repair_links_by_project" ON "repair_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "repair_links_by_user" ON "repair_links" USING btree ("user_id");