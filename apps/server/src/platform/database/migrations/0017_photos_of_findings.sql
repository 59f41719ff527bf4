CREATE INDEX "analyses_by_photo" ON "analyses" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "defects_by_photo" ON "defects" USING btree ("photo_id");