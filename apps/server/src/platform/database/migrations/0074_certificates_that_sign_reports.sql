CREATE TABLE "signing_certificates" (
	"id" serial PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"name" text NOT NULL,
	"locked_private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_certificates_certificate_unique" UNIQUE("certificate")
);
