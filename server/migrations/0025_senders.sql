CREATE TABLE "senders" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"selector" text NOT NULL,
	"public_key" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"seen" jsonb,
	"checked_at" timestamp with time zone,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_keys" (
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"selector" text NOT NULL,
	"sealed_key" text NOT NULL,
	CONSTRAINT "mail_keys_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
