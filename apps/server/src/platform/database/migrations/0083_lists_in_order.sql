CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("id") WHERE "mails"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_by_user_time" ON "reports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_user_name" ON "reports" USING btree ("user_id",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "trail_entries_by_time" ON "trail_entries" USING btree ("project_id","at");