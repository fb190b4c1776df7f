CREATE TABLE "authority_limits" (
	"company_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"most_sum_insured" jsonb,
	"most_premium" jsonb,
	"most_loading_percent" text,
	"may_decline" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "authority_limits_company_id_role_id_pk" PRIMARY KEY("company_id","role_id")
);
