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
ALTER TABLE "uploads" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "pieces" jsonb;--> statement-breakpoint
CREATE INDEX "quote_files_waiting" ON "quote_files" USING btree ("company_id","is_kept","announced_at");--> statement-breakpoint
CREATE INDEX "quotes_by_policy" ON "quotes" USING btree ("company_id","policy_id") WHERE policy_id is not null;