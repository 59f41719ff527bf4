UPDATE "mails" SET "given_up_at" = "created_at" WHERE "due_at" IS NULL AND "sent_at" IS NULL;--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "payload", "due_at") SELECT 'mail', "id"::text, jsonb_build_object('mailId', "id"), "due_at" FROM "mails" WHERE "due_at" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "payload") SELECT 'training_run', "id"::text, jsonb_build_object('runId', "id") FROM "training_runs" WHERE "state" IN ('waiting', 'running') ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "training_runs" DROP COLUMN "runner";--> statement-breakpoint
ALTER TABLE "training_runs" DROP COLUMN "attempt";