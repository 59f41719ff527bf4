CREATE TABLE "repair_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"finding_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"step" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_kind" text NOT NULL,
	"name" text NOT NULL,
	"device" text NOT NULL,
	"note" text NOT NULL,
	"person" text NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repair_entries_once" UNIQUE("finding_id","key"),
	CONSTRAINT "repair_entries_step" CHECK ("repair_entries"."step" in ('assign', 'unassign', 'fix', 'takeBackFix', 'reportFixed', 'fixOwn', 'verify', 'reopen', 'dispute', 'accept', 'notDefect', 'comment')),
	CONSTRAINT "repair_entries_from" CHECK ("repair_entries"."from_state" in ('open', 'assigned', 'fixed', 'fixed_unverified', 'verified', 'reopened', 'disputed', 'accepted', 'not_defect')),
	CONSTRAINT "repair_entries_to" CHECK ("repair_entries"."to_state" in ('open', 'assigned', 'fixed', 'fixed_unverified', 'verified', 'reopened', 'disputed', 'accepted', 'not_defect')),
	CONSTRAINT "repair_entries_actor" CHECK ("repair_entries"."actor_kind" in ('owner', 'holder'))
);
--> statement-breakpoint
CREATE TABLE "repairs" (
	"finding_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"trade" text DEFAULT '' NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"due_on" date,
	"fixed_by" text,
	"seen_entry" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repairs_state" CHECK ("repairs"."state" in ('open', 'assigned', 'fixed', 'fixed_unverified', 'verified', 'reopened', 'disputed', 'accepted', 'not_defect')),
	CONSTRAINT "repairs_fixed_by" CHECK ("repairs"."fixed_by" in ('owner', 'holder', 'trade')),
	CONSTRAINT "repairs_own_work" CHECK ("repairs"."state" <> 'verified' or "repairs"."fixed_by" is distinct from 'owner')
);
--> statement-breakpoint
ALTER TABLE "repair_entries" ADD CONSTRAINT "repair_entries_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_entries" ADD CONSTRAINT "repair_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_entries_by_user" ON "repair_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "repairs_by_user" ON "repairs" USING btree ("user_id","due_on");--> statement-breakpoint
create function refuse_changed_repair_entry() returns trigger language plpgsql as $$
begin
  raise exception 'A step of a repair is never changed' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger repair_entries_stay before update on repair_entries
  for each row execute function refuse_changed_repair_entry();
