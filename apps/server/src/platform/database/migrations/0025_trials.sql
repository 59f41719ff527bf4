CREATE TABLE "trials" (
	"id" serial PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"source_hash" text NOT NULL,
	"state" text NOT NULL,
	"runner" bigint NOT NULL,
	"folder" text,
	"photo" jsonb,
	"finding" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trials_one_per_device" UNIQUE("device_hash"),
	CONSTRAINT "trials_one_per_source" UNIQUE("source_hash"),
	CONSTRAINT "trials_state" CHECK ("trials"."state" in ('running', 'done', 'taken'))
);
--> statement-breakpoint
CREATE INDEX "trials_by_time" ON "trials" USING btree ("created_at");