CREATE TABLE "mounts" (
	"company_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"release_hash" text NOT NULL,
	"number" integer NOT NULL,
	"share" integer DEFAULT 100 NOT NULL,
	"why" text NOT NULL,
	"member_id" uuid,
	"mounted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mounts_company_id_shell_id_place_pk" PRIMARY KEY("company_id","shell_id","place")
);
--> statement-breakpoint
CREATE TABLE "primary_products" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"moved_by" uuid,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "primary_products_company_id_product_id_pk" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"number" integer NOT NULL,
	"record" jsonb NOT NULL,
	"frozen_by" uuid,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_company_id_product_id_hash_pk" PRIMARY KEY("company_id","product_id","hash")
);
--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "environment" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "state" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "settings" jsonb DEFAULT '{"seoTitle":"","seoDescription":"","languages":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "expires_on" integer;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "auto_renew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "scheduled_what" text;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mounts_by_release" ON "mounts" USING btree ("company_id","shell_id","release_hash");--> statement-breakpoint
CREATE INDEX "mounts_by_product" ON "mounts" USING btree ("company_id","product_id","mounted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shell_one_prelive" ON "shells" USING btree ("company_id","product_id") WHERE environment = 'prelive' and state <> 'trash';