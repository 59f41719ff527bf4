ALTER TABLE "report_photos" DROP CONSTRAINT "report_photos_report_id_defect_id_pk";--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_id_defect_id_photo_id_pk" PRIMARY KEY("report_id","defect_id","photo_id");--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "examined_photo_id" integer;--> statement-breakpoint
ALTER TABLE "finding_photos" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "report_photos" ADD COLUMN "cover" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_examined_photo_id_photos_id_fk" FOREIGN KEY ("examined_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defects_by_examined_photo" ON "defects" USING btree ("examined_photo_id");--> statement-breakpoint
ALTER TABLE "finding_photos" ADD CONSTRAINT "finding_photos_role" CHECK ("finding_photos"."role" in ('overview', 'close_up', 'with_scale'));