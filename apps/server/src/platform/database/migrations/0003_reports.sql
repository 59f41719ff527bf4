CREATE TABLE "letterheads" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"abn" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"inspector_name" text DEFAULT '' NOT NULL,
	"licence_number" text DEFAULT '' NOT NULL,
	"accent_colour" text DEFAULT '' NOT NULL,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"report_id" integer NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'generating' NOT NULL,
	"selected_defect_ids" integer[] NOT NULL,
	"critical_count" integer NOT NULL,
	"high_count" integer NOT NULL,
	"medium_count" integer NOT NULL,
	"low_count" integer NOT NULL,
	"runner" bigint,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"content" jsonb,
	"pages" integer,
	"bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "report_versions_once" UNIQUE("report_id","version"),
	CONSTRAINT "report_versions_status" CHECK ("report_versions"."status" in ('generating', 'completed', 'failed')),
	CONSTRAINT "report_versions_progress" CHECK ("report_versions"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"title" text NOT NULL,
	"type" text DEFAULT 'defect_analysis' NOT NULL,
	"client_name" text DEFAULT '' NOT NULL,
	"inspected_on" date,
	"limitations" text DEFAULT '' NOT NULL,
	"declared_inspection" boolean DEFAULT false NOT NULL,
	"folder" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_versions_waiting" ON "report_versions" USING btree ("id") WHERE "report_versions"."status" = 'generating';--> statement-breakpoint
CREATE INDEX "reports_by_user" ON "reports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reports_by_project" ON "reports" USING btree ("project_id");