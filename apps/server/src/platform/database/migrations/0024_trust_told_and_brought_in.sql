CREATE TABLE "hosted_trust" (
	"engine_id" text PRIMARY KEY NOT NULL,
	"strength" double precision NOT NULL,
	"decided" integer NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "brought_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "told_at" = "paid_at" WHERE "status" = 'paid';
