CREATE TABLE "product_wizards" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_wizards_company_id_member_id_pk" PRIMARY KEY("company_id","member_id")
);
