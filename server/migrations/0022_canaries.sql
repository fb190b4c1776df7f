CREATE TABLE "canaries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"release_hash" text NOT NULL,
	"number" integer NOT NULL,
	"standing_hash" text NOT NULL,
	"standing_number" integer NOT NULL,
	"currency" text NOT NULL,
	"share" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"state" text NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"figures" jsonb,
	"broke" jsonb,
	CONSTRAINT "canaries_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "release_counts" (
	"company_id" uuid NOT NULL,
	"hour" integer NOT NULL,
	"shell_id" uuid NOT NULL,
	"release_hash" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_counts_company_id_hour_shell_id_release_hash_event_pk" PRIMARY KEY("company_id","hour","shell_id","release_hash","event")
);
--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "canary_id" uuid;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "canary_hash" text;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "canary_share" integer;--> statement-breakpoint
CREATE INDEX "canaries_by_product" ON "canaries" USING btree ("company_id","product_id","started_at");