ALTER TABLE "mobile_tokens" ADD COLUMN "family" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD COLUMN "signed_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
UPDATE "mobile_tokens" SET "signed_in_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mobile_family" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "mobile_tokens_by_family" ON "mobile_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "sessions_by_family" ON "sessions" USING btree ("mobile_family") WHERE "sessions"."mobile_family" is not null;--> statement-breakpoint
CREATE INDEX "attempts_by_subject" ON "attempts" USING btree ("subject");