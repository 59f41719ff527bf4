CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"provider" text NOT NULL,
	"intent_id" text,
	"purpose" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"report_id" integer,
	"project_id" integer,
	"selected_defect_ids" integer[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"invoice_number" integer,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"claimed_credits" integer DEFAULT 0 NOT NULL,
	"taken_credits" integer DEFAULT 0 NOT NULL,
	"reversals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payments_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "payments_once" UNIQUE("provider","intent_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'paid', 'cancelled')),
	CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('credits', 'pdf')),
	CONSTRAINT "payments_dispute" CHECK ("payments"."dispute" in ('none', 'open', 'won', 'lost')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "pdf_purchases" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"purchased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pdf_purchases_once" UNIQUE("report_id"),
	CONSTRAINT "pdf_purchases_by_payment" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"owner" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'requires_payment_method' NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_intents_once" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_intents_status" CHECK ("sandbox_intents"."status" in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
	CONSTRAINT "sandbox_intents_refund" CHECK ("sandbox_intents"."refunded_cents" between 0 and "sandbox_intents"."amount_cents"),
	CONSTRAINT "sandbox_intents_dispute" CHECK ("sandbox_intents"."dispute" in ('none', 'open', 'won', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_purchases" ADD CONSTRAINT "pdf_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_purchases" ADD CONSTRAINT "pdf_purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("checked_at") WHERE "payments"."status" = 'created';--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("checked_at") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_report" ON "payments" USING btree ("user_id","report_id") WHERE "payments"."status" = 'created' and "payments"."purpose" = 'pdf';--> statement-breakpoint
CREATE INDEX "pdf_purchases_by_user" ON "pdf_purchases" USING btree ("user_id","id");--> statement-breakpoint
insert into invoice_counter (id, last) values (1, 1000);
