ALTER TABLE "letterheads" ADD COLUMN "limitations" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "inspected_areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "weather" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "overall_condition" text;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_overall_condition" CHECK ("reports"."overall_condition" in ('above_average', 'average', 'below_average'));