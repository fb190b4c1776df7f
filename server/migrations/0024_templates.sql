CREATE TABLE "template_bindings" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"template_id" uuid NOT NULL,
	CONSTRAINT "template_bindings_company_id_product_id_moment_pk" PRIMARY KEY("company_id","product_id","moment")
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"company_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	CONSTRAINT "template_versions_company_id_template_id_version_pk" PRIMARY KEY("company_id","template_id","version")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tag" text NOT NULL,
	"product_id" uuid,
	"body" jsonb NOT NULL,
	"version" integer,
	"used_revision" integer,
	"system_key" text,
	"system_version" integer,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "template_bindings_of" ON "template_bindings" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_name_once" ON "templates" USING btree ("company_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "templates_newest" ON "templates" USING btree ("company_id","kind","updated_at");