ALTER TABLE "defects" DROP CONSTRAINT "defects_one_per_analysis";--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_one_per_part" UNIQUE("analysis_id","part");