CREATE TABLE "case_decisions" (
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_minor" bigint,
	CONSTRAINT "case_decisions_company_id_case_id_place_pk" PRIMARY KEY("company_id","case_id","place")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"count" integer NOT NULL,
	"number" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"state" text NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"is_test" boolean NOT NULL,
	"holder_name" text NOT NULL,
	"found_by" text NOT NULL,
	"plan_title" text NOT NULL,
	"total_minor" bigint,
	"currency" text,
	"why" text NOT NULL,
	CONSTRAINT "cases_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "case_number_once" ON "cases" USING btree ("company_id","count");--> statement-breakpoint
CREATE UNIQUE INDEX "case_quote_once" ON "cases" USING btree ("company_id","quote_id");--> statement-breakpoint
CREATE INDEX "cases_by_state" ON "cases" USING btree ("company_id","state","due_at");--> statement-breakpoint
CREATE INDEX "cases_found_by" ON "cases" USING gin ("found_by" gin_trgm_ops);