CREATE TABLE "stamped_heads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"stamp_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"entries" integer NOT NULL,
	"head" text NOT NULL,
	"proof" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_stamps" (
	"id" serial PRIMARY KEY NOT NULL,
	"root_sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"problem" text,
	"answer" text,
	"stamped_at" timestamp with time zone,
	"stamped_by" text,
	"trusted" boolean
);
--> statement-breakpoint
ALTER TABLE "stamped_heads" ADD CONSTRAINT "stamped_heads_stamp_id_time_stamps_id_fk" FOREIGN KEY ("stamp_id") REFERENCES "public"."time_stamps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamped_heads" ADD CONSTRAINT "stamped_heads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stamped_heads_of_project" ON "stamped_heads" USING btree ("project_id","entries");--> statement-breakpoint
CREATE INDEX "stamped_heads_of_stamp" ON "stamped_heads" USING btree ("stamp_id");--> statement-breakpoint
CREATE INDEX "stamped_heads_of_user" ON "stamped_heads" USING btree ("user_id");