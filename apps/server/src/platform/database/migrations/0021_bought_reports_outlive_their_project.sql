CREATE TABLE "report_photos" (
	"report_id" integer NOT NULL,
	"defect_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	CONSTRAINT "report_photos_report_id_defect_id_pk" PRIMARY KEY("report_id","defect_id")
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_project_id_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "project_name" text;--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_photos_by_photo" ON "report_photos" USING btree ("photo_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;