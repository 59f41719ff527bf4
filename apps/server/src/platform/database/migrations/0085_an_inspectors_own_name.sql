ALTER TABLE "defects" ADD COLUMN "renamed" boolean;
