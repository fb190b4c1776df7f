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
DROP INDEX "journals_about";--> statement-breakpoint
DROP INDEX "policies_found_by";--> statement-breakpoint
DROP INDEX "cases_found_by";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "question" text;--> statement-breakpoint
CREATE INDEX "sale_counts_by_day" ON "sale_counts" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "ledger_lines_given_back" ON "ledger_lines" USING btree ("company_id","day") WHERE account = 'gateway' and amount_minor < 0;--> statement-breakpoint
CREATE INDEX "quotes_by_time" ON "quotes" USING btree ("company_id","opened_at");