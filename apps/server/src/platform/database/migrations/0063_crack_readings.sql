CREATE TABLE "crack_readings" (
	"id" serial PRIMARY KEY NOT NULL,
	"finding_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"read_on" date NOT NULL,
	"point" text NOT NULL,
	"instrument" text NOT NULL,
	"mm" double precision,
	"plus_minus" double precision NOT NULL,
	"note" text NOT NULL,
	"name" text NOT NULL,
	"device" text NOT NULL,
	"corrects_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crack_readings_once" UNIQUE("finding_id","key"),
	CONSTRAINT "crack_readings_corrected_once" UNIQUE("corrects_id"),
	CONSTRAINT "crack_readings_instrument" CHECK ("crack_readings"."instrument" in ('crack gauge', 'feeler gauge', 'steel rule', 'vernier caliper', 'scale in a photo', 'tell-tale')),
	CONSTRAINT "crack_readings_mm" CHECK ("crack_readings"."mm" between 0 and 200 or ("crack_readings"."instrument" = 'tell-tale' and "crack_readings"."mm" between -50 and 50)),
	CONSTRAINT "crack_readings_plus_minus" CHECK ("crack_readings"."plus_minus" > 0 and "crack_readings"."plus_minus" <= 20),
	CONSTRAINT "crack_readings_taken_out" CHECK ("crack_readings"."mm" is not null or "crack_readings"."corrects_id" is not null),
	CONSTRAINT "crack_readings_why" CHECK ("crack_readings"."corrects_id" is null or "crack_readings"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "reading_plans" (
	"finding_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"next_on" date NOT NULL,
	"reminded" text
);
--> statement-breakpoint
ALTER TABLE "defects" ADD COLUMN "crack_grows" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crack_readings" ADD CONSTRAINT "crack_readings_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crack_readings" ADD CONSTRAINT "crack_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crack_readings" ADD CONSTRAINT "crack_readings_corrects_id_crack_readings_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."crack_readings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_plans" ADD CONSTRAINT "reading_plans_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_plans" ADD CONSTRAINT "reading_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crack_readings_by_user" ON "crack_readings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reading_plans_by_user" ON "reading_plans" USING btree ("user_id","next_on");
--> statement-breakpoint
create function refuse_changed_reading() returns trigger language plpgsql as $$
begin
  raise exception 'A reading is never changed; a correction takes its place' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger crack_readings_stay before update on crack_readings
  for each row execute function refuse_changed_reading();
--> statement-breakpoint
create function check_corrected_reading() returns trigger language plpgsql as $$
begin
  if new.corrects_id is not null and not exists (
    select from crack_readings r where r.id = new.corrects_id and r.finding_id = new.finding_id
  ) then
    raise exception 'A correction is of a reading of the same finding' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger crack_readings_of_one_finding before insert on crack_readings
  for each row execute function check_corrected_reading();
