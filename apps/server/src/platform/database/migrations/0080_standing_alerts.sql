ALTER TABLE "defects" ADD COLUMN "standing_alerts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What was told before a change stood among the open alerts alone: the next judgement would have lost it.
UPDATE "defects" SET "standing_alerts" = jsonb_path_query_array("alerts", '$[*] ? (@.because starts with "Before it was changed: ")')
  WHERE "alerts" @? '$[*] ? (@.because starts with "Before it was changed: ")';
