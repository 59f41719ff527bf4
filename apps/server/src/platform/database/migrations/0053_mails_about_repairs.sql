ALTER TABLE "preferences" ADD COLUMN "repair_answers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "repair_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "reminded" text;