CREATE TABLE "rate_table_versions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"revision" integer NOT NULL,
	"row_count" integer NOT NULL,
	"hash" text NOT NULL,
	"chunks" jsonb NOT NULL,
	"copied_from" uuid,
	"import_id" uuid,
	"file_id" uuid,
	"made_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	CONSTRAINT "rate_table_versions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "table_version_number_once" UNIQUE("company_id","table_id","number")
);
--> statement-breakpoint
CREATE TABLE "rate_tables" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"use" text NOT NULL,
	"columns" jsonb NOT NULL,
	"next_row" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_tables_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "table_key_once" UNIQUE("company_id","product_id","key")
);
--> statement-breakpoint
CREATE TABLE "table_checks" (
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "table_checks_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "table_chunks" (
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"rows" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "table_chunks_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "table_edits" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"row_id" integer NOT NULL,
	"column_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "table_edits_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_tests" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"customer" jsonb NOT NULL,
	"expected" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_tests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "rate_table_versions" ADD CONSTRAINT "rate_table_versions_company_id_table_id_rate_tables_company_id_id_fk" FOREIGN KEY ("company_id","table_id") REFERENCES "public"."rate_tables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_edits" ADD CONSTRAINT "table_edits_company_id_table_id_rate_tables_company_id_id_fk" FOREIGN KEY ("company_id","table_id") REFERENCES "public"."rate_tables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tests" ADD CONSTRAINT "product_tests_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_edits_by_row" ON "table_edits" USING btree ("company_id","table_id","row_id");--> statement-breakpoint
CREATE INDEX "product_tests_by_product" ON "product_tests" USING btree ("company_id","product_id","created_at");