ALTER TABLE "defects" ADD COLUMN "widest_reading" jsonb;--> statement-breakpoint
-- Readings from before count from now on: of the newest width at each point the widest.
UPDATE "defects" SET "widest_reading" = "widest"."measured" FROM (
  SELECT DISTINCT ON ("finding_id") "finding_id", jsonb_build_object('attribute', 'crack_width', 'value', "mm", 'unit', 'mm',
    'uncertainty', "plus_minus", 'origin', 'inspector', 'reference', "instrument") AS "measured"
  FROM (
    SELECT DISTINCT ON ("finding_id", lower("point")) * FROM "crack_readings" "one"
    WHERE "mm" IS NOT NULL AND "instrument" <> 'tell-tale'
      AND NOT EXISTS (SELECT 1 FROM "crack_readings" "other" WHERE "other"."corrects_id" = "one"."id")
    ORDER BY "finding_id", lower("point"), "read_on" DESC, "id" DESC
  ) "newest"
  ORDER BY "finding_id", "mm" + "plus_minus" DESC
) "widest" WHERE "widest"."finding_id" = "defects"."id";
