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
ALTER TABLE "payments" ADD COLUMN "kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "token_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_to" text DEFAULT '/' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charge" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_minor" bigint;--> statement-breakpoint
CREATE INDEX "sandbox_events_by_payment" ON "sandbox_events" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_token" ON "sandbox_payments" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "sandbox_payments_newest" ON "sandbox_payments" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE INDEX "payments_by_token" ON "payments" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "payments_by_charge" ON "payments" USING btree ("company_id","charge");