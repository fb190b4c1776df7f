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
ALTER TABLE "portfolio_parts" ADD CONSTRAINT "portfolio_parts_company_id_portfolio_id_portfolios_company_id_id_fk" FOREIGN KEY ("company_id","portfolio_id") REFERENCES "public"."portfolios"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolios_by_product" ON "portfolios" USING btree ("company_id","product_id","made_at");