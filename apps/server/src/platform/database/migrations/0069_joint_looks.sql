CREATE TABLE "joint_looks" (
	"id" serial PRIMARY KEY NOT NULL,
	"finding_id" integer NOT NULL,
	"analysis_id" integer,
	"examination" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"best_photo_id" integer,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "joint_looks_once" UNIQUE("analysis_id"),
	CONSTRAINT "joint_looks_state" CHECK ("joint_looks"."state" in ('offered', 'unsettled', 'kept', 'declined', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "joint_looks" ADD CONSTRAINT "joint_looks_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joint_looks" ADD CONSTRAINT "joint_looks_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joint_looks" ADD CONSTRAINT "joint_looks_best_photo_id_photos_id_fk" FOREIGN KEY ("best_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joint_looks_by_finding" ON "joint_looks" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "joint_looks_by_best" ON "joint_looks" USING btree ("best_photo_id");