CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"inquiry" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_ticket" UNIQUE("ticket_number"),
	CONSTRAINT "contact_messages_inquiry" CHECK ("contact_messages"."inquiry" in ('general', 'technical', 'billing', 'partnership', 'training', 'enterprise'))
);
--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at");