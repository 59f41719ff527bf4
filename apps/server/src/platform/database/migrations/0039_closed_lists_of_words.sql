ALTER TABLE "defects" ADD CONSTRAINT "defects_outcome" CHECK ("defects"."outcome" in ('defect', 'no_visible_defect', 'not_sure', 'not_building'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_family" CHECK ("defects"."family" in ('crack', 'spalling', 'mould_algae', 'vegetation', 'corrosion', 'peeling_damp', 'efflorescence', 'tile_fault', 'normal', 'not_building'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_severity" CHECK ("defects"."severity" in ('critical', 'high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_compliance" CHECK ("defects"."compliance" in ('compliant', 'non_compliant', 'undetermined'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_area" CHECK ("defects"."area" in ('structural', 'waterproofing', 'fire_safety', 'accessibility', 'other'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_original_severity" CHECK ("defects"."original_severity" in ('critical', 'high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_original_compliance" CHECK ("defects"."original_compliance" in ('compliant', 'non_compliant', 'undetermined'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_verdict" CHECK ("defects"."verdict" in ('confirmed', 'corrected', 'rejected'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_decided_severity" CHECK ("defects"."decided_severity" in ('critical', 'high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_decided_compliance" CHECK ("defects"."decided_compliance" in ('compliant', 'non_compliant', 'undetermined'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_state" CHECK ("projects"."state" in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_building_type" CHECK ("projects"."building_type" in ('residential-house', 'townhouse', 'apartment', 'commercial-office', 'retail', 'industrial'));--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_state" CHECK ("preferences"."state" in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'));--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_family" CHECK ("training_examples"."family" in ('crack', 'spalling', 'mould_algae', 'vegetation', 'corrosion', 'peeling_damp', 'efflorescence', 'tile_fault', 'normal', 'not_building'));--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_severity" CHECK ("training_examples"."severity" in ('critical', 'high', 'medium', 'low'));