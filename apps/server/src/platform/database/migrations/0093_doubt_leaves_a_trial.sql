ALTER TABLE "trials" DROP CONSTRAINT "trials_one_per_source";--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "spent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "trials_one_per_source" ON "trials" USING btree ("source_hash") WHERE "trials"."spent";