CREATE TABLE "journals" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" integer NOT NULL,
	"what" text NOT NULL,
	"about" jsonb NOT NULL,
	"corrects" uuid,
	"is_test" boolean NOT NULL,
	CONSTRAINT "journals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"company_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"product_id" text NOT NULL,
	"channel" text NOT NULL,
	"debit_minor" bigint NOT NULL,
	"credit_minor" bigint NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "ledger_days_company_id_day_account_currency_is_test_product_id_channel_pk" PRIMARY KEY("company_id","day","account","currency","is_test","product_id","channel")
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"company_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"day" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"policy_id" uuid,
	"order_id" uuid,
	"product_id" uuid,
	"release_hash" text,
	"plan" text,
	"channel" text,
	"agent" text,
	"region" text,
	CONSTRAINT "ledger_lines_company_id_journal_id_place_pk" PRIMARY KEY("company_id","journal_id","place")
);
--> statement-breakpoint
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
CREATE TABLE "schedules" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"release_hash" text,
	"number" integer,
	"runs_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "schedules_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"language" text NOT NULL,
	"born_on" integer,
	"merged_into" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"transaction" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"made_of" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"product_id" uuid,
	"quote_id" uuid,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"payee" text NOT NULL,
	"is_test" boolean NOT NULL,
	"price" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"token_hash" text NOT NULL,
	"reason" text,
	"resolution" text,
	"policy_id" uuid,
	"payment_id" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"news" jsonb NOT NULL,
	"sent" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_events_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"back_to" text NOT NULL,
	"state" text NOT NULL,
	"card" text,
	"failure" text,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "gateways" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateways_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text DEFAULT 'order' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"token_hash" text DEFAULT '' NOT NULL,
	"return_to" text DEFAULT '/' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"gateway" text NOT NULL,
	"reference" text,
	"charge" text,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_minor" bigint,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"failure" text,
	"paid_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"product_id" uuid NOT NULL,
	"release_hash" text NOT NULL,
	"plan" text NOT NULL,
	"plan_title" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"quote_id" uuid,
	"is_test" boolean NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"starts_on" integer NOT NULL,
	"ends_on" integer NOT NULL,
	"cancelled_on" integer,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"found_by" text NOT NULL,
	"token_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policies_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "policy_transactions" (
	"company_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"counts_from" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	"release_hash" text NOT NULL,
	"answers" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"journal_id" uuid,
	CONSTRAINT "policy_transactions_company_id_policy_id_place_pk" PRIMARY KEY("company_id","policy_id","place")
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"promotion_id" uuid NOT NULL,
	"quota" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotion_code_once" PRIMARY KEY("company_id","code"),
	CONSTRAINT "promotion_code_within_quota" CHECK (held >= 0 and used >= 0 and held + used <= quota)
);
--> statement-breakpoint
CREATE TABLE "promotion_holds" (
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_holds_company_id_order_id_code_pk" PRIMARY KEY("company_id","order_id","code")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"product_id" uuid,
	"plan" text NOT NULL,
	"terms" jsonb NOT NULL,
	"code_length" integer NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quote_files" (
	"company_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"question" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_files_company_id_quote_id_id_pk" PRIMARY KEY("company_id","quote_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"release_hash" text NOT NULL,
	"is_test" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"answers" jsonb NOT NULL,
	"page_id" text,
	"state" text NOT NULL,
	"price" jsonb,
	"valid_until" timestamp with time zone,
	"decision" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"declarations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"channel" text DEFAULT 'direct' NOT NULL,
	"holder_id" uuid,
	"policy_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"priced_at" timestamp with time zone,
	CONSTRAINT "quotes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "uploads" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "pieces" jsonb;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "environment" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "state" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "settings" jsonb DEFAULT '{"seoTitle":"","seoDescription":"","languages":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "expires_on" integer;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "auto_renew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "scheduled_what" text;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shells" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "journals_by_time" ON "journals" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "journals_about" ON "journals" USING gin ("about");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_policy" ON "ledger_lines" USING btree ("company_id","policy_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_day" ON "ledger_lines" USING btree ("company_id","day","account");--> statement-breakpoint
CREATE INDEX "mounts_by_release" ON "mounts" USING btree ("company_id","shell_id","release_hash");--> statement-breakpoint
CREATE INDEX "mounts_by_product" ON "mounts" USING btree ("company_id","product_id","mounted_at");--> statement-breakpoint
CREATE INDEX "schedules_by_time" ON "schedules" USING btree ("company_id","runs_at");--> statement-breakpoint
CREATE INDEX "schedules_waiting" ON "schedules" USING btree ("company_id","shell_id","runs_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_once" ON "customers" USING btree ("company_id","email") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("company_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "document_once" ON "documents" USING btree ("company_id","policy_id","transaction","kind","language");--> statement-breakpoint
CREATE INDEX "documents_by_policy" ON "documents" USING btree ("company_id","policy_id","made_at");--> statement-breakpoint
CREATE INDEX "orders_by_token" ON "orders" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "order_quote_once" ON "orders" USING btree ("company_id","quote_id") WHERE state <> 'lapsed';--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("company_id","state","made_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_by_payment" ON "sandbox_events" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_token" ON "sandbox_payments" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "sandbox_payments_newest" ON "sandbox_payments" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_one_active" ON "gateways" USING btree ("company_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_by_token" ON "payments" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "payments_by_charge" ON "payments" USING btree ("company_id","charge");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference_once" ON "payments" USING btree ("company_id","gateway","reference");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_number_given_once" ON "policies" USING btree ("company_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_order_once" ON "policies" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "policies_by_token" ON "policies" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "policies_by_time" ON "policies" USING btree ("company_id","issued_at");--> statement-breakpoint
CREATE INDEX "policies_by_product" ON "policies" USING btree ("company_id","product_id","issued_at");--> statement-breakpoint
CREATE INDEX "policies_by_holder" ON "policies" USING btree ("company_id","holder_id");--> statement-breakpoint
CREATE INDEX "policies_found_by" ON "policies" USING gin ("found_by" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotion_codes_of" ON "promotion_codes" USING btree ("company_id","promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_holds_due" ON "promotion_holds" USING btree ("company_id","until") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_word_once" ON "promotions" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "promotions_newest" ON "promotions" USING btree ("company_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "quote_files_waiting" ON "quote_files" USING btree ("company_id","is_kept","announced_at");--> statement-breakpoint
CREATE INDEX "quotes_by_token" ON "quotes" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "quotes_by_product" ON "quotes" USING btree ("company_id","product_id","opened_at");--> statement-breakpoint
CREATE INDEX "quotes_by_policy" ON "quotes" USING btree ("company_id","policy_id") WHERE policy_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("company_id","saved_at") WHERE state = 'referred';--> statement-breakpoint
CREATE INDEX "visits_by_shell" ON "visits" USING btree ("company_id","shell_id","started_at");--> statement-breakpoint
CREATE INDEX "visits_by_time" ON "visits" USING btree ("company_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_number_once" ON "cases" USING btree ("company_id","count");--> statement-breakpoint
CREATE UNIQUE INDEX "case_quote_once" ON "cases" USING btree ("company_id","quote_id");--> statement-breakpoint
CREATE INDEX "cases_by_state" ON "cases" USING btree ("company_id","state","due_at");--> statement-breakpoint
CREATE INDEX "cases_found_by" ON "cases" USING gin ("found_by" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "shell_one_prelive" ON "shells" USING btree ("company_id","product_id") WHERE environment = 'prelive' and state <> 'trash';--> statement-breakpoint
ALTER TABLE "account_movements" DROP COLUMN "amount_minor";