ALTER TABLE "preferences" DROP CONSTRAINT "preferences_units";--> statement-breakpoint
ALTER TABLE "preferences" DROP COLUMN "units";