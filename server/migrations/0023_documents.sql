CREATE TABLE "documents" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"transaction" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"made_of" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "document_once" ON "documents" USING btree ("company_id","policy_id","transaction","kind","language");--> statement-breakpoint
CREATE INDEX "documents_by_policy" ON "documents" USING btree ("company_id","policy_id","made_at");