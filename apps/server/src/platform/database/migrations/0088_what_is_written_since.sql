ALTER TABLE "defects" ADD COLUMN "written_since" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What was written before is read for dangers as well: by rules that are older than any.
UPDATE "defects" SET "hazard_rules" = 0 WHERE "id" IN (
  SELECT "finding_id" FROM "repair_entries" WHERE "note" <> ''
  UNION SELECT "finding_id" FROM "crack_readings" WHERE "note" <> ''
);
