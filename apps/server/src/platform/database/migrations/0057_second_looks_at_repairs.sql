CREATE TABLE "repair_looks" (
	"finding_id" integer NOT NULL,
	"before_id" integer NOT NULL,
	"after_id" integer NOT NULL,
	"answer" text NOT NULL,
	"reason" text NOT NULL,
	"confidence" double precision NOT NULL,
	"remains" double precision,
	"width_ratio" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repair_looks_finding_id_before_id_after_id_pk" PRIMARY KEY("finding_id","before_id","after_id"),
	CONSTRAINT "repair_looks_answer" CHECK ("repair_looks"."answer" in ('fixed', 'not_fixed', 'cant_tell')),
	CONSTRAINT "repair_looks_reason" CHECK ("repair_looks"."reason" in ('no_match', 'not_in_view', 'too_soft', 'place_unknown', 'unclear', 'danger', 'gone', 'still_there', 'partly_there', 'wider')),
	CONSTRAINT "repair_looks_confidence" CHECK ("repair_looks"."confidence" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "repair_looks" ADD CONSTRAINT "repair_looks_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_looks" ADD CONSTRAINT "repair_looks_before_id_photos_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_looks" ADD CONSTRAINT "repair_looks_after_id_photos_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_looks_by_before" ON "repair_looks" USING btree ("before_id");--> statement-breakpoint
CREATE INDEX "repair_looks_by_after" ON "repair_looks" USING btree ("after_id");