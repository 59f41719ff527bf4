ALTER TABLE "defects" ADD COLUMN "decided_class" text;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_decided_class" CHECK ("defects"."decided_class" in ('major', 'minor'));