ALTER TABLE "defects" ADD COLUMN "renamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of a finding corrected before, a name is the inspector's where it isn't the panel's, unless the rules may have given it:
-- that of an alert, a place or bare steel, and a crack's by a material that was answered or that the words tell.
UPDATE "defects" SET "renamed" = true
  WHERE "verdict" = 'corrected' AND (
    "taxonomy_id" IS DISTINCT FROM "examination"->'consensus'->>'defectId'
    OR ("title" <> "original_title"
      AND NOT ("title" = 'Crack in a driveway or path'
        AND "user_description" ~* 'drive|path|paving|pavement|crossover|apron|carport|hardstand')
      AND "title" NOT LIKE 'Concrete breaking away, bare steel seems to show%'
      AND "title" !~ '^(Ceiling fallen, |Wall or façade broken, |Floor fallen in or |Something fallen, |Several parts fallen, )'
      AND NOT EXISTS (
        SELECT FROM jsonb_array_elements("alerts" || "closed_alerts" || "standing_alerts") AS told
        WHERE coalesce(told->'alert', told)->>'title' = "defects"."title")
      AND NOT EXISTS (
        SELECT FROM (VALUES
          ('brickwork', 'masonry', 'brick|veneer'),
          ('masonry', 'masonry', 'brick|stone|mason|mortar|block|besser|veneer|step|stair|zig'),
          ('stonework', 'stone', 'stone'),
          ('blockwork', 'masonry', 'block|besser'),
          ('plaster', 'plaster', 'plaster|gyp|cornice|drywall|ceiling'),
          ('concrete', 'concrete', 'concrete|slab|drive|path|precast'),
          ('concrete', 'concrete_frame', 'concrete|slab|drive|path|precast'),
          ('render', 'render', 'render|stucco'),
          ('a tile', 'tile', 'til|grout'),
          ('timber', 'timber', 'timber|wood|floorboard'),
          ('fibre cement', 'fibre_cement', 'fibro|hardi|villa|cement')
        ) AS given (called, answered, told)
        WHERE "title" IN ('Crack in ' || called, 'Stepped crack in ' || called)
          AND CASE WHEN "answers"->>'material' IS NULL THEN "user_description" ~* told
            ELSE "answers"->>'material' = answered END)));
