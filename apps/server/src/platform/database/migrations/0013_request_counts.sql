-- Lost in a crash and not missed: UNLOGGED keeps every counted request out of the write-ahead log.
CREATE UNLOGGED TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_counts_by_time" ON "request_counts" USING btree ("started_at");