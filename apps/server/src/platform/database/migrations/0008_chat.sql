CREATE TABLE "chat_exchanges" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"defect_id" integer,
	"project_id" integer,
	"client_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"metadata" jsonb,
	"thread" jsonb,
	"answered_by" text DEFAULT 'built_in' NOT NULL,
	"notice" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"helpful" boolean,
	"feedback_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_exchanges_once" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_usage" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_usage_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "chat_usage_not_negative" CHECK ("chat_usage"."tokens" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD CONSTRAINT "chat_exchanges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD CONSTRAINT "chat_exchanges_defect_id_defects_id_fk" FOREIGN KEY ("defect_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD CONSTRAINT "chat_exchanges_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_usage" ADD CONSTRAINT "chat_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_exchanges_by_defect" ON "chat_exchanges" USING btree ("defect_id","id");--> statement-breakpoint
CREATE INDEX "chat_exchanges_by_project" ON "chat_exchanges" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "chat_exchanges_by_user" ON "chat_exchanges" USING btree ("user_id","id") WHERE "chat_exchanges"."defect_id" is null;