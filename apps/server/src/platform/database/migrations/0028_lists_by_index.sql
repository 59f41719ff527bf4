DROP INDEX "defects_by_project_severity";--> statement-breakpoint
DROP INDEX "defects_by_project_confidence";--> statement-breakpoint
CREATE INDEX "defects_by_user_severity" ON "defects" USING btree ("user_id","severity_rank" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "defects_by_user_confidence" ON "defects" USING btree ("user_id","confidence","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "defects_by_user_compliance" ON "defects" USING btree ("user_id","compliance","id");--> statement-breakpoint
CREATE INDEX "defects_by_project_compliance" ON "defects" USING btree ("project_id","compliance","id");--> statement-breakpoint
CREATE INDEX "defects_by_project_severity" ON "defects" USING btree ("project_id","severity_rank" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "defects_by_project_confidence" ON "defects" USING btree ("project_id","confidence","id" DESC NULLS FIRST);