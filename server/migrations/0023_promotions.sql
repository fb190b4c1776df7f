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
CREATE INDEX "promotion_codes_of" ON "promotion_codes" USING btree ("company_id","promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_holds_due" ON "promotion_holds" USING btree ("company_id","until") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_word_once" ON "promotions" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "promotions_newest" ON "promotions" USING btree ("company_id","kind","updated_at");