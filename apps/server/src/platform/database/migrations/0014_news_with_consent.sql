ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_inquiry";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_news" ON "contact_messages" USING btree (lower("email")) WHERE inquiry = 'news';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_consent" CHECK ("contact_messages"."inquiry" <> 'news' or "contact_messages"."consented_at" is not null);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_inquiry" CHECK ("contact_messages"."inquiry" in ('general', 'technical', 'billing', 'partnership', 'training', 'enterprise', 'news'));