ALTER TABLE "reports" ADD COLUMN "kind" text DEFAULT 'defect_list' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "not_inspected" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "attended_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "particulars" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('defect_list', 'pre_purchase', 'stage', 'handover', 'dilapidation', 're_inspection', 'notice', 'expert'));--> statement-breakpoint
-- An inspection that was declared before there were kinds was one to AS 4349.1.
UPDATE "reports" SET "kind" = 'pre_purchase' WHERE "declared_inspection";
