CREATE TABLE "suspensions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"suspended_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropped_candidates" (
	"defect_id" integer PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"dropped_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"network" text NOT NULL,
	"head" jsonb,
	"weights" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"example_ids" integer[] NOT NULL,
	"run_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_versions_name_unique" UNIQUE("name"),
	CONSTRAINT "model_versions_run_id_unique" UNIQUE("run_id"),
	CONSTRAINT "model_versions_kind" CHECK ("model_versions"."kind" in ('shipped', 'retrain', 'rebalance')),
	CONSTRAINT "model_versions_verdict" CHECK ("model_versions"."verdict" in ('accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "trainer_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"active_version_id" integer,
	"next_retraining_check" timestamp with time zone NOT NULL,
	"next_weight_rebalancing" timestamp with time zone NOT NULL,
	CONSTRAINT "trainer_state_one_row" CHECK ("trainer_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "training_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_examples" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"sha256" text NOT NULL,
	"owner_id" integer,
	"photo_id" integer,
	"defect_id" integer,
	"added_by" integer,
	"folder" text NOT NULL,
	"file_name" text NOT NULL,
	"true_type" text NOT NULL,
	"taxonomy_id" text,
	"family" text NOT NULL,
	"severity" text NOT NULL,
	"group_key" text NOT NULL,
	"network" text,
	"observation" jsonb,
	"said_family" text,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_examples_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "training_examples_defect_id_unique" UNIQUE("defect_id"),
	CONSTRAINT "training_examples_source" CHECK ("training_examples"."source" in ('upload', 'decision')),
	CONSTRAINT "training_examples_consent" CHECK ("training_examples"."source" = 'upload' or ("training_examples"."owner_id" is not null and "training_examples"."photo_id" is not null and "training_examples"."defect_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "training_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by" integer,
	"runner" bigint,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "training_runs_kind" CHECK ("training_runs"."kind" in ('retrain', 'rebalance')),
	CONSTRAINT "training_runs_state" CHECK ("training_runs"."state" in ('waiting', 'running', 'succeeded', 'failed')),
	CONSTRAINT "training_runs_progress" CHECK ("training_runs"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "version_activations" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_id" integer NOT NULL,
	"activated_by" integer,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "version_activations_cause" CHECK ("version_activations"."cause" in ('gate', 'hand', 'release'))
);
--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_suspended_by_users_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropped_candidates" ADD CONSTRAINT "dropped_candidates_defect_id_defects_id_fk" FOREIGN KEY ("defect_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropped_candidates" ADD CONSTRAINT "dropped_candidates_dropped_by_users_id_fk" FOREIGN KEY ("dropped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_run_id_training_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."training_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_state" ADD CONSTRAINT "trainer_state_active_version_id_model_versions_id_fk" FOREIGN KEY ("active_version_id") REFERENCES "public"."model_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_consents" ADD CONSTRAINT "training_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_owner_id_training_consents_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."training_consents"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_defect_id_defects_id_fk" FOREIGN KEY ("defect_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_runs" ADD CONSTRAINT "training_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_activations" ADD CONSTRAINT "version_activations_version_id_model_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."model_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_activations" ADD CONSTRAINT "version_activations_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_examples_by_owner" ON "training_examples" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "training_examples_by_photo" ON "training_examples" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "training_examples_by_network" ON "training_examples" USING btree ("network");--> statement-breakpoint
CREATE UNIQUE INDEX "training_runs_one_under_way" ON "training_runs" USING btree ((true)) WHERE "training_runs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "version_activations_by_version" ON "version_activations" USING btree ("version_id");