CREATE TABLE "audit_things" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "audit_things_company_id_kind_thing_id_place_pk" PRIMARY KEY("company_id","kind","thing_id","place")
);
