CREATE TABLE "decision_tallies" (
	"user_id" integer NOT NULL,
	"said" text NOT NULL,
	"verdict" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "decision_tallies_user_id_said_verdict_pk" PRIMARY KEY("user_id","said","verdict")
);
--> statement-breakpoint
CREATE TABLE "insight_tallies" (
	"project_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"severity" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "insight_tallies_project_id_kind_key_severity_pk" PRIMARY KEY("project_id","kind","key","severity")
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entries" jsonb NOT NULL,
	"mismatched" integer NOT NULL,
	CONSTRAINT "ledger_checks_single" CHECK ("ledger_checks"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "decision_tallies" ADD CONSTRAINT "decision_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_tallies" ADD CONSTRAINT "insight_tallies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_tallies_by_user" ON "insight_tallies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analyses_by_end" ON "analyses" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "defects_decided" ON "defects" USING btree ("id") WHERE "defects"."verdict" is not null;--> statement-breakpoint
CREATE INDEX "defects_decided_at" ON "defects" USING btree ("decided_at") WHERE "defects"."verdict" is not null;--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_versions_by_end" ON "report_versions" USING btree ("finished_at");