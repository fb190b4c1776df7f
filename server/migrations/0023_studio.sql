CREATE TABLE "acme_accounts" (
	"directory" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acme_challenges" (
	"token" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"answer" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"owner_company" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"is_ready" boolean NOT NULL,
	"has_tls" boolean NOT NULL,
	"shell_id" uuid,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host" text NOT NULL,
	"is_subdomain" boolean NOT NULL,
	"way" text NOT NULL,
	"stage" text NOT NULL,
	"order_id" uuid,
	"claim_token" text,
	"target" jsonb,
	"paid_until" integer,
	"auto_renew" boolean NOT NULL,
	"noticed" integer,
	"tried_on" integer,
	"renews_certificate" boolean DEFAULT true NOT NULL,
	"certificate" text,
	"sealed_key" text,
	"certificate_from" timestamp with time zone,
	"certificate_until" timestamp with time zone,
	"certificate_noticed" integer,
	"certificate_failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"found" jsonb,
	"checked_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "domains_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "registered_names" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_company" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"paid_until" integer
);
--> statement-breakpoint
CREATE TABLE "form_editing" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_editor" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "form_editing_person_once" PRIMARY KEY("company_id","product_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "product_wizards" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_wizards_company_id_member_id_pk" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "domain_once_per_company" ON "domains" USING btree ("company_id","host");--> statement-breakpoint
CREATE INDEX "domains_newest" ON "domains" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_one_editor" ON "form_editing" USING btree ("company_id","product_id") WHERE is_editor;