CREATE TABLE "centre_documents" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder_id" uuid,
	"people" uuid[],
	"newest" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "centre_documents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "centre_folders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "centre_folders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "centre_versions" (
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer NOT NULL,
	"words" text NOT NULL,
	"note" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "centre_versions_company_id_document_id_number_pk" PRIMARY KEY("company_id","document_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "centre_document_name_once" ON "centre_documents" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "centre_documents_in_folder" ON "centre_documents" USING btree ("company_id","folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "centre_folder_name_once" ON "centre_folders" USING btree ("company_id",lower("name"));