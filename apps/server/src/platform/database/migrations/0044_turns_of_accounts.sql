DROP INDEX "jobs_open";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "owner" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_of_owner" ON "jobs" USING btree ("kind","owner","turn");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("kind","turn","due_at","id") WHERE "jobs"."state" <> 'dead';