CREATE TABLE "draft_findings" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"recommendations" text NOT NULL,
	"location" text NOT NULL,
	"severity" text NOT NULL,
	"stated_severity" text NOT NULL,
	"hazards" text[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"finding_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_findings_once" UNIQUE("import_id","position"),
	CONSTRAINT "draft_findings_severity" CHECK ("draft_findings"."severity" in ('critical', 'high', 'medium', 'low')),
	CONSTRAINT "draft_findings_state" CHECK ("draft_findings"."state" in ('waiting', 'accepted', 'set_aside')),
	CONSTRAINT "draft_findings_accepted" CHECK ("draft_findings"."finding_id" is null or "draft_findings"."state" = 'accepted')
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_once" UNIQUE("project_id","sha256"),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('list', 'report'))
);
--> statement-breakpoint
ALTER TABLE "draft_findings" ADD CONSTRAINT "draft_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_findings" ADD CONSTRAINT "draft_findings_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_findings" ADD CONSTRAINT "draft_findings_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_findings_by_user" ON "draft_findings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_findings_by_finding" ON "draft_findings" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "imports_by_user" ON "imports" USING btree ("user_id");