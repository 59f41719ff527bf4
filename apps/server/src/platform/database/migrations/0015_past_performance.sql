CREATE TABLE "past_performance" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_version" text NOT NULL,
	"accuracy_score" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_performance_share" CHECK ("past_performance"."accuracy_score" between 0 and 1)
);
