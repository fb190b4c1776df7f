CREATE TABLE "visit_counts" (
	"company_id" uuid NOT NULL,
	"hour" integer NOT NULL,
	"shell_id" uuid NOT NULL,
	"page" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_company_id_hour_shell_id_page_event_pk" PRIMARY KEY("company_id","hour","shell_id","page","event")
);
--> statement-breakpoint
CREATE TABLE "visit_pages" (
	"company_id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"page" text NOT NULL,
	"place" integer NOT NULL,
	"question" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"errors" integer NOT NULL,
	"slow" integer NOT NULL,
	CONSTRAINT "visit_pages_company_id_visit_id_page_pk" PRIMARY KEY("company_id","visit_id","page")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"release_hash" text NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_test" boolean NOT NULL,
	CONSTRAINT "visits_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payer_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payer_email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "plan_title" text NOT NULL;--> statement-breakpoint
CREATE INDEX "visits_by_shell" ON "visits" USING btree ("company_id","shell_id","started_at");--> statement-breakpoint
CREATE INDEX "visits_by_time" ON "visits" USING btree ("company_id","started_at");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payer_id";