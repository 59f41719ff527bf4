ALTER TABLE "photos" ADD COLUMN "markup" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "markup_version" integer DEFAULT 0 NOT NULL;