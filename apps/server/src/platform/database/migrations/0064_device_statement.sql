ALTER TABLE "photos" ADD COLUMN "device_at" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "device_sha256" text;