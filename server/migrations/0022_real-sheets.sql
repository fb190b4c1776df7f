CREATE TABLE "account_bills" (
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"what" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"period_from" integer,
	"period_to" integer,
	"invoice_number" text,
	"paid_on" integer,
	"paid_by" text,
	"failure" text,
	"invoice_file" uuid,
	"receipt_file" uuid,
	CONSTRAINT "account_bills_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"label" text,
	"made_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	CONSTRAINT "payment_methods_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "unit_accounts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"month" integer DEFAULT 0 NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "units_not_below_zero" CHECK (balance >= 0 and owed >= 0)
);
--> statement-breakpoint
CREATE TABLE "unit_moves" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"move" text NOT NULL,
	"use" text,
	"units" integer NOT NULL,
	"balance" integer NOT NULL,
	"key" text NOT NULL,
	"policy_id" uuid,
	"order_id" uuid,
	CONSTRAINT "unit_moves_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_from" integer NOT NULL,
	"paid_until" integer NOT NULL,
	"next_plan" jsonb,
	"next_from" integer,
	"noticed" integer,
	"first_tried_on" integer,
	"tried_on" integer,
	"renewal_order" uuid,
	"limited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sale_counts" (
	"company_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sale_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" integer NOT NULL,
	"product_id" text NOT NULL,
	"channel" text NOT NULL,
	"plan" text NOT NULL,
	"currency" text NOT NULL,
	"policies" integer DEFAULT 0 NOT NULL,
	"quotes" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"premium_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sale_counts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "found_words" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"thing_id" uuid NOT NULL,
	CONSTRAINT "found_words_company_id_kind_word_thing_id_pk" PRIMARY KEY("company_id","kind","word","thing_id")
);
--> statement-breakpoint
CREATE TABLE "made_up_shares" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"shares" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "made_up_shares_company_id_product_id_pk" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_parts" (
	"company_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"rows" "bytea" NOT NULL,
	CONSTRAINT "portfolio_parts_company_id_portfolio_id_part_pk" PRIMARY KEY("company_id","portfolio_id","part")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"file_kind" text NOT NULL,
	"state" text NOT NULL,
	"failure" jsonb,
	"found" jsonb,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"totals" jsonb,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolios_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
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
DROP INDEX "journals_about";--> statement-breakpoint
DROP INDEX "policies_found_by";--> statement-breakpoint
DROP INDEX "cases_found_by";--> statement-breakpoint
ALTER TABLE "account_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "type_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tests" ADD COLUMN "worksheet" jsonb;--> statement-breakpoint
ALTER TABLE "authority_limits" ADD COLUMN "elsewhere" jsonb;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "canary_id" uuid;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "canary_hash" text;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "canary_share" integer;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "is_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "portfolio_parts" ADD CONSTRAINT "portfolio_parts_company_id_portfolio_id_portfolios_company_id_id_fk" FOREIGN KEY ("company_id","portfolio_id") REFERENCES "public"."portfolios"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_once" ON "account_bills" USING btree ("company_id","invoice_number");--> statement-breakpoint
CREATE INDEX "payment_methods_newest" ON "payment_methods" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_one_kept" ON "payment_methods" USING btree ("company_id") WHERE state = 'kept';--> statement-breakpoint
CREATE UNIQUE INDEX "unit_move_once" ON "unit_moves" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "unit_moves_by_time" ON "unit_moves" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "sale_counts_by_day" ON "sale_counts" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "portfolios_by_product" ON "portfolios" USING btree ("company_id","product_id","made_at");--> statement-breakpoint
CREATE INDEX "canaries_by_product" ON "canaries" USING btree ("company_id","product_id","started_at");--> statement-breakpoint
CREATE INDEX "ledger_lines_given_back" ON "ledger_lines" USING btree ("company_id","day") WHERE account = 'gateway' and amount_minor < 0;--> statement-breakpoint
CREATE INDEX "quotes_by_time" ON "quotes" USING btree ("company_id","opened_at");