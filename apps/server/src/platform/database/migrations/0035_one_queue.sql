CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"setbacks" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"runner" bigint,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"died_at" timestamp with time zone,
	CONSTRAINT "jobs_once" UNIQUE("kind","key"),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'dead'))
);
--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("kind","due_at","id") WHERE "jobs"."state" <> 'dead';--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("id") WHERE "jobs"."state" = 'dead';--> statement-breakpoint
ALTER TABLE "report_versions" DROP COLUMN "runner";--> statement-breakpoint
ALTER TABLE "report_versions" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "report_versions" DROP COLUMN "setbacks";--> statement-breakpoint
ALTER TABLE "report_versions" DROP COLUMN "due_at";