DELETE FROM "attempts";--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "count";