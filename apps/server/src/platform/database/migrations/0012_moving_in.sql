CREATE TABLE "api_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "installation_single" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "migration_ids" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"user_id" integer,
	"local_id" integer,
	"hash" text NOT NULL,
	"local_hash" text DEFAULT '' NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "migration_ids_source_kind_source_id_pk" PRIMARY KEY("source","kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "migration_problems" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"path" text NOT NULL,
	"message" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "migration_problems_once" UNIQUE("run_id","path","message"),
	CONSTRAINT "migration_problems_level" CHECK ("migration_problems"."level" in ('error', 'note'))
);
--> statement-breakpoint
CREATE TABLE "migration_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"parent" text,
	"owner" text,
	"path" text NOT NULL,
	"body" jsonb NOT NULL,
	"hash" text NOT NULL,
	"action" text,
	"reason" text,
	"local_id" integer,
	"photo" jsonb,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "migration_rows_once" UNIQUE("run_id","kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "migration_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"started_by" integer,
	"source" text NOT NULL,
	"source_url" text,
	"sealed_key" text,
	"state" text DEFAULT 'receiving' NOT NULL,
	"runner" bigint,
	"operation" text DEFAULT '' NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"imported" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "migration_runs_state" CHECK ("migration_runs"."state" in ('receiving', 'ready', 'importing', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_ids" ADD CONSTRAINT "migration_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_problems" ADD CONSTRAINT "migration_problems_run_id_migration_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."migration_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_rows" ADD CONSTRAINT "migration_rows_run_id_migration_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."migration_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_runs" ADD CONSTRAINT "migration_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "migration_ids_by_user" ON "migration_ids" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "migration_problems_by_run" ON "migration_problems" USING btree ("run_id","level","id");--> statement-breakpoint
CREATE INDEX "migration_rows_by_owner" ON "migration_rows" USING btree ("run_id","owner","kind","id");--> statement-breakpoint
CREATE INDEX "migration_rows_by_parent" ON "migration_rows" USING btree ("run_id","kind","parent");--> statement-breakpoint
CREATE INDEX "migration_runs_by_state" ON "migration_runs" USING btree ("state");