CREATE TABLE "import_chunks" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"sheet" integer NOT NULL,
	"chunk" integer NOT NULL,
	"rows" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_company_id_import_id_sheet_chunk_pk" PRIMARY KEY("company_id","import_id","sheet","chunk")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"columns" jsonb NOT NULL,
	"table_id" uuid,
	"table_name" text NOT NULL,
	"use" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mappings_company_id_product_id_fingerprint_pk" PRIMARY KEY("company_id","product_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_kind" text NOT NULL,
	"file_size" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" integer NOT NULL,
	"progress" jsonb,
	"failure" jsonb,
	"sheets" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "policy_number_designs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"design" jsonb NOT NULL,
	"series" integer DEFAULT 1 NOT NULL,
	"last" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_number_designs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "policy_number_title_once" UNIQUE("company_id","title")
);
--> statement-breakpoint
CREATE TABLE "policy_number_products" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_number_product_once" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "policy_numbers" (
	"company_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"series" integer NOT NULL,
	"number" bigint NOT NULL,
	"printed" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_numbers_company_id_design_id_series_number_pk" PRIMARY KEY("company_id","design_id","series","number"),
	CONSTRAINT "policy_number_once" UNIQUE("company_id","printed")
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_company_id_import_id_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_number_products" ADD CONSTRAINT "policy_number_products_company_id_design_id_policy_number_designs_company_id_id_fk" FOREIGN KEY ("company_id","design_id") REFERENCES "public"."policy_number_designs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_product" ON "imports" USING btree ("company_id","product_id","made_at");--> statement-breakpoint
CREATE INDEX "policy_number_products_by_design" ON "policy_number_products" USING btree ("company_id","design_id");