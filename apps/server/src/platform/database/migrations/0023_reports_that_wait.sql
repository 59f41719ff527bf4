ALTER TABLE "report_versions" ADD COLUMN "setbacks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "due_at" timestamp with time zone;