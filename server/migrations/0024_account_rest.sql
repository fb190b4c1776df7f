CREATE TABLE "month_statements" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "month_statements_company_id_month_pk" PRIMARY KEY("company_id","month")
);
