CREATE TABLE "alike_dismissals" (
	"photo_id" integer NOT NULL,
	"finding_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alike_dismissals_photo_id_finding_id_pk" PRIMARY KEY("photo_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "alike_photos" (
	"photo_id" integer NOT NULL,
	"earlier_id" integer NOT NULL,
	CONSTRAINT "alike_photos_photo_id_earlier_id_pk" PRIMARY KEY("photo_id","earlier_id"),
	CONSTRAINT "alike_photos_order" CHECK ("alike_photos"."earlier_id" < "alike_photos"."photo_id")
);
--> statement-breakpoint
CREATE TABLE "photo_prints" (
	"photo_id" integer PRIMARY KEY NOT NULL,
	"spot_hash" "bytea" NOT NULL,
	"word_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alike_dismissals" ADD CONSTRAINT "alike_dismissals_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alike_dismissals" ADD CONSTRAINT "alike_dismissals_finding_id_defects_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alike_photos" ADD CONSTRAINT "alike_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alike_photos" ADD CONSTRAINT "alike_photos_earlier_id_photos_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_prints" ADD CONSTRAINT "photo_prints_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alike_dismissals_by_finding" ON "alike_dismissals" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "alike_photos_by_earlier" ON "alike_photos" USING btree ("earlier_id");