ALTER TABLE "trials" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trials_by_account" ON "trials" USING btree ("account_id");