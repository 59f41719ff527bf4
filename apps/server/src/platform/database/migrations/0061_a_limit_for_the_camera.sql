ALTER TABLE "batch_photos" ADD COLUMN "reserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "credit_limit" integer;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_credit_limit" CHECK ("batches"."credit_limit" >= 0);