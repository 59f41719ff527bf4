CREATE TABLE "draft_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"draft_id" integer NOT NULL,
	"position" integer NOT NULL,
	"jpeg" "bytea" NOT NULL,
	CONSTRAINT "draft_pictures_once" UNIQUE("draft_id","position")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "incomplete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_draft_id_draft_findings_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft_findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_pictures_by_user" ON "draft_pictures" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_layout" CHECK ("imports"."layout" in ('ours', 'items', 'table', 'labels', 'headings'));