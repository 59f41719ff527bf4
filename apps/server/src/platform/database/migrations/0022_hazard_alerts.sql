ALTER TABLE "defects" ADD COLUMN "alerts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "closed_alerts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "hazard_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD COLUMN "alerts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "defects_with_hazard" ON "defects" USING btree ("user_id","project_id","id") WHERE "defects"."alerts" <> '[]';--> statement-breakpoint
CREATE INDEX "defects_by_hazard_rules" ON "defects" USING btree ("hazard_rules","id");