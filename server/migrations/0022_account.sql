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
ALTER TABLE "account_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "is_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_once" ON "account_bills" USING btree ("company_id","invoice_number");--> statement-breakpoint
CREATE INDEX "payment_methods_newest" ON "payment_methods" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_one_kept" ON "payment_methods" USING btree ("company_id") WHERE state = 'kept';--> statement-breakpoint
CREATE UNIQUE INDEX "unit_move_once" ON "unit_moves" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "unit_moves_by_time" ON "unit_moves" USING btree ("company_id","at");