CREATE TABLE "finding_follow_ups" (
	"project_id" integer NOT NULL,
	"finding_id" integer NOT NULL,
	"visit_id" integer NOT NULL,
	"state" text NOT NULL,
	"later_id" integer,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_follow_ups_finding_id_visit_id_pk" PRIMARY KEY("finding_id","visit_id"),
	CONSTRAINT "finding_follow_ups_state" CHECK ("finding_follow_ups"."state" in ('worse', 'same', 'fixed', 'not_found'))
);
--> statement-breakpoint
CREATE TABLE "photo_looks" (
	"photo_id" integer PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"examination" jsonb NOT NULL,
	"asks" boolean NOT NULL,
	"answer" text,
	"reason" text DEFAULT '' NOT NULL,
	"finding_id" integer,
	CONSTRAINT "photo_looks_answer" CHECK ("photo_looks"."answer" in ('added', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "plan_pages" (
	"plan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "plan_pages_plan_id_number_pk" PRIMARY KEY("plan_id","number"),
	CONSTRAINT "plan_pages_number" CHECK ("plan_pages"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "plan_pins" (
	"id" serial PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"page" integer,
	"number" integer NOT NULL,
	"finding_id" integer,
	"label" text DEFAULT '' NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"corners" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_pins_number" UNIQUE("plan_id","number"),
	CONSTRAINT "plan_pins_place" CHECK ("plan_pins"."x" between 0 and 1 and "plan_pins"."y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"folder" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_in_project" UNIQUE("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "finding_follow_ups" ADD CONSTRAINT "finding_follow_ups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_follow_ups" ADD CONSTRAINT "finding_follow_ups_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_follow_ups" ADD CONSTRAINT "finding_follow_ups_later_id_defects_id_fk" FOREIGN KEY ("later_id") REFERENCES "public"."defects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_follow_ups" ADD CONSTRAINT "finding_follow_ups_visit" FOREIGN KEY ("project_id","visit_id") REFERENCES "public"."visits"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_looks" ADD CONSTRAINT "photo_looks_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_looks" ADD CONSTRAINT "photo_looks_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pages" ADD CONSTRAINT "plan_pages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pins" ADD CONSTRAINT "plan_pins_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pins" ADD CONSTRAINT "plan_pins_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_follow_ups_by_visit" ON "finding_follow_ups" USING btree ("project_id","visit_id");--> statement-breakpoint
CREATE INDEX "finding_follow_ups_by_later" ON "finding_follow_ups" USING btree ("later_id");--> statement-breakpoint
CREATE INDEX "photo_looks_by_finding" ON "photo_looks" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "plan_pins_by_finding" ON "plan_pins" USING btree ("finding_id");