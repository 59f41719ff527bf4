ALTER TABLE "imports" DROP CONSTRAINT "imports_kind";--> statement-breakpoint
ALTER TABLE "draft_findings" ADD COLUMN "topic" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "known" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('list', 'report', 'bcf'));